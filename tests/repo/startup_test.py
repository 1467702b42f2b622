"""What is imported when: the tools start fast because they import little."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
HEAVY = ("jax", "jaxlib", "torch", "scipy", "numba", "graphviz", "onnx", "hypothesis")
EXAMPLE = str(ROOT / "examples" / "reductions.mlir")

OPT = f"from shardwright.tools.opt import main; main([{EXAMPLE!r}, '--cse'])"
HELP = "from shardwright.tools.cli import main; main(['--help'])"
SHOW = f"from shardwright.tools.cli import main; main(['show', {EXAMPLE!r}])"
COMPILE = (
    f"from shardwright.tools.cli import main; main(['compile', {EXAMPLE!r}, '--emit', 'torch'])"
)


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a fresh process that can import this checkout."""
    words = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {code}"]
    return subprocess.run(words, capture_output=True, text=True, check=True)


def loaded(code: str, names: tuple[str, ...]) -> list[str]:
    """Which of these modules are loaded after running the code."""
    asked = f"sys.stderr.write(' '.join(n for n in {names!r} if n in sys.modules))"
    return run(f"{code}; {asked}").stderr.split()


def test_the_package_imports_nothing_but_itself():
    assert loaded("import shardwright", (*HEAVY, "lark", "numpy", "argparse")) == []


def test_help_needs_no_core_packages():
    assert loaded(HELP, (*HEAVY, "lark", "numpy", "shardwright.ir.core")) == []


@pytest.mark.parametrize("code", [OPT, SHOW, COMPILE], ids=["opt", "show", "compile"])
def test_tools_need_no_optional_package(code: str):
    assert loaded(code, HEAVY) == []


def test_the_check_sees_what_is_loaded():
    assert loaded("import numpy", ("numpy",)) == ["numpy"]


@pytest.mark.parametrize(
    ("code", "budget"),
    [("import shardwright", 0.02), (HELP, 0.15), (OPT, 0.35)],
    ids=["import", "help", "opt"],
)
def test_start_up_budget(code: str, budget: float):
    """CPU seconds above an empty interpreter, best of five; ten times as much on busy machines."""
    empty = min(cpu_seconds("pass") for _ in range(3))
    assert min(cpu_seconds(code) for _ in range(5)) - empty < 10 * budget


def cpu_seconds(code: str) -> float:
    """What a whole process takes of a core; it ends before it prints."""
    asked = "from time import process_time; sys.stderr.write(f'{process_time()}\\n')"
    return float(
        run(f"import atexit; atexit.register(lambda: exec({asked!r})); {code}").stderr.split()[-1]
    )


def test_the_public_names_start_fast_and_need_no_optional_package():
    """Half a second, best of five; three times as much, for busy machines."""
    api = "from shardwright import Target, evaluate, load"
    assert loaded(api, HEAVY) == []
    assert min(cpu_seconds(api) for _ in range(5)) < 3 * 0.5


def test_a_planted_slow_start_is_caught():
    assert cpu_seconds("sum(range(4 * 10**8))") > 0.5
