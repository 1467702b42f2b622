"""Benchmark cases: products, pointwise kernels, chains of small kernels, collectives.

A case is plain data, so that it can be handed to another process.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, prod

PRODUCT, STREAM, LAUNCH = "product", "stream", "launch"
UPDATE, PERMUTED, UPDATE_PERMUTED = "update", "permuted", "update_permuted"
FRESH = "fresh"
ALL_REDUCE, ALL_GATHER, REDUCE_SCATTER = "all_reduce", "all_gather", "reduce_scatter"
ALL_TO_ALL, PERMUTE = "all_to_all", "collective_permute"
COLLECTIVES = (ALL_REDUCE, ALL_GATHER, REDUCE_SCATTER, ALL_TO_ALL, PERMUTE)

ELEMENTS = ("f32", "bf16", "f16", "f64", "i8")
F8 = "f8E4M3FN"
TF32 = "tf32"  # what products of f32 run in there; some orders of operands are slower
GPU_ELEMENTS = (TF32, F8)  # of accelerators, too; what one cannot multiply is left out
WIDTHS = {"f64": 8, "f32": 4, "tf32": 4, "bf16": 2, "f16": 2, "i8": 1, F8: 1}  # bytes
# What numpy, JAX and torch call them.
TYPE_NAMES = {
    "f64": "float64", "f32": "float32", "tf32": "float32", "bf16": "bfloat16",
    "f16": "float16", "i8": "int8", F8: "float8_e4m3fn",
}  # fmt: skip
CHAIN = 64  # small kernels in a turn


FORMS = PLAIN, LEFT, RIGHT = "", "left", "right"


@dataclass(frozen=True)
class Case:
    """One thing that every device does at once.

    `sizes`: of a product rows, depth, columns; of a stream, a launch and a stream into memory that
    it takes anew the elements of the array;
    of an update and a permuted one its rows and columns; of a collective the bytes of its result on
    a device, and the devices of a group. `form`: which operands of a product lie transposed in
    memory, as two of three products of a train step do.
    """

    kind: str
    element: str
    sizes: tuple[int, ...]
    form: str = ""  # of FORMS

    @property
    def bytes(self) -> int:
        """The bytes of its arrays on a device."""
        width = WIDTHS[self.element]
        if self.kind in COLLECTIVES:
            size, members = self.sizes
            return size * (1 + (members if self.kind == REDUCE_SCATTER else 1))
        if self.kind == PRODUCT:
            rows, depth, columns = self.sizes
            return width * (rows * depth + depth * columns) + 4 * rows * columns
        arrays = {UPDATE: 4, UPDATE_PERMUTED: 4, PERMUTED: 2, FRESH: 2}.get(self.kind, 1)
        return arrays * width * prod(self.sizes)

    def __str__(self) -> str:
        words = [self.kind, self.form, self.element, "x".join(map(str, self.sizes))]
        return " ".join(word for word in words if word)


@dataclass(frozen=True)
class Plan:
    """The amount to measure: the sizes."""

    products: tuple[tuple[int, int, int], ...]  # in f32
    turned: tuple[tuple[int, int, int], ...]  # of these, in all forms
    other_products: tuple[tuple[int, int, int], ...]  # in every other element type
    streams: tuple[int, ...]  # bytes that a kernel reads and writes
    updates: tuple[int, ...]  # rows of the square matrices of an update and a permuted one
    transfers: tuple[int, ...]  # bytes of a collective's result


_PRODUCTS = (
    (64, 64, 64), (256, 256, 256), (512, 512, 512), (512, 512, 64), (512, 16, 512),
    (1024, 1024, 512), (64, 512, 2048), (128, 128, 128), (512, 64, 512), (512, 2048, 64),
    (16, 512, 512),
)  # fmt: skip
# What no chip can do without, besides LARGEST; and all that is measured where there is time.
LEAST = Plan(_PRODUCTS[:6], ((512, 512, 64), (512, 512, 512)), (), (), (), (1 << 10, 1 << 22))
FULL = Plan(
    _PRODUCTS,
    ((512, 512, 64), (512, 512, 512), (64, 512, 2048)),
    ((64, 64, 64), (512, 512, 512), (512, 16, 512)),
    (1 << 18, 1 << 20, 1 << 22, 1 << 24, 1 << 26, 1 << 27),
    (256, 512, 1024, 2048),
    (1 << 10, 1 << 16, 1 << 20, 1 << 22),
)
GPU_FACTOR = 8  # of sizes on an accelerator
# So many of the largest that fit say what memory does; smaller ones stay in caches.
LARGEST = {STREAM: 2, FRESH: 1, UPDATE: 2, PERMUTED: 2, UPDATE_PERMUTED: 2}


def ordered(
    devices: int, is_gpu: bool, elements: Sequence[str], most: float = inf
) -> tuple[list[Case], int]:
    """All cases that need no more bytes than `most`, and how many at the front are needed."""
    least, full = (
        [case for case in cases(plan, devices, is_gpu, elements) if case.bytes <= most]
        for plan in (LEAST, FULL)
    )
    first = list(least)
    for kind, count in LARGEST.items():
        largest = [case for case in full if case.kind == kind][-count:]
        full = [case for case in full if case.kind != kind or case in largest]
        first += largest[: count if kind == STREAM else 1]
    return list(dict.fromkeys([*first, *full])), len(first)


def cases(plan: Plan, devices: int, is_gpu: bool, elements: Sequence[str]) -> list[Case]:
    """The cases of a plan for so many devices; without collectives for one device."""
    grow = GPU_FACTOR if is_gpu else 1
    found = [Case(LAUNCH, "f32", (64,))]
    for element in elements:
        is_main = element == "f32"
        shapes = plan.products if is_main else plan.other_products
        for shape in shapes:
            sizes = tuple(grow * n for n in shape)
            forms = FORMS if (is_main or element == TF32) and shape in plan.turned else (PLAIN,)
            found += [Case(PRODUCT, element, sizes, form) for form in forms]
    found += [Case(STREAM, "f32", (grow * size // 8,)) for size in plan.streams]
    # Accelerators keep the memory they have; processors give large blocks back to the system.
    found += [Case(FRESH, "f32", (size // 8,)) for size in plan.streams[:-1] if not is_gpu]
    for rows in plan.updates:
        sizes = (grow * rows, grow * rows)
        found += [Case(kind, "f32", sizes) for kind in (UPDATE, PERMUTED, UPDATE_PERMUTED)]
    groups = _groups(devices)
    for size in plan.transfers:
        for kind in COLLECTIVES:
            wanted: Iterable[int] = groups if kind == ALL_REDUCE else groups[-1:]
            found += [Case(kind, "f32", (size, group)) for group in wanted]
    return found


def _groups(devices: int) -> list[int]:
    """Sizes of groups: pairs, and all devices; none for one device."""
    if devices < 2:
        return []
    return [2, devices] if devices > 2 and devices % 2 == 0 else [devices]
