"""Makes a program of fewer layers of one with many equal ones.

Each stack keeps its first and its last layers. Those between must equal the ones beside them; what
takes something of one that goes takes the same of the kept one that stands in its place. Ops of the
short program tell by their places which ops they are copies of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from shardwright.ir.analysis.donation import ALIAS
from shardwright.ir.core import Func, Module, Op, Value, clone
from shardwright.passes.clean.folding.layers import Form, Layer, Layers, layers
from shardwright.passes.clean.outlining.repeated_regions import taken
from shardwright.spec.attributes import Attrs, Int

ENDS = 3  # layers that are kept at each end of a stack
_RESULT = re.compile(r"(?<=operand )(\d+)(?= of func\.return)")


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
    gone           by stack how many layers went
    ops            those of main of `whole` that are kept, by number: `place` of a copy is (number +
                   1, 0)
    args, results  numbers of arguments and results of main that are kept
    """

    whole: Module
    module: Module
    form: Form
    gone: tuple[int, ...]
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
        return not self.gone[layer.stack] or self.form.layers.is_end(layer)

    def shortened(self, layer: Layer) -> Layer:
        """The number of a kept layer in the short program."""
        is_behind = layer.number >= ENDS and self.gone[layer.stack]
        return layer.after(-self.gone[layer.stack]) if is_behind else layer

    def _counts(self) -> list[int]:
        counts = self.form.layers.counts
        return [count - gone for count, gone in zip(counts, self.gone, strict=True)]

    def longer(self, stack: int) -> Short | None:
        """The short form of the program that has one layer more of a stack: it is this one's."""
        assert self.whole.main is not None
        gone = tuple(count - (k == stack) for k, count in enumerate(self.gone))
        more = _Shortening(self.whole, self.whole.main, self.form, gone).made()
        if more is None or more.module.main is None:
            return None
        main = more.module.main
        form = Form.of(more.layers_of(more.module), main.body.ops, main.args)
        one = tuple(int(k == stack) for k in range(len(gone)))
        return _Shortening(more.module, main, form, one).made()


def shortened(whole: Module) -> Short | None:
    """The short form of a program; None where there is none, or not a much shorter one."""
    if whole.main is None or whole.main.is_declaration or len(whole.main.regions[0].blocks) != 1:
        return None
    main = whole.main
    found = layers(whole)
    form = Form.of(found, main.body.ops, main.args)
    gone = tuple(_gone(form, stack) for stack in range(len(found.counts)))
    if not any(gone):
        return None
    return _Shortening(whole, main, form, gone).made()


def _gone(form: Form, stack: int) -> int:
    """How many layers of a stack can go."""
    count = form.layers.counts[stack]
    gone = count - 2 * ENDS
    if gone < 2:
        return 0
    inner = [Layer(stack, number) for number in range(1, count - 1)]
    is_equal = all(map(form.are_equal, inner, inner[1:]))
    return gone if is_equal else 0


class _Shortening:
    def __init__(self, whole: Module, main: Func, form: Form, gone: tuple[int, ...]) -> None:
        self.whole, self.main, self.form, self.gone = whole, main, form, gone
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
        return Short(self.whole, short, self.form, self.gone, kept, args, results)

    def _goes(self, value: Value) -> bool:
        layer = self.form.layers.layer(value)
        return layer is not None and self._is_gone(layer)

    def _stays(self, op: Op) -> bool:
        layer = self.form.layers.of.get(op)
        return layer is None or not self._is_gone(layer)

    def _is_gone(self, layer: Layer) -> bool:
        return bool(self.gone[layer.stack]) and 0 <= layer.number - ENDS < self.gone[layer.stack]

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
            arg_attrs=[_aliasing(main.arg_attrs[k], number) for k in args],
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
        gone = self.gone[layer.stack]
        if user.stack != layer.stack or abs(layer.number - user.number) >= ENDS:
            return None
        place = layer.after(-gone if user.number >= ENDS + gone else gone)
        number, index = self.form.number(value)
        if self._is_gone(place):
            return None
        if number < 0:
            return self.form.args[place][index]
        return self.form.ops[place][number].results[index]


def _aliasing(attrs: Attrs, number: dict[int, int]) -> Attrs:
    """The attributes of an argument with the new number of the result that it is given to."""
    found = attrs.get(ALIAS)
    if not isinstance(found, Int):
        return attrs
    if found.value not in number:
        return attrs.without(ALIAS)
    return attrs.set(ALIAS, Int(number[found.value], found.type))
