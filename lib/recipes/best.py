"""The best of all solutions: who does which job for the least pay?

Each person and each job is an item. What a choice is paid is its cost. To find the most
instead of the least, take costs below 0.

Output:
[('Ann', 1), ('Bob', 0), ('Cid', 2)] cost 15
"""

from lib.covers import cheapest_cover

pay = {"Ann": [9, 4, 7], "Bob": [8, 5, 6], "Cid": [7, 7, 3]}
costs = {(who, job): pay[who][job] for who in pay for job in range(3)}
options = {choice: choice for choice in costs}  # its items are who and job
best = cheapest_cover([*pay, *range(3)], options, costs.get)
print(sorted(best), "cost", sum(costs[choice] for choice in best))
