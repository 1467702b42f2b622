"""How much a program blows up rounding errors, and where: a run beside one with small errors.

The second run changes numbers by random errors of relative size `NOISE` where rounding would
(Monte Carlo arithmetic: Parker, Pierce, Eggert, Computing in Science & Engineering 2(4), 2000): the
results of elementwise ops, complex numbers by their modulus, and the operands of ops that sum, so
that a sum that cancels has the error of its terms. What results then differ by is what rounding
can do, times the ratio of the sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.errors import Place
from shardwright.ir.reference.collective_semantics import Bundle, Disagreement
from shardwright.ir.reference.interpreter import Call, Frame, Interpreter, Lockstep, Progress
from shardwright.spec.axes import Mesh
from shardwright.spec.op import Values

NOISE = 2.0**-36  # far above the rounding of f64, far below the gaps between numbers of a program
_EXACT = 2.0**10  # multiples of its inverse are numbers that people write: arithmetic keeps them


@dataclass(frozen=True)
class Cause:
    """The op on the way to a result that errors grow most at: by this factor, inf from zero."""

    op: str
    place: Place
    growth: float


@dataclass(frozen=True)
class Conditioning:
    """The results of a program, and per result its largest change under errors of size `NOISE`.

    Of integers and booleans the change is the number of elements that changed.
    """

    results: list[Values]
    changes: list[float]
    causes: list[Cause | None]


def conditioning(
    module: Module, args: Sequence[Values], seed: int = 0, progress: Progress | None = None
) -> Conditioning:
    """Run main, whose floats are f64, on arguments of its types, with and without errors."""
    main = module.main
    assert main is not None
    both = _Both(module, np.random.default_rng([seed, _SALT]), progress)
    bundles = both.call(main, [both.everywhere(array) for array in args])
    pairs = [bundle.parts for bundle in bundles]
    returned = main.body.terminator.operands
    return Conditioning(
        [np.array(exact) for exact, _ in pairs],
        [_change(exact, noisy) for exact, noisy in pairs],
        [both.cause(value) for value in returned],
    )


_SALT = 0x5EED  # the errors are other numbers than those of the inputs


class _Noisy(Interpreter):
    """Changes what ops compute with."""

    def __init__(self, module: Module, rng: np.random.Generator) -> None:
        super().__init__(module)
        self._rng = rng

    def apply(
        self, op: Op, operands: Sequence[Any], frame: Frame, is_lifted: bool
    ) -> Sequence[Any]:
        sig = op.sig
        if not sig.is_rounded:
            return super().apply(op, operands, frame, is_lifted)
        if sig.is_elementwise:
            return [self._changed(x) for x in super().apply(op, operands, frame, is_lifted)]
        return super().apply(op, [self._changed(x) for x in operands], frame, is_lifted)

    def _changed(self, array: Values) -> Values:
        if array.dtype.kind not in "fc":
            return array
        errors = self._rng.uniform(-NOISE, NOISE, array.shape)
        if array.dtype.kind == "c":
            errors = errors + 1j * self._rng.uniform(-NOISE, NOISE, array.shape)
        scaled = array * _EXACT
        is_exact = (np.rint(scaled) == scaled) & (np.abs(array) <= _EXACT * _EXACT)
        return np.where(is_exact | ~np.isfinite(array), array, array + array * errors)


class _Both(Lockstep):
    """A run without errors (part 0 of a bundle) and one with them (part 1), op by op."""

    def __init__(self, module: Module, rng: np.random.Generator, progress: Progress | None) -> None:
        super().__init__(module, Mesh((("run", 2),)), progress=progress)
        self._runs = Interpreter(module), _Noisy(module, rng)
        self._parted: set[Op] = set()  # where the two went different ways
        self._errors: dict[Value, float] = {}  # relative to the largest number
        self._growth: dict[Op, float] = {}

    def apply(
        self, op: Op, operands: Sequence[Any], frame: Frame, is_lifted: bool
    ) -> Sequence[Any]:
        results = self._applied(op, operands, frame, is_lifted)
        self._note(op, operands, results)
        return results

    def _applied(
        self, op: Op, operands: Sequence[Any], frame: Frame, is_lifted: bool
    ) -> Sequence[Any]:
        row = op.row
        if row is not None and row.run is not None and self._is_followed(op):
            try:
                return tuple(row.run(Call(self, op, frame, is_lifted), *operands))
            except Disagreement:
                self._parted.add(op)
        captured = self._captured(op)
        columns: list[Sequence[Values]] = []
        for part, run in enumerate(self._runs):
            inner = {value: frame[value].parts[part] for value in captured}
            arrays = [bundle.parts[part] for bundle in operands]
            columns.append(run.apply(op, arrays, inner, is_lifted))
        return [Bundle(column) for column in zip(*columns, strict=True)]

    def _is_followed(self, op: Op) -> bool:
        """True for calls, loops and branches: what is inside runs op by op, too."""
        if op in self._parted:
            return False
        calls = "callee" in op.attrs or "decomposition" in op.attrs
        return calls or (bool(op.regions) and op.sig.rule is None)

    def _note(self, op: Op, operands: Sequence[Bundle], results: Sequence[Bundle]) -> None:
        before = max((_error(bundle) for bundle in operands), default=0.0)
        after = 0.0
        for value, bundle in zip(op.results, results, strict=True):
            self._errors[value] = _error(bundle)
            after = max(after, self._errors[value])
        self._growth[op] = after / max(before, NOISE)

    def cause(self, result: Value) -> Cause | None:
        """The op on the way of the largest errors to a result at which they grow most."""
        worst: Op | None = None
        value: Value | None = result
        while value is not None and isinstance(value.owner, Op):
            worst = self._worse(worst, value.owner)
            operands = value.owner.operands
            value = max(operands, key=lambda v: self._errors.get(v, 0.0), default=None)
            if value is not None and self._errors.get(value, 0.0) <= NOISE:
                break
        while worst is not None and self._is_followed(worst):
            inside = None
            for op in self._inside(worst):
                inside = self._worse(inside, op)
            if inside is None:
                break
            worst = inside
        if worst is None or self._growth.get(worst, 0.0) <= 1.0:
            return None
        return Cause(worst.name, place_of(self.module, worst), self._growth[worst])

    def _inside(self, op: Op) -> Sequence[Op]:
        blocks = [block for region in op.regions for block in region.blocks]
        if not blocks:
            func: Func = self.callee(op)
            blocks = [func.body]
        return [inner for block in blocks for inner in block.ops if inner in self._growth]

    def _worse(self, a: Op | None, b: Op) -> Op:
        return b if a is None or self._growth.get(b, 0.0) > self._growth.get(a, 0.0) else a


def _error(bundle: Bundle) -> float:
    """The largest difference of two floats, relative to the largest number."""
    exact, noisy = bundle.parts
    if noisy is exact or exact.dtype.kind not in "fc":
        return 0.0
    change = _change(exact, noisy)
    if not change:
        return 0.0
    finite = np.abs(exact[np.isfinite(exact)])
    largest = float(finite.max(initial=0.0))
    return change / largest if largest else inf


def _change(exact: Values, noisy: Values) -> float:
    if exact.dtype.kind not in "fc":
        return float(np.count_nonzero(exact != noisy))
    with np.errstate(all="ignore"):
        differences = np.abs(exact - noisy)
    return float(differences[np.isfinite(differences)].max(initial=0.0))
