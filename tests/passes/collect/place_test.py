"""Placement: the best of all matrices for the whole program, and numerics as before."""

from __future__ import annotations

import io
from collections import Counter
from itertools import permutations
from math import prod
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.analysis.link_seconds import messages, total_seconds
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.collect import place
from shardwright.passes.collect.placing import renumber_devices
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import EMPTY, Array, Attrs, Ints, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.links import Links
from shardwright.spec.machines.units import quantity
from shardwright.spec.placement import device_ids, placements
from shardwright.testing.generate.moving_programs import moving_program
from shardwright.testing.soundness import assert_rewrite_sound
from shardwright.tools import cli, opt

PARTITION = "sdy-propagation-pipeline,partition"
SMALL = "tpu-v4:2x2x1x2"  # eight devices on three levels


def summed(mesh: str, axis: str, more: str = "") -> str:
    """A product that is summed over an axis, on a mesh; perhaps with the axes swapped before."""
    return f"""
sdy.mesh @mesh = <[{mesh}]{more}>
func.func @main(%a: tensor<64x1024xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{"{axis}"}}]>}},
    %b: tensor<1024x512xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"{axis}"}}, {{}}]>}})
    -> tensor<64x512xf32> {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x1024xf32>, tensor<1024x512xf32>) -> tensor<64x512xf32>
  return %0 : tensor<64x512xf32>
}}
"""  # noqa: E501


def local(text: str) -> Module:
    module = parse(text)
    parse_pipeline(PARTITION).run(module)
    return module


def placed(text: str, cluster: str) -> Module:
    module = local(text)
    parse_pipeline(f"place{{cluster={cluster}}}").run(module)
    return module


def mesh_of(module: Module) -> Mesh:
    (attribute,) = (op.attrs["mesh"] for op in module.ops if "mesh" in op.attrs)
    assert isinstance(attribute, MeshAttr)
    return attribute.mesh


def note_of(module: Module) -> Attrs:
    note = module.notes["plan.placement"]
    assert isinstance(note, Attrs)
    return note


def seconds_of(module: Module, key: str) -> float:
    text = note_of(module)[key]
    assert isinstance(text, String)
    return quantity(text.value, "seconds")


def charged(module: Module, cluster: str) -> float:
    """Seconds of a program's collectives, priced from its text."""
    found = messages(module, mesh_of(module).device_count)
    return total_seconds(found, Links(find_cluster(cluster)))


# --- the best of all


def every_order(mesh: Mesh, cluster: str) -> list[tuple[int, ...]]:
    levels = [level.count for level in find_cluster(cluster).levels]
    return [device_ids(found) for found in placements(levels, [size for _, size in mesh.axes])]


@pytest.mark.parametrize("seed", range(12))
def test_no_placement_is_faster(seed: int):
    """Each order written to the mesh before localize, whose program is then priced afresh."""
    text = moving_program(seed)
    mesh = mesh_of(local(text))
    cluster = SMALL if mesh.device_count == 8 else f"tpu-v4:2x1x1x{mesh.device_count // 2}"
    found = placed(text, cluster)
    times: list[float] = []
    for ids in every_order(mesh, cluster):
        module = local(text)
        order = np.empty(len(ids), np.int64)
        order[list(mesh.device_ids or range(len(ids)))] = ids
        renumber_devices.renumber(module, order)
        times.append(charged(module, cluster))
    assert charged(found, cluster) == pytest.approx(min(times, default=0.0))
    assert seconds_of(found, "worst") == pytest.approx(max(times, default=0.0), rel=1e-3)
    assert seconds_of(found, "best") == pytest.approx(min(times, default=0.0), rel=1e-3)


def test_a_mesh_of_that_order_gives_the_same_program():
    """What `place` makes is what partitioning makes on a mesh with these device ids."""
    swapped = summed('"model"=4, "data"=2', "model")
    found = placed(swapped, SMALL)
    ids = mesh_of(found).device_ids
    assert ids == (0, 4, 1, 5, 2, 6, 3, 7)
    there = summed('"model"=4, "data"=2', "model", f", device_ids={list(ids)}")
    expected = local(there)
    for module in (found, expected):
        module.set_note("plan.placement", None)
        for op in module.ops:
            if "mesh" in op.attrs:
                op.notes = EMPTY
    assert print_module(found) == print_module(expected)


@pytest.mark.parametrize(("box", "inside", "ratio"), [("gcp-a100", 16, 540), ("gcp-v100", 8, 135)])
def test_the_spread_of_placements_in_the_model(box: str, inside: int, ratio: float):
    """P2's setting: an axis of two inside a machine, or across machines. Model figures."""
    large = summed(f'"two"=2, "rest"={inside}', "two").replace("512xf32", "524288xf32")
    found = placed(large, f"{box}:2")
    assert seconds_of(found, "given") == seconds_of(found, "worst")
    spread = seconds_of(found, "worst") / seconds_of(found, "best")
    assert spread == pytest.approx(ratio, rel=0.05)  # latency is what is missing
    assert note_of(found)["matrix"] == Array((Ints((1, 2)), Ints((2, inside // 2))))


def test_the_whole_program_decides_and_loops_count():
    """Two collectives want the fast level; the one in a loop gets it."""
    program = """
sdy.mesh @mesh = <["x"=8, "y"=2]>
func.func @main(%a: tensor<8x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<f32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %turns = stablehlo.constant dense<TURNS> : tensor<i32>
  %columns = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x256xf32>, tensor<f32>) -> tensor<f32>
  %init = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %i, %sum = stablehlo.while(%k = %start, %s = %init) : tensor<i32>, tensor<8xf32>
    cond {
      %more = stablehlo.compare LT, %k, %turns : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %next = stablehlo.add %k, %one : tensor<i32>
      %wide = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<8xf32>) -> tensor<8x256xf32>
      %both = stablehlo.multiply %wide, %a : tensor<8x256xf32>
      %rows = stablehlo.reduce(%both init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x256xf32>, tensor<f32>) -> tensor<8xf32>
      stablehlo.return %next, %rows : tensor<i32>, tensor<8xf32>
    }
  return %columns, %sum : tensor<f32>, tensor<8xf32>
}
"""  # noqa: E501
    counts = {
        turns: sum(one.count for one in messages(local(program.replace("TURNS", turns)), 16))
        for turns in ("1", "100")
    }
    assert counts["100"] - counts["1"] == 99
    found = placed(program.replace("TURNS", "100"), "dgx-a100:2")
    matrix = note_of(found)["matrix"]
    assert isinstance(matrix, Array)
    assert [*matrix][1] == Ints((1, 2))  # y, which the loop sums over, inside a machine


def test_the_order_given_stays_where_none_is_faster():
    found = placed(summed('"data"=2, "model"=4', "model"), SMALL)
    assert mesh_of(found).device_ids == ()
    assert seconds_of(found, "given") == seconds_of(found, "best")
    again = parse(print_module(found))
    parse_pipeline(f"place{{cluster={SMALL}}}").run(again)
    assert print_module(again) == print_module(found)


def test_an_order_that_no_matrix_has_may_win():
    """Groups of any three devices out of six are whole in a machine only by chance."""
    ids = [0, 1, 2, 3, 4, 5, 7, 6]
    found = placed(summed('"data"=2, "model"=4', "model", f", device_ids={ids}"), SMALL)
    assert mesh_of(found).device_ids == tuple(ids)
    assert "matrix" not in note_of(found)


def test_every_matrix_is_among_all_orders():
    """On four devices all 24 orders can be tried: no order at all beats the best matrix here."""
    text = summed('"x"=2, "y"=2', "x")
    cluster = "tpu-v4:2x2x1x1"
    module = local(text)
    links, found = Links(find_cluster(cluster)), messages(module, 4)
    best = min(total_seconds(found, links, np.array(order)) for order in permutations(range(4)))
    assert charged(placed(text, cluster), cluster) == pytest.approx(best)


# --- numerics


class _Placed:
    """The whole way, with a placement at its end, in an order that is not the given one."""

    def run(self, module: Module) -> None:
        parse_pipeline("partition").run(module)
        mesh = mesh_of(module)
        count = prod(size for _, size in mesh.axes)
        order = np.roll(np.arange(count)[::-1], 1)
        ids = tuple(int(order[d]) for d in (mesh.device_ids or range(count)))
        renumber_devices.renumber(module, order)
        for op in module.ops:
            if "mesh" in op.attrs:
                op.attrs = op.attrs.set("mesh", MeshAttr(Mesh(mesh.axes, ids)))


def test_any_order_of_devices_computes_the_same():
    features: Counter[str] = Counter()
    for seed in range(25):
        after = assert_rewrite_sound(moving_program(seed), _Placed(), seed=seed)
        features.update({op.name for op in after.walk()})
    assert features["stablehlo.partition_id"] >= 3
    assert features["stablehlo.collective_permute"] >= 3
    assert features["stablehlo.all_to_all"] >= 3


def test_scripts_of_a_placed_program_compute_the_same(tmp_path: Path):
    pytest.importorskip("jax")
    text = summed('"model"=4, "data"=2', "model").replace("1024", "16").replace("512", "8")
    out, errors = io.StringIO(), io.StringIO()
    words = [f"--passes={PARTITION},place{{cluster={SMALL}}}", "-"]
    assert opt.main(words, io.StringIO(text), out, errors) == 0, errors.getvalue()
    path = tmp_path / "original.mlir"
    path.write_text(text)
    said, errors = io.StringIO(), io.StringIO()
    words = ["verify", "-", "--skip", "torch", "--original", str(path)]
    assert cli.main(words, io.StringIO(out.getvalue()), said, errors) == 0, errors.getvalue()


def test_the_report_says_where_a_program_was_placed():
    text = print_module(placed(summed('"model"=4, "data"=2', "model"), SMALL))
    out, errors = io.StringIO(), io.StringIO()
    assert cli.main(["show", "-"], io.StringIO(text), out, errors) == 0, errors.getvalue()
    (line,) = (line for line in out.getvalue().splitlines() if line.startswith("placed on"))
    assert SMALL in line and "in the order given" in line and "model" in line


def test_a_group_that_is_not_renumbered_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(renumber_devices, "_map", lambda op, key, order: None)
    with pytest.raises(Exception):  # noqa: B017  (wrong numbers, or devices that disagree)
        for seed in range(25):
            assert_rewrite_sound(moving_program(seed), _Placed(), seed=seed)


# --- what cannot be placed


@pytest.mark.parametrize(
    ("mesh", "cluster", "said", "help"),
    [
        ('"model"=4, "data"=2', "dgx-a100:2", "has 8 devices, the cluster dgx-a100:2 16",
         "write cluster=dgx-a100:1"),
        ('"model"=4, "data"=3', "dgx-a100:2", "has 12 devices, the cluster dgx-a100:2 16",
         'make the mesh fit: "data"=4'),
        ('"model"=3, "data"=3', "dgx-a100:2", "has 9 devices, the cluster dgx-a100:2 16",
         "the sizes of the axes must multiply to 16"),
    ],
)  # fmt: skip
def test_a_mesh_that_does_not_fit_is_located(mesh: str, cluster: str, said: str, help: str):
    text = summed(mesh, "model").replace("1024", "1152")
    with pytest.raises(ProgramError) as bad:
        placed(text, cluster)
    (found,) = bad.value.diagnostics
    assert found.message == f"'sdy.mesh' op {said}"
    assert (found.place.line, found.help) == (2, help)


def test_too_many_placements_are_refused():
    mesh = ", ".join(f'"a{k}"=2' for k in range(12))
    with pytest.raises(ProgramError, match="placements on tpu-v4:16x16x16, more than 20000"):
        placed(summed(mesh, "a0"), "tpu-v4:16x16x16")


def test_the_cluster_must_be_named():
    with pytest.raises(ProgramError, match="needs the option"):
        parse_pipeline("place").run(local(summed('"model"=4, "data"=2', "model")))


def test_two_meshes_are_refused():
    text = print_module(local(summed('"model"=4, "data"=2', "model")))
    second = '\n  sdy.mesh @other = <["x"=8]>\n  func.func'
    head, found, tail = text.replace("\n  func.func", second, 1).partition("plan.result_shardings")
    module = parse(head + found + tail.replace("@mesh", "@other", 1))
    with pytest.raises(ProgramError, match="is one of 2 meshes"):
        place.PlaceMesh(SMALL).run(module)


def test_a_program_without_a_mesh_stays():
    module = parse(
        "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}"
    )
    place.PlaceMesh("dgx-a100").run(module)
    assert "plan.placement" not in module.notes
