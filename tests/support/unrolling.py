"""Programs with their loops written out, for tests: as their text is read again."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import Diagnostic
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.op import Values

LOOP = "stablehlo.while"


def named(module: Module, name: str) -> list[Op]:
    """The ops of a name, in program order."""
    return [op for op in module.walk() if op.name == name]


def unrolled(text: str, how: str = "unroll") -> tuple[Module, list[Diagnostic]]:
    """The program as its text is read again, and what was said of it."""
    module = parse(text)
    check(module)
    said = parse_pipeline(how).run(module)
    made = parse(print_module(module))
    check(made)
    return made, said


def same(a: Sequence[Values], b: Sequence[Values]) -> bool:
    """Whether results are equal bit by bit."""
    pairs = zip(a, b, strict=True)
    return all(x.dtype == y.dtype and np.array_equal(x, y, equal_nan=True) for x, y in pairs)
