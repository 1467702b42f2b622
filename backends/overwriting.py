"""Finds where results of main can be written over the donated arguments whose memory they take.

That is behind the last line that reads the argument, or anything that may lie in its memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.backends.freeing import Shares
from shardwright.backends.liveness import Liveness
from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Block, Func, Module, Op, Value, callee

Bits = int  # a set of numbers


class Home(NamedTuple):
    """A value of main and the number of an argument that it is written over.

    `may_lie_there`: the value may be the argument itself, or lie in its memory.
    """

    value: Value
    argument: int
    may_lie_there: bool


def over(home: str, text: str, *, may_lie_there: bool) -> str:
    """A value written over an argument, as torch spells it."""
    return f"_over({home}, {text})" if may_lie_there else f"{home}.copy_({text})"


def over_all(homes: str, texts: str) -> str:
    """Lists of values written over arguments, as torch spells it."""
    return f"_over_all({homes}, {texts})"


@dataclass(frozen=True)
class Homes:
    """What is written over what.

    `at`: by op what can be written behind it. `copied`: numbers of results that share memory with
    one that is written over an argument, and so need their own.
    """

    at: Mapping[Op | None, Sequence[Home]] = field(
        default_factory=dict[Op | None, Sequence["Home"]]
    )
    copied: frozenset[int] = frozenset()


def overwritten(main: Func) -> dict[int, int]:
    """By result the donated argument that it is written over: one of its very type."""
    pairs = donated(main).items()
    return {k: a for k, a in pairs if main.result_types[k] is main.args[a].type}


def homes(module: Module, main: Func, liveness: Liveness, may_share: Shares) -> Homes:
    """Where each donated argument is written over."""
    pairs = overwritten(main)
    if not pairs:
        return Homes()
    outputs = main.body.terminator.operands
    args = main.args
    memory = _Memory(module, may_share)
    lies = memory.of(main.body, {args[a]: 1 << a for a in pairs.values()})
    last = _last_reads(main.body, liveness, lies)
    at: dict[Op | None, list[Home]] = {}
    written: dict[Value, int] = {}
    ops = main.body.ops
    place = {op: number for number, op in enumerate(ops)}
    for result, argument in sorted(pairs.items()):
        value = outputs[result]
        made = -1 if value.op is None else place[value.op]
        reads = (number for number, other in last.get(argument, ()) if other is not value)
        ready = max(made, *reads, -1)
        if value in written or value is args[argument] or ready == len(ops) - 1:
            continue  # it is there already, or something else that is returned may be there
        written[value] = result
        home = Home(value, argument, bool(lies.get(value, 0) >> argument & 1))
        at.setdefault(ops[ready] if ready >= 0 else None, []).append(home)
    return Homes(at, _copied(memory, main, written))


def _last_reads(
    block: Block, liveness: Liveness, lies: Mapping[Value, Bits]
) -> dict[int, list[tuple[int, Value]]]:
    """By argument what may lie in its memory, and the number of the last op that reads it."""
    last: dict[int, list[tuple[int, Value]]] = {}
    for number, op in enumerate(block.ops):
        for value in liveness.dying.get(op, ()):
            for argument in _numbers(lies.get(value, 0)):
                last.setdefault(argument, []).append((number, value))
    return last


def _copied(memory: _Memory, main: Func, written: Mapping[Value, int]) -> frozenset[int]:
    outputs = main.body.terminator.operands
    lies = memory.of(main.body, {value: 1 << k for value, k in written.items()})
    shared = (k for k, value in enumerate(outputs) if lies.get(value, 0))
    return frozenset(k for k in shared if written.get(outputs[k]) != k)


def _numbers(bits: Bits) -> Iterable[int]:
    return (k for k in range(bits.bit_length()) if bits >> k & 1)


class _Memory:
    """In whose memory values may lie: bits by value, from some values on."""

    def __init__(self, module: Module, may_share: Shares) -> None:
        self._module = module
        self._may_share = may_share
        self._passed: dict[str, list[Bits]] = {}  # by function what its results have of arguments

    def of(self, block: Block, start: Mapping[Value, Bits]) -> dict[Value, Bits]:
        """The bits of all values of a block that have any."""
        found = dict(start)
        self._block(block, found)
        return found

    def _block(self, block: Block, found: dict[Value, Bits]) -> list[Bits]:
        """Follow a block; the bits of what its terminator hands on."""
        for op in block.ops:
            if op.is_terminator:
                return [found.get(value, 0) for value in op.operands]
            for value, bits in zip(op.results, self._results(op, found), strict=True):
                if bits:
                    found[value] = found.get(value, 0) | bits
        return []

    def _results(self, op: Op, found: dict[Value, Bits]) -> Sequence[Bits]:
        given = [found.get(value, 0) for value in op.operands]
        if op.name == "func.call":
            return [_united(given, kept) for kept in self._call(op)]
        blocks = [block for region in op.regions for block in region.blocks]
        if op.name == "stablehlo.while":
            return self._loop(blocks, given, found)
        if op.name in ("stablehlo.case", "stablehlo.if"):
            ways = [self._block(block, found) for block in blocks]
            return [_any(bits) for bits in zip(*ways, strict=True)]
        if op.name == "sdy.named_computation":
            (block,) = blocks
            found.update(zip(block.args, given, strict=True))
            return self._block(block, found)
        shared = _any(found.get(value, 0) for value in self._may_share(op))
        return [shared] * len(op.results)

    def _loop(
        self, blocks: Sequence[Block], given: list[Bits], found: dict[Value, Bits]
    ) -> list[Bits]:
        _, body = blocks
        while True:
            found.update(zip(body.args, given, strict=True))
            handed = self._block(body, found)
            grown = [a | b for a, b in zip(given, handed, strict=True)]
            if grown == given:
                return given
            given = grown

    def _call(self, op: Op) -> list[Bits]:
        """By result of a called function the arguments in whose memory it may lie."""
        name = callee(op)
        if name not in self._passed:
            func = self._module.func(name)
            assert func is not None
            found = {value: 1 << k for k, value in enumerate(func.args)}
            self._passed[name] = self._block(func.body, found)
        return self._passed[name]


def _any(parts: Iterable[Bits]) -> Bits:
    found = 0
    for bits in parts:
        found |= bits
    return found


def _united(given: Sequence[Bits], kept: Bits) -> Bits:
    return _any(given[k] for k in _numbers(kept))
