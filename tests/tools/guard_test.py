"""Every way a tool can end: exit codes, crash files, closed pipes, interrupts."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shardwright.ir.errors import error
from shardwright.tools.session.session import Session, guarded

ROOT = Path(__file__).parent.parent.parent


def ended(action: Callable[[], int], **state: str) -> tuple[int, str]:
    """Exit code and stderr of a tool that does this."""
    session = Session(io.StringIO(), io.StringIO(), io.StringIO(), **state)  # pyright: ignore
    code = guarded(session, action)
    assert isinstance(session.stderr, io.StringIO)
    return code, session.stderr.getvalue()


def raising(problem: BaseException) -> Callable[[], int]:
    def action() -> int:
        raise problem

    return action


def test_codes_pass_through():
    assert ended(lambda: 3) == (3, "")
    assert ended(raising(error("no such axis", code=2))) == (2, "error: no such axis\n")
    assert ended(raising(KeyboardInterrupt())) == (130, "")
    assert ended(raising(BrokenPipeError())) == (141, "")
    assert ended(raising(SystemExit(2))) == (2, "")


def test_our_own_fault_is_saved_as_a_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    state = {"file": "in.mlir", "text": "module {\n}\n", "phase": "some-pass"}
    state["command"] = "shardwright-opt %s --some-pass"
    code, said = ended(raising(ValueError("oops\nmore")), **state)
    assert code == 70
    assert said.startswith("in.mlir: error: some-pass failed: ValueError: oops\nnote: ")
    assert "Traceback" not in said and said.count("error:") == 1
    saved = (tmp_path / "crash-some-pass.mlir").read_text()
    assert saved.startswith("// RUN: shardwright-opt %s --some-pass\n")
    assert "module {\n}\n" in saved and "// ValueError: oops" in saved


def test_a_reference_that_fails_is_our_fault_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    code, said = ended(raising(error("reference run failed", code=70)), phase="reference")
    assert code == 70 and "crash-reference.mlir" in said


def test_a_closed_pipe_is_quiet():
    example = ROOT / "examples" / "gpt_train_step.mlir"
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"
    code += "from shardwright.tools.opt import main; sys.exit(main())"
    tool = subprocess.Popen(
        [sys.executable, "-c", code, str(example)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert tool.stdout is not None and tool.stderr is not None
    tool.stdout.close()
    assert tool.stderr.read() == b""
    assert tool.wait() == 141
