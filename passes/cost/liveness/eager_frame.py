"""A block as lines of torch that run one by one: views, copies of what cannot be one, scratch.

Every line has memory of its own for its results, unless these are views; nothing is written over
an operand. What a line takes besides is told by rows (`OpRow.eager`).
"""

from __future__ import annotations

from math import prod

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.passes.cost.liveness.frame import Builder, Frame, Held, kind_of
from shardwright.passes.cost.liveness.strides import Shape, contiguous, viewed
from shardwright.spec.kernel_layouts import Layout

_KEPT = (Held.LOOP, Held.BRANCH, Held.MOVE)


def eager_frame(module: Module, block: Block) -> Frame:
    """The columns of a block, calls written out. Raises ProgramError as `frame_of` does."""
    return _Eager(module, True).frame(block)


class _Eager(Builder):
    def __init__(self, module: Module, with_callees: bool) -> None:
        super().__init__(module, with_callees)
        self.strides: dict[Value, Shape] = {}  # of values that do not lie row by row

    def _node(self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int]) -> None:
        kind, row = kind_of(op), op.row
        if kind in (Held.LOOP, Held.BRANCH) or row is None:
            super()._node(frame, op, ins, known)
            return
        told = row.eager(op.sig) if row.eager is not None else None
        view = told.view if told is not None else -1
        if kind is Held.PINNED:
            self._pass_on(frame, op, ins, known)
            return
        if view >= 0 and self._sees(op, view):
            out = known[op.results[0]] = frame.number(op.results[0])
            self._add(frame, op, Held.VIEW, [ins[view]], [out])
            return
        held = told.held if told is not None else -1
        outs = [frame.number(value, held) for value in op.results]
        known.update(zip(op.results, outs, strict=True))
        scratch = (told.scratch if told is not None else 0) + self._copies(op)
        if scratch:
            extra = frame.number(op.results[0], scratch)
            frame.copies.add(extra)
            outs = [*outs, extra]
        self._add(frame, op, kind if kind in _KEPT else Held.WHOLE, ins, outs)
        if op.sig.is_elementwise:
            self._follow(op)

    def _call(self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int]) -> bool:
        first = len(frame.ops)
        is_written_out = super()._call(frame, op, ins, known)
        last = len(frame.ops) - 1
        for outs in frame.outs[first:]:
            for out in outs:
                frame.ends.setdefault(out, last)
        return is_written_out

    def _pass_on(self, frame: Frame, op: Op, ins: list[int], known: dict[Value, int]) -> None:
        for value, given, number in zip(op.results, op.operands, ins, strict=True):
            out = known[value] = frame.number(value)
            self._add(frame, op, Held.VIEW, [number], [out])
            if given in self.strides:
                self.strides[value] = self.strides[given]

    def _strides_of(self, value: Value) -> Shape:
        return self.strides.get(value) or contiguous(value.shape)

    def _sees(self, op: Op, view: int) -> bool:
        """True if the result is a view; notes its strides."""
        value, result = op.operands[view], op.results[0]
        strides, rule = self._strides_of(value), op.sig.rule
        row = op.row
        assert row is not None
        if row.layouts is not None:
            dims = row.layouts(op.sig).operands[0].dims
            self.strides[result] = tuple(strides[dim] for dim in dims)
            return True
        if row.held == "view":
            found = viewed(value.shape, strides, result.shape)
            if found is not None:
                self.strides[result] = found
            return found is not None
        if rule is None:
            return True
        if len(value.shape) == len(result.shape):
            pairs = zip(strides, value.shape, result.shape, strict=True)
            self.strides[result] = tuple(0 if n == 1 < m else step for step, n, m in pairs)
            return True
        # Dims of the result that the operand has not are seen again and again: their stride is 0.
        places = {factors: dim for dim, factors in enumerate(rule.operands[view]) if factors}
        own = zip(rule.results[0], result.shape, strict=True)
        same = [(places.get(factors, -1), size) for factors, size in own]
        self.strides[result] = tuple(
            strides[dim] if dim >= 0 and value.shape[dim] > 1 else (0 if size > 1 else 1)
            for dim, size in same
        )
        return True

    def _copies(self, op: Op) -> int:
        """Bytes of operands that a product has copied: those that are no matrices as they lie."""
        row = op.row
        if row is None or row.layouts is None or row.held:
            return 0
        layouts = row.layouts(op.sig).operands
        if not layouts[0].groups:
            return 0
        pairs = zip(op.operands, layouts, strict=False)
        return sum(
            value.type.bytes for value, layout in pairs if not self._is_matrix(value, layout)
        )

    def _is_matrix(self, value: Value, layout: Layout) -> bool:
        strides = self._strides_of(value)
        shape = tuple(value.shape[dim] for dim in layout.dims)
        turned = tuple(strides[dim] for dim in layout.dims)
        first, second = layout.groups
        wanted = (prod(shape[:first]), prod(shape[first:second]), prod(shape[second:]))
        return viewed(shape, turned, wanted) is not None

    def _follow(self, op: Op) -> None:
        """The result of a pointwise op lies as its operands do, where these are permuted."""
        result = op.results[0]
        for value in op.operands:
            strides = self.strides.get(value)
            if strides is None or value.shape != result.shape or 0 in strides:
                continue
            order = [dim for _, dim in sorted((-step, dim) for dim, step in enumerate(strides))]
            if order != sorted(order):
                inner = contiguous([result.shape[dim] for dim in order])
                self.strides[result] = tuple(inner[order.index(dim)] for dim in range(len(order)))
                return
