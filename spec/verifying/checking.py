"""Builds the `check` column out of generators of sentences; shows numbers as MLIR does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC
from shardwright.spec.verifying.faults import Unfit

Problems = Callable[[Sig], Iterator[str]]
Check = Callable[[Sig], str | None]


def first(problems: Problems) -> Check:
    """A check that reports the first of an op's problems."""

    def found(sig: Sig) -> str | None:
        try:
            return next(problems(sig), None)
        except Unfit as unfit:
            return unfit.fault

    return found


def must(problems: Iterator[str]) -> None:
    """Raise Unfit with the first problem."""
    for sentence in problems:
        raise Unfit(sentence)


def shown(numbers: Sequence[int]) -> str:
    """`1, 2`: a list as MLIR's sentences hold it."""
    return ", ".join(map(str, numbers))


def shown_sizes(sizes: Sequence[int]) -> str:
    """`2, -9223372036854775808`: a shape, its unknown sizes as MLIR stores them."""
    return ", ".join(str(-(2**63) if size == DYNAMIC else size) for size in sizes)
