"""Attributes of the `sdy` dialect that may be spelled in full where their short form stands.

Source: mlir `IR/OpImplementation.h`, `parseCustomAttributeWithFallback`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from shardwright.ir.parser.tokens import Bad, Parser
from shardwright.spec.attributes import Attribute, Word

T = TypeVar("T")

KIND = "invalid kind of attribute specified"


def part(p: Parser, name: str, read: Callable[[Parser], T]) -> T:
    """What `read` reads, or `#sdy<name...>` around it, or an alias of that. Raises Bad."""
    if not p.has("attribute"):
        return read(p)
    at = p.start
    value = _in_full(p)
    head = re.match(rf"#sdy[.<]{name}(?!_)", value.text) if isinstance(value, Word) else None
    if head is None or not isinstance(value, Word):
        raise Bad(KIND, at)
    return read(type(p)(value.text, head.end(), (), p.names))


def whole(p: Parser, kind: type[T], read: Callable[[Parser], T]) -> T:
    """What `read` reads, or an attribute of that kind in full, or its alias. Raises Bad."""
    if not p.has("attribute"):
        return read(p)
    at = p.start
    value = _in_full(p)
    if not isinstance(value, kind):
        raise Bad(KIND, at)
    return value


def _in_full(p: Parser) -> Attribute:
    """An attribute; to nest so takes twice the frames of other nests, and counts as two."""
    p.deeper()
    value = p.attribute()
    p.depth -= 1
    return value
