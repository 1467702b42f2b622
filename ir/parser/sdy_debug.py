"""Debug attributes by which Shardy explains propagation, kept as text.

Source: shardy `dialect/sdy/ir/attrs.td`.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.ir.parser.axes import axis
from shardwright.ir.parser.tokens import Parser
from shardwright.spec.attributes import Attribute, Word


def edge_value(p: Parser) -> str:
    """`operand-0`. Raises Bad."""
    word = p.choice("::mlir::sdy::EdgeNodeType", ("operand", "result"))
    p.expect("-")
    return f"{word}-{p.integer()}"


def details(p: Parser) -> str:
    """`{"a" = operand-0 -> [result-0]}`. Raises Bad."""
    p.expect("{")
    found = axis(p)
    p.expect("=")
    source = edge_value(p)
    p.expect("->")
    targets = _some(p, edge_value)
    p.expect("}")
    return f"{{{found} = {source} -> [{', '.join(targets)}]}}"


def step(p: Parser) -> str:
    """`{step-0 = [...]}`. Raises Bad."""
    p.expect("{")
    p.expect_word("step")
    p.expect("-")
    number = p.integer()
    p.expect("=")
    entries = _some(p, details)
    p.expect("}")
    return f"{{step-{number} = [{', '.join(entries)}]}}"


def _some(p: Parser, read: Callable[[Parser], str]) -> list[str]:
    """`[...]` with one item at least: Shardy takes no empty list here."""
    p.expect("[")
    found = [read(p)]
    while p.accept(","):
        found.append(read(p))
    p.expect("]")
    return found


def edges(p: Parser) -> Attribute:
    """`<[{step-0 = [...]}]>`. Raises Bad."""
    p.expect("<")
    steps = _some(p, step)
    p.expect(">")
    return Word(f"#sdy.propagation_edges<[{', '.join(steps)}]>")
