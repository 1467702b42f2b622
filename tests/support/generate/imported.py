"""Programs in the form that propagation expects."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.registry import parse_pipeline

IMPORT = (
    "sdy-import-pipeline,sdy-flatten-call-graph,symbol-dce,sdy-import-func-calls,symbol-dce,"
    "sdy-apply-sharding-constraints,sdy-sharding-group-import,sdy-pre-order-funcs"
)


def imported(text: str) -> Module:
    """The program of a text after all passes of `sdy-propagation-pipeline` up to propagation."""
    module = parse(text)
    parse_pipeline(IMPORT).run(module)
    return module
