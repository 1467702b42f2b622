"""Ranks that are forked from one launcher: their world, and that none is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from shardwright.backends.verification import ranks

pytest.importorskip("torch")

RANKS = 3
SECONDS = 60.0
WORLD = """
import os, sys
import torch.distributed as dist
import beside

assert __name__ == "__main__" and dist.get_rank is not None
dist.init_process_group("gloo")
got = [None] * dist.get_world_size()
dist.all_gather_object(got, (os.environ["LOCAL_RANK"], sys.argv[1:], os.getpid()))
assert [rank for rank, _, _ in got] == ["0", "1", "2"], got
assert all(words == ["--some", "words"] for _, words, _ in got), got
assert len({process for _, _, process in got}) == 3, got
dist.destroy_process_group()
"""
# Ranks that say that they are there, and stay; the second may refuse to end.
SLEEPING = """
import os, pathlib, signal, sys, time
folder, ignores = pathlib.Path(sys.argv[1]), sys.argv[2] == "deaf"
if ignores and os.environ["RANK"] == "1":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
(folder / f"rank{os.environ['RANK']}").write_text(str(os.getpid()))
while True:
    time.sleep(0.05)
"""


def command(folder: Path, text: str, *words: str, launcher: str = ranks.__file__) -> list[str]:
    path = folder / "script.py"
    path.write_text(text)
    return [sys.executable, launcher, str(RANKS), str(path), *words]


def test_ranks_are_a_world_as_torchrun_makes_it(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("")  # found from the folder of the script
    started = command(tmp_path, WORLD, "--some", "words")
    done = subprocess.run(started, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0 and not done.stdout, done.stdout + done.stderr


def left_behind(folder: Path, number: signal.Signals, words: str, launcher: str) -> list[int]:
    """Ranks that live on after their launcher was ended by a signal."""
    started = command(folder, SLEEPING, str(folder), words, launcher=launcher)
    child = subprocess.Popen(started, start_new_session=True, preexec_fn=hear_interrupts)
    try:
        until = time.monotonic() + SECONDS
        files = [folder / f"rank{rank}" for rank in range(RANKS)]
        while not all(file.exists() and file.read_text() for file in files):
            assert time.monotonic() < until and child.poll() is None
            time.sleep(0.02)
        child.send_signal(number)
        assert child.wait(SECONDS) != 0
        return [int(file.read_text()) for file in files if is_alive(int(file.read_text()))]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()


def hear_interrupts() -> None:
    """As in a terminal: what a shell starts behind it, these tests too, ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat").read_text()
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize(
    ("number", "words"),
    [(signal.SIGTERM, "polite"), (signal.SIGTERM, "deaf"), (signal.SIGINT, "polite")],
)
def test_a_launcher_that_is_ended_ends_its_ranks(
    number: signal.Signals, words: str, tmp_path: Path
) -> None:
    assert left_behind(tmp_path, number, words, ranks.__file__) == []


@pytest.mark.parametrize(
    ("right", "wrong", "words"),
    [
        ("signal.signal(signal.SIGTERM, _leave)", "pass", "polite"),
        ("os.kill(child, signal.SIGKILL)", "return", "deaf"),
    ],
)
def test_a_launcher_that_leaves_ranks_is_caught(
    right: str, wrong: str, words: str, tmp_path: Path
) -> None:
    text = Path(ranks.__file__).read_text()
    assert text.count(right) == 1
    (tmp_path / "mutant.py").write_text(text.replace(right, wrong))
    found = left_behind(tmp_path, signal.SIGTERM, words, str(tmp_path / "mutant.py"))
    assert len(found) == (RANKS if words == "polite" else 1)


FAILS = "import os, sys, time\nif os.environ['RANK'] == '1': sys.exit(7)\ntime.sleep(0.03)\n"


@pytest.mark.parametrize("is_wrong", [False, True])
def test_the_rank_that_failed_is_in_the_exit_code_and_the_table(
    is_wrong: bool, tmp_path: Path
) -> None:
    text = Path(ranks.__file__).read_text()
    assert "if code else []" in text
    mutant = tmp_path / "mutant.py"
    mutant.write_text(text.replace("if code else []", "if code < 0 else []"))
    launcher = str(mutant) if is_wrong else ranks.__file__
    done = subprocess.run(
        command(tmp_path, FAILS, launcher=launcher), capture_output=True, text=True, timeout=SECONDS
    )
    is_told = done.returncode == 1 and "rank      : 1\n  exitcode  : 7 (pid: " in done.stderr
    assert is_told is not is_wrong
