"""The public API: what the README shows, and misuse that is said, not crashed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import shardwright as sw
from shardwright.ir.print import print_module

LAYERS = Path(__file__).parents[2] / "examples" / "linear_layers.mlir"
REDUCTIONS = LAYERS.with_name("reductions.mlir")


def program() -> sw.Module:
    return sw.load(LAYERS)


def local() -> sw.Module:
    return sw.partition(program())


def test_functions_leave_what_they_are_given_as_it_is():
    given = program()
    before = print_module(given)
    target = sw.Target("dgx-h100")
    for step in (sw.propagate, sw.partition, sw.explain, sw.compile, sw.trial):
        step(given)
    assert sw.evaluate(given, target) == sw.evaluate(sw.partition(given, target), target)
    assert sw.compile(local(), original=given) == sw.compile(given)
    assert sw.verify(given, skip=["jax", "torch"]).ok
    assert print_module(given) == before
    assert print_module(given.clone()) == before
    assert set(sw.__all__) <= set(dir(sw))


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: sw.Target("nope"), 'unknown cluster "nope"'),
        (lambda: sw.Target(stack="x"), "stack needs a cluster"),
        (lambda: sw.Target(overlap="none"), "overlap needs a cluster"),
        (lambda: sw.Target(placement="on"), "placement needs a cluster"),
        (lambda: sw.Target(trips=-1), "a trip count must be at least 1"),
        (lambda: sw.evaluate(program(), sw.Target()), "the target has no cluster"),
        (lambda: sw.explain(local()), "already partitioned"),
        (lambda: sw.explain(program(), value="%no"), "no value is called %no"),
        (lambda: sw.compile(program(), emit="x"), 'nothing is emitted for "x"'),
        (lambda: sw.compile(local()), "already partitioned"),
        (lambda: sw.compile(local(), original=sw.load(REDUCTIONS)), "here but"),
        (lambda: sw.verify(local()), "already partitioned"),
        (lambda: sw.verify(program(), skip=["mlir"]), 'no script for "mlir"'),
        (lambda: sw.verify(program(), seed=-1), "the seed must be at least 0, got -1"),
        (lambda: sw.load("nowhere.mlir"), "cannot read"),
        (lambda: sw.parse("func"), "error"),
    ],
)
def test_misuse_is_said(act: Callable[[], object], said: str):
    with pytest.raises(sw.ProgramError) as caught:
        act()
    assert said in str(caught.value)


def test_the_package_has_no_other_names():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        sw.nothing  # type: ignore[attr-defined]  # noqa: B018
