"""Tables charge one sum over devices for results that are added up, as `delay-reduces` makes it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from shardwright.ir.analysis.link_seconds import Message, messages, total_seconds
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.charged import charged, ordered
from shardwright.passes.cost.tables.tables import JOINED, Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.target import Target
from shardwright.spec.links import Links
from shardwright.spec.op import Sig
from shardwright.testing.generate.charged_programs import drawn

CLUSTER = "dgx-h100"
PROGRAMS = range(100)
# Part of the programs: in the others something linear between the sums is cut otherwise.
EQUAL = 0.95
APART = 0.1  # part of the ops that are cut at random
BARE = (
    f"insert-reshards{{cluster={CLUSTER}}},delay-reduces,pad,"
    f"reshard-to-collectives{{cluster={CLUSTER}}},localize"
)
TYPE = "tensor<32x16xf32>"


class Summing(NamedTuple):
    """A program that says strategies x, and its tables."""

    module: Module
    built: Built
    x: Ints


def text(rng: Random) -> str:
    """Products that are added up, between them what is linear, then what is not."""
    count = rng.randrange(2, 5)
    mesh = rng.choice(('"x"=8', '"x"=2, "y"=4'))
    args = [f"%a{k}: tensor<32x64xf32>, %b{k}: tensor<64x16xf32>" for k in range(count)]
    dot = "stablehlo.dot_general %a{0}, %b{0}, contracting_dims = [1] x [0]"
    type = f"(tensor<32x64xf32>, tensor<64x16xf32>) -> {TYPE}"
    lines = [f"%p{k} = {dot.format(k)} : {type}" for k in range(count)]
    last = "%p0"
    for k in range(1, count):
        term = f"%p{k}"
        if rng.random() < 0.3:
            lines.append(f"%n{k} = stablehlo.negate {term} : {TYPE}")
            term = f"%n{k}"
        lines.append(f"%s{k} = stablehlo.{rng.choice(('add', 'subtract'))} {last}, {term} : {TYPE}")
        last = f"%s{k}"
    lines.append(f"%t = stablehlo.tanh {last} : {TYPE}")
    body = "\n".join((*lines, f"return %t : {TYPE}"))
    return (
        f"sdy.mesh @mesh = <[{mesh}]>\nfunc.func @main({', '.join(args)}) -> {TYPE} {{\n{body}\n}}"
    )


def summing(seed: int) -> Summing:
    """The program of a seed; its products are cut alike more often than not, and so are sums."""
    rng = Random(seed)
    module = parse(text(rng))
    main_pipeline().until("propagated").run(module)
    built = tables_of(module, Target(CLUSTER))
    x = drawn(built, rng)
    tables, products = built.tables, dict[int, int]()
    kinds: list[int] = tables.kinds.tolist()
    for node, kind in enumerate(kinds):
        key, choices = built.graph.keys[node], tables.strategies[kind]
        if not isinstance(key, Sig) or rng.random() < APART:
            continue
        if key.name == "stablehlo.dot_general":
            x[node] = products.setdefault(kind, int(x[node]))
        else:
            (first, *_) = products
            wanted = tables.strategies[first][products[first]].outs[0]
            same = [k for k, one in enumerate(choices) if one.outs[0] == wanted]
            x[node] = same[0] if same else x[node]
    write_plan(built, module, x, "mesh")
    return Summing(module, built, x)


def saved(one: Summing) -> float:
    """Seconds that tables save by one sum for several."""
    edges: list[list[int]] = one.built.tables.edges.tolist()
    rows, tables = [row for row in edges if row[3] == JOINED], one.built.tables.tables
    return sum(float(tables[row[4]][one.x[row[0]], one.x[row[2]]]) for row in rows)


def moved(one: Summing) -> list[Message]:
    return ordered(messages(one.module, 8, lambda op: True))


def bag(found: list[Message]) -> Counter[tuple[object, ...]]:
    return Counter({(one.kind, one.tables, one.result_bytes): one.count for one in found})


def entries(one: Summing) -> float:
    """Seconds by tables of all that devices exchange."""
    tables = one.built.tables
    kinds: list[int] = tables.kinds.tolist()
    rows = zip(kinds, map(int, one.x), strict=True)
    own = sum(float(tables.collective_s[kind][k]) for kind, k in rows)
    return own + float(tables.edge_seconds(one.x).sum())


class Found(NamedTuple):
    """Of a program what is charged, what runs, and the seconds of its tables."""

    charged: list[Message]
    apart: list[Message]  # charged without sums taken together
    runs: list[Message]
    entries: float
    saved: float


@cache
def found(seed: int) -> Found:
    one = summing(seed)
    both, apart = (charged(one.built, one.x, is_joined=flag) for flag in (True, False))
    prices = entries(one), saved(one)
    parse_pipeline(BARE).run(one.module)
    return Found(both, apart, moved(one), *prices)


def seconds(some: list[Message]) -> float:
    return total_seconds(some, Links(Target(CLUSTER).on_machines))


def joined() -> list[Found]:
    """Programs that sum once for several results, by tables."""
    return [one for one in map(found, PROGRAMS) if one.saved < 0]


def test_one_sum_for_several_runs_as_charged(capsys: pytest.CaptureFixture[str]) -> None:
    same = [bag(one.charged) == bag(one.runs) for one in map(found, PROGRAMS)]
    with capsys.disabled():
        print(f"\n{sum(same)} of {len(same)} as charged, {len(joined())} with sums for several")
    assert sum(same) >= EQUAL * len(same)
    assert len(joined()) >= 10


def test_tables_promise_no_less_than_runs() -> None:
    less = [seconds(one.runs) > one.entries * (1 + 1e-6) for one in map(found, PROGRAMS)]
    assert sum(less) <= (1 - EQUAL) * len(less)


# --- mutants


def test_sums_that_are_not_taken_together_are_caught() -> None:
    caught = [bag(one.apart) != bag(one.runs) for one in joined()]
    assert sum(caught) >= 0.3 * len(caught)


def test_twice_the_saving_is_caught() -> None:
    caught = [seconds(one.runs) > (one.entries + one.saved) * (1 + 1e-6) for one in joined()]
    assert sum(caught) >= 0.5 * len(caught)
