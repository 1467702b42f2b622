"""Runs blocks op by op in numpy: on one device (`Interpreter`), or on all at once (`Lockstep`).

What an op computes is its row's `run` (spec/ops); collectives are in
`ir/reference/collective_semantics.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from shardwright.ir.core import Block, Func, Module, Op, Region, Value, callee
from shardwright.ir.diagnostics.at_op import origin_notes, place_of
from shardwright.ir.errors import ProgramError, error
from shardwright.ir.reference.collective_semantics import COLLECTIVES, Bundle, Disagreement
from shardwright.ir.reference.device_blocks import manual_computation
from shardwright.ir.reference.limits import check_devices
from shardwright.spec.attributes import ShardingPerValue
from shardwright.spec.axes import Mesh
from shardwright.spec.op import NoReference, Sig, Values
from shardwright.spec.reference.numerics import round_to
from shardwright.spec.types import ELEMENTS, TensorType

Progress = Callable[[int, int], None]  # (ops of the function done, ops of the function)
Frame = dict[Value, Any]  # values alive in one call of a function: arrays, or bundles in lockstep


def stored(array: Values, type: TensorType) -> Values:
    """Rounded to what the element type can hold, where numpy computes in a wider one."""
    is_wider = ELEMENTS[type.element].bits < 8 * array.dtype.itemsize
    return round_to(array, type.element) if is_wider else array


class _Step(NamedTuple):
    """An op of a block, and the values that nobody needs after it."""

    op: Op
    frees: tuple[Value, ...]


class Call:
    """The context of a row's `run`: the `Run` of `spec.op`."""

    __slots__ = ("_frame", "_interpreter", "_is_lifted", "_op")

    def __init__(self, interpreter: Interpreter, op: Op, frame: Frame, is_lifted: bool) -> None:
        self._interpreter = interpreter
        self._op = op
        self._frame = frame
        self._is_lifted = is_lifted

    @property
    def sig(self) -> Sig:
        return self._op.sig

    @property
    def regions(self) -> int:
        """Number of regions."""
        return len(self._op.regions)

    def call(self, region: int, *args: Any) -> list[Any]:
        """Run a region; of `func.call`, the called function.

        Reducers may be called with arrays of any common shape: their body then works pointwise.
        """
        interpreter = self._interpreter
        if not self._op.regions:
            return interpreter.call(interpreter.callee(self._op), args, self._is_lifted)
        return interpreter.region(self._op.regions[region], args, self._frame, self._is_lifted)

    def function(self, *args: Any) -> list[Any]:
        """Run the function that the op names."""
        callee = self._interpreter.callee(self._op)
        return self._interpreter.call(callee, args, self._is_lifted)


class Interpreter:
    """Runs blocks op by op; a value is an array and lives until its last use."""

    def __init__(
        self,
        module: Module,
        given: Mapping[Value, Any] | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.module = module
        self._given = given or {}
        self._progress = progress
        self._depth = 0
        self._steps: dict[Block, list[_Step]] = {}
        self._funcs = {func.symbol: func for func in module.funcs}

    def callee(self, op: Op) -> Func:
        """The function that a call calls."""
        found = self._funcs.get(callee(op))
        if found is None or found.is_declaration:
            raise self.fault(op, f"calls @{callee(op)}, which has no body here")
        return found

    def call(self, func: Func, args: Iterable[Any], is_lifted: bool = False) -> list[Any]:
        """Run a function in a frame of its own. `is_lifted`: pointwise, as a part of a reducer."""
        self._depth += 1
        try:
            with np.errstate(all="ignore"):
                return self.block(func.body, args, {}, is_lifted)
        finally:
            self._depth -= 1

    def region(
        self, region: Region, args: Sequence[Any], frame: Frame, is_lifted: bool = False
    ) -> list[Any]:
        """Run a region that sees the values of its surroundings."""
        block = region.block
        is_lifted = is_lifted or any(
            self.shape(arg) != value.shape
            for arg, value in zip(args, block.args, strict=True)
            if isinstance(value.type, TensorType)
        )
        self._depth += 1
        try:
            return self.block(block, args, frame, is_lifted)
        finally:
            self._depth -= 1

    def block(self, block: Block, args: Iterable[Any], frame: Frame, is_lifted: bool) -> list[Any]:
        """Run the ops of a block; returns what its terminator returns."""
        steps = self._steps.get(block)
        if steps is None:
            steps = self._steps[block] = _steps(block)
        for value, arg in zip(block.args, args, strict=True):
            frame[value] = self._given.get(value, arg)
        progress = self._progress if self._depth == 1 else None
        for number, (op, frees) in enumerate(steps):
            returned = [frame[value] for value in op.operands] if op.is_terminator else None
            if returned is None:
                self._step(op, frame, is_lifted)
            for value in frees:
                del frame[value]
            if returned is not None:
                return returned
            if progress is not None:
                progress(number + 1, len(steps) - 1)
        return []

    def _step(self, op: Op, frame: Frame, is_lifted: bool) -> None:
        operands = [frame[value] for value in op.operands]
        try:
            results = self.apply(op, operands, frame, is_lifted)
        except ProgramError:
            raise
        except Disagreement as fault:
            raise self.fault(op, str(fault), help=fault.help) from fault
        except Exception as fault:  # a row that fails is our bug: say where, keep the cause
            text = f"reference run failed: {type(fault).__name__}: {fault}"
            raise self.fault(op, text, code=70) from fault
        for value, result in zip(op.results, results, strict=True):
            frame[value] = self._given.get(value, result)

    def apply(
        self, op: Op, operands: Sequence[Any], frame: Frame, is_lifted: bool
    ) -> Sequence[Any]:
        """The results of one op."""
        if op.name == "sdy.manual_computation":
            return self._manual(op, operands, frame)
        row = op.row
        if row is None or row.run is None:
            if not op.results:
                return ()  # it only says something about its operands
            raise self.fault(op, self._no_reference(op))
        try:
            raw = row.run(Call(self, op, frame, is_lifted), *operands)
        except NoReference:
            if op.results:
                raise self.fault(op, self._no_reference(op)) from None
            raw = ()
        return self._finished(op, raw, is_lifted)

    def _no_reference(self, op: Op) -> str:
        if op.name in COLLECTIVES:
            return "needs all devices, but the program runs on one"
        why = op.sig.opaque
        return "has no numpy reference" + (f": {why}" if why else "")

    def _finished(self, op: Op, raw: Any, is_lifted: bool) -> list[Values]:
        """Results as read-only arrays of the right type, rounded as stored."""
        outputs = cast(Sequence[Any], raw) if isinstance(raw, (tuple, list)) else (raw,)
        results: list[Values] = []
        for value, output in zip(op.results, outputs, strict=True):
            array = np.asarray(output).view()
            if isinstance(value.type, TensorType):
                self._check(op, value.type, array, is_lifted)
                array = stored(array, value.type)
            array.flags.writeable = False
            results.append(array)
        return results

    def _check(self, op: Op, type: TensorType, array: Values, is_lifted: bool) -> None:
        dtype = np.dtype(ELEMENTS[type.element].numpy)
        if array.dtype == dtype and (is_lifted or array.shape == type.shape):
            return
        found = f"shape {array.shape} and dtype {array.dtype}"
        raise self.fault(op, f"reference run made {found}, expected {type}", code=70)

    def _manual(self, op: Op, operands: Sequence[Any], frame: Frame) -> list[Any]:
        """A manual computation needs its devices: run it on all of them, then take one's copy."""
        mesh = _mesh_of(self.module, op)
        check_devices(mesh.device_count, place_of(self.module, op))
        lockstep = Lockstep(self.module, mesh)
        inner = {value: lockstep.everywhere(array) for value, array in frame.items()}
        bundles = [lockstep.everywhere(array) for array in operands]
        return [bundle.parts[0] for bundle in lockstep.apply(op, bundles, inner, False)]

    def shape(self, value: Any) -> tuple[int, ...]:
        """Shape of a value (in lockstep: on one device)."""
        return np.shape(value)

    def fault(self, op: Op, message: str, code: int = 1, help: str = "") -> ProgramError:
        """A diagnostic at an op."""
        notes = origin_notes(op.loc)
        place = place_of(self.module, op)
        return error(f"'{op.name}' op {message}", place, notes=notes, help=help, code=code)


class Lockstep(Interpreter):
    """Runs all devices together: a value is a `Bundle`, one array per device.

    Devices that hold the very same arrays compute once: what is replicated costs as on one device.
    """

    def __init__(
        self,
        module: Module,
        mesh: Mesh,
        given: Mapping[Value, Any] | None = None,
        progress: Progress | None = None,
    ) -> None:
        super().__init__(module, given, progress)
        self.mesh = mesh
        self._one = Interpreter(module)  # runs what stays on a device
        self._talks: dict[Op, bool] = {}
        self._captures: dict[Op, tuple[Value, ...]] = {}

    def everywhere(self, array: Values) -> Bundle:
        """The same array on every device."""
        return Bundle([array] * self.mesh.device_count)

    def shape(self, value: Any) -> tuple[int, ...]:
        return np.shape(value.parts[0])

    def apply(
        self, op: Op, operands: Sequence[Any], frame: Frame, is_lifted: bool
    ) -> Sequence[Any]:
        collective = COLLECTIVES.get(op.name)
        if collective is not None:
            combine = self._reducer(op)
            columns = collective(op, self.mesh.device_count, combine, operands)
            return self._bundles(op, columns)
        if op.name == "sdy.manual_computation":
            return manual_computation(
                op, self.mesh, operands, lambda args: self.region(op.regions[0], args, frame)
            )
        if not self._communicates(op):
            return self._apart(op, operands, frame, is_lifted)
        row = op.row
        if row is None or row.run is None:
            raise self.fault(op, self._no_reference(op))
        return tuple(row.run(Call(self, op, frame, is_lifted), *operands))

    def _apart(
        self, op: Op, operands: Sequence[Bundle], frame: Frame, is_lifted: bool
    ) -> list[Bundle]:
        """An op without communication: each device by itself."""
        captured = self._captured(op)
        memo: dict[tuple[int, ...], Sequence[Values]] = {}
        rows: list[Sequence[Values]] = []
        for device in range(self.mesh.device_count):
            arrays = [bundle.parts[device] for bundle in operands]
            inner = {value: frame[value].parts[device] for value in captured}
            key = (*map(id, arrays), *map(id, inner.values()))
            if key not in memo:
                memo[key] = self._one.apply(op, arrays, inner, is_lifted)
            rows.append(memo[key])
        return [Bundle(column) for column in zip(*rows, strict=True)]

    def _bundles(self, op: Op, columns: Sequence[Sequence[Values]]) -> list[Bundle]:
        """Finish what a collective made, per result and device; equal objects stay shared."""
        memo: dict[int, Values] = {}
        bundles: list[Bundle] = []
        for value, column in zip(op.results, columns, strict=True):
            type = value.type
            assert isinstance(type, TensorType)
            for array in column:
                if id(array) not in memo:
                    self._check(op, type, array, False)
                    kept = stored(array, type).view()
                    kept.flags.writeable = False
                    memo[id(array)] = kept
            bundles.append(Bundle([memo[id(array)] for array in column]))
        return bundles

    def _reducer(self, op: Op) -> Callable[..., list[Values]] | None:
        if not op.regions:
            return None
        return lambda *args: self._one.region(op.regions[0], args, {})

    def _communicates(self, op: Op) -> bool:
        """True if a collective happens inside an op, in its regions or in a function it calls."""
        found = self._talks.get(op)
        if found is None:
            self._talks[op] = False  # a recursive call adds nothing
            found = self._talks[op] = any(map(self._talks_itself, op.walk()))
        return found

    def _talks_itself(self, op: Op) -> bool:
        if "callee" in op.attrs or "decomposition" in op.attrs:
            return any(map(self._communicates, self.callee(op).body.ops))
        return op.name in COLLECTIVES or op.name == "sdy.manual_computation"

    def _captured(self, op: Op) -> tuple[Value, ...]:
        """Values from outside that the regions of an op use."""
        if not op.regions:
            return ()
        found = self._captures.get(op)
        if found is None:
            inside: set[Value] = set()
            used: dict[Value, None] = {}
            for inner in op.walk():
                inside.update(inner.results)
                inside.update(v for r in inner.regions for b in r.blocks for v in b.args)
                if inner is not op:
                    used.update(dict.fromkeys(inner.operands))
            found = self._captures[op] = tuple(value for value in used if value not in inside)
        return found


def _mesh_of(module: Module, op: Op) -> Mesh:
    """The mesh of a manual computation; one device when it names none."""
    for key in ("in_shardings", "out_shardings"):
        value = op.attrs.get(key)
        for sharding in value.shardings if isinstance(value, ShardingPerValue) else ():
            mesh = module.mesh_of(sharding)
            if mesh is not None and mesh.axes:
                return mesh
    return Mesh(())


def _steps(block: Block) -> list[_Step]:
    """The ops of a block with the values (its own) that die after each."""
    last: dict[Value, int] = {value: 0 for value in block.args}
    for number, op in enumerate(block.ops):
        for value in op.results:
            last[value] = number
        for inner in op.walk():
            for value in inner.operands:
                if value in last:
                    last[value] = number
    frees: list[list[Value]] = [[] for _ in block.ops]
    for value, number in last.items():
        frees[number].append(value)
    return [_Step(op, tuple(dead)) for op, dead in zip(block.ops, frees, strict=True)]
