"""Meshes of many axes are searched with neighbours cut as one, and plans are written over all."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.told_cuts import told_of
from shardwright.passes.search.planning import joined_axes
from shardwright.passes.search.planning.joined_axes import apart, joined_meshes
from shardwright.passes.search.planning.program_texts import unannotated
from shardwright.passes.search.planning.task import Task
from shardwright.passes.shared.shardings import map_shardings
from shardwright.passes.target import Target
from shardwright.spec.axes import Axes, Mesh, linear_index, total
from shardwright.spec.sharding import Sharding
from shardwright.tools import cli

ROOT = Path(__file__).parents[3]
MLP = ROOT / "examples" / "mlp_tensor_parallel.mlir"
NAMES = "abcdef"


def _mesh(*sizes: int) -> Mesh:
    return Mesh(tuple(zip(NAMES, sizes, strict=False)))


def _sizes(meshes: list[Mesh]) -> list[tuple[int, ...]]:
    return [tuple(size for _, size in one.axes) for one in meshes]


def test_few_axes_are_searched_as_they_are():
    for mesh in (_mesh(16), _mesh(2, 4, 2), _mesh(2, 1, 4, 2, 1)):
        assert joined_meshes(mesh) == [mesh]


def test_of_many_axes_neighbours_are_one():
    found = joined_meshes(_mesh(2, 4, 2, 1, 3))
    assert _sizes(found) == [
        (48,), (2, 24), (8, 6), (16, 3), (2, 4, 6), (2, 8, 3), (8, 2, 3),
    ]  # fmt: skip
    assert found[0].names == ("a+b+c+e",) and found[-1].names == ("a+b", "c", "e")


TEXT = """
module {{
  sdy.mesh @mesh = <[{axes}]>
  func.func public @main(
    %arg0: tensor<64x64xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{{0}}}, {{{1}}}]>}},
    %arg1: tensor<64x64xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{{2}, ?}}, {{}}], replicated={{{3}}}>}}
  ) -> (tensor<64x64xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{{4}}}]>}}) {{
    %0 = sdy.reshard %arg1 <@mesh, [{{{5}}}, {{{6}}}]> : tensor<64x64xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0]
      {{plan.cut = {{i = [{7}], k = [{8}]}}, plan.partial = {{j = [{8}]}},
        sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{{7}}}, {{{8}}}]>]>}}
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }}
}}
"""  # noqa: E501


def _text(joined: Mesh, lists: list[list[str]]) -> Module:
    """A program that names axes of a mesh wherever plans do."""
    axes = ", ".join(f'"{name}"={size}' for name, size in joined.axes)
    spelled = [", ".join(f'"{name}"' for name in names) for names in lists]
    text = TEXT.format(*spelled, axes=axes)
    text = text.replace("{, ?}", "{?}").replace(", replicated={}", "")
    text = text.replace(", plan.partial = {j = []}", "")  # nothing is partial
    return parse(text, "joined.mlir")


def _placed(module: Module) -> list[object]:
    """What each device has of all that is laid out or cut, whatever the axes are called."""
    (mesh,) = module.meshes.values()
    found: list[object] = []

    def noted(one: Sharding) -> Sharding:
        found.extend(_blocks(mesh, axes) for axes in (*one.axes, one.replicated, one.unreduced))
        found.extend(dim.is_open for dim in one.dims)
        return one

    map_shardings(module, noted)
    for told in told_of(module, mesh).values():
        found.extend(_blocks(mesh, axes) for axes in (*(told.cut or ()), *(told.scattered or ())))
    return found


def _blocks(mesh: Mesh, axes: Axes) -> list[tuple[int, int]]:
    axes = mesh.resolve(axes)
    return [
        (linear_index(mesh, device, axes), total(axes)) for device in range(mesh.device_count)
    ]  # fmt: skip


@st.composite
def _cases(draw: st.DrawFn) -> tuple[Mesh, Mesh, list[list[str]]]:
    """A mesh, one that is joined of its axes, and lists of axes of that for a program."""
    sizes = draw(st.permutations([2, 4, 2, 1, 2, 2][: draw(st.integers(4, 6))]))
    mesh = _mesh(*sizes)
    joined = draw(st.sampled_from(joined_meshes(mesh)))
    alone = [[draw(st.sampled_from(_cutting(joined)))]]
    pairs = [_parted(draw, joined) for _ in range(4)]
    return mesh, joined, [*pairs[0], *pairs[1], *alone, *pairs[2], *pairs[3]]


def _cutting(mesh: Mesh) -> list[str]:
    return [name for name, size in mesh.axes if size > 1]


def _parted(draw: st.DrawFn, joined: Mesh) -> list[list[str]]:
    """Two lists that share no axis."""
    order = draw(st.permutations(_cutting(joined)))
    first, last = sorted(draw(st.tuples(*[st.integers(0, len(order))] * 2)))
    return [list(order[:first]), list(order[first:last])]


def _is_kept(mesh: Mesh, joined: Mesh, lists: list[list[str]]) -> bool:
    before = _text(joined, lists)
    return _placed(apart(before.clone(), joined, mesh)) == _placed(before)


@settings(max_examples=200, deadline=None)
@given(_cases())
def test_devices_have_the_same_over_the_axes_as_given(case: tuple[Mesh, Mesh, list[list[str]]]):
    mesh, joined, lists = case
    found = apart(_text(joined, lists), joined, mesh)
    assert [*found.meshes.values()] == [mesh]
    assert print_module(parse(print_module(found), "apart.mlir")) == print_module(found)
    assert _is_kept(mesh, joined, lists)


def test_axes_in_another_order_are_told(monkeypatch: pytest.MonkeyPatch):
    """The mutant: what an axis stands for, minor to major."""
    mesh = _mesh(2, 4, 2, 2)
    joined = joined_meshes(mesh)[0]
    lists = [[joined.names[0]] if number in (0, 7) else [] for number in range(9)]
    assert _is_kept(mesh, joined, lists)
    real = joined_axes._stands  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(
        joined_axes, "_stands", lambda *ends: [(name, axes[::-1]) for name, axes in real(*ends)]
    )
    assert not _is_kept(mesh, joined, lists)


def test_cuts_that_are_forgotten_are_told(monkeypatch: pytest.MonkeyPatch):
    """The mutant: words of plans are left as they were."""
    monkeypatch.setattr(joined_axes, "_words", lambda said, _: said)
    mesh = _mesh(2, 4, 2, 2)
    joined = joined_meshes(mesh)[0]
    found = apart(_text(joined, [*[[]] * 7, [joined.names[0]], []]), joined, mesh)
    with pytest.raises(ProgramError):
        told_of(found, mesh)


def _run(*words: str) -> dict[str, object]:
    stdout = io.StringIO()
    assert cli.main([*words, "--json"], io.StringIO(), stdout, io.StringIO()) == 0
    return json.loads(stdout.getvalue())


def test_a_plan_of_many_axes_is_written_over_them(tmp_path: Path):
    output, mesh = str(tmp_path / "out.mlir"), {"r": 2, "d": 2, "f": 2, "m": 2}
    given = ",".join(f"{name}={size}" for name, size in mesh.items())
    words = ["--ignore-annotations", "--cluster", "dgx-h100:2", "--mesh", given, "-o", output]
    record = _run("plan", str(MLP), *words)
    bound = cast(dict[str, str], record["lower_bound"])
    assert record["mesh"] == mesh and "+" in bound["space"]
    priced = _run("cost", output, "--cluster", "dgx-h100:2")
    assert priced["step_seconds"] == record["step_seconds"]


def test_annotated_programs_keep_their_axes():
    module = parse(MLP.read_text(encoding="utf-8"), str(MLP))
    mesh = Mesh((("data", 2), ("model", 4), ("x", 2), ("y", 2)))
    own = Task.of(module, Target("dgx-h100:4"), mesh=mesh)
    assert own.is_bound and own.searched == (mesh,)
    bare = Task.of(unannotated(module), Target("dgx-h100:2"), mesh=_mesh(2, 2, 2, 2))
    assert len(bare.searched) == 7 and {bare.own(one) for one in bare.searched} == {*bare.meshes}
