"""A block as the kernels that a compiler makes of it: equal ops once, operands laid out for them.

What a text leaves open and XLA decides before it allocates:
- equal ops become one;
- a kernel of a library takes the dims of its operands in one order (`OpRow.layouts`), so what lies
  in another order is copied; a transposed tensor is such a copy, unless only dims of one element
  move or a product reads, or writes, it turned;
- an op for which there is no kernel is taken apart (`OpRow.pieces`).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.passes.cost.liveness.frame import (
    LIMIT,
    Builder,
    Frame,
    Held,
    kind_of,
    spreads,
)
from shardwright.spec.attributes import Dense
from shardwright.spec.kernel_layouts import Layout, Piece, moved
from shardwright.spec.op import REDUCERS, Sig, reducer_identity
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.dense import is_splat, values

_TURN = "turn"  # rows whose result is the operand with its dims in another order


def lowered_frame(module: Module, block: Block, native: Collection[str] = ()) -> Frame:
    """The columns of a block, calls written out. Raises ProgramError as `frame_of` does.

    `native`: element types of products that need not be widened to 32 bits first.
    """
    return _Lowered(module, native).frame(block)


def lowered_pieces(
    module: Module, block: Block, native: Collection[str] = ()
) -> tuple[Frame, list[tuple[int, int]]]:
    """The same, and by op of the block the nodes and values before it."""
    lowered, begun = _Lowered(module, native), list[tuple[int, int]]()
    lowered.begun = block, begun
    return lowered.frame(block), begun


@dataclass
class _Made:
    """What a frame has so far: results by op and operands; sources of values that are turned."""

    results: dict[Hashable, list[int]] = field(default_factory=dict[Hashable, list[int]])
    turned: dict[int, tuple[int, tuple[int, ...]]] = field(
        default_factory=dict[int, tuple[int, tuple[int, ...]]]
    )
    products: set[int] = field(default_factory=set[int])  # results that a kernel may turn
    updates: dict[int, int] = field(default_factory=dict[int, int])  # results, by their nodes
    shapes: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])

    def spread_layout(self, ins: list[int], out: int) -> None:
        """What is computed element by element lies as the results of kernels that it reads."""
        turned = self.turned
        laid = [number for number in ins if number in turned and turned[number][0] == number]
        if laid:
            self.turned[out] = out, self.turned[laid[0]][1]
            self.shapes[out] = self.shapes[laid[0]]

    def origin(
        self, frame: Frame, number: int, dims: tuple[int, ...]
    ) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """What a value with its dims in an order is made from: it, the order there, its shape."""
        source, before = self.turned.get(number, (number, ()))
        if before:
            dims = tuple(before[dim] for dim in dims)
        return source, dims, self.shapes.get(source) or frame.values[source].shape


class _Plain(NamedTuple):
    """A signature whose ops are one node; `adds`: such an op may update one of its operands."""

    kind: Held
    is_erasable: bool
    is_elementwise: bool
    adds: bool


class _Lowered(Builder):
    def __init__(self, module: Module, native: Collection[str]) -> None:
        super().__init__(module, True)
        self.native = native
        self.made: dict[int, _Made] = {}
        self._plain: dict[Sig, _Plain | None] = {}

    def _widened(self, type: TensorType) -> int:
        """The times as wide that kernels of products want an element: they take 32 bits."""
        element = ELEMENTS[type.element]
        is_taken = element.kind != "float" or element.bits >= 32 or type.element in self.native
        return 1 if is_taken else 32 // element.bits

    def _node(self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int]) -> None:
        made = self.made.get(id(frame))
        if made is None:
            made = self.made[id(frame)] = _Made()
        if not op.regions:
            sig = op.sig
            plain = self._plain[sig] if sig in self._plain else self._look(op, sig)
            if plain is not None:
                self._plain_node(frame, op, ins, known, made, plain)
                return
        key = _key(op, ins)
        if key is not None and key in made.results:
            known.update(zip(op.results, made.results[key], strict=True))
            return
        row = op.row
        first = len(frame.ops)
        if row is not None and row.held == _TURN:
            self._turn(frame, op, ins, known, made)
        elif row is not None and row.layouts is not None:
            self._kernel(frame, op, ins, known, made)
        elif kind_of(op) is Held.REDUCE and _sums_nothing(op):
            out = known[op.result] = frame.number(op.result)
            self._add(frame, op, Held.VIEW, ins[:1], [out])
        elif self._adds_to_update(frame, op, ins, known, made):
            pass
        elif row is not None and row.pieces is not None:
            self._pieces(frame, op, ins, known, row.pieces(op.sig))
        else:
            super()._node(frame, op, ins, known)
            if frame.kinds[-1:] == [Held.UPDATE]:
                made.updates[known[op.results[0]]] = len(frame.ops) - 1
            if op.sig.is_elementwise:
                made.spread_layout(ins, known[op.result])
        self.count += max(len(frame.ops) - first - 1, 0)
        if key is not None:
            made.results[key] = [known[value] for value in op.results]

    def _look(self, op: Op, sig: Sig) -> _Plain | None:
        """The facts of an op without regions that is what it looks like, one node of one result."""
        row, kind = sig.row, kind_of(op)
        is_special = row is not None and (row.held == _TURN or row.layouts or row.pieces)
        is_special = is_special or kind is Held.UPDATE or len(sig.outs) != 1
        is_special = is_special or (kind is Held.REDUCE and _sums_nothing(op))
        found = None
        if not is_special:
            adds = sig.name in REDUCERS and len(sig.ins) == 2
            found = _Plain(kind, sig.is_erasable, sig.is_elementwise, adds)
        self._plain[sig] = found
        return found

    def _plain_node(
        self,
        frame: Frame,
        op: Op,
        ins: list[int],
        known: dict[Value, int],
        made: _Made,
        plain: _Plain,
    ) -> None:
        value = op.results[0]
        key = (op.sig, tuple(ins), ()) if plain.is_erasable else None
        if key is not None:
            before = made.results.get(key)
            if before is not None:
                known[value] = before[0]
                return
        if plain.adds and made.updates and self._adds_to_update(frame, op, ins, known, made):
            if key is not None:
                made.results[key] = [known[value]]
            return
        self.count += 1
        if self.count > LIMIT:
            raise self.too_many(op)
        out = known[value] = frame.number(value)
        frame.ops.append(op)
        frame.kinds.append(plain.kind)
        frame.ins.append(ins)
        frame.outs.append([out])
        frame.inner.append(())
        frame.parts.append(self.part)
        if plain.is_elementwise and made.turned:
            made.spread_layout(ins, out)
        if key is not None:
            made.results[key] = [out]

    def _adds_to_update(
        self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int], made: _Made
    ) -> bool:
        """Updates of an identity that are combined with a value update the value instead."""
        kind = REDUCERS.get(op.name)
        if kind is None or len(ins) != 2:
            return False
        for value, number, other in zip(op.operands, ins, reversed(ins), strict=True):
            node = made.updates.get(number)
            if node is None or len(value.uses) != 1 or not _updates_identity(frame.ops[node], kind):
                continue
            out = known[op.result] = frame.number(op.result)
            given = [other, *frame.ins[node][1:]]
            self._add(frame, frame.ops[node], Held.UPDATE, given, [out])
            return True
        return False

    def _turn(
        self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int], made: _Made
    ) -> None:
        assert op.row is not None and op.row.layouts is not None
        source, dims, shape = made.origin(frame, ins[0], op.row.layouts(op.sig).operands[0].dims)
        out = known[op.result] = frame.number(op.result)
        swapped = _swapped(tuple(range(len(dims))))
        is_written_so = (
            source in made.products and len(op.operands[0].uses) == 1 and dims == swapped
        )
        is_free = is_written_so or not moved(dims, shape)
        made.turned[out] = source, dims
        self._add(frame, op, Held.VIEW if is_free else Held.INLINE, [source], [out])

    def _kernel(
        self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int], made: _Made
    ) -> None:
        row = op.row
        assert row is not None and row.layouts is not None
        layouts = row.layouts(op.sig)
        given = [
            self._laid_out(frame, op, number, layout, made)
            for number, layout in zip(ins, layouts.operands, strict=True)
        ]
        result, (layout,) = op.result, layouts.results
        out = known[result] = frame.number(result)
        width = self._widened(result.tensor)
        if width > 1:
            wide = frame.number(result, width * frame.sizes[out])
            self._add(frame, op, kind_of(op), given, [wide])
            self._add(frame, op, Held.INLINE, [wide], [out])
        else:
            self._add(frame, op, kind_of(op), given, [out])
            if layouts.turns:
                made.products.add(out)
        if moved(layout.dims, op.sig.out_shape(0)):
            made.shapes[out] = tuple(op.sig.out_shape(0)[dim] for dim in layout.dims)
            made.turned[out] = out, tuple(layout.dims.index(d) for d in range(len(layout.dims)))

    def _laid_out(self, frame: Frame, op: Op, number: int, layout: Layout, made: _Made) -> int:
        """An operand in the order of dims that a kernel wants."""
        source, dims, shape = made.origin(frame, number, layout.dims)
        width = self._widened(frame.values[number].tensor)
        is_swapped = layout.swaps and not moved(_swapped(dims), shape)
        if width == 1 and (is_swapped or not moved(dims, shape)):
            return self._view(frame, op, source, made) if layout.joins else source
        key = ("laid out", source, dims)
        if key not in made.results:
            copy = frame.number(frame.values[number], width * frame.sizes[number])
            frame.copies.add(copy)
            self._add(frame, op, Held.INLINE, [source], [copy])
            made.results[key] = [copy]
        return made.results[key][0]

    def _view(self, frame: Frame, op: Op, source: int, made: _Made) -> int:
        """An operand with dims joined."""
        key = ("joined", source)
        if key not in made.results:
            view = frame.number(frame.values[source], frame.sizes[source])
            self._add(frame, op, Held.VIEW, [source], [view])
            made.results[key] = [view]
        return made.results[key][0]

    def _pieces(
        self,
        frame: Frame,
        op: Op,
        ins: list[int],
        known: dict[Value, int],
        pieces: Sequence[Piece],
    ) -> None:
        made: list[list[int]] = []
        for piece in pieces:
            given = [
                number for one in piece.reads for number in ([ins[one]] if one >= 0 else made[~one])
            ]
            if piece is pieces[-1]:
                outs = [frame.number(value) for value in op.results]
                known.update(zip(op.results, outs, strict=True))
            else:
                outs = [frame.number(op.result, size) for size in piece.sizes]
            made.append(outs)
            if outs:
                kind = Held.UPDATE if piece.is_over else Held.WHOLE
                self._add(frame, op, kind, given, outs)


def _key(op: Op, ins: list[int]) -> Hashable | None:
    """Equal for ops that compute the same; None for those that may not be taken together."""
    if not op.sig.is_erasable or not op.results:
        return None
    if not op.regions:
        return (op.sig, tuple(ins), ())
    if op.sig.rule is None:
        return None
    body = tuple((inner.sig, len(inner.operands)) for inner in op.walk() if inner is not op)
    return (op.sig, tuple(ins), body)


def _updates_identity(update: Op, kind: str) -> bool:
    """True if an op combines something, in this way, with what leaves it as it is."""
    if update.sig.hints.body != (kind,):
        return False
    source = update.operands[0].op
    while source is not None and spreads(source):
        source = source.operands[0].op
    if source is None or source.operands:
        return False
    found = source.attrs.get("value")
    if not isinstance(found, Dense) or not is_splat(found):
        return False
    identity = reducer_identity(kind, found.type.element)
    return bool(values(found).reshape(-1)[:1] == identity)


def _sums_nothing(op: Op) -> bool:
    """True if a reduction takes away only dims of one element."""
    return len(op.results) == 1 and op.operands[0].tensor.count == op.result.tensor.count


def _swapped(dims: tuple[int, ...]) -> tuple[int, ...]:
    """The last two the other way round."""
    return (*dims[:-2], *reversed(dims[-2:]))
