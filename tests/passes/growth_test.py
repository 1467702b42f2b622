"""The work of every pass, and of verifying behind it, grows with a program and not with its square.

Work is counted in calls of functions, so that the figures are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from cProfile import Profile

import pytest

from shardwright.ir.core import Func, Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.passes.registry import Verify, names, parse_pipeline, pipelines
from shardwright.testing.texts.growing import GROWING, funcs

WHOLE = "sdy-propagation-pipeline,partition"
SMALL, TIMES, MOST = 20, 4, 7.0  # squared growth is 16
OURS = [name for name in names() if name not in pipelines()]


def work(run: Callable[[], object]) -> int:
    """Calls of functions, also of C's."""
    counter = Profile()
    counter.runcall(run)
    return sum(entry.callcount for entry in counter.getstats())


def passing(text: str, pipeline: str) -> int:
    """The work of a pipeline on a program seen before; 0 where the program is none for it."""
    checks = Verify.CHANGED if pipeline == WHOLE else Verify.NOTHING
    seen, module = parse(text), parse(text)
    try:
        parse_pipeline(pipeline).run(seen, verify=checks)
        return work(lambda: parse_pipeline(pipeline).run(module, verify=checks))
    except ProgramError:
        return 0


def growth(make: Callable[[int], str], pipeline: str, size: int = SMALL) -> float:
    """How often the work of a small program a larger one takes."""
    small = passing(make(size), pipeline)
    return passing(make(size * TIMES), pipeline) / small if small > 100 * size else 0.0


@pytest.mark.parametrize("make", GROWING, ids=lambda make: make.__name__)
def test_programs_are_valid(make: Callable[[int], str]):
    assert verify(parse(make(3))) == []


@pytest.mark.parametrize("make", GROWING, ids=lambda make: make.__name__)
def test_work_grows_with_the_program(make: Callable[[int], str]):
    found = {name: growth(make, name) for name in (*OURS, WHOLE)}
    print(make.__name__, {name: round(times, 1) for name, times in found.items() if times > 4.5})
    assert {name: times for name, times in found.items() if times > MOST} == {}


def test_a_planted_search_per_call_is_caught(monkeypatch: pytest.MonkeyPatch):
    def search(module: Module, name: str) -> Func | None:
        return next((func for func in module.funcs if func.symbol == name), None)

    name = "sdy-insert-func-call-reshards"
    assert growth(funcs, name, 2 * SMALL) < MOST
    monkeypatch.setattr(Module, "func", search)
    assert growth(funcs, name, 2 * SMALL) > MOST
