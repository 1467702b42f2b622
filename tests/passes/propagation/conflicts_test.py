"""Conflicts decided by bytes: prices worked out by hand, and never more bytes than by size."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.propagation.engine import conflict_prices
from shardwright.passes.propagation.engine.conflict_prices import ByBytes
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.shared.factor_projection import project
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding, sharding

MESH = Mesh((("x", 4), ("y", 2)))
# A batched product: b rows of [i, k] x [k, j].
BATCH, ROW, SUM, COL = range(4)
RULE = Rule(
    sizes=(8, 16, 32, 64),
    operands=(((BATCH,), (ROW,), (SUM,)), ((BATCH,), (SUM,), (COL,))),
    results=(((BATCH,), (ROW,), (COL,)),),
    kinds=(Kind.PASS, Kind.PASS, Kind.REDUCTION, Kind.PASS),
    blocked=(False,) * 4,
)
LHS, RHS, OUT = 8 * 16 * 32 * 4, 8 * 32 * 64 * 4, 8 * 16 * 64 * 4  # bytes


def cut(*dims: str) -> Sharding:
    """Dims by the letters of their axes."""
    return sharding("mesh", tuple(Dim(tuple(Axis(a) for a in axes), True) for axes in dims))


def prices(lhs: Sharding | None, rhs: Sharding | None, out: Sharding | None) -> list[float]:
    view = project((lhs, rhs, out), RULE, MESH)
    wanted = [
        next((t.factors[f].axes for t in view.having(f) if t.factors[f].axes), ()) for f in range(4)
    ]
    return ByBytes(RULE.kinds, RULE.sizes, (4.0, 4.0, 4.0)).prices(view, wanted)


def test_batch_against_free() -> None:
    found = prices(cut("x", "", ""), cut("", "", "x"), None)
    assert found[BATCH] == RHS / 4 * 3 / 4  # rhs: all_to_all from j to b
    assert found[COL] == LHS / 4 * 3  # lhs: all_gather
    assert found[ROW] == found[SUM] == 0


def test_free_against_free_counts_what_each_device_holds() -> None:
    found = prices(cut("y", "x", ""), cut("", "", "x"), None)
    assert found[ROW] == RHS / 2 / 4 * 3  # rhs is cut by y at no cost before x is gathered
    assert found[COL] == LHS / 8 * 3


def test_contracted_against_free() -> None:
    found = prices(None, cut("", "x", ""), cut("", "x", ""))
    assert found[SUM] == OUT * 3 / 4  # reduce_scatter
    assert found[ROW] == RHS / 4 * 3
    found = prices(cut("", "x", ""), cut("", "x", ""), None)
    assert found[SUM] == 2 * OUT * 3 / 4 + LHS / 4 * 3 / 4


def test_axes_behind_a_lost_one_are_lost() -> None:
    found = prices(cut("x", "", ""), cut("", "", "xy"), None)
    assert found[BATCH] == RHS / 8 * 3 / 4 + RHS / 8


def test_unknown_choice_is_refused() -> None:
    module = parse(
        "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}"
    )
    with pytest.raises(ProgramError, match='decided by size or by cost, not by "bytes"'):
        parse_pipeline("propagate{conflicts=bytes}").run(module)


# --- programs

PROGRAM = """sdy.mesh @mesh = <["x"={devices}]>
func.func @main(%a: {lhs} {{sdy.sharding = {cut_a}}}, %b: {rhs} {{sdy.sharding = {cut_b}}}, %c: {out} {{sdy.sharding = {cut_c}}}) -> {out} {{
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : ({lhs}, {rhs}) -> {out}
  %1 = stablehlo.{last} : {out}
  return %1 : {out}
}}
"""  # noqa: E501


@st.composite
def products(draw: st.DrawFn) -> str:
    """A batched product with arguments cut anyhow by one axis."""
    b, i, k, j = (draw(st.sampled_from((24, 48, 96, 192))) for _ in range(4))

    def tensor(*sizes: int) -> str:
        return f"tensor<{'x'.join(map(str, sizes))}xf32>"

    def placed() -> str:
        at = draw(st.integers(-1, 2))
        return (
            "#sdy.sharding<@mesh, ["
            + ", ".join('{"x"}' if d == at else "{}" for d in range(3))
            + "]>"
        )

    return PROGRAM.format(
        devices=draw(st.sampled_from((3, 4, 8))),
        lhs=tensor(b, i, k), rhs=tensor(b, k, j), out=tensor(b, i, j),
        cut_a=placed(), cut_b=placed(), cut_c=placed(),
        last=draw(st.sampled_from(("add %0, %c", "tanh %0"))),
    )  # fmt: skip


def moved(program: str, conflicts: str) -> float:
    """Ring bytes per device of the partitioned program."""
    module = parse(program)
    parse_pipeline(f"propagate{{conflicts={conflicts}}},partition").run(module)
    return collective_traffic.total_ring_bytes(module)


@settings(max_examples=60, deadline=None)
@given(products())
def test_never_more_bytes(program: str) -> None:
    assert moved(program, "cost") <= moved(program, "size")


EXPERTS = PROGRAM.format(
    devices=8, lhs="tensor<8x64x512xf32>", rhs="tensor<8x512x1024xf32>",
    out="tensor<8x64x1024xf32>",
    cut_a='#sdy.sharding<@mesh, [{}, {"x"}, {}]>', cut_b='#sdy.sharding<@mesh, [{"x"}, {}, {}]>',
    cut_c="#sdy.sharding<@mesh, [{}, {}, {}]>", last="tanh %0",
)  # fmt: skip
TOKENS = EXPERTS.replace("64x", "4096x")  # tokens are the larger tensor, yet cheaper to move


def test_strictly_fewer_where_the_larger_tensor_is_cheaper_to_move() -> None:
    assert moved(EXPERTS, "cost") == moved(EXPERTS, "size")
    assert moved(TOKENS, "cost") < moved(TOKENS, "size")


def test_mutant_that_prefers_the_dearest_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moved(TOKENS, "cost")

    def reversed_prices(self: ByBytes, *args: object) -> list[float]:
        return [-price for price in prices_of(self, *args)]  # type: ignore[arg-type]

    prices_of = ByBytes.prices
    monkeypatch.setattr(conflict_prices.ByBytes, "prices", reversed_prices)
    assert moved(TOKENS, "cost") > honest
