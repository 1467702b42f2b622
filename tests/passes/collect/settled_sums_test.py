"""Sums that are said at a glance to stand right: a closer look finds no cheaper positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.collect.late_sums import settled_sums as settled
from shardwright.passes.collect.late_sums.flow import flow_of
from shardwright.passes.collect.late_sums.frames import frames
from shardwright.passes.collect.late_sums.partial_class import classes
from shardwright.passes.collect.late_sums.positions import cheapest
from shardwright.passes.collect.late_sums.settled_sums import are_settled
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.generate.annotated_programs import Features, random_program
from shardwright.testing.jax_corpus.scans import scan_program

PLAIN = Features(control=False, manual=False, groups=False, priorities=False, ops=24)


def resharded(text: str) -> Module:
    module = parse(text)
    parse_pipeline("propagate,insert-reshards").run(module)
    return module


def summing(seed: int) -> str:
    """Products whose sums are added up, scaled, spread and handed on at random."""
    random = Random(seed)
    lines: list[str] = []
    sums = list[str]()
    for k in range(random.randint(1, 3)):
        lines.append(
            f"%s{k} = stablehlo.dot_general %x, %w{k}, contracting_dims = [1] x [0]"
            " : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>"
        )
        sums.append(f"%s{k}")
    values, plain = [*sums], ["%y"]
    for k in range(random.randint(1, 8)):
        kind = random.choice(("add", "add", "multiply", "negate", "tanh"))
        a = random.choice(values)
        b = random.choice(values if random.random() < 0.5 and kind == "add" else plain)
        given, types = (f"{a}, {b}", "") if kind in ("add", "multiply") else (a, "")
        lines.append(f"%v{k} = stablehlo.{kind} {given}{types} : tensor<8x8xf32>")
        (plain if kind == "tanh" else values).append(f"%v{k}")
    results = random.sample([*values[len(sums) :], *plain[1:]], 1)
    x = '{sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}'
    w = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
    args = [f"%x: tensor<8x16xf32> {x}", "%y: tensor<8x8xf32>"]
    args += [f"%w{k}: tensor<16x8xf32> {w}" for k in range(len(sums))]
    body = "\n    ".join(lines)
    return f"""sdy.mesh @mesh = <["x"=4]>
func.func @main({", ".join(args)}) -> tensor<8x8xf32> {{
    {body}
    return {results[0]} : tensor<8x8xf32>
}}"""


def texts() -> Iterator[str]:
    for seed in range(60):
        yield summing(seed)
    for seed in range(8):
        yield random_program(seed, PLAIN)
        yield scan_program(seed)


def verdicts() -> list[tuple[bool, bool]]:
    """By class of sums whether they are said to be settled, and whether they are."""
    found: list[tuple[bool, bool]] = []
    for text in texts():
        try:
            module = resharded(text)
        except ProgramError:
            continue
        every = frames(module)
        for partials in classes(module):
            positions = cheapest(flow_of(every, partials, may_grow=False))
            found.append((are_settled(every, partials), positions.cost == positions.before))
    return found


def test_what_is_settled_has_no_cheaper_positions() -> None:
    found = verdicts()
    assert (True, False) not in found
    assert found.count((True, True)) > 30
    assert found.count((False, False)) > 15
    assert found.count((False, True)) < found.count((True, True))


@pytest.mark.parametrize("part", ["may_be", "_pays"])
def test_a_glance_that_sees_too_little_is_caught(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """As where other parts that are added were overlooked, or that a value gets cheaper."""

    def always(self: object, *_: Any) -> bool:
        return part == "_pays"

    monkeypatch.setattr(settled._Look, part, always)  # pyright: ignore[reportPrivateUsage]
    assert (True, False) in verdicts()
