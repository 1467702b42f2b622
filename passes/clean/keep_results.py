"""Keep some results of main: `keep-results{results=1}`, counted from 0; none when none is named.

What only the others were computed from goes with `dce`.
The example is for `results=1`.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      %1 = stablehlo.exponential %0 : tensor<8xf32>
      return %0, %1 : tensor<8xf32>, tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.negate %arg0 : tensor<8xf32>
      %1 = stablehlo.exponential %0 : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from shardwright.ir.analysis.donation import with_alias
from shardwright.ir.core import Func, Module
from shardwright.ir.errors import error
from shardwright.passes.base import Pass
from shardwright.spec import plan
from shardwright.spec.attributes import Array, ShardingPerValue

_T = TypeVar("_T")


@dataclass(frozen=True)
class KeepResults(Pass):
    results: tuple[str, ...] = ()

    def run(self, module: Module) -> None:
        main = module.main
        if main is None or main.is_declaration:
            return
        kept = _numbers(self.results, len(main.result_types))
        main.body.terminator.set_operands(_of(main.body.terminator.operands, kept))
        moved = {old: new for new, old in enumerate(kept)}
        main.set_boundary(
            arg_attrs=[with_alias(attrs, moved) for attrs in main.arg_attrs],
            result_types=_of(main.result_types, kept),
            result_shardings=_of(main.result_shardings, kept),
            result_attrs=_of(main.result_attrs, kept),
        )
        _keep_plan(main, kept)


def _numbers(words: Sequence[str], count: int) -> list[int]:
    """The results to keep, in order. Raises ProgramError for one that there is not."""
    for word in words:
        if not word.isdecimal() or int(word) >= count:
            raise error(f'keep-results: no result "{word}", main has {count}, counted from 0')
    return sorted({int(word) for word in words})


def _of(items: Sequence[_T], kept: Sequence[int]) -> list[_T]:
    return [items[k] for k in kept]


def _keep_plan(main: Func, kept: Sequence[int]) -> None:
    """What a `local` program says of its global results."""
    shardings, types = main.notes.get(plan.RESULT_SHARDINGS), main.notes.get(plan.RESULT_TYPES)
    if isinstance(shardings, ShardingPerValue):
        left = ShardingPerValue(tuple(_of(shardings.shardings, kept)))
        main.set_note(plan.RESULT_SHARDINGS, left)
    if isinstance(types, Array):
        main.set_note(plan.RESULT_TYPES, Array(tuple(_of(types.items, kept))))
