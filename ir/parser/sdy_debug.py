"""Debug attributes by which Shardy explains propagation, kept as text.

Source: shardy `dialect/sdy/ir/attrs.td`, `PropagationEdgesAttr::verify`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from shardwright.ir.parser.axes import axis_ref
from shardwright.ir.parser.spellings import part
from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, Word
from shardwright.spec.axes import Axis

T = TypeVar("T")


class Details(NamedTuple):
    """An axis, and the values it flowed from and to in one step."""

    axis: Axis
    source: str
    targets: Sequence[str]

    def __str__(self) -> str:
        return f"{{{self.axis} = {self.source} -> [{', '.join(self.targets)}]}}"


class Step(NamedTuple):
    """All axes that flowed in one step."""

    number: int
    entries: Sequence[Details]

    def __str__(self) -> str:
        return f"{{step-{self.number} = [{', '.join(map(str, self.entries))}]}}"


def edge_value(p: Parser) -> str:
    """`operand-0`. Raises Bad."""
    word = p.choice("::mlir::sdy::EdgeNodeType", ("operand", "result"))
    p.expect("-")
    return f"{word}-{p.integer()}"


def _value(p: Parser) -> str:
    return part(p, "edge_value_ref", edge_value)


def details(p: Parser) -> Details:
    """`{"a" = operand-0 -> [result-0]}`. Raises Bad."""
    p.expect("{")
    found = axis_ref(p)
    p.expect("=")
    source = _value(p)
    p.expect("->")
    targets = _some(p, _value)
    p.expect("}")
    return Details(found, source, targets)


def step(p: Parser) -> Step:
    """`{step-0 = [...]}`. Raises Bad."""
    p.expect("{")
    p.expect_word("step")
    p.expect("-")
    number = p.integer()
    p.expect("=")
    entries = _some(p, lambda p: part(p, "axis_to_propagation_details", details))
    p.expect("}")
    return Step(number, entries)


def _some(p: Parser, read: Callable[[Parser], T]) -> list[T]:
    """`[...]` with one item at least: Shardy takes no empty list here."""
    p.expect("[")
    found = [read(p)]
    while p.accept(","):
        found.append(read(p))
    p.expect("]")
    return found


def edges(p: Parser) -> Attribute:
    """`<[{step-0 = [...]}]>`. Raises Bad."""
    at = p.start
    p.expect("<")
    steps = _some(p, lambda p: part(p, "propagation_one_step", step))
    p.expect(">")
    for problem, help in _problems(steps):
        raise Bad(f"propagation edges have {problem}", at, help)
    return Word(f"#sdy.propagation_edges<[{', '.join(map(str, steps))}]>")


def _problems(steps: Sequence[Step]) -> Iterator[tuple[str, str]]:
    """What is wrong with steps, in Shardy's words, and how to mend it."""
    seen: set[int] = set()
    for number, entries in steps:
        if number < 0:
            yield f"negative step index: {number}", "number steps from 0"
        if number in seen:
            yield f"duplicate step index: {number}", f"write all axes of step {number} in one list"
        seen.add(number)
        for entry in entries:
            if entry.source in entry.targets:
                help = f"leave {entry.source} out of the targets"
                yield "a source that is the same as a target", help
            if len(set(entry.targets)) < len(entry.targets):
                name = str(entry.axis).replace('"', "")
                yield f"duplicate targets for step index: {number} and axis: {name}", ""
