"""Programs that nobody holds any more go, although nothing is collected while they are built."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from shardwright.ir import gc_pause
from shardwright.ir.core import Module
from shardwright.ir.gc_pause import not_collecting, seldom_collecting
from shardwright.ir.parse import parse

TEXT = "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n"


@pytest.fixture(autouse=True)
def a_small_heap(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that other tests hold is looked at: a collection costs seconds with it, and so does
    counting what is frozen.
    """
    monkeypatch.setattr(gc, "get_freeze_count", lambda: 1)
    gc.freeze()
    yield
    gc.unfreeze()


def left_over(count: int) -> int:
    """How many programs are still there after so many were parsed and forgotten."""
    gc.collect()
    for _ in range(count):
        parse(TEXT)
    return sum(isinstance(thing, Module) for thing in gc.get_objects())


def test_programs_nobody_holds_go(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = gc_pause.Ledger()
    monkeypatch.setattr(gc_pause, "ledger", ledger)
    monkeypatch.setattr(gc_pause, "WORTH_LOOKING", 1)
    few = left_over(3)
    ledger.alive = 0
    for _ in range(30):
        ledger.alive = 0  # as if there were little else: it looks before every program
        parse(TEXT)
    assert left_over(0) <= few
    monkeypatch.setattr(gc_pause, "WORTH_LOOKING", 10**9)
    gc.disable()
    try:
        assert left_over(30) >= 30  # what happens when nobody looks
    finally:
        gc.enable()


@pytest.mark.parametrize("worth_looking", [1, 10**9])
def test_only_looks_collect_where_that_is_seldom(
    worth_looking: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = gc_pause.Ledger()
    monkeypatch.setattr(gc_pause, "ledger", ledger)
    monkeypatch.setattr(gc_pause, "WORTH_LOOKING", worth_looking)
    gc.collect()
    with seldom_collecting():
        assert not gc.isenabled()
        for _ in range(30):
            ledger.alive = 0
            parse(TEXT)
        assert not gc.isenabled()
        found = sum(isinstance(thing, Module) for thing in gc.get_objects())
    assert gc.isenabled() and not ledger.is_seldom
    assert (found < 15) == (worth_looking == 1)


def test_a_collector_that_is_off_stays_off() -> None:
    gc.disable()
    try:
        with not_collecting(), seldom_collecting():
            pass
        with seldom_collecting():
            pass
        assert not gc.isenabled() and not gc_pause.ledger.is_seldom
    finally:
        gc.enable()
