"""The order in which kernels take the dims of tensors, and the kernels that make up an op.

Libraries of matrix products and convolutions take operands in one order of dims, or in few. A
compiler writes a copy of an operand that lies in another order.
"""

from __future__ import annotations

from typing import NamedTuple


class Layout(NamedTuple):
    """The dims of a tensor in the order in which a kernel has them, major to minor.

    `swaps`: the last two may as well be swapped. `joins`: it has several of them as one. `groups`:
    of a matrix with batch dims, where those of its rows and of its columns begin.
    """

    dims: tuple[int, ...]
    swaps: bool = False
    joins: bool = False
    groups: tuple[int, ...] = ()


class Layouts(NamedTuple):
    """Layouts per operand and per result. `turns`: the kernel writes the only result with its last
    two dims swapped, if asked to.
    """

    operands: tuple[Layout, ...]
    results: tuple[Layout, ...]
    turns: bool = False


class Piece(NamedTuple):
    """A kernel of an op that is taken apart. The results of the last one are the op's.

    `reads`: operands of the op by number, ~k: all results of piece k. `sizes`: bytes of each
    result. `is_over`: writes over the first of what it reads.
    """

    reads: tuple[int, ...]
    sizes: tuple[int, ...]
    is_over: bool = False


def moved(dims: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    """True if an order of dims moves elements of a tensor of this shape."""
    large = [dim for dim in dims if shape[dim] > 1]
    return large != sorted(large)


class Eager(NamedTuple):
    """The memory of an op that a script's line runs by itself.

    `view`: the operand whose memory the result has, -1 for none. `held`: bytes behind the result,
    -1 where they are those of its type. `scratch`: bytes that the line takes besides, at its peak.
    """

    view: int = -1
    held: int = -1
    scratch: int = 0
