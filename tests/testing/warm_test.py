"""A file that a warm Python runs cannot tell: words, folder, environment, streams, exit code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shardwright.testing.warm.python import Warm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks on Linux alone")

SAID = """\
import json, os, sys
import beside
print(json.dumps([sys.argv[1:], os.getcwd(), os.environ["MINE"], "PATH" in os.environ, __name__]))
print(sys.stdin.read(), file=sys.stderr)
print("decimal" in sys.modules, sys.path[0] == os.path.dirname(os.path.realpath(sys.argv[0])))
"""
ENDS = {
    "": 0,
    "import sys; sys.exit(7)": 7,
    "raise SystemExit('a reason')": 1,
    "raise KeyError('a reason')": 1,
    "import os; os._exit(5)": 5,
    "import os; os.abort()": -signal.SIGABRT,
    "import os, signal; os.kill(os.getpid(), signal.SIGKILL)": -signal.SIGKILL,
}


@pytest.fixture(scope="module")
def python() -> Iterator[Warm]:
    found = Warm("decimal")
    yield found
    found.stop()


def start(words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {"MINE": "a word", "PATH": os.environ["PATH"]}
    return subprocess.run(
        words, env=environment, cwd=folder, input="typed", capture_output=True, text=True
    )


def test_a_file_is_as_in_a_new_process(python: Warm, tmp_path: Path) -> None:
    folder = tmp_path / "where it stands"
    folder.mkdir()
    (folder / "beside.py").write_text("")
    (folder / "said.py").write_text(SAID)
    words = [str(folder / "said.py"), "some", "words"]
    own, new = (start(one, tmp_path) for one in (python.command(*words), [sys.executable, *words]))
    assert (own.returncode, own.stderr) == (new.returncode, new.stderr) == (0, "typed\n")
    assert own.stdout.splitlines()[0] == new.stdout.splitlines()[0]
    assert own.stdout.endswith("True True\n") and new.stdout.endswith("False True\n")


@pytest.mark.parametrize("text", ENDS)
def test_it_ends_as_the_file_does(text: str, python: Warm, tmp_path: Path) -> None:
    (tmp_path / "end.py").write_text(f"print('begun')\n{text}\n")
    done = start(python.command(str(tmp_path / "end.py")), tmp_path)
    assert done.returncode == ENDS[text]
    assert done.stdout == "begun\n" or done.returncode not in (0, 1, 7)
    assert ("a reason" in done.stderr) == ("a reason" in text)


def test_nothing_is_left_of_one_that_is_ended(python: Warm, tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text(
        "import os, time\nprint(os.getpid(), flush=True)\ntime.sleep(60)\n"
    )
    words = python.command(str(tmp_path / "long.py"))
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        runs = Path("/proc", child.stdout.readline().strip())
        assert runs.exists()
        child.kill()
        for _ in range(500):
            if not runs.exists():
                break
            time.sleep(0.02)
    assert not runs.exists()
