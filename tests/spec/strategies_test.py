"""Strategies: every assignment of axes to factors that may run on blocks, and no other."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

import pytest

from shardwright.spec import plan
from shardwright.spec import strategies as module
from shardwright.spec.attributes import Array, Attrs, String
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import kept_whole, letters, may_be_uneven, written
from shardwright.spec.layout import Cut, dims, disagreement, is_even, partial_axes
from shardwright.spec.op import Sig, ops
from shardwright.spec.strategies import cuts, layouts, strategies
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.read_cuts import read
from shardwright.testing.op_table.op_cases import cases

MESH = Mesh((("a", 2), ("b", 3), ("c", 1)))
A, B = Axis("a", 1, 2), Axis("b", 1, 3)
ROWS = [row.name for row in ops().values() if row.sample and row.rule]
FEW = 5  # factors of an op; of more the oracle looks at too much


def oracle(sig: Sig, mesh: Mesh) -> set[Cut]:
    """All assignments of axes to letters that a text may say and that make an op consistent.

    What a text may say the reader of plans decides, what is consistent the stage `resharded`.
    """
    rule = sig.blocks
    assert rule is not None
    names = [name for name, size in mesh.axes if size > 1]
    shapes = [t.shape if isinstance(t, TensorType) else () for t in (*sig.ins, *sig.outs)]
    found: set[Cut] = set()
    for places in product(("", *letters(sig)), repeat=len(names)):
        told: dict[str, list[String]] = {}
        for name, letter in zip(names, places, strict=True):
            if letter:
                told.setdefault(letter, []).append(String(name))
        notes = Attrs({plan.CUT: Attrs({k: Array(tuple(axes)) for k, axes in told.items()})})
        try:
            cut = read(sig, notes, mesh).cut
        except Unfit:
            continue
        assert cut is not None
        held = [dims(rule, k, cut) for k in range(len(shapes))]
        used = [[axis for part in layout for axis in part] for layout in held]
        if any(len(one) != len(set(one)) for one in used):
            continue  # an axis cuts two dims
        pads = may_be_uneven(sig)
        assert disagreement(rule, shapes, held, kept_whole(sig), pads, sig) is None
        found.add(cut)
    return found


def wrong(name: str, mesh: Mesh = MESH) -> tuple[int, list[str]]:
    """Number of cuts of samples of a row, and the samples whose cuts the oracle has not."""
    count, found = 0, list[str]()
    for case in cases(ops()[name], 12):
        sig = case.sig
        if sig.blocks is None or len(sig.blocks.sizes) > FEW:
            continue
        got, wanted = cuts(sig, mesh), oracle(sig, mesh)
        count += len(got)
        if set(got) != wanted or len(set(got)) != len(got) or any(got[0]):
            found.append(f"{case}: {set(got) ^ wanted}")
    return count, found


@pytest.mark.parametrize("name", ROWS)
def test_cuts_are_those_of_all_assignments(name: str):
    for mesh in (MESH, Mesh((("a", 2), ("b", 2)))):
        _, found = wrong(name, mesh)
        assert not found


def test_products_reductions_and_lookups_are_cut_in_many_ways():
    for name in (
        "stablehlo.dot_general",
        "stablehlo.reduce",
        "stablehlo.gather",
        "stablehlo.slice",
    ):
        count, _ = wrong(name)
        assert count > 24, name


def test_a_planted_completion_of_everything_is_caught(monkeypatch: pytest.MonkeyPatch):
    """A sum over devices of what no reducer joins."""

    def everything(sig: Sig) -> tuple[bool, ...]:
        assert sig.blocks is not None
        return tuple(n > 1 and f not in sig.uncut for f, n in enumerate(sig.blocks.sizes))

    names = [name for name in ROWS if "reduce" in name or "scatter" in name or "sort" in name]
    monkeypatch.setattr(module, "may_be_cut", everything)
    cuts.cache_clear()
    found = [name for name in names if wrong(name)[1]]
    cuts.cache_clear()
    assert found


@pytest.mark.parametrize("name", ROWS)
def test_results_are_left_as_a_text_says_it(name: str):
    """Every completion is one that `plan.partial` tells."""
    for case in cases(ops()[name], 12):
        sig = case.sig
        if sig.blocks is None or len(sig.blocks.sizes) > FEW:
            continue
        for cut, outs in strategies(sig, MESH):
            partial = [
                axis for axes in cut for axis in axes if axis in partial_axes(sig.blocks, cut)
            ]
            told = [Attrs({plan.CUT: written(sig, cut, MESH)})]
            for letter in letters(sig) if partial else ():
                for some in ([A], [B], [A, B]):
                    into = Array(tuple(String(axis.name) for axis in some))
                    told.append(told[0].set(plan.PARTIAL, Attrs({letter: into})))
            left = list[object]()
            for notes in told:
                with suppress(Unfit):
                    left.append(read(sig, notes, MESH).left(sig.blocks))
            assert outs in left


def _dot(rows: int = 8, depth: int = 12, columns: int = 6) -> Sig:
    return next(
        case.sig for case in cases(ops()["stablehlo.dot_general"], 200) if _is_plain(case.sig)
    )


def _is_plain(sig: Sig) -> bool:
    """Rows x depth times depth x columns."""
    return (
        sig.in_ranks == (2, 2)
        and sig.out_ranks == (2,)
        and sig.blocks is not None
        and len(sig.blocks.sizes) == 3
        and all(n % 2 == 0 for n in sig.blocks.sizes)
    )


def test_partial_results_are_summed_or_scattered():
    sig, mesh = _dot(), Mesh((("a", 2),))
    assert sig.blocks is not None
    seen = dict[Cut, list[object]]()
    for cut, outs in strategies(sig, mesh):
        seen.setdefault(cut, []).append(outs)
        assert all(map(is_even, [sig.out_shape(0)], outs))
    for cut, outs in seen.items():
        plain = dims(sig.blocks, 2, cut)
        assert outs[0] == (plain,)
        if partial_axes(sig.blocks, cut):
            assert outs[1:] == [(((A,), ()),), (((), (A,)),)]
        else:
            assert len(outs) == 1


def test_layouts_of_a_tensor():
    found = layouts(tensor((6, 5, 1), "f32"), MESH)
    assert found[0] == ((), (), ())
    assert set(found) == {
        ((), (), ()), ((A,), (), ()), ((B,), (), ()), ((A, B), (), ()),
    }  # fmt: skip
    padded = layouts(tensor((6, 5, 1), "f32"), MESH, uneven=True)
    assert set(found) < set(padded) and ((A,), (B,), ()) in padded
    assert ((), (A, B), ()) not in padded  # six parts of five


def test_orders_and_parts_are_there_when_asked_for():
    type = tensor((16,), "f32")
    mesh = Mesh((("a", 2), ("b", 4)))
    b = Axis("b", 1, 4)
    assert layouts(type, mesh) == (((),), ((A,),), ((b,),), ((A, b),))
    assert ((b, A),) in layouts(type, mesh, orders=True)
    half = Axis("b", 1, 2)
    parts = layouts(type, mesh, parts=True)
    assert ((half,),) in parts and ((A, half),) in parts and ((A, b),) in parts
    assert set(layouts(type, mesh)) < set(parts)


def test_of_many_assignments_those_of_few_axes_stay():
    type = tensor((16, 16, 16, 16), "f32")
    mesh = Mesh((("a", 2), ("b", 2), ("c", 2)))
    assert len(layouts(type, mesh)) == 125
    few = layouts(type, mesh, many=8)
    assert len(few) == 13
    assert max(sum(map(len, layout)) for layout in few) == 1
