"""The process that times cases on all devices of JAX at once, each in a compiled loop.

Loops keep their arrays, so that neither dispatch nor fresh memory is timed with a kernel; an
iteration takes one element from the iteration before, so that none can be left out. Accelerators
ask the host before each iteration of a loop whose end it alone knows, so small cases stand in a
loop of fixed length inside.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np

from shardwright.passes.cost.calibration.cases import (
    ALL_GATHER,
    ALL_REDUCE,
    ALL_TO_ALL,
    CHAIN,
    F8,
    FRESH,
    LAUNCH,
    LEFT,
    PERMUTE,
    PERMUTED,
    PRODUCT,
    REDUCE_SCATTER,
    RIGHT,
    STREAM,
    TYPE_NAMES,
    UPDATE,
    UPDATE_PERMUTED,
    WIDTHS,
    Case,
)
from shardwright.tools.calibrate.worker import Request, Run, processors, serve

Turn = Callable[..., tuple[Any, ...]]
Shapes = list[tuple[int, ...]]
SUMS = {"i8": "int32", F8: "bfloat16"}  # what products of an element type add up in
# Turns of a loop of fixed length: as many as move so many bytes, but no more than that.
INNER_BYTES, MOST_INNER = 1 << 28, 16


class Jax:
    """Devices of this process, all in one mesh."""

    def __init__(self, request: Request) -> None:
        self.jax: Any = import_module("jax")
        self.jax.config.update("jax_enable_x64", True)
        self.numpy: Any = import_module("jax.numpy")
        self.lax: Any = import_module("jax.lax")
        sharding: Any = import_module("jax.sharding")
        found = self.jax.devices()[: request.devices]
        self.count = len(found)
        self.mesh = sharding.Mesh(found, ("all",))
        self.spec = sharding.PartitionSpec
        self.spread = sharding.NamedSharding(self.mesh, self.spec("all"))
        self.is_gpu = found[0].platform != "cpu"
        self.link = _less_sum  # of the chain of small kernels
        # Compilers for accelerators try many kernels for a product: seconds each.
        self.pool = ThreadPoolExecutor(max(1, processors() // 2))
        self.ahead = dict[Case, Future[tuple[Any, Shapes, list[str]]]]()
        self.cases = request.cases if self.is_gpu else ()

    def facts(self) -> dict[str, Any]:
        """Versions, devices and memory."""
        device = self.jax.devices()[0]
        chain = self._chained() if self.is_gpu else 2 * CHAIN
        self.ahead = {case: self.pool.submit(self._compiled, case) for case in self.cases}
        stats: dict[str, Any] = device.memory_stats() or {}
        return {
            "versions": {name: import_module(name).__version__ for name in ("jax", "jaxlib")},
            "platform": device.platform,
            "device": device.device_kind,
            "devices": self.count,
            "memory": stats.get("bytes_limit", 0),
            "f32_products": "tf32" if self.is_gpu else "f32",  # XLA's default
            "chain": chain,  # on processors sums, and what they are taken from
            "loops": self.is_gpu,
            "units": getattr(device, "core_count", 0) or 0,
        }

    def agree(self, value: float) -> float:
        """There is one process."""
        return value

    def total(self, value: float) -> float:
        """There is one process."""
        return value

    def close(self) -> None:
        """There is one process."""

    def prepare(self, case: Case) -> Run:
        """The case as a loop, compiled; of a program that takes memory anew the calls."""
        if case.kind == FRESH:
            return self._calls(case)
        ahead = self.ahead.get(case)
        compiled, shapes, types = ahead.result() if ahead else self._compiled(case)
        each = zip(shapes, types, strict=True)
        state = tuple(self._array(shape, dtype, case.kind == PRODUCT) for shape, dtype in each)

        def run(turns: int) -> None:
            nonlocal state
            state = self.jax.block_until_ready(compiled(self.numpy.int32(turns), *state))

        return run

    def settle(self) -> None:
        """Give up cases that are not asked for; nothing is timed beside a compiler."""
        self.pool.shutdown(cancel_futures=True)

    def _compiled(self, case: Case) -> tuple[Any, Shapes, list[str]]:
        """A function of the number of turns and the arrays; their shapes and types on a device."""
        turn, shapes = _TURNS[case.kind](self, case)
        types = [TYPE_NAMES[case.element]] * len(shapes)
        if case.kind == PRODUCT and case.element in SUMS:
            types[2] = SUMS[case.element]
        specs = (self.spec("all"),) * len(shapes)
        inner = max(1, min(MOST_INNER, INNER_BYTES // case.bytes)) if self.is_gpu else 1

        def step(_: Any, kept: Any) -> Any:
            return turn(*kept)

        def steps(_: Any, kept: Any) -> Any:
            return self.lax.fori_loop(0, inner, step, kept)

        def loop(turns: Any, *state: Any) -> Any:
            if inner > 1:
                state = self.lax.fori_loop(0, turns // inner, steps, state)
                turns = turns % inner
            return self.lax.fori_loop(0, turns, step, state)

        mapped = self.jax.shard_map(
            loop, mesh=self.mesh, in_specs=(self.spec(), *specs), out_specs=specs, check_vma=False
        )
        jitted = self.jax.jit(mapped, donate_argnums=tuple(range(1, len(shapes) + 1)))
        given = [
            self.jax.ShapeDtypeStruct(self._whole(shape), dtype, sharding=self.spread)
            for shape, dtype in zip(shapes, types, strict=True)
        ]
        turns = self.jax.ShapeDtypeStruct((), "int32")
        return jitted.lower(turns, *given).compile(), shapes, types

    def _chained(self) -> int:
        """Choose a chain that the compiler does not join; the kernels that it makes of a turn."""
        count = 0
        for self.link in (_behind_barrier, _less_sum, _in_order):
            turn, (shape,) = _launch(self, Case(LAUNCH, "f32", (64,)))
            text = self.jax.jit(turn).lower(self.numpy.zeros(shape, "float32")).compile().as_text()
            count = len(_KERNEL.findall(text[text.rindex("\nENTRY ") :]))
            if count >= CHAIN:
                break
        return max(1, count)

    def _calls(self, case: Case) -> Run:
        """A program that is called again and again, and whose result is given up each time."""
        x = self._array(case.sizes, TYPE_NAMES[case.element], False)

        def made(x: Any) -> Any:
            return x * 0.5 + 1.0

        compiled = self.jax.jit(made)

        def run(turns: int) -> None:
            for _ in range(turns):
                self.jax.block_until_ready(compiled(x))

        return run

    def _whole(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """The shape of the arrays of all devices, one behind the other."""
        return self.count * shape[0], *shape[1:]

    def _array(self, shape: tuple[int, ...], dtype: str, is_filled: bool) -> Any:
        """Zeros, or small numbers: units that multiply zeros draw less power, and run faster."""
        whole, kind = self._whole(shape), self.numpy.dtype(dtype)
        if is_filled:
            row = np.arange(whole[1]) % 7 - 3
            made = np.broadcast_to((row if kind.kind == "i" else row / 4).astype(kind), whole)
        else:
            made = np.zeros(whole, kind)
        return self.jax.device_put(made, self.spread, may_alias=False)


_KERNEL = re.compile(r" (?:fusion|reduce|sort|add|subtract|multiply|negate|custom-call)\(")


def _touched(of: Jax, kept: Any, made: Any) -> Any:
    """An array in whose first element stands one of another."""
    first = made.reshape(-1)[:1].astype(kept.dtype).reshape((1,) * kept.ndim)
    return of.lax.dynamic_update_slice(kept, first, (0,) * kept.ndim)


def _product(of: Jax, case: Case) -> tuple[Turn, Shapes]:
    rows, depth, columns = case.sizes
    is_left, is_right = case.form == LEFT, case.form == RIGHT
    summed = ((0,) if is_left else (1,), (1,) if is_right else (0,))
    wanted = SUMS.get(case.element)
    precision = of.lax.Precision.HIGHEST if case.element == "f32" else None

    def turn(a: Any, b: Any, c: Any) -> tuple[Any, ...]:
        a = _touched(of, a, c)
        made = of.lax.dot_general(
            a, b, (summed, ((), ())), precision=precision, preferred_element_type=wanted
        )
        return a, b, made

    a, b = (rows, depth), (depth, columns)
    return turn, [a[::-1] if is_left else a, b[::-1] if is_right else b, (rows, columns)]


def _stream(of: Jax, case: Case) -> tuple[Turn, Shapes]:
    def turn(x: Any) -> tuple[Any, ...]:
        return (x * 0.5 + 1.0,)

    return turn, [case.sizes]


def _less_sum(_: Jax, x: Any) -> Any:
    return x - x.sum()


def _behind_barrier(of: Jax, x: Any) -> Any:
    return of.lax.optimization_barrier(x * 0.5 + 1.0)


def _in_order(of: Jax, x: Any) -> Any:
    return -of.lax.sort(x)


def _launch(of: Jax, case: Case) -> tuple[Turn, Shapes]:
    """Small kernels, each of which has to wait for the one before."""

    def turn(x: Any) -> tuple[Any, ...]:
        for _ in range(CHAIN):
            x = of.link(of, x)
        return (x,)

    return turn, [case.sizes]


def _update(of: Jax, case: Case) -> tuple[Turn, Shapes]:
    """A step of Adam, as train steps end: four arrays in, three out."""
    is_permuted = case.kind == UPDATE_PERMUTED

    def turn(p: Any, m: Any, v: Any, g: Any) -> tuple[Any, ...]:
        g = _touched(of, g, p)
        read = g.T if is_permuted else g
        m = 0.9 * m + 0.1 * read
        v = 0.999 * v + 0.001 * read * read
        return p - 1e-3 * m / (of.numpy.sqrt(v) + 1e-8), m, v, g

    return turn, [case.sizes] * 4


def _permuted(of: Jax, case: Case) -> tuple[Turn, Shapes]:
    """A value computed from a matrix, which is needed in the other order."""

    def turn(x: Any, made: Any) -> tuple[Any, ...]:
        x = _touched(of, x, made)
        return x, x.T * 0.5 + 1.0

    return turn, [case.sizes, case.sizes]


def _collective(of: Jax, case: Case) -> tuple[Turn, Shapes]:
    size, group = case.sizes
    count = size // WIDTHS[case.element] // group * group
    starts = range(0, of.count, group)
    groups = [list(range(start, start + group)) for start in starts]
    lax = of.lax
    pairs = [(member, row[(k + 1) % group]) for row in groups for k, member in enumerate(row)]
    does: dict[str, Callable[[Any], Any]] = {
        ALL_REDUCE: lambda x: lax.psum(x, "all", axis_index_groups=groups),
        ALL_GATHER: lambda x: lax.all_gather(x, "all", axis_index_groups=groups, tiled=True),
        REDUCE_SCATTER: lambda x: lax.psum_scatter(x, "all", axis_index_groups=groups, tiled=True),
        ALL_TO_ALL: lambda x: lax.all_to_all(x, "all", 0, 0, axis_index_groups=groups, tiled=True),
        PERMUTE: lambda x: lax.ppermute(x, "all", pairs),
    }
    given = {ALL_GATHER: count // group, REDUCE_SCATTER: count * group}.get(case.kind, count)
    do = does[case.kind]

    def turn(x: Any, made: Any) -> tuple[Any, ...]:
        x = _touched(of, x, made)
        return x, do(x)

    return turn, [(given,), (count,)]


_TURNS: dict[str, Callable[[Jax, Case], tuple[Turn, Shapes]]] = {
    PRODUCT: _product,
    STREAM: _stream,
    LAUNCH: _launch,
    PERMUTED: _permuted,
    UPDATE: _update,
    UPDATE_PERMUTED: _update,
    ALL_REDUCE: _collective,
    ALL_GATHER: _collective,
    REDUCE_SCATTER: _collective,
    ALL_TO_ALL: _collective,
    PERMUTE: _collective,
}


if __name__ == "__main__":
    serve(Jax, sys.argv)
