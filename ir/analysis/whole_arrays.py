"""The arrays of a program as it was given, where main has rows of them as arguments and results.

`plan.arg_rows` and `plan.result_rows` say which: `split-stacks` writes them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.core import Func
from shardwright.ir.diagnostics.at_op import module_of, op_error
from shardwright.ir.value_labels import result_labels
from shardwright.spec.attributes import Array, String
from shardwright.spec.given_rows import GivenRows, given_rows
from shardwright.spec.op import Values
from shardwright.spec.plan import ARG_ROWS, RESULT_ROWS
from shardwright.spec.types import TensorType, Type


class WholeArrays:
    """What arguments, or results, are of those that were given: one entry of `rows` each.

    Raises ProgramError where they are not all of them, in order.
    """

    def __init__(
        self, main: Func, key: str, types: Sequence[Type], rows: Sequence[GivenRows]
    ) -> None:
        self.rows = tuple(rows)
        self._main, self._key = main, key
        self.types = self._whole(types)

    @property
    def count(self) -> int:
        """How many there were."""
        return len(self.types)

    def groups(self) -> list[list[int]]:
        """By one that was given the numbers of those that are of it."""
        found: list[list[int]] = [[] for _ in range(self.count)]
        for k, one in enumerate(self.rows):
            found[one.number].append(k)
        return found

    def split(self, arrays: Sequence[Values]) -> list[Values]:
        """Of whole arrays the rows that there are now."""
        return [arrays[one.number][one.of(arrays[one.number].shape)] for one in self.rows]

    def joined(self, arrays: Sequence[Values]) -> list[Values]:
        """Whole arrays of their rows."""
        found: list[Values] = []
        for group in self.groups():
            dim = self.rows[group[0]].dim
            whole = dim is None or len(group) == 1
            parts = [arrays[k] for k in group]
            found.append(parts[0] if whole else np.concatenate(parts, dim))
        return found

    def _whole(self, types: Sequence[Type]) -> tuple[Type, ...]:
        found: list[Type] = []
        for type, one in zip(types, self.rows, strict=True):
            is_next = one.number == len(found)
            if is_next and one.start == 0:
                found.append(type)
            elif one.dim is None or one.number != len(found) - 1 or not one.start:
                raise self._wrong(one)
            if one.dim is not None:
                found[-1] = self._longer(found[-1], type, one, is_next)
        return tuple(found)

    def _longer(self, before: Type, type: Type, one: GivenRows, is_first: bool) -> Type:
        """The type of rows up to the last ones."""
        if not isinstance(type, TensorType) or not isinstance(before, TensorType):
            raise self._wrong(one)
        assert one.dim is not None
        if one.dim >= len(type.shape) or type.shape[one.dim] != one.stop - one.start:
            raise self._wrong(one)
        had = 0 if is_first else before.shape[one.dim]
        shape = tuple(one.stop if d == one.dim else n for d, n in enumerate(type.shape))
        whole = type.with_shape(shape)
        if had != one.start or (not is_first and before.with_shape(shape) != whole):
            raise self._wrong(one)
        return whole

    def _wrong(self, one: GivenRows) -> Exception:
        said = f"has {self._key} of {one.number}{one.suffix} in the wrong place, or of another size"
        help = (
            "list all arguments and results in order, and rows of each from the first to the last"
        )
        return op_error(module_of(self._main), self._main, said, help=help)


def whole_args(main: Func, types: Sequence[Type]) -> WholeArrays | None:
    """What arguments of these types are rows of; None where they are those that were given."""
    return _read(main, ARG_ROWS, types)


def whole_results(main: Func, types: Sequence[Type]) -> WholeArrays | None:
    """The same of results."""
    return _read(main, RESULT_ROWS, types)


def _read(main: Func, key: str, types: Sequence[Type]) -> WholeArrays | None:
    note = main.notes.get(key)
    if ARG_ROWS not in main.notes and RESULT_ROWS not in main.notes:
        return None
    if not isinstance(note, Array):  # the other side alone is said
        return WholeArrays(main, key, types, [GivenRows(k) for k in range(len(types))])
    found = [given_rows(one.value) for one in note if isinstance(one, String)]
    rows = [one for one in found if one is not None]
    if len(rows) != len(types):
        said = f"has {len(rows)} entries of {key}, expected {len(types)}: one each"
        raise op_error(module_of(main), main, said, help="run split-stacks again")
    return WholeArrays(main, key, types, rows)


def given_names(main: Func, types: Sequence[Type]) -> list[str]:
    """The labels of results as they were given."""
    labels, whole = result_labels(main), whole_results(main, types)
    if whole is None:
        return labels
    first = [group[0] for group in whole.groups()]
    return [labels[k].removesuffix(whole.rows[k].suffix) for k in first]
