"""P^2 behind other methods: a placement where it is faster, never a slower one, in the text."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.methods import PUBLISHED
from shardwright.passes.search.planning import then_reduced as file
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.then_reduced import then_reduced
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.search.rules import LAYERED
from shardwright.passes.target import Target, mesh_of, mesh_op
from shardwright.spec.axes import Mesh
from shardwright.tools import cli

MLP = Path(__file__).parents[2] / "data" / "models" / "layers" / "mlp.mlir"
TWO_NODES = "dgx-h100:2"
BEHIND = (
    "data-parallel", *PUBLISHED, *LAYERED, "alpa-intra", "nnscaler-intra", "optimus-2d",
    "tesseract-2.5d", "partir",
)  # fmt: skip


@cache
def by(name: str, *axes: tuple[str, int]) -> Plan:
    """The plan of a method for three layers of an MLP on two nodes."""
    module = parse(MLP.read_text(encoding="utf-8"))
    mesh = Mesh(axes) if axes else None
    task = Task.of(module, Target(TWO_NODES), mesh=mesh, ignores=True)
    return plan(PLANNERS[name], task)


def test_gradients_that_are_summed_between_nodes_are_placed_within():
    before = by("megatron", ("data", 8), ("model", 2))
    after, gained = then_reduced(before)
    assert gained.mesh is not None and gained.gain > 0.3
    assert (gained.before, gained.after) == (before.cost.step, after.cost.step)
    op = mesh_op(parse(after.text))
    assert op is not None and mesh_of(op) == gained.mesh  # what is not printed is not in the plan
    read = compiled(parse(after.text), Target(TWO_NODES))
    assert priced(read).step == pytest.approx(after.cost.step)


@pytest.mark.parametrize("name", BEHIND)
def test_it_is_never_slower(name: str):
    before = by(name)
    after, gained = then_reduced(before)
    assert after.cost.step <= before.cost.step and gained.gain >= 0
    if gained.mesh is None:
        assert after.text == before.text


def test_sums_of_several_steps_are_added_up():
    _, gained = then_reduced(by("optimus-2d"))
    assert gained.count and 0 < gained.seconds <= gained.default


def test_the_verb_says_what_it_gained():
    words = ["plan", str(MLP), "--cluster", TWO_NODES, "--ignore-annotations", "--json"]
    words += ["--method", "megatron", "--mesh", "data=8,model=2", "--then", "p2"]
    out, err = io.StringIO(), io.StringIO()
    assert cli.main(words, io.StringIO(), out, err) == 0, err.getvalue()
    found: dict[str, Any] = json.loads(out.getvalue())
    then = found["then"]
    assert then["placed"] and then["step_seconds_before"] > found["step_seconds"]
    assert sorted(then["device_ids"]) == list(range(16))
    assert "--then p2" in found["command"]


def test_instances_have_no_placement():
    words = ["plan", "--instance", "random:n=6", "--then", "p2"]
    err = io.StringIO()
    assert cli.main(words, io.StringIO(), io.StringIO(), err) == 2
    assert "--then p2 does not go with --instance" in err.getvalue()


def test_a_method_without_a_mesh_says_which_it_has():
    words = ["plan", str(MLP), "--cluster", "dgx-h100", "--method"]
    cases = {
        "optimus-2d": "no mesh of 8 devices\nhelp: take 4 devices, for the mesh row=2,column=2",
        "cube-3d --mesh x=8": "not defined on the mesh x=8\nhelp: leave the mesh out, or take i=2",
        "partir --mesh x=2,y=2,z=2": "the method partir is not defined on the mesh x=2,y=2,z=2\n"
        "help: leave the mesh out, or take data=8 or data=4,model=2 or data=2,model=4",
    }
    for method, said in cases.items():
        err = io.StringIO()
        assert cli.main([*words, *method.split()], io.StringIO(), io.StringIO(), err) == 1
        assert said in err.getvalue()


# --- planted error


def test_a_placement_that_is_slower_is_left(monkeypatch: pytest.MonkeyPatch):
    best, _ = then_reduced(by("megatron", ("data", 8), ("model", 2)))
    monkeypatch.setattr(file, "placed", in_order)
    after, gained = then_reduced(best)
    assert gained.mesh is None and after is best


def in_order(found: Plan) -> Mesh:
    """The mesh as it was before it was placed."""
    return found.tried.mesh
