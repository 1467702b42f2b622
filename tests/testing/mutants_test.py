"""Wrong local programs are caught: mutations break the programs that depend on what they change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.spec.attributes import Dense
from shardwright.spec.values.dense import dense, values
from shardwright.testing.end_to_end import PIPELINE
from shardwright.testing.recipes import build, random_recipe
from shardwright.testing.soundness import assert_rewrite_sound, differences, rewrite

SEEDS = range(50)
LEAST = 0.7  # of the mutated programs are caught; a mutated op may not matter to any result

OTHER = {"stablehlo.add": "stablehlo.maximum", "stablehlo.maximum": "stablehlo.minimum"}


def all_ops(module: Module, name: str) -> Iterator[Op]:
    for func in module.funcs:
        yield from (op for op in func.walk() if op.name == name)


def other_reducer(module: Module) -> bool:
    """A maximum where a sum was due, and the like."""
    changed = False
    for op in all_ops(module, "stablehlo.all_reduce"):
        reducer = op.regions[0].block.ops[0]
        changed |= reducer.name in OTHER
        reducer.name = OTHER.get(reducer.name, reducer.name)
        reducer.touch()
    return changed


def reversed_groups(module: Module) -> bool:
    """Members of each gather in the wrong order."""
    changed = False
    for op in all_ops(module, "stablehlo.all_gather"):
        groups = op.attrs["replica_groups"]
        assert isinstance(groups, Dense)
        op.set_attr("replica_groups", dense(values(groups)[:, ::-1], groups.type))
        changed = True
    return changed


def swapped_pairs(module: Module) -> bool:
    """Permutes that send backwards."""
    changed = False
    for op in all_ops(module, "stablehlo.collective_permute"):
        pairs = op.attrs["source_target_pairs"]
        assert isinstance(pairs, Dense)
        table = values(pairs)
        changed |= {tuple(pair) for pair in table} != {tuple(pair[::-1]) for pair in table}
        op.set_attr("source_target_pairs", dense(table[:, ::-1], pairs.type))
    return changed


def forgotten_reduction(module: Module) -> bool:
    """Partial results taken for results."""
    found = list(all_ops(module, "stablehlo.all_reduce"))
    for op in found:
        op.result.replace_uses(op.operands[0])
    return bool(found)


def same_shard_everywhere(module: Module) -> bool:
    """Every device believes that it holds the first shard."""
    found = list(all_ops(module, "stablehlo.partition_id"))
    for op in found:
        assert op.block is not None
        zero = dense(np.zeros((), np.uint32), op.result.tensor)
        constant = Op("stablehlo.constant", [], [op.result.type])
        constant.set_attr("value", zero)
        op.block.insert_before(op, constant)
        op.result.replace_uses(constant.result)
    return bool(found)


def is_caught(mutate: Callable[[Module], bool], seed: int) -> bool | None:
    """Whether a mutation of this program is seen; None when it has nothing to mutate."""
    before = build(random_recipe(seed))
    args = inputs(before, seed)
    local = rewrite(before, PIPELINE)
    if not mutate(local):
        return None
    try:
        return bool(differences(run_devices(local, args), run(before, args)))
    except ProgramError:
        return True  # copies of a result differ


@pytest.mark.parametrize(
    "mutate",
    [
        other_reducer,
        reversed_groups,
        swapped_pairs,
        forgotten_reduction,
        same_shard_everywhere,
    ],
)
def test_mutants_are_caught(mutate: Callable[[Module], bool]) -> None:
    outcomes = [is_caught(mutate, seed) for seed in SEEDS]
    judged = [outcome for outcome in outcomes if outcome is not None]
    print(f"{mutate.__name__}: {sum(judged)} of {len(judged)} caught")
    assert len(judged) >= 4
    assert sum(judged) >= LEAST * len(judged)


def test_an_unsound_rewrite_raises_with_both_programs() -> None:
    text = """
    func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.negate %a : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    """

    class Breaks:
        def run(self, module: Module) -> None:
            assert module.main is not None
            module.main.body.ops[0].name = "stablehlo.abs"
            module.main.body.ops[0].touch()

    with pytest.raises(AssertionError, match=r"result 0: error(.|\n)*negate(.|\n)*abs"):
        assert_rewrite_sound(text, Breaks())


def test_a_sound_rewrite_returns_the_new_program() -> None:
    after = assert_rewrite_sound(build(random_recipe(3)), PIPELINE)
    assert after.main is not None and "plan.arg_shardings" in after.main.notes
