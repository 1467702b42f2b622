"""One of the processes that time cases through torch: a device each, collectives over gloo or NCCL.

Every process calls the same things in the same order; the first one says what was measured.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

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
from shardwright.tools.calibrate.worker import Request, Run, serve


class Torch:
    """The device of one process, and its way to the others."""

    def __init__(self, request: Request) -> None:
        self.torch: Any = import_module("torch")
        self.dist: Any = import_module("torch.distributed")
        torch = self.torch
        torch.set_num_threads(1)
        rank = int(os.environ["RANK"])
        self.is_gpu = bool(torch.cuda.is_available())
        self.device = torch.device("cuda", rank) if self.is_gpu else torch.device("cpu")
        if self.is_gpu:
            torch.cuda.set_device(self.device)
        own = {"device_id": self.device} if self.is_gpu else {}
        self.dist.init_process_group("nccl" if self.is_gpu else "gloo", **own)
        self.rank, self.count = rank, request.devices
        self.groups: dict[int, Any] = {}

    def facts(self) -> dict[str, Any]:
        """Versions, devices and memory."""
        torch = self.torch
        known: dict[str, Any] = {"versions": {"torch": str(torch.__version__)}}
        known |= {"devices": self.count, "chain": CHAIN, "f32_products": "f32"}
        if not self.is_gpu:
            return known | {"platform": "cpu", "device": "cpu", "memory": 0, "units": 0}
        found = torch.cuda.get_device_properties(self.device)
        return known | {
            "platform": "gpu",
            "device": found.name,
            "memory": found.total_memory,
            "units": found.multi_processor_count,
        }

    def agree(self, value: float) -> float:
        """The value of the first process."""
        held = self.torch.tensor([value], dtype=self.torch.float64, device=self.device)
        self.dist.broadcast(held, 0)
        return float(held.item())

    def total(self, value: float) -> float:
        """The sum over all processes."""
        held = self.torch.tensor([value], dtype=self.torch.float64, device=self.device)
        self.dist.all_reduce(held)
        return float(held.item())

    def close(self) -> None:
        """Threads of the group may outlive the interpreter, which aborts then."""
        self.dist.barrier()
        self.dist.destroy_process_group()

    def prepare(self, case: Case) -> Run:
        """The case as a loop."""
        turn = _TURNS[case.kind](self, case)

        def run(turns: int) -> None:
            for _ in range(turns):
                turn()
            if self.is_gpu:
                self.torch.cuda.synchronize()

        return run

    def settle(self) -> None:
        """Nothing is made ready ahead."""

    def zeros(self, shape: tuple[int, ...], element: str) -> Any:
        """An array on the device."""
        dtype = getattr(self.torch, TYPE_NAMES[element])
        return self.torch.zeros(shape, dtype=dtype, device=self.device)

    def numbers(self, shape: tuple[int, int], element: str) -> Any:
        """Small numbers: units that multiply zeros draw less power, and run faster."""
        whole = self.torch.arange(shape[0] * shape[1], device=self.device).reshape(shape)
        small = whole % 7 - 3
        return (small if element == "i8" else small / 4).to(
            getattr(self.torch, TYPE_NAMES[element])
        )

    def group(self, size: int) -> Any:
        """The group of this process among groups of neighbours; every process makes all."""
        if size not in self.groups:
            starts = range(0, self.count, size)
            made = [self.dist.new_group(list(range(start, start + size))) for start in starts]
            self.groups[size] = made[self.rank // size]
        return self.groups[size]


Turn = Callable[[], Any]


def _product(of: Torch, case: Case) -> Turn:
    rows, depth, columns = case.sizes
    a, b = of.numbers((rows, depth), case.element), of.numbers((depth, columns), case.element)
    torch = of.torch
    a = a.t().contiguous().t() if case.form == LEFT else a
    b = b.t().contiguous().t() if case.form == RIGHT else b
    if case.element == "i8":
        return lambda: torch._int_mm(a, b)
    if case.element == F8:  # the second one column by column, a factor for each
        columns_first, one = b.t().contiguous().t(), torch.ones((), device=of.device)
        return lambda: torch._scaled_mm(a, columns_first, one, one, out_dtype=torch.bfloat16)
    out, setting = of.zeros((rows, columns), case.element), torch.backends.cuda.matmul

    def turn() -> None:
        setting.allow_tf32 = case.element == "tf32"
        torch.mm(a, b, out=out)

    return turn


def _stream(of: Torch, case: Case) -> Turn:
    x = of.zeros(case.sizes, case.element)
    return lambda: x.mul_(0.5)


def _fresh(of: Torch, case: Case) -> Turn:
    x = of.zeros(case.sizes, case.element)
    return lambda: x * 0.5


def _launch(of: Torch, case: Case) -> Turn:
    x = of.zeros(case.sizes, case.element)

    def turn() -> None:
        for _ in range(CHAIN):
            x.mul_(0.5)

    return turn


def _update(of: Torch, case: Case) -> Turn:
    """A step of Adam, as train steps end: four arrays in, three out."""
    p, m, v, g = (of.zeros(case.sizes, case.element) for _ in range(4))
    read = g.t() if case.kind == UPDATE_PERMUTED else g

    def turn() -> None:
        m.copy_(0.9 * m + 0.1 * read)
        v.copy_(0.999 * v + 0.001 * (read * read))
        p.copy_(p - 1e-3 * m / (v.sqrt() + 1e-8))

    return turn


def _permuted(of: Torch, case: Case) -> Turn:
    x, made = of.zeros(case.sizes, case.element), of.zeros(case.sizes, case.element)
    return lambda: made.copy_(x.t())


def _collective(of: Torch, case: Case) -> Turn:
    size, members = case.sizes
    count = size // WIDTHS[case.element] // members * members
    given = {ALL_GATHER: count // members, REDUCE_SCATTER: count * members}.get(case.kind, count)
    x, made = of.zeros((given,), case.element), of.zeros((count,), case.element)
    dist, group = of.dist, of.group(members)
    first = of.rank // members * members
    right = first + (of.rank - first + 1) % members
    left = first + (of.rank - first - 1) % members

    def permute() -> None:
        sends = [dist.P2POp(dist.isend, x, right), dist.P2POp(dist.irecv, made, left)]
        for work in dist.batch_isend_irecv(sends):
            work.wait()

    does: dict[str, Turn] = {
        ALL_REDUCE: lambda: dist.all_reduce(x, group=group),
        ALL_GATHER: lambda: dist.all_gather_into_tensor(made, x, group=group),
        REDUCE_SCATTER: lambda: dist.reduce_scatter_tensor(made, x, group=group),
        ALL_TO_ALL: lambda: dist.all_to_all_single(made, x, group=group),
        PERMUTE: permute,
    }
    return does[case.kind]


_TURNS: dict[str, Callable[[Torch, Case], Turn]] = {
    PRODUCT: _product,
    STREAM: _stream,
    FRESH: _fresh,
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
    serve(Torch, sys.argv)
