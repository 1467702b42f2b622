"""Sweeps: every candidate says what the sweep says, there are as many as alternatives multiply to,
and a program on another mesh keeps what it can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.cost.trials.trial import edited
from shardwright.passes.search.sweeps import compared_programs as library
from shardwright.passes.search.sweeps.compared_programs import Candidate, Question, candidates
from shardwright.passes.search.sweeps.mesh_change import new_names, remeshed
from shardwright.passes.search.sweeps.sweep_text import Sweep
from shardwright.passes.target import Target
from shardwright.spec.axes import Axes, Mesh

TARGET = Target("dgx-h100")
MESHES: tuple[str, ...] = (
    "data=8",
    "data=4,model=2",
    "model=2,data=4",
    "batch=2,data=2,model=2",
    "model=8",
)
AXES: tuple[str, ...] = ("data", "model", "batch")
TEXT = """module {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func public @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}, %arg1: tensor<16x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", ?}, {?}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"model":(1)2}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"model"}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
"""  # noqa: E501

Drawn = tuple[list[str], dict[str, list[list[list[tuple[str, ...]]]]]]


def program(text: str = TEXT) -> Module:
    module = parse(text, "program.mlir")
    check(module)
    return module


# --- what a sweep says

AXIS_LISTS = st.lists(st.sampled_from(AXES), max_size=2, unique=True).map(lambda x: (*x,))
DIMS = st.lists(AXIS_LISTS, min_size=1, max_size=3, unique=True)
LAYOUTS = st.lists(st.tuples(DIMS, DIMS).map(lambda x: [*x]), min_size=1, max_size=2)


@st.composite
def sweeps(draw: st.DrawFn) -> Drawn:
    """Meshes, and for some arguments layouts; all of two dims."""
    meshes = draw(st.lists(st.sampled_from(MESHES), min_size=1, max_size=3, unique=True))
    named = draw(st.lists(st.sampled_from(["arg0", "arg1"]), min_size=1, unique=True))
    clauses = {name: draw(LAYOUTS) for name in named}
    known = {axis for mesh in meshes for axis in AXES if axis in mesh}
    return meshes, {
        name: [
            [[tuple(axis for axis in axes if axis in known) for axes in dim] for dim in layout]
            for layout in layouts
        ]
        for name, layouts in clauses.items()
    }


def spelled(drawn: Drawn, quotes: bool) -> str:
    meshes, clauses = drawn
    mark = '"' if quotes else ""

    def dim(ways: Sequence[Sequence[str]]) -> str:
        braced = ["{" + ", ".join(f"{mark}{axis}{mark}" for axis in axes) + "}" for axes in ways]
        return " | ".join(dict.fromkeys(braced))

    parts = [f"mesh: {' | '.join(meshes)}"]
    for name, layouts in clauses.items():
        said = " | ".join("[" + ", ".join(map(dim, layout)) + "]" for layout in layouts)
        parts.append(f"{name}: {said}")
    return "; ".join(parts)


def expected(drawn: Drawn) -> list[tuple[str, dict[str, tuple[tuple[str, ...], ...]]]]:
    """By hand: mesh, and by argument its layout without axes that the mesh lacks; in order."""
    meshes, clauses = drawn
    found: list[tuple[str, dict[str, tuple[tuple[str, ...], ...]]]] = []
    for mesh in meshes:
        every: list[dict[str, tuple[tuple[str, ...], ...]]] = [{}]
        for name, layouts in clauses.items():
            ways = [
                (first, second)
                for layout in layouts
                for first in dict.fromkeys(layout[0])
                for second in dict.fromkeys(layout[1])
            ]
            every = [
                before | {name: tuple(tuple(a for a in dim if f"{a}=" in mesh) for dim in way)}
                for before in every
                for way in ways
            ]
        found += [(mesh, one) for one in every]
    return found


def said(one: Candidate) -> tuple[str, dict[str, tuple[tuple[str, ...], ...]]]:
    """What the text of a candidate says, where it is a program at all."""
    module = one.base.module
    for layout, edit in zip(one.layouts, one.edits, strict=True):
        assert f"arg{layout.arguments[0]}" == layout.pattern and edit.key == "sdy.sharding"
    lists: dict[int, Sequence[Axes]] = {
        layout.arguments[0]: [dim.axes for dim in layout.dims] for layout in one.layouts
    }
    with suppress(ProgramError):  # an axis twice: the row will say so
        module = parse(print_module(edited(module, one.edits)))
        assert module.main is not None
        for k, value in enumerate(module.main.args):
            lists[k] = value.sharding.axes if value.sharding else ()
    (mesh,) = module.meshes.values()
    spelling = ",".join(f"{name}={size}" for name, size in mesh.axes)
    return spelling, {
        layout.pattern: tuple(
            tuple(axis.name for axis in axes) for axes in lists[layout.arguments[0]]
        )
        for layout in one.layouts
    }


def holds(drawn: Drawn, quotes: bool) -> None:
    """The law of sweeps."""
    sweep = Sweep.parse(spelled(drawn, quotes))
    every = candidates(Question((program(),), (TARGET,), sweep))
    wanted = expected(drawn)
    assert len(every) == sweep.count == len(wanted)
    counts = [
        sum(prod(len(dict.fromkeys(dim)) for dim in layout) for layout in layouts)
        for layouts in drawn[1].values()
    ]
    assert sweep.count == len(drawn[0]) * prod(counts)
    assert [said(one) for one in every] == wanted
    assert [one.number for one in every] == list(range(len(every)))


@settings(max_examples=25)
@given(sweeps(), st.booleans())
def test_candidates_say_what_the_sweep_says(drawn: Drawn, quotes: bool):
    holds(drawn, quotes)


def test_a_mutant_that_forgets_a_clause_is_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: the layouts of the last clause stay as the program has them."""
    layouts: Callable[..., Any] = getattr(library, "_layouts")  # noqa: B009

    def fewer(*args: object) -> list[Any]:
        return list(layouts(*args))[:-1]

    monkeypatch.setattr(library, "_layouts", fewer)
    with pytest.raises(AssertionError):
        holds(
            (["data=8"], {"arg0": [[[("data",), ()], [()]]], "arg1": [[[()], [("data",)]]]}), False
        )


def test_paths_name_several_arguments_and_open_dims_stay_open():
    sweep = Sweep.parse("arg*: [{data, ?}|{?}, {}]")
    first, second = candidates(Question((program(),), (TARGET,), sweep))
    assert [len(one.edits) for one in (first, second)] == [2, 2]
    text = print_module(edited(first.base.module, first.edits))
    assert text.count('[{"data", ?}, {}]') == 2


# --- other meshes


def test_names_that_are_left_go_in_order():
    old = Mesh((("dp", 2), ("tp", 2), ("pp", 2)))
    assert new_names(old, Mesh((("tp", 4), ("data", 2)))) == {"dp": "data", "tp": "tp"}
    assert new_names(old, Mesh((("all", 8),))) == {"dp": "all"}
    assert new_names(old, old) == {"dp": "dp", "tp": "tp", "pp": "pp"}


@pytest.mark.parametrize("mesh", [*MESHES, "x=4,y=2", "data=2,model=4", "x=2,y=2,z=2", "model=3"])
def test_a_program_on_another_mesh_is_right_and_keeps_what_it_can(mesh: str):
    (asked,) = Sweep.parse(f"mesh: {mesh}").meshes
    before = print_module(module := program())
    made, change = remeshed(module, asked)
    check(parse(print_module(made)))
    assert print_module(module) == before and list(made.meshes.values()) == [asked]
    gone = {name for name, _ in change.dropped}
    names = new_names(module.meshes["mesh"], asked)
    if asked == module.meshes["mesh"]:
        assert print_module(made) == before and not change.words()
    main, old = made.main, module.main
    assert main is not None and old is not None
    for new, value in zip(main.args, old.args, strict=True):
        if value.sharding is None:
            assert new.sharding is None
            continue
        assert new.sharding is not None
        kept = [[names[a.name] for a in axes if a.name in names] for axes in value.sharding.axes]
        found = [[a.name for a in axes] for axes in new.sharding.axes]
        assert found == kept or gone
    assert {name for name in ("data", "model") if name not in names} <= gone
    assert [pair for pair in change.renamed] == [p for p in names.items() if p[0] != p[1]]


def test_cuts_go_and_manual_parts_are_refused():
    head = "contracting_dims = [1] x [0] {"
    cut = TEXT.replace(head, head + 'plan.cut = {k = ["model"]}, ')
    made, change = remeshed(program(cut), Mesh((("data", 8),)))
    assert change.cuts == 1 and "plan.cut" not in print_module(made)
    manual = """module {
  sdy.mesh @mesh = <["x"=8]>
  func.func public @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<1xf32>) {
      sdy.return %arg1 : tensor<1xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""  # noqa: E501
    with pytest.raises(ProgramError, match="manual computations"):
        remeshed(program(manual), Mesh((("data", 8),)))
