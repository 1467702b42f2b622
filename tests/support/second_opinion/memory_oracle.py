"""A second opinion on the memory of a `local` program: runs ops one by one and counts readers.

Written from `docs/memory.md` alone, with names of ops where the analysis has classes of rows, by
recursion where it has spans. Where a donated argument is free before its result is made, others may
lie there: that is not modelled, `spare` says how many bytes it may save.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from shardwright.ir.core import Block, Module, Op, Value, callee
from shardwright.spec.attributes import Int
from shardwright.spec.types import TensorType

_MOVING = frozenset(
    "stablehlo." + name
    for name in (
        "broadcast", "broadcast_in_dim", "bitcast_convert", "concatenate", "constant", "convert",
        "dynamic_slice", "gather", "get_dimension_size", "iota", "pad", "partition_id",
        "replica_id", "reverse", "slice", "torch_index_select",
        "uniform_dequantize", "uniform_quantize",
    )
)  # fmt: skip
_QUICK = frozenset(
    (
        "abs", "add", "and", "bitcast_convert", "ceil", "clamp", "compare", "complex", "conj",
        "constant_like", "convert", "count_leading_zeros", "floor", "imag", "is_finite", "is_inf",
        "is_neg_inf", "is_pos_inf", "maximum", "minimum", "multiply", "negate", "not", "or",
        "popcnt", "real", "reduce_precision", "round_nearest_afz", "round_nearest_even", "select",
        "shift_left", "shift_right_arithmetic", "shift_right_logical", "sign", "square", "subtract",
        "uniform_dequantize", "uniform_quantize", "xor",
    )
)  # fmt: skip
_VIEWS = frozenset(("stablehlo.reshape", "stablehlo.transpose", "stablehlo.bitcast_convert"))
_ENDS = frozenset(("func.return", "stablehlo.return"))


@dataclass(eq=False)
class Cell:
    """A value while it runs: its bytes, who makes it, who reads it."""

    bytes: int
    maker: Act | None = None
    readers: list[tuple[Act, int]] = field(default_factory=list["tuple[Act, int]"])
    is_returned: bool = False

    @cached_property
    def is_wanted(self) -> bool:
        """True if somebody wants it in memory."""
        return self.is_returned or any(act.wants(index) for act, index in self.readers)

    @cached_property
    def count(self) -> int:
        """The number of readers that would recompute it for themselves."""
        return sum(act.weight for act, index in self.readers if not act.wants(index))

    @cached_property
    def places(self) -> frozenset[Cell]:
        """Cells whose memory is read when this value is."""
        if self.maker is None or self.maker.runs:
            return self.maker.passed(self) if self.maker is not None else frozenset((self,))
        return frozenset(place for cell in self.maker.ins for place in cell.places)

    @cached_property
    def same(self) -> frozenset[Cell]:
        """Of the places those that are read element for element."""
        maker = self.maker
        if maker is None or (maker.runs and maker.passed(self) == frozenset((self,))):
            return frozenset((self,))
        if maker.op.name == "stablehlo.transpose":
            return frozenset()
        if maker.is_view or maker.op.name == "stablehlo.optimization_barrier":
            return maker.ins[maker.outs.index(self)].same
        if maker.op.name == "stablehlo.while":
            return maker.ins[maker.outs.index(self)].same
        if not maker.is_pointwise:
            return frozenset()
        return frozenset(p for cell in maker.ins if cell.bytes == self.bytes for p in cell.same)


@dataclass(eq=False)
class Act:
    """An op while it runs."""

    op: Op
    ins: list[Cell]
    outs: list[Cell]
    regions: list[Scene]

    @property
    def is_view(self) -> bool:
        return self.op.name in _VIEWS

    @property
    def is_pointwise(self) -> bool:
        return self.op.sig.is_elementwise and not self.is_view

    @cached_property
    def is_soft(self) -> bool:
        """True if its readers may work it out element by element."""
        return self.is_pointwise or (self.op.name in _MOVING and not self.is_view)

    @cached_property
    def runs(self) -> bool:
        if self.is_view:
            return False
        if not self.is_soft:
            is_read = any(cell.is_wanted or cell.count for cell in self.outs)
            return is_read or not self.op.sig.is_erasable
        (out,) = self.outs
        is_dear = self.is_pointwise and self.op.name.partition(".")[2] not in _QUICK
        return out.is_wanted or (is_dear and out.count > 1)

    @cached_property
    def weight(self) -> int:
        """The number of times it reads its operands."""
        if self.is_view:
            return 0 if self.outs[0].is_wanted else self.outs[0].count
        if self.runs:
            return 1
        return self.outs[0].count if self.is_soft else 0

    def wants(self, index: int) -> bool:
        """True if it wants an operand in memory; nobody cares for what a dead op wants."""
        name = self.op.name
        if self.is_view:
            return self.outs[0].is_wanted
        if self.is_soft or not self.runs:
            return False
        if name == "stablehlo.reduce":
            return False
        return index == 0 or name != "stablehlo.dynamic_update_slice"

    def passed(self, out: Cell) -> frozenset[Cell]:
        """The cells in whose memory a result lies: itself, where it has memory of its own."""
        index = self.outs.index(out)
        if self.op.name == "stablehlo.optimization_barrier":
            return self.ins[index].places
        if self.op.name == "stablehlo.while":
            body = self.regions[1]
            if body.returned[index] is body.args[index]:
                return self.ins[index].places
        return frozenset((out,))

    def over(self, out: Cell) -> frozenset[Cell]:
        """The places that a result can take."""
        name = self.op.name
        if name in ("stablehlo.while", "stablehlo.dynamic_update_slice", "stablehlo.scatter"):
            return self.ins[self.outs.index(out)].places
        if not self.is_pointwise:
            return frozenset()
        return frozenset(p for cell in self.ins if cell.bytes == out.bytes for p in cell.same)


class Scene:
    """A block with its calls written out."""

    def __init__(self, module: Module, block: Block, outer: dict[Value, Cell] | None = None):
        self.module = module
        self.outer = outer
        self.known: dict[Value, Cell] = {value: Cell(_bytes(value)) for value in block.args}
        self.args = [self.known[value] for value in block.args]
        self.captured: dict[Value, Cell] = {}
        self.acts: list[Act] = []
        self.returned = self._play(block, self.known)
        for cell in self.returned:
            cell.is_returned = True

    def _play(self, block: Block, known: dict[Value, Cell]) -> list[Cell]:
        for op in block.ops:
            ins = [self._cell(known, value) for value in op.operands]
            if op.name in _ENDS:
                return ins
            called = self.module.func(callee(op)) if op.name == "func.call" else None
            if called is not None and called.body.ops:
                inner = dict(zip(called.args, ins, strict=True))
                known.update(zip(op.results, self._play(called.body, inner), strict=True))
                continue
            regions = list[Scene]()
            if op.name in ("stablehlo.while", "stablehlo.case", "stablehlo.if"):
                regions = [Scene(self.module, r.blocks[0], known) for r in op.regions]
                ins += [self._cell(known, value) for scene in regions for value in scene.captured]
            outs = [Cell(_bytes(value)) for value in op.results]
            act = Act(op, ins, outs, regions)
            for cell in outs:
                cell.maker = act
            for index, cell in enumerate(ins):
                cell.readers.append((act, index))
            known.update(zip(op.results, outs, strict=True))
            self.acts.append(act)
        return []

    def _cell(self, known: dict[Value, Cell], value: Value) -> Cell:
        if value not in known:
            known[value] = self.captured[value] = Cell(_bytes(value))
        return known[value]

    def run(self, homes: dict[int, int | None]) -> tuple[int, int, int]:
        """Most bytes besides the arguments, the same without what is returned, and `spare`.

        `homes`: by number of a returned value the argument whose place it takes, None: a place
        that is somebody else's.
        """
        ledger = _Ledger(self, homes)
        for act in self.acts:
            if act.runs:
                ledger.step(act)
        ledger.finish()
        return ledger.most, ledger.temp, ledger.spare


class _Ledger:
    def __init__(self, scene: Scene, homes: dict[int, int | None]) -> None:
        self.scene, self.homes = scene, homes
        self.held, self.returned, self.most, self.temp, self.spare = 0, 0, 0, 0, 0
        self.pending: dict[Cell, int] = {}
        self.alive: dict[Cell, int] = {}
        self.outside = {*scene.args, *scene.captured.values()}
        self.home: dict[Cell, Cell | None] = {}
        for act in scene.acts:
            if act.runs:
                for place in self._reads(act):
                    self.pending[place] = self.pending.get(place, 0) + 1
        self.results: set[Cell] = set()
        for number, cell in enumerate(scene.returned):
            for place in cell.places:
                if number not in homes:
                    self.results.add(place)
                elif place not in self.outside and place not in self.home:
                    index = homes[number]
                    self.home[place] = None if index is None else scene.args[index]

    def _reads(self, act: Act) -> set[Cell]:
        return {place for cell in act.ins for place in cell.places}

    def step(self, act: Act) -> None:
        """Allocate, run regions, free what has had its last reader."""
        reads = self._reads(act)
        dying = [p for p in reads if self.pending[p] == 1 and self._goes(p)]
        grown = 0
        for out in act.outs:
            if out.bytes and act.passed(out) == frozenset((out,)):
                grown += self._made(act, out, reads, dying)
        extra = 0
        for number, scene in enumerate(act.regions):
            homes: dict[int, int | None] = dict.fromkeys(range(len(scene.returned)))
            if act.op.name == "stablehlo.while" and number == 1:
                homes = {k: k for k in range(len(scene.returned))}
            most, _, spare = scene.run(homes)
            extra, self.spare = max(extra, most), self.spare + spare
        self.held += grown
        self._note(extra)
        for place in reads:
            self.pending[place] -= 1
            if not self.pending[place]:
                self._free(place)
        for out in act.outs:
            if not self.pending.get(out):
                self._free(out)

    def _goes(self, place: Cell) -> bool:
        """True if a place is free when nobody reads it any more."""
        return place in self.alive and not self._stays(place)

    def _stays(self, place: Cell) -> bool:
        return place.is_returned or any(place in cell.places for cell in self.scene.returned)

    def _made(self, act: Act, out: Cell, reads: set[Cell], dying: list[Cell]) -> int:
        """Bytes that a new result takes now."""
        if out in self.home:
            home = self.home[out]
            if home is None:
                return 0
            left = self.pending.get(home, 0)
            if not left:
                self.spare += home.bytes
                return 0
            if left == 1 and home in reads and home in act.over(out):
                return 0
        takes = next((p for p in dying if p in act.over(out) and p.bytes == out.bytes), None)
        self.alive[out] = out.bytes
        grown = out.bytes
        if takes is not None:
            dying.remove(takes)
            grown -= self.alive.pop(takes)
        if self._is_result(out):
            self.returned += out.bytes
            grown -= out.bytes
        return grown

    def _is_result(self, place: Cell) -> bool:
        return place in self.results and place not in self.home

    def _free(self, place: Cell) -> None:
        if place in self.outside:
            for cell, home in self.home.items():
                if home is place and cell in self.alive:
                    self.held -= self.alive.pop(cell)
        elif place in self.alive and not self._stays(place):
            self.held -= self.alive.pop(place)
        elif place in self.alive and place in self.home:
            home = self.home[place]
            if home is not None and not self.pending.get(home):
                self.held -= self.alive.pop(place)

    def _note(self, extra: int) -> None:
        self.temp = max(self.temp, self.held + extra)
        self.most = max(self.most, self.held + extra + self.returned)

    def finish(self) -> None:
        """Returned values that lie elsewhere are copied at the end."""
        seen = set[Cell]()
        for number, cell in enumerate(self.scene.returned):
            (place,) = cell.places
            index = self.homes.get(number)
            at_home = number in self.homes and (index is None or self.scene.args[index] is place)
            if not at_home and (place in self.outside or place in seen):
                if number in self.homes:
                    self.held += cell.bytes
                else:
                    self.returned += cell.bytes
            seen.add(place)
        self._note(0)


def memory(module: Module) -> tuple[int, int, int]:
    """Peak bytes of main, its temporaries, and what might be saved in places that are free."""
    main = module.main
    assert main is not None
    scene = Scene(module, main.body)
    homes: dict[int, int | None] = {}
    for index, attrs in enumerate(main.arg_attrs):
        number = attrs.get("tf.aliasing_output")
        if isinstance(number, Int):
            homes[number.value] = index
    most, temp, spare = scene.run(homes)
    return most + sum(cell.bytes for cell in scene.args), temp, spare


def _bytes(value: Value) -> int:
    return value.type.bytes if isinstance(value.type, TensorType) else 0
