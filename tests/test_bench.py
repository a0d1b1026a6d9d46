"""tools/bench.py: what it times is checked, and it says what it has not."""

import os
import shutil
import signal
import subprocess
import sys

import pytest

from support import ROOT, need, puzzles, run, run_tool

sys.path.insert(0, str(ROOT / "tools"))

import bench  # noqa: E402


def rows(output):
    """Return the first words of a table's lines."""
    return [line.split()[0] for line in output.splitlines()]


def test_sets_are_timed_beside_a_textbook_solver():
    status, output, _ = run_tool("bench.py", "--runs", "1", "easy", "tier0")
    assert status == 0
    assert rows(output) == ["microseconds", "easy,", "tier0,", "median"]
    assert "guesses" in output and "textbook" in output


def test_markdown_has_a_table_and_a_chart():
    status, output, _ = run_tool("bench.py", "--runs", "1", "--markdown", "tier0")
    assert status == 0
    assert output.startswith(
        "| microseconds a puzzle | guesses | bundle |\n| --- | ---: |"
    )
    assert "\nMedian (least-most) on " in output and "mermaid" not in output


def test_the_chart_is_of_the_set_hardest(capsys):
    row = ["hardest, 9x9", "60.4", "15 (14-16)", "200 (150-300)"]
    bench.show_markdown([["x", "guesses", "bundle", "textbook"], row], "a machine")
    chart = capsys.readouterr().out.split("```mermaid\nxychart-beta\n")[1]
    assert 'x-axis ["bundle", "textbook"]\n' in chart and "bar [15, 200]\n" in chart


def test_exact_covers_at_large_are_timed():
    head, row = bench.time_covers(["langford_07"], 1)
    assert row[:2] == ["langford_07", "52"] and len(row) == len(head)


def test_interpreters_are_timed_side_by_side():
    need("pypy3")
    status, output, _ = run_tool("bench.py", "--runs", "1", "--beside", "pypy3", "easy")
    assert (status, rows(output)) == (0, ["microseconds", "easy,", "median"])
    assert "PyPy" in output.splitlines()[0]


def test_a_set_is_profiled():
    status, output, _ = run_tool("bench.py", "--profile", "17clue")
    assert status == 0 and "settle" in output


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["nothing"], "there is no set nothing"),
        (["--covers", "easy"], "there is no set easy"),
        (["--profile", "queens_12"], "there is no set queens_12"),
        (["--covers", "--profile", "queens_12"], "not allowed with"),
        (["--runs", "0", "easy"], "--runs"),
        (["--runs", "x", "easy"], "--runs"),
    ],
)
def test_what_it_has_not_is_told(arguments, words):
    status, output, errors = run_tool("bench.py", *arguments)
    assert (status, output) == (2, "")
    assert words in errors and "Traceback" not in errors


@pytest.mark.parametrize("python", ["no-such-python", "false", "echo"])
def test_what_is_no_interpreter_is_told(python):
    status, _, errors = run_tool("bench.py", "--beside", python, "easy")
    assert status == 1 and errors.count("\n") == 1
    assert errors.startswith(f"{python} can't run tools/bench.py: ")


def test_a_missing_file_is_told(tmp_path):
    for name in "tools", "solutions":
        shutil.copytree(ROOT / name, tmp_path / name, copy_function=shutil.copyfile)
    command = [sys.executable, "-B", tmp_path / "tools" / "bench.py", "tier0"]
    status, _, errors = run(command)
    assert status == 1 and b"tier0.txt: No such file" in errors
    assert errors.count(b"\n") == 1


def test_a_reader_who_leaves_and_an_interrupt_leave_no_traceback():
    command = [sys.executable, str(ROOT / "tools" / "bench.py"), "--runs"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command + ["1", "tier0"], stdout=pipe, stderr=pipe)
    process.stdout.close()
    assert (process.stderr.read(), process.wait(60)) == (b"", 0)
    process.stderr.close()
    process = subprocess.Popen(command + ["9999", "tier0"], stderr=pipe)
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2)
        process.send_signal(signal.SIGINT)
        assert (process.communicate(timeout=60)[1], process.returncode) == (b"", 130)
    finally:
        process.kill()


def test_every_answer_is_checked():
    tasks = puzzles("9x9/easy")[:3]
    answers = dict(tasks)
    assert bench.run_once(answers.get, tasks) > 0
    answers[tasks[2][0]] = "1" * 81
    with pytest.raises(SystemExit, match="wrong answer to "):
        bench.run_once(answers.get, tasks)


def test_a_figure_is_the_median():
    assert bench.figure([50, 10, 11]) == "11 (10-50)"
    assert bench.figure([5000, 1000, 2000], 1e3) == "2.0 (1.0-5.0)"


def test_each_run_is_timed_but_the_first():
    calls = []
    times = bench.measure({"a": calls.append, "b": calls.append}, [("x", None)], 3, "")
    assert len(calls) == 8 and [len(each) for each in times.values()] == [3, 3]


def test_guesses_are_the_choices_of_the_search():
    bundle = bench.load_bundle("luogu_p4929")
    solve = bench.counter(bundle.exact_covers)
    forced = ((3, [[0, 1], [1, 2], [2]], 0), 1)
    free = ((2, [[0], [0], [1], [1]], 0), 4)
    assert bench.count_guesses(bundle, solve, [forced]) == 0
    assert bench.count_guesses(bundle, solve, [free]) == 3
    assert bench.count_guesses(bundle, solve, [free, forced]) == 1.5


def test_the_textbook_solver_does_not_depend_on_the_hash_seed():
    code = (
        "import bench; find = bench.textbook()\n"
        "(instance, count), = bench.load_covers('queens_08')\n"
        "print(list(find(*instance)))"
    )
    outputs = set()
    for seed in "0", "1", "2":
        done = subprocess.run(
            [sys.executable, "-B", "-c", code],
            cwd=ROOT / "tools",
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1 and len(outputs.pop()) > 500


def test_peers_are_given_the_same_problem():
    instance, count = bench.load_covers("queens_06")[0]
    covers = {tuple(sorted(cover)) for cover in bench.textbook()(*instance)}
    assert len(covers) == count == 4
    for label, find in bench.find_peers().items():
        found = {
            tuple(sorted(set(cover) & set(range(36)))) for cover in find(*instance)
        }
        assert found == covers, label
