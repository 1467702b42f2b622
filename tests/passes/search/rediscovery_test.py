"""The search finds by itself what people found: from programs without any annotation."""

import io
from collections import Counter
from typing import Any

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.plan_words import argument_groups, moved
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found, Status
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.tools import cli

pytest.importorskip("jax")

MESH = Mesh((("data", 8),))


def step(words: str) -> Module:
    """A train step of `shardwright model`, layers one by one."""
    out = io.StringIO()
    assert cli.main(["model", *words.split(), "--unroll"], io.StringIO(), out, io.StringIO()) == 0
    return parse(out.getvalue())


def found(words: str) -> Plan:
    task = Task.of(step(words), Target("dgx-h100"), mesh=MESH, ignores=True)
    return plan(PLANNERS["messages"], task)


def layouts(one: Plan) -> dict[str, set[str]]:
    """How arguments of a type lie."""
    groups = argument_groups(one.module)
    types = dict.fromkeys(group.type for group in groups)
    return {type: {group.layout for group in groups if group.type == type} for type in types}


def collectives(one: Plan) -> Counter[str]:
    return Counter({kind.kind: kind.times for kind in moved(one.cost)})


def conv_is_data_parallel(one: Plan) -> bool:
    lie = layouts(one)
    images = lie.pop("f32[32,224,224,3]")
    weights = set[str]().union(*(lie[type] for type in lie if type.startswith("f32[3,3,")))
    return images == {"[{data}, {}, {}, {}]"} and weights == {"whole"}


def tables_are_cut(one: Plan) -> bool:
    lie = layouts(one)
    return "whole" not in lie["f32[20000,64]"] and lie["f32[512,256]"] == {"whole"}


def experts_are_dealt_out(one: Plan) -> bool:
    lie = layouts(one)
    expected = {"[{data}, {}, {}]"}, {"[{data}, {}, {}, {}]"}
    is_cut = (lie["f32[8,1024,256]"], lie["f32[8,256,1,1024]"]) == expected
    return is_cut and collectives(one)["all_to_all"] >= 4


def perceptrons_are_column_and_row(one: Plan) -> bool:
    """Megatron: the pair sums once forward and, but for the first, once backward."""
    lie = layouts(one)
    is_pair = lie["f32[1024,4096]"] == {"[{}, {data}]"} and lie["f32[4096,1024]"] == {
        "[{data}, {}]"
    }
    return is_pair and collectives(one) == {"all_reduce": 7}


def weights_are_gathered_per_use(one: Plan) -> bool:
    """FSDP: parameters and state are cut, gathered for products, gradients scattered."""
    lie = layouts(one)
    is_cut = all("whole" not in lie[type] for type in ("f32[8192,2048]", "f32[2048,8192]"))
    many = collectives(one)
    return is_cut and many["all_gather"] >= 8 and many["reduce_scatter"] >= 6


KNOWN: dict[str, Any] = {
    "conv --layers 1 --microbatch 32": conv_is_data_parallel,
    "dlrm --tables 4 --rows 20000 --microbatch 512": tables_are_cut,
    "moe --layers 1 --hidden 256 --heads 4 --vocab 512 --microbatch 8": experts_are_dealt_out,
    "mlp --layers 4 --hidden 1024 --microbatch 8": perceptrons_are_column_and_row,
    "mlp --layers 4 --hidden 2048 --microbatch 16384": weights_are_gathered_per_use,
}


@pytest.mark.parametrize(("words", "is_it"), KNOWN.items(), ids=[name[:4] for name in KNOWN])
def test_what_people_found_is_found(words: str, is_it: Any):
    one = found(words)
    assert is_it(one), (layouts(one), collectives(one))
    assert one.gap is not None and one.gap < 1e-6


def test_other_plans_are_caught(monkeypatch: pytest.MonkeyPatch):
    """The mutant: the first choice of every node."""

    def first(self: Messages, problem: Problem, evaluator: Evaluator, seed: int, start: Any = None):
        graph = free_graph(problem)
        return Found(graph.plan(graph.sizes * 0), Status.FEASIBLE)

    monkeypatch.setattr(Messages, "solve", first)
    words = "mlp --layers 4 --hidden 1024 --microbatch 8"
    assert not perceptrons_are_column_and_row(found(words))
