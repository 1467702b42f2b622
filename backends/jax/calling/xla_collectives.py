"""What XLA's own partitioner moves for a jitted function."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from shardwright.ir.core import Module

KINDS = ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "collective-permute")
_OP = re.compile(rf"= \S.*? ({'|'.join(KINDS)})(?:-start)?\(")


def xla_collectives(compiled: Any) -> Counter[str]:
    """By kind the collectives of a `jax.stages.Compiled`, as often as they stand in its text."""
    return Counter(one.replace("-", "_") for one in _OP.findall(compiled.as_text()))


def own_collectives(local: Module) -> Counter[str]:
    """The same of a local program."""
    kinds = (op.name.rpartition(".")[2] for op in local.walk())
    return Counter(kind for kind in kinds if kind.replace("_", "-") in KINDS)
