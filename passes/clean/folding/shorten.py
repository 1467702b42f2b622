"""Makes a program of fewer layers of one with many equal ones.

Each stack keeps its first and its last layers, and of those that are equal the ones beside these;
what takes something of one that goes takes the same of the kept one that stands in its place. Ops
of the short program tell by their places which ops they are copies of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from shardwright.ir.analysis.donation import with_alias
from shardwright.ir.core import Func, Module, Op, Value, clone
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Memory
from shardwright.passes.clean.folding.known_layers import known_layers
from shardwright.passes.clean.folding.layers import Form, Layer, Layers, layers
from shardwright.passes.clean.outlining.repeated_regions import taken

LEAST_GONE = 2  # layers for which it is worth it
BEFORE, BEHIND = 2, 1  # equal layers that are kept beside those that go
_RESULT = re.compile(r"(?<=operand )(\d+)(?= of func\.return)")


class Gap(NamedTuple):
    """The layers of a stack that go: so many from `first` on."""

    first: int
    many: int

    def holds(self, number: int) -> bool:
        """True if a layer of the whole program goes."""
        return self.first <= number < self.first + self.many

    def short(self, number: int) -> int:
        """The number of a kept layer in the short program."""
        return number - self.many if number >= self.first + self.many else number

    def behind(self, number: int) -> int:
        """By how many layers a layer of the short program stands further on in the whole one."""
        return self.many if number >= self.first else 0

    @property
    def last_before(self) -> int:
        """The layer of the short program behind which others went."""
        return self.first - 1

    @property
    def inner(self) -> range:
        """The layers of the short program that are equal."""
        return range(self.first - BEFORE, self.first + BEHIND) if self.many else range(0)


class Rank(NamedTuple):
    """Which result a result of main is: that of a value of a layer, of several of it the n-th."""

    layer: Layer
    value: tuple[int, int]
    number: int


@dataclass
class Ranks:
    """Results of main that are of layers. `of`: by number; `found`: numbers."""

    of: dict[int, Rank] = field(default_factory=dict[int, Rank])
    found: dict[Rank, int] = field(default_factory=dict[Rank, int])


@dataclass(frozen=True)
class Short:
    """A program with fewer layers.

    whole, module  with all layers, and with fewer
    form           the layers of `whole`
    gaps           by stack the layers that went
    ops            those of main of `whole` that are kept, by number: `place` of a copy is (number +
                   1, 0)
    args, results  numbers of arguments and results of main that are kept
    """

    whole: Module
    module: Module
    form: Form
    gaps: tuple[Gap, ...]
    ops: list[Op]
    args: list[int]
    results: list[int]

    def layers_of(self, made: Module) -> Layers:
        """The layers of main of what passes made of the short program.

        What they made anew is of the layer whose values alone it takes.
        """
        assert made.main is not None and self.whole.main is not None
        found, own = Layers(counts=self._counts()), self.form.layers
        for number, arg in zip(self.args, made.main.args, strict=True):
            layer = own.of_arg.get(self.whole.main.args[number])
            if layer is not None:
                found.of_arg[arg] = self.shortened(layer)
        for op in made.main.body.ops:
            origin = self.origin(op)
            if origin is None:
                every = {found.layer(value) for value in taken(op)} - {None}
                layer = every.pop() if len(every) == 1 else None
            else:
                of_origin = own.of.get(origin)
                layer = None if of_origin is None else self.shortened(of_origin)
            if layer is not None and not op.is_terminator:
                found.of[op] = layer
        return found

    def origin(self, op: Op) -> Op | None:
        """The op of the whole program that an op stems from."""
        line, column = op.place
        return self.ops[line - 1] if column == 0 and 0 < line <= len(self.ops) else None

    def standing(self, op: Op, stack: int, shift: int | None) -> Op | None:
        """The op of the whole program that an op stems from, so many layers further on.

        `shift` counts from its layer in the short program; None of what is of no inner layer.
        """
        first = self.origin(op)
        layer = None if first is None else self.form.layers.of.get(first)
        if first is None or layer is None or shift is None or layer.stack != stack:
            return first
        place, number = self.shortened(layer).after(shift), self.form.at[first]
        return first if self._is_end(layer) else self.form.ops[place][number]

    def standing_arg(self, number: int, stack: int, shift: int | None) -> Value:
        """The same of an argument of main."""
        assert self.whole.main is not None
        first = self.whole.main.args[self.args[number]]
        layer = self.form.layers.of_arg.get(first)
        if layer is None or shift is None or layer.stack != stack:
            return first
        return self.form.args[self.shortened(layer).after(shift)][self.form.at_arg[first]]

    def like(self, some: Collection[Op]) -> set[Op]:
        """Ops of the whole program like these of the short one: in layers that went, those like
        what all layers beside them have among these.
        """
        assert self.module.main is not None and self.whole.main is not None
        pairs = [*zip(self.module.main.body.ops[:-1], self.ops, strict=True)]
        pairs += [
            (copy, own) for copy, own in zip(self.module.ops, self.whole.ops, strict=True)
            if own is not self.whole.main
        ]  # fmt: skip
        found = {
            own for pair in pairs
            for copy, own in zip(*map(all_ops, pair), strict=True) if copy in some
        }  # fmt: skip
        for stack, gap in enumerate(self.gaps):
            layers = [
                self._ops(Layer(stack, gap.first + k)) for k in range(-BEFORE, gap.many + BEHIND)
            ]
            for alike in zip(*layers, strict=True) if gap.many else ():
                kept = alike[:BEFORE] + alike[-BEHIND:]
                if found.issuperset(kept):
                    found.update(alike)
        return found

    def _ops(self, layer: Layer) -> list[Op]:
        """All ops of a layer of the whole program, those in regions too."""
        return [inner for op in self.form.ops.get(layer, []) for inner in all_ops(op)]

    @cached_property
    def ranks(self) -> Ranks:
        """The results of main of the whole program by their layers."""
        assert self.whole.main is not None
        found, times = Ranks(), Counter[tuple[Layer, tuple[int, int]]]()
        for number, value in enumerate(self.whole.main.body.terminator.operands):
            layer = self.form.layers.layer(value)
            if layer is not None:
                key = layer, self.form.number(value)
                rank = Rank(*key, times[key])
                times[key] += 1
                found.of[number], found.found[rank] = rank, number
        return found

    @cached_property
    def all_args(self) -> list[tuple[int, int]]:
        """By argument of the whole program the one of the short program that it is like, and which
        of the whole one that is.
        """
        assert self.whole.main is not None
        kept = {number: k for k, number in enumerate(self.args)}
        form, found = self.form, list[tuple[int, int]]()
        for number, arg in enumerate(self.whole.main.args):
            like = number
            if number not in kept:
                stack = form.layers.of_arg[arg].stack
                place = Layer(stack, self.gaps[stack].last_before)
                like = form.args[place][form.at_arg[arg]].index
            found.append((kept[like], like))
        return found

    @cached_property
    def all_results(self) -> list[tuple[int, int]]:
        """The same of results."""
        assert self.whole.main is not None
        kept = {number: k for k, number in enumerate(self.results)}
        found = list[tuple[int, int]]()
        for number in range(len(self.whole.main.result_types)):
            like = number
            if number not in kept:
                rank = self.ranks.of[number]
                stack = rank.layer.stack
                first = rank._replace(layer=Layer(stack, self.gaps[stack].last_before))
                like = self.ranks.found[first]
            found.append((kept[like], like))
        return found

    def said(self, reason: str, shift: int | None) -> str:
        """A reason, with the numbers that results have in the whole program, so many layers
        further on.
        """
        return _RESULT.sub(lambda found: str(self._number(int(found[1]), shift)), reason)

    def _number(self, result: int, shift: int | None) -> int:
        number = self.results[result] if result < len(self.results) else result
        rank = self.ranks.of.get(number)
        if rank is None or shift is None:
            return number
        layer = self.shortened(rank.layer).after(shift)
        return self.ranks.found.get(rank._replace(layer=layer), number)

    def _is_end(self, layer: Layer) -> bool:
        return self.shortened(layer).number not in self.gaps[layer.stack].inner

    def shortened(self, layer: Layer) -> Layer:
        """A kept layer in the short program."""
        return Layer(layer.stack, self.gaps[layer.stack].short(layer.number))

    @property
    def inner(self) -> list[range]:
        """By stack the layers of the short program that must be equal."""
        return [gap.inner for gap in self.gaps]

    def _counts(self) -> list[int]:
        counts = self.form.layers.counts
        return [count - gap.many for count, gap in zip(counts, self.gaps, strict=True)]

    def longer(self, stack: int) -> Short | None:
        """The short form of the program that has one layer more of a stack: it is this one's."""
        assert self.whole.main is not None
        gaps = [gap._replace(many=gap.many - (k == stack)) for k, gap in enumerate(self.gaps)]
        more = _Shortening(self.whole, self.whole.main, self.form, tuple(gaps)).made()
        if more is None or more.module.main is None:
            return None
        main = more.module.main
        inner = [
            range(gap.first - BEFORE, gap.first + BEHIND + (k == stack)) if gap.many else range(0)
            for k, gap in enumerate(self.gaps)
        ]
        form = Form.of(more.layers_of(more.module), main.body.ops, main.args, inner)
        one = tuple(gap._replace(many=int(k == stack)) for k, gap in enumerate(self.gaps))
        return _Shortening(more.module, main, form, one).made()


def shortened(whole: Module, memory: Memory | None = None) -> Short | None:
    """The short form of a program; None where there is none, or not a much shorter one.

    `memory`: what was found out of programs that differ from it in what they say alone.
    """
    if whole.main is None or whole.main.is_declaration or len(whole.main.regions[0].blocks) != 1:
        return None
    if memory is not None:
        found = _short(whole, whole.main, known_layers(whole, memory))
        if found is not None:
            return found
    return _short(whole, whole.main, layers(whole))  # what is said may tell layers that are equal


def _short(whole: Module, main: Func, every: Layers) -> Short | None:
    return shortened_by(whole, main, Form.of(every, main.body.ops, main.args))


def shortened_by(whole: Module, main: Func, form: Form) -> Short | None:
    """The short form of a program of whose main the layers are known; None where no layers go."""
    gaps = tuple(map(_gap, form.inner))
    if not any(gap.many for gap in gaps):
        return None
    return _Shortening(whole, main, form, gaps).made()


def _gap(equal: range) -> Gap:
    """The layers that can go where so many are equal."""
    many = len(equal) - BEFORE - BEHIND
    return Gap(equal.start + BEFORE, many) if many >= LEAST_GONE else Gap(0, 0)


class _Shortening:
    def __init__(self, whole: Module, main: Func, form: Form, gaps: tuple[Gap, ...]) -> None:
        self.whole, self.main, self.form, self.gaps = whole, main, form, gaps
        self.mapping: dict[Value, Value] = {}

    def made(self) -> Short | None:
        """None where something is taken of a layer that goes for which nothing stands."""
        main, ends = self.main, self.main.body.terminator
        args = [k for k, arg in enumerate(main.args) if not self._goes(arg)]
        results = [k for k, value in enumerate(ends.operands) if not self._goes(value)]
        short, kept = Module(self.whole.symbol, self.whole.notes), list[Op]()
        short.attrs, short.file, short.source = (
            self.whole.attrs, self.whole.file, self.whole.source,
        )  # fmt: skip
        short.resources = self.whole.resources
        for op in self.whole.ops:
            if op is not main:
                short.body.append(clone(op, self.mapping))
                continue
            func = self._head(args, results)
            for inner in main.body.ops[:-1]:
                if self._stays(inner):
                    if not self._redirect(inner):
                        return None
                    copy = clone(inner, self.mapping)
                    kept.append(inner)
                    copy.place = (len(kept), 0)
                    func.body.append(copy)
            given = [self.mapping[ends.operands[k]] for k in results]
            func.body.append(Op(ends.name, given, attrs=ends.attrs, notes=ends.notes, loc=ends.loc))
            short.body.append(func)
        return Short(self.whole, short, self.form, self.gaps, kept, args, results)

    def _goes(self, value: Value) -> bool:
        layer = self.form.layers.layer(value)
        return layer is not None and self._is_gone(layer)

    def _stays(self, op: Op) -> bool:
        layer = self.form.layers.of.get(op)
        return layer is None or not self._is_gone(layer)

    def _is_gone(self, layer: Layer) -> bool:
        return self.gaps[layer.stack].holds(layer.number)

    def _head(self, args: Sequence[int], results: Sequence[int]) -> Func:
        """Main without a body, of the arguments and results that are kept."""
        main = self.main
        func = Func(
            main.symbol, [main.args[k].type for k in args], [main.result_types[k] for k in results],
            loc=main.loc, place=main.place,
        )  # fmt: skip
        func.attrs, func.notes = main.attrs, main.notes
        number = {k: position for position, k in enumerate(results)}
        func.set_boundary(
            arg_attrs=[with_alias(main.arg_attrs[k], number) for k in args],
            result_shardings=[main.result_shardings[k] for k in results],
            result_attrs=[main.result_attrs[k] for k in results],
        )
        for k, arg in zip(args, func.args, strict=True):
            old = main.args[k]
            arg.sharding, arg.name, arg.loc = old.sharding, old.name, old.loc
            self.mapping[old] = arg
        return func

    def _redirect(self, op: Op) -> bool:
        """Let an op that is kept take what stands for what goes."""
        layer = self.form.layers.of.get(op)
        for value in taken(op):
            if not self._goes(value):
                continue
            if layer is None:
                return False
            instead = self._instead(value, layer)
            if instead is None or instead not in self.mapping:
                return False
            self.mapping[value] = self.mapping[instead]
        return True

    def _instead(self, value: Value, user: Layer) -> Value | None:
        """What a kept layer takes in place of a value of one that goes: that of the kept one which
        is as far from it.
        """
        layer = self.form.layers.layer(value)
        assert layer is not None
        gap = self.gaps[layer.stack]
        if user.stack != layer.stack or abs(layer.number - user.number) > BEFORE:
            return None
        place = layer.after(-gap.many if user.number >= gap.first + gap.many else gap.many)
        number, index = self.form.number(value)
        if self._is_gone(place):
            return None
        if number < 0:
            return self.form.args[place][index]
        return self.form.ops[place][number].results[index]
