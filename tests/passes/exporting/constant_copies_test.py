"""A copy in which constants are merged already is what the pass makes of a plain copy."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.walk import all_ops
from shardwright.passes.exporting.sdy_constant_or_scalar_merger import ConstantOrScalarMerger
from shardwright.passes.shared import constant_copies
from shardwright.passes.shared.constant_copies import merged_clone

SHARDINGS = ("", '{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} ')
WHOLE, SCALAR = "tensor<8xf32>", "tensor<f32>"
TAKES = f'sdy.named_computation<"f">(%{{0}}, %{{1}}) (%arg2: {WHOLE}, %arg3: {WHOLE})'


def program(random: Random) -> str:
    """Copies of constants and broadcasts, and their users: sums, regions and what is returned."""
    scalars, whole, lines = ["arg1"], ["arg0"], list[str]()
    for number in range(random.randint(4, 24)):
        name, kind, cut = f"v{number}", random.randrange(5), random.choice(SHARDINGS)
        value = f"dense<{random.choice('12')}.0>"
        if kind == 0:
            lines.append(f"%{name} = sdy.constant {value} : {SCALAR}")
            scalars.append(name)
            continue
        one, other = random.choice(whole), random.choice(whole)
        if kind == 1:
            lines.append(f"%{name} = sdy.constant {cut}{value} : {WHOLE}")
        elif kind == 2:
            of = random.choice(scalars)
            told = f"{cut}: ({SCALAR}) -> {WHOLE}"
            lines.append(f"%{name} = stablehlo.broadcast_in_dim %{of}, dims = [] {told}")
        elif kind == 3 or random.random() < 0.5:
            lines.append(f"%{name} = stablehlo.add %{one}, %{other} {cut}: {WHOLE}")
        else:
            body = (
                f"{{ %inner = stablehlo.add %arg2, %arg3 : {WHOLE} sdy.return %inner : {WHOLE} }}"
            )
            body = body.replace(" sdy.return", "\n sdy.return")
            types = f"({WHOLE}, {WHOLE}) -> {WHOLE}"
            lines.append(f"%{name} = {TAKES.format(one, other)} {body} : {types}")
        whole.append(name)
    face = f"%arg0: {WHOLE}, %arg1: {SCALAR}"
    end = f"return %{random.choice(whole)} : {WHOLE}"
    head = f'sdy.mesh @mesh = <["x"=2]>\nfunc.func @main({face}) -> {WHOLE} {{'
    return "\n".join(["module {", head, *lines, end, "}", "}"])


def merged(module: Module) -> list[object]:
    """What the pass makes of a module: its text, and the order in which each value is used."""
    ConstantOrScalarMerger().run(module)
    ops = all_ops(module)
    place = {op: number for number, op in enumerate(ops)}
    uses = [[(place[user], index) for user, index in v.uses] for op in ops for v in op.results]
    return [print_module(module), uses]


def differs(seed: int) -> bool:
    """Whether what is merged early is merged otherwise, or something is left to merge it."""
    module = parse(program(Random(seed)))
    return merged(merged_clone(module)) != merged(module.clone())


@given(st.integers(0, 1 << 32))
def test_copies_are_merged_as_the_pass_merges_them(seed: int):
    assert not differs(seed)


def test_most_copies_are_merged_early():
    kept = 0
    for seed in range(40):
        module = parse(program(Random(seed)))
        kept += len(all_ops(module)) - len(all_ops(merged_clone(module)))
    assert kept > 80


# --- mutants


def test_uses_in_another_order_are_caught(monkeypatch: pytest.MonkeyPatch):
    def replace_uses(self: Value, new: Value) -> None:
        for op, index in tuple(self.uses):
            op.set_operand(index, new)

    modules = [parse(program(Random(seed))) for seed in range(40)]
    wanted = [merged(module.clone()) for module in modules]
    monkeypatch.setattr(Value, "replace_uses", replace_uses)
    assert [merged(merged_clone(module)) for module in modules] != wanted


def test_copies_of_different_shardings_that_are_merged_are_caught(
    monkeypatch: pytest.MonkeyPatch,
):
    def key_of(op: Op, scalar: Value | None = None) -> object:
        return op.name, op.attrs, op.result.type, scalar or (op.operands or [None])[0]

    monkeypatch.setattr(constant_copies, "key_of", key_of)
    assert any(map(differs, range(40)))
