"""Random inputs within the domain of a program: indices in bounds, no square roots of negatives.

What an argument may hold follows from where it flows (`Demand`):
- it is used as an index of gather, scatter, dynamic_slice, dynamic_update_slice: integers in [0,
  n), n the number of legal starts;
- it is compared with an iota of length n (one-hot rows, masks): integers in [0, n);
- it reaches sqrt, rsqrt, log or the base of power through ops that keep the sign (`KEEPS_SIGN`):
  the second moments of Adam do; positive floats. Demands flow backwards through movement (`MOVES`),
  pointwise ops that keep them, calls and regions;
- it only decays into a sum that is returned (`c * x + ...`, the moments of an optimizer): zeros, as
  in a first step, so that what is added is not drowned by what was there.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import TERMINATORS, Func, Module, Op, Value, callee
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.reference.limits import check_bytes
from shardwright.ir.value_labels import arg_label
from shardwright.spec.attributes import Dialect, Dims, Int, Ints
from shardwright.spec.op import Values
from shardwright.spec.reference.numerics import round_to
from shardwright.spec.types import ELEMENTS, TensorType

Range = tuple[float, float]  # [low, high)

SIGNED: Range = (-0.1, 0.1)  # larger weights saturate a softmax, whose gradient then cancels badly
POSITIVE: Range = (0.1, 1.0)  # away from 0, where 1/sqrt and log blow rounding errors up
ZERO: Range = (0.0, 0.0)  # moments before the first step
COUNTS: Range = (0, 8)  # integers nothing is known of: labels, steps, random keys


AT_ONCE = 1 << 20  # numbers drawn, as what they are not held in


def make_input(
    index: int,
    shape: tuple[int, ...],
    dtype: str,
    bounds: Range,
    seed: int,
    block: tuple[slice, ...] | None = None,
) -> Values:
    """Random values in [low, high) for argument `index`: the same numbers for the same seed
    everywhere. `block`: of these dims' positions alone, the others are not held.
    """
    cut = tuple(slice(0, n) for n in shape) if block is None else block
    spans = [part.indices(n)[:2] for part, n in zip(cut, shape, strict=True)]
    found = np.empty([max(stop - start, 0) for start, stop in spans], dtype)
    low, high = bounds
    if low == high and np.dtype(dtype).kind not in "biu":
        found[...] = low
    elif found.size:
        numbers = _Numbers(seed, index, bounds, dtype, math.prod(shape))
        _fill(found.reshape(found.shape or (1,)), shape or (1,), spans or [(0, 1)], numbers)
    return found


class _Numbers:
    """The random numbers of an argument, one after the other."""

    def __init__(self, seed: int, index: int, bounds: Range, dtype: str, count: int) -> None:
        self._low, self._high = bounds
        self._is_whole = np.dtype(dtype).kind in "biu"
        self._real = np.random.default_rng([seed, index])
        self._imaginary = None
        if np.dtype(dtype).kind == "c":  # they follow the real parts
            self._imaginary = np.random.default_rng([seed, index])
            self._advance(self._imaginary, count)

    def take(self, shape: tuple[int, ...]) -> Values:
        """The next numbers."""
        if self._is_whole:
            return self._real.integers(int(self._low), int(self._high), shape)
        values = self._real.uniform(self._low, self._high, shape)
        if self._imaginary is None:
            return values
        return values + 1j * self._imaginary.uniform(self._low, self._high, shape)

    def skip(self, count: int) -> None:
        """Pass the next numbers by: of integers a generator may draw several for one."""
        if self._is_whole:
            for first in range(0, count, AT_ONCE):
                self.take((min(AT_ONCE, count - first),))
            return
        self._advance(self._real, count)
        if self._imaginary is not None:
            self._advance(self._imaginary, count)

    @staticmethod
    def _advance(rng: np.random.Generator, count: int) -> None:
        bits = rng.bit_generator
        assert isinstance(bits, np.random.PCG64)
        bits.advance(count)


def _fill(
    found: Values, shape: tuple[int, ...], spans: list[tuple[int, int]], numbers: _Numbers
) -> None:
    """Fill an array with a block of an array of a shape, a few rows at a time."""
    (start, stop), length, width = spans[0], shape[0], math.prod(shape[1:])
    rows = AT_ONCE // width
    inner = tuple(slice(*span) for span in spans[1:])
    numbers.skip(start * width)
    for first in range(start, stop, max(rows, 1)):
        if not rows and len(shape) > 1:
            _fill(found[first - start], shape[1:], spans[1:], numbers)
            continue
        last = min(first + rows, stop)
        part = numbers.take((last - first, *shape[1:]))
        found[first - start : last - start] = part[(slice(None), *inner)]
    numbers.skip((length - stop) * width)


def inputs(module: Module, seed: int, func: str = "main") -> list[Values]:
    """One global array per argument, in the dtypes of `spec.types.ELEMENTS`; same seed, same
    numbers. Raises ProgramError when they are too large to be held.
    """
    target = module.main if func == "main" else module.func(func)
    assert target is not None, f"no function @{func}"
    check_bytes(module, target)
    arrays: list[Values] = []
    for index, (value, bounds) in enumerate(
        zip(target.args, input_ranges(target, module), strict=True)
    ):
        type = value.type
        if not isinstance(type, TensorType):
            message = f"has {type} for {arg_label(target, index)}, for which there are no numbers"
            raise op_error(module, target, message, help="make it inside the function")
        array = make_input(index, type.shape, ELEMENTS[type.element].numpy, bounds, seed)
        arrays.append(round_to(array, type.element))
    return arrays


def input_ranges(func: Func, module: Module | None = None) -> list[Range]:
    """The range [low, high) of each argument. `module` (default: the one that holds `func`) has
    callees.
    """
    parent = func.parent
    if module is None and isinstance(parent, Module):
        module = parent
    walk = _Walk({f.symbol: f for f in module.funcs} if module else {}, _has_loops(module or func))
    return [
        # Moments start at zero: large old ones would drown new gradients (decision 0006).
        ZERO if _is_accumulator(value) else _range(value, walk.demand(value))
        for value in func.args
    ]


def _has_loops(op: Op) -> bool:
    return any(inner.regions and _kind(inner) == "while" for inner in op.walk())


def _is_accumulator(value: Value) -> bool:
    """True if a float argument is used as `c * x + y` alone, the sum being a result."""
    products = list(value.users())
    type = value.type
    if not products or not isinstance(type, TensorType) or ELEMENTS[type.element].kind != "float":
        return False
    for product in products:
        other = [v for v in product.operands if v is not value]
        if _kind(product) != "multiply" or len(other) != 1 or not _is_constant(other[0]):
            return False
        sums = list(product.result.users())
        if not sums or not all(_kind(op) == "add" and _is_returned(op.result) for op in sums):
            return False
    return True


def _is_constant(value: Value) -> bool:
    """True if a value is a constant, or one moved about."""
    op = value.op
    while op is not None and _kind(op) in ("broadcast_in_dim", "reshape", "convert"):
        op = op.operands[0].op
    return op is not None and _kind(op) == "constant"


def _is_returned(value: Value) -> bool:
    return any(op.is_terminator and isinstance(op.parent, Func) for op in value.users())


class Demand(NamedTuple):
    """Requirements of the uses of a value: integers below `below` (0: any), floats above zero."""

    below: int = 0
    positive: bool = False

    def join(self, other: Demand) -> Demand:
        if not other.below and not other.positive:
            return self
        bounds = [bound for bound in (self.below, other.below) if bound]
        return Demand(min(bounds, default=0), self.positive or other.positive)


_NOTHING = Demand()


def _range(value: Value, demand: Demand) -> Range:
    type = value.type
    kind = ELEMENTS[type.element].kind if isinstance(type, TensorType) else "float"
    if kind == "bool":
        return 0, 2
    if kind in ("int", "uint", "index"):
        return (0, demand.below) if demand.below else COUNTS
    return POSITIVE if demand.positive else SIGNED


# --- facts of op kinds

# Operands whose elements (some of them) are the elements of the result.
MOVES: dict[str, tuple[int, ...] | None] = {
    **dict.fromkeys(
        (
            "reshape", "transpose", "broadcast_in_dim", "slice", "reverse", "convert", "pad",
            "dynamic_slice", "gather", "optimization_barrier", "reduce_precision",
            "sharding_constraint", "propagation_barrier", "reshard",
        ),
        (0,),
    ),
    "concatenate": None,  # all operands
    "dynamic_update_slice": (0, 1),
    "select": (1, 2),
}  # fmt: skip

# Operands that must be positive for a result that must be.
KEEPS_SIGN: dict[str, tuple[int, ...]] = {
    "add": (0, 1),
    "multiply": (0, 1),
    "divide": (0, 1),
    "reduce": (0,),
    "sqrt": (0,),
    "power": (0,),
}
NEEDS_SIGN = {"sqrt": 0, "rsqrt": 0, "log": 0, "power": 0, "cbrt": 0}

# Index arithmetic: a bound on the result is taken for a bound on the operands (`i + n where i <
# 0`).
KEEPS_BOUND: dict[str, tuple[int, ...]] = {
    "add": (0, 1),
    "subtract": (0,),
    "maximum": (0, 1),
    "minimum": (0, 1),
    "clamp": (1,),
}


def _gather_below(op: Op, operand: int) -> int:
    return _starts(op, operand == 1, "dimension_numbers", "start_index_map", "slice_sizes")


def _scatter_below(op: Op, operand: int) -> int:
    half = len(op.operands) // 2  # inputs, indices, updates
    key = "scatter_dims_to_operand_dims"
    return _starts(op, operand == half, "scatter_dimension_numbers", key, "")


def _starts(op: Op, is_index: bool, attr: str, field: str, sizes: str) -> int:
    numbers = op.attrs.get(attr)
    dims = numbers.get(field) if isinstance(numbers, Dialect) else None
    if not is_index or not isinstance(dims, Dims):
        return 0
    cut = op.attrs.get(sizes)
    taken = cut.values if isinstance(cut, Ints) else (1,) * len(op.operands[0].shape)
    bounds = [op.operands[0].shape[d] - taken[d] + 1 for d in dims.values]
    return min(bounds, default=0)


def _dynamic_slice_below(op: Op, operand: int) -> int:
    dim = operand - 1
    return op.operands[0].shape[dim] - op.result.shape[dim] + 1 if dim >= 0 else 0


def _dynamic_update_below(op: Op, operand: int) -> int:
    dim = operand - 2
    return op.operands[0].shape[dim] - op.operands[1].shape[dim] + 1 if dim >= 0 else 0


def _compare_below(op: Op, operand: int) -> int:
    return _iota_length(op.operands[1 - operand])


def _iota_length(value: Value) -> int:
    """Length of the iota a value is made of by movement; 0 for other values."""
    op = value.op
    while op is not None and _kind(op) in ("broadcast_in_dim", "reshape", "convert", "slice"):
        op = op.operands[0].op
    if op is None or _kind(op) != "iota":
        return 0
    dim = op.attrs["iota_dimension"]
    return op.result.shape[dim.value] if isinstance(dim, Int) else 0


BOUNDS: dict[str, Callable[[Op, int], int]] = {
    "gather": _gather_below,
    "scatter": _scatter_below,
    "dynamic_slice": _dynamic_slice_below,
    "dynamic_update_slice": _dynamic_update_below,
    "compare": _compare_below,
}


def _kind(op: Op) -> str:
    """The op's name without its dialect."""
    return _facts(op.name).kind


class _Facts(NamedTuple):
    """The entries of the tables above for an op, by its name."""

    kind: str  # the name without its dialect
    bound: Callable[[Op, int], int] | None
    needs_sign: int  # this operand; -1: none
    moves: tuple[int, ...] | None  # None: all operands
    keeps_sign: tuple[int, ...]
    keeps_bound: tuple[int, ...]
    has_flow: bool  # operands are values elsewhere, too

    def passes_on(self, index: int) -> bool:
        """True if what is asked of the result may be asked of an operand."""
        moves = self.moves is None or index in self.moves
        return moves or index in self.keeps_sign or index in self.keeps_bound


@functools.cache
def _facts(name: str) -> _Facts:
    kind = name.rpartition(".")[2]
    has_flow = name == "func.call" or name in TERMINATORS or kind in ("while", *_BODIES)
    return _Facts(
        kind,
        BOUNDS.get(kind),
        NEEDS_SIGN.get(kind, -1),
        MOVES.get(kind, ()),
        KEEPS_SIGN.get(kind, ()),
        KEEPS_BOUND.get(kind, ()),
        has_flow,
    )


_BODIES = ("manual_computation", "named_computation")


class _Walk:
    """Demands by value, memoised; a value of a loop that is asked again while open adds nothing.

    In loops the order counts in which values are asked: there all are, else those that matter.
    """

    def __init__(self, funcs: dict[str, Func], has_loops: bool) -> None:
        self._funcs = funcs
        self._has_loops = has_loops
        self._known: dict[Value, Demand] = {}

    def demand(self, value: Value) -> Demand:
        """The joint requirements of all uses of a value."""
        waiting, opened, known = [value], set[Value](), self._known
        while waiting:  # depth first without recursion: chains of uses are thousands of ops long
            top = waiting[-1]
            if top not in opened and top not in known:
                opened.add(top)
                waiting += [
                    v
                    for op, i in top.uses
                    for v in self._targets(op, i)
                    if v not in opened and v not in known
                ]
                continue
            waiting.pop()
            if top not in known:
                known[top] = self._joined(top)
        return known[value]

    def _joined(self, value: Value) -> Demand:
        joined = _NOTHING
        for op, index in value.uses:
            joined = joined.join(self._use(op, index))
        return joined

    def _targets(self, op: Op, index: int) -> list[Value]:
        """Values that hold what this operand holds, or are computed from it."""
        facts = _facts(op.name)
        made = op.results if self._has_loops or facts.passes_on(index) else []
        return [*made, *self._flows(op, index)] if facts.has_flow else made

    def _flows(self, op: Op, index: int) -> list[Value]:
        """The values to which control flow passes an operand."""
        if op.name == "func.call" and callee(op) in self._funcs:
            return [self._funcs[callee(op)].args[index]]
        if op.is_terminator:
            return self._returned(op, index)
        if _kind(op) == "while":
            return [*(region.block.args[index] for region in op.regions), op.results[index]]
        return [op.regions[0].block.args[index]] if _kind(op) in _BODIES else []

    def _returned(self, op: Op, index: int) -> list[Value]:
        owner = op.parent
        if owner is None or isinstance(owner, Func):
            return []
        if _kind(owner) == "while":
            carried = op.block is owner.regions[1].block
            return [*(r.block.args[index] for r in owner.regions), owner.results[index]] * carried
        return [owner.results[index]] if _kind(owner) in ("case", "if", *_BODIES) else []

    def _use(self, op: Op, index: int) -> Demand:
        facts = _facts(op.name)
        bound = 0 if facts.bound is None else facts.bound(op, index)
        needed = _NOTHING
        if bound > 0 or facts.needs_sign == index:
            needed = Demand(max(bound, 0), facts.needs_sign == index)
        for value in self._flows(op, index) if facts.has_flow else ():
            needed = needed.join(self._known.get(value, _NOTHING))
        if len(op.results) != 1:
            return needed
        below, positive = self._known.get(op.results[0], _NOTHING)
        if not below and not positive:
            return needed
        moves = facts.moves is None or index in facts.moves
        is_square = len(op.operands) == 2 and op.operands[0] is op.operands[1]
        keeps = moves or (index in facts.keeps_sign and not is_square)
        counts = moves or index in facts.keeps_bound
        return needed.join(Demand(below * counts, positive and keeps))
