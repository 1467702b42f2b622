"""Trials by few of a program's equal layers, where edits say the same of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardwright.ir.core import Op, Value
from shardwright.passes.base import Memory
from shardwright.passes.clean.folding.layers import Layer
from shardwright.passes.clean.folding.shorten import Short
from shardwright.passes.cost.evaluation.evaluate import Before
from shardwright.passes.cost.trials.long_figures import Figures, figures_by_few
from shardwright.passes.cost.trials.places import (
    SHARDING,
    Edit,
    Placed,
    Places,
    Where,
    in_place,
    inside,
)
from shardwright.passes.cost.trials.prepared import Prepared
from shardwright.passes.target import Target

Known = tuple[Figures, bytes]
_OF_FEW = b"few"  # states of the whole program may have the same digests


class Folded:
    """The short form of a program, to be propagated again and again. `name`: tells it from other
    forms of that program.
    """

    def __init__(
        self, short: Short, ready: Prepared, script: str, before: Before | None, name: bytes = b""
    ) -> None:
        self.short, self.ready, self.script, self.before = short, ready, script, before
        self._name = _OF_FEW + name
        whole, few = short.whole.main, short.module.main
        assert whole is not None and few is not None
        self._symbol = whole.symbol
        self._ops, self._args = list(inside(whole)), whole.args
        number = {op: k for k, op in enumerate(inside(few))}
        pairs = zip(short.ops, few.body.ops, strict=False)
        self._kept = {own: Where(few.symbol, op=number[copy]) for own, copy in pairs}
        self._kept_args = {
            whole.args[own]: Where(few.symbol, argument=k) for k, own in enumerate(short.args)
        }
        self._places = Places(short.module)
        self._in_main = frozenset(whole.body.ops)

    @staticmethod
    def of(
        short: Short, target: Target, memory: Memory, script: str, before: Before | None
    ) -> Folded | None:
        """None where all edits are compiled from the beginning. The program has no edits now."""
        ready = Prepared.of(short.module, target, memory)
        return None if ready is None else Folded(short, ready, script, before)

    def figures(self, few: Placed, known: Mapping[bytes, Figures]) -> Known | None:
        """The figures of the program with edits, of which these are those of the short one, and the
        state they are of; None where few layers do not tell them. `known`: by state.
        """
        with in_place(self._places, few):
            annotations = self.ready.annotations(few)
            if annotations is None:
                return None
            with self.ready.propagated(annotations) as propagated:
                if propagated is None:
                    return None
                state = self._name + propagated
                if state in known:
                    return known[state], state
                local = self.ready.local()
        if local is None:
            return None
        found = figures_by_few(self.short, local, self.ready.target, self.script, self.before)
        local.dissolve()
        return None if found is None else (found, state)

    def of_few(self, placed: Placed) -> Placed | None:
        """The edits of what is kept; None where they tell equal layers apart. They stand in the
        program.
        """
        found: list[tuple[Where, Edit]] = []
        for where, edit in placed:
            if where.function != self._symbol:
                return None
            if where.argument is not None:
                arg = self._args[where.argument]
                if edit.key != SHARDING or not self._is_even_arg(arg):
                    return None
                kept = self._kept_args.get(arg)
            else:
                op = None if where.op is None else self._ops[where.op]
                if op is None or op not in self._in_main or not self._is_even(op, edit.key):
                    return None
                kept = self._kept.get(op)
            if kept is not None:
                found.append((kept, Edit(kept, edit.key, edit.value)))
        return found

    def told(self, placed: Placed) -> Layer | None:
        """The layer that edits are of, among those that are equal; None where they are of several,
        or of none.
        """
        layers, every = self.short.form.layers, dict[Layer | None, None]()
        for where, _ in placed:
            if where.function != self._symbol:
                return None
            if where.argument is not None:
                layer = layers.of_arg.get(self._args[where.argument])
            else:
                layer = None if where.op is None else layers.of.get(self._ops[where.op])
            every[layer] = None
        inner = [one for one in every if one is not None and self.short.form.is_inner(one)]
        return inner[0] if len(inner) == 1 else None

    def _is_even_arg(self, arg: Value) -> bool:
        """True if nothing else is said of an argument than of those like it in equal layers."""
        form = self.short.form
        layer = form.layers.of_arg.get(arg)
        if layer is None or not form.is_inner(layer):
            return True
        place = form.at_arg[arg]
        alike = (form.args[one][place] for one in self._like(layer))
        return all(other.sharding == arg.sharding for other in alike)

    def _is_even(self, op: Op, key: str) -> bool:
        """The same of an op."""
        form = self.short.form
        layer = form.layers.of.get(op)
        if layer is None or not form.is_inner(layer):
            return True
        place, said = form.at[op], _said(op, key)
        return all(_said(form.ops[one][place], key) == said for one in self._like(layer))

    def _like(self, layer: Layer) -> Iterator[Layer]:
        """The layers that are equal to an inner one."""
        return (Layer(layer.stack, number) for number in self.short.form.inner[layer.stack])


def _said(op: Op, key: str) -> tuple[object, ...]:
    return op.notes.get(key), *[value.sharding for value in op.results]
