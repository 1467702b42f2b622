"""Bytes that an op reads or writes where it touches only a part of an operand or result."""

from __future__ import annotations

from typing import Protocol

from shardwright.spec.types import Type

Touched = tuple[int, ...]  # bytes, operands before results


class Typed(Protocol):
    """The part of an op that these functions see."""

    ins: tuple[Type, ...]
    outs: tuple[Type, ...]


def everything(found: Typed) -> Touched:
    """All of every tensor."""
    return tuple([t.bytes for t in found.ins + found.outs])


def a_part(found: Typed) -> Touched:
    """Of the first operand as much as the result has: slices, gathers."""
    first, *others = everything(found)
    return (min(first, others[-1]), *others)


def one_update(found: Typed) -> Touched:
    """The second operand replaces a part of the first, in place; indices follow."""
    _, update, *indices, _ = everything(found)
    return (0, update, *indices, update)


def many_updates(found: Typed) -> Touched:
    """Updates are combined with parts of as many tensors, in place: these are read and written."""
    count = len(found.outs)
    sizes = everything(found)
    updates = sizes[count + 1 : 2 * count + 1]
    return (*updates, sizes[count], *updates, *updates)
