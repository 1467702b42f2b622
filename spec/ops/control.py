"""Control flow, calls and returns: shardings pass through them along data-flow edges, not by factors."""

from __future__ import annotations

from ..attributes import Bool
from ..op import OpRow

ROWS = [
    OpRow(name="stablehlo.while", syntax="while"),
    OpRow(name="stablehlo.case"),
    OpRow(name="stablehlo.if"),
    OpRow(name="stablehlo.optimization_barrier", syntax="optimization_barrier", pure=False),
    OpRow(
        name="func.call",
        syntax="call",
        inherent=("callee", "no_inline"),
        defaults=(("no_inline", Bool(False)),),
    ),
    OpRow(name="func.return", syntax="return", pure=False),
    OpRow(name="stablehlo.return", syntax="return", pure=False),
    OpRow(name="stablehlo.tuple", syntax="tuple"),
    OpRow(
        name="stablehlo.get_tuple_element",
        syntax="get_tuple_element",
        inherent=("index",),
    ),
    OpRow(name="stablehlo.after_all", syntax="after_all"),
    OpRow(name="stablehlo.create_token", syntax="create_token"),
]
