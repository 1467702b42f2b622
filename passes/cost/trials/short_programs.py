"""Compiles a program of many equal layers by one of few: all that is made for it is made once.

What a step takes grows by the same with every layer more, from a few on: a program of one layer
more tells by how much. That is how optimisations are judged; of what they leave the figures are
those of the whole program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from shardwright.ir.core import Module
from shardwright.ir.gc_pause import not_collecting
from shardwright.passes.base import Memory
from shardwright.passes.clean.folding.lengthen import Long, lengthened
from shardwright.passes.clean.folding.shorten import Short, shortened

WORTH = 2000  # ops of main that are worth a look


class NotRepeated(Exception):
    """What passes made of a short program does not tell what they would make of the whole one."""


@dataclass
class ShortProgram:
    """A program of few layers, for one of many."""

    short: Short
    _last: tuple[Module, list[tuple[int, Module]]] | None = None  # longer ones that were asked for

    @staticmethod
    def of(program: Module, memory: Memory | None = None) -> ShortProgram | None:
        """None where a program has no layers to speak of. `memory`: of passes, in many runs."""
        main = program.main
        if main is None or main.is_declaration or len(main.body.ops) < WORTH:
            return None
        with not_collecting():
            short = shortened(program, memory)
        return None if short is None else ShortProgram(short)

    @cached_property
    def more(self) -> list[tuple[int, Short]]:
        """By stack that lost layers how many, and the short form of what lost one fewer of it.

        Raises NotRepeated.
        """
        with not_collecting():
            found = [
                (gap.many, self.short.longer(stack))
                for stack, gap in enumerate(self.short.gaps)
                if gap.many
            ]
        told = [(gone, short) for gone, short in found if short is not None]
        if len(told) < len(found):
            raise NotRepeated
        return told

    def long(self, made: Module) -> Long:
        """The whole program as passes made the short one. Raises NotRepeated."""
        return _long(self.short, made)

    def grown(self, made: Module, figure: Callable[[Module], float]) -> float:
        """A figure of the whole program, by that of the short one and of those with one layer more
        of a stack. Raises NotRepeated.
        """
        first = figure(made)
        return first + sum(gone * (figure(one) - first) for gone, one in self._longer(made))

    def _longer(self, made: Module) -> Iterator[tuple[int, Module]]:
        if self._last is None or self._last[0] is not made:
            found = [(gone, _long(short, made).module) for gone, short in self.more]
            self._last = made, found
        yield from self._last[1]


def _long(short: Short, made: Module) -> Long:
    with not_collecting():
        found = lengthened(short, made)
    if found is None:
        raise NotRepeated
    return found
