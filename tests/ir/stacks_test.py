"""Software stacks as text: what they change, and mistakes with their places."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.clusters import find_cluster, stack_names, with_stack
from shardwright.ir.errors import ProgramError


def text(chips: str) -> str:
    return f'module @mine attributes {{plan.stack = {{chips = {chips}, source = ["mine"]}}}} {{}}\n'


def applied(tmp_path: Path, chips: str, cluster: str = "dgx-h100"):
    file = tmp_path / "mine.mlir"
    file.write_text(text(chips), encoding="utf-8")
    return with_stack(find_cluster(cluster), str(file))


def test_stacks_that_come_along_know_chips():
    assert stack_names()
    known = {"megatron": "a100-80gb", "xla": "h100"}
    assert set(stack_names()) == set(known)
    for name, chip in known.items():
        assert with_stack(find_cluster(chip), name).chip.name == chip


def test_a_file_replaces_constants(tmp_path: Path):
    found = applied(tmp_path, '{h100 = {product = "50%", attention_depth = 0}}')
    assert (found.chip.kernels.product, found.chip.kernels.attention_depth) == (0.5, 0)
    assert found.chip.kernels.units == 132
    assert "mine" in found.source


def test_a_stack_may_say_what_works_at_once(tmp_path: Path):
    file = tmp_path / "mine.mlir"
    file.write_text('module @mine attributes {plan.stack = {chips = {}, overlap = "all"}} {}')
    with pytest.raises(ProgramError, match='overlap: unknown "all"'):
        with_stack(find_cluster("dgx-h100"), str(file))
    plain = find_cluster("dgx-a100")
    assert (plain.overlap, with_stack(plain, "megatron").overlap) == ("one", "none")


@pytest.mark.parametrize(
    ("chips", "message", "help"),
    [
        ('{h100 = {prodct = "50%"}}', 'unknown key "prodct"', 'did you mean "product"?'),
        ('{h101 = {product = "50%"}}', 'unknown key "h101"', 'did you mean "h100"?'),
        (
            '{h100 = {product = "0.5"}}',
            'product: expected a part, got "0.5" without a unit',
            "write it as 85%",
        ),
        (
            '{h100 = {interference = "100%"}}',
            "interference: expected less than 100%, got 100%",
            'write interference = "30%"',
        ),
        ('"h100"', 'expected a dictionary, got "h100"', "write {key = value}"),
    ],
)
def test_mistakes_have_places(tmp_path: Path, chips: str, message: str, help: str):
    with pytest.raises(ProgramError) as caught:
        applied(tmp_path, chips)
    (one,) = caught.value.diagnostics
    assert (one.message, one.help) == (message, help)
    assert one.place.line == 1 and one.place.column >= 40


def test_a_chip_that_a_stack_does_not_know():
    with pytest.raises(ProgramError, match="says nothing of the chip h200"):
        with_stack(find_cluster("dgx-h200"), "megatron")


def test_an_unknown_stack():
    with pytest.raises(ProgramError, match='unknown stack "pytorch"'):
        with_stack(find_cluster("dgx-a100"), "pytorch")
