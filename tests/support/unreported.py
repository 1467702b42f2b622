"""Finds changes of a program that went past the methods of `ir.core`: nobody verifies these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shardwright.ir.core import Block, Branch, Func, Module, Op

State = tuple[Any, ...]


class Snapshot:
    """A program that was verified just now."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.parts = {op: _part(op) for op in module.walk()}
        self.labels = {op: _labels(op) for op in module.walk()}
        self.blocks = {block: _block(block) for block in _blocks(module)}
        self.given = {block: _given(block) for block in _blocks(module)}

    def unreported(self) -> list[str]:
        """What is marked as verified and is not what it was."""
        found: list[str] = []
        for op in self.module.walk():
            if op.is_verified and self.parts.get(op) != _part(op):
                found.append(f"{op.name}: operands, types, attributes, regions or place")
            if op.is_verified and op.is_labelled and self.labels.get(op) != _labels(op):
                found.append(f"{op.name}: notes or shardings")
        for block in _blocks(self.module):
            if block.is_verified and self.blocks.get(block) != _block(block):
                found.append(f"block of {block.parent}: ops or arguments")
            is_sound = block.is_verified and block.is_labelled
            if is_sound and self.given.get(block) != _given(block):
                found.append(f"block of {block.parent}: shardings of arguments")
        return found


def _part(op: Op) -> State:
    own = (op.name, op.attrs, (*op.operands,), tuple(v.type for v in op.results))
    inner = tuple((region, tuple(region.blocks)) for region in op.regions)
    state = (*own, inner, op.block, op.parent)
    if isinstance(op, Func):
        lists = op.arg_attrs, op.result_types, op.result_attrs, op.result_shardings
        state = (*state, *map(tuple, lists))
    return (*state, tuple(op.successors)) if isinstance(op, Branch) else state


def _labels(op: Op) -> State:
    return op.notes, tuple(value.sharding for value in op.results)


def _block(block: Block) -> State:
    args = tuple((value, value.type, value.index) for value in block.args)
    return tuple(block.ops), args, block.region


def _given(block: Block) -> State:
    return tuple(value.sharding for value in block.args)


def _blocks(module: Module) -> Iterator[Block]:
    return (block for op in module.walk() for region in op.regions for block in region.blocks)
