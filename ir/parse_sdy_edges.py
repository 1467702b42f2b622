"""Why an axis was propagated: attributes that Shardy writes for debugging, kept as text.

Source: shardy `dialect/sdy/ir/attrs.td`.
"""

from __future__ import annotations

from shardwright.spec.attributes import Attribute, Word

from .parse_axes import axis
from .tokens import Parser


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
    p.expect("[")
    targets = [edge_value(p)]
    while p.accept(","):
        targets.append(edge_value(p))
    p.expect("]")
    p.expect("}")
    return f"{{{found} = {source} -> [{', '.join(targets)}]}}"


def step(p: Parser) -> str:
    """`{step-0 = [...]}`. Raises Bad."""
    p.expect("{")
    p.expect_word("step")
    p.expect("-")
    number = p.integer()
    p.expect("=")
    p.expect("[")
    entries = [details(p)]
    while p.accept(","):
        entries.append(details(p))
    p.expect("]")
    p.expect("}")
    return f"{{step-{number} = [{', '.join(entries)}]}}"


def edges(p: Parser) -> Attribute:
    """`<[{step-0 = [...]}]>`. Raises Bad."""
    p.expect("<")
    p.expect("[")
    steps = [step(p)]
    while p.accept(","):
        steps.append(step(p))
    p.expect("]")
    p.expect(">")
    return Word(f"#sdy.propagation_edges<[{', '.join(steps)}]>")
