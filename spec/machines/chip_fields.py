"""Builds chips from the dictionaries that describe them; `language.md` explains the fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields as dataclass_fields

from shardwright.spec.cluster import FAMILIES, IDEAL, Chip, Kernels, Parts
from shardwright.spec.links import WAYS
from shardwright.spec.machines.described import Fields, Path, choose
from shardwright.spec.machines.error_bars import error_bars
from shardwright.spec.types import ELEMENTS

Runs = tuple[tuple[Chip, int], ...]
FindChip = Callable[[str, Path], Chip]  # of a name that stands at a path; raises BadCluster

_CHIP_KEYS = ("memory", "memory_bandwidth", "flops", "family", "kernels", "errors", "source")
_KERNEL_KEYS = tuple(field.name for field in dataclass_fields(Kernels))
COLLECTIVES = tuple(kind.removeprefix("stablehlo.") for kind in WAYS)
_MORE_RATES = ("tf32",)  # of no element type
# Of kernels, whose errors may be stated.
_KERNELS = ("stream", "launch", "fill", "permute", "copies", "fresh")


def chip_from(found: object, name: str = "", path: Path = ()) -> Chip:
    """The chip of a `plan.chip` dictionary, or of one inside a cluster, which has a `name`.

    Raises BadCluster.
    """
    fields = Fields(found, path, _CHIP_KEYS if name else ("name", *_CHIP_KEYS))
    if "flops" not in fields.found:
        raise fields.fault("flops", 'missing key "flops"', 'add flops = {f32 = "1TFLOP/s"}')
    rates = _rates(Fields(fields.found["flops"], (*path, "flops"), (*ELEMENTS, *_MORE_RATES)))
    return Chip(
        name or fields.text("name"),
        fields.quantity("memory", "bytes"),
        fields.quantity("memory_bandwidth", "bytes per second"),
        rates,
        fields.texts("source"),
        _kernels(fields, [key for key, _ in rates]),
        fields.word("family", FAMILIES),
        error_bars(
            fields, ("memory_bandwidth", *(key for key, _ in rates), *_KERNELS, *COLLECTIVES)
        ),
    )


def _kernels(chip: Fields, rates: list[str]) -> Kernels:
    if "kernels" not in chip.found:
        return IDEAL
    return kernels_from(Fields(chip.found["kernels"], (*chip.path, "kernels")), rates, IDEAL)


def kernels_from(one: Fields, rates: Sequence[str], plain: Kernels) -> Kernels:
    """The constants of a `kernels` dictionary, those of `plain` where it says nothing.

    `rates`: the element types that the chip has peaks for. Raises BadCluster.
    """
    one = Fields(one.found, one.path, _KERNEL_KEYS)
    has_half = ("attention" in one.found) != ("attention_depth" in one.found)
    if has_half and not plain.attention:
        help = 'write attention = "60%", attention_depth = 256, or leave out both'
        raise one.fault("attention", "attention and attention_depth belong together", help)
    products = one.text("f32_products") if "f32_products" in one.found else plain.f32_products
    if products not in rates:
        message = f'f32_products: the chip states no peak for "{products}"'
        raise one.fault("f32_products", message, choose(products, rates, "its peaks"))
    return Kernels(
        units=one.number("units", plain.units),
        tile=_tile(one, plain),
        fill=one.quantity("fill", "seconds", plain.fill),
        product=one.quantity("product", "a part", plain.product),
        stream=one.quantity("stream", "a part", plain.stream),
        launch=one.quantity("launch", "seconds", plain.launch),
        links=one.quantity("links", "a part", plain.links),
        interference=_interference(one, plain),
        attention=one.quantity("attention", "a part", plain.attention),
        attention_depth=_depth(one, plain),
        f32_products=products,
        permute=one.quantity("permute", "a part", plain.permute),
        copies=one.quantity("copies", "a part", plain.copies),
        fresh=one.quantity("fresh", "bytes per second", plain.fresh),
        fresh_from=one.quantity("fresh_from", "bytes", plain.fresh_from),
        collectives=_collectives(one, plain),
    )


def _collectives(one: Fields, plain: Kernels) -> Parts:
    """Parts by the name of a collective, such as all_to_all."""
    if "collectives" not in one.found:
        return plain.collectives
    parts = Fields(one.found["collectives"], (*one.path, "collectives"), COLLECTIVES)
    return tuple((key, parts.quantity(key, "a part")) for key in parts.found)


def _depth(one: Fields, plain: Kernels) -> int:
    """The widest head; 0 takes the kernel away."""
    if "attention_depth" not in one.found:
        return plain.attention_depth
    return 0 if one.found["attention_depth"] == 0 else one.number("attention_depth")


def _interference(one: Fields, plain: Kernels) -> float:
    """Less than all: kernels beside a collective come forward."""
    part = one.quantity("interference", "a part", plain.interference)
    if part >= 1:
        message = f"interference: expected less than 100%, got {part:.0%}"
        raise one.fault("interference", message, 'write interference = "30%"')
    return part


def _tile(one: Fields, plain: Kernels) -> tuple[int, int]:
    if "tile" not in one.found:
        return plain.tile
    found = one.items("tile", "a list of two integers")
    sizes = [n for n in found if isinstance(n, int) and not isinstance(n, bool) and n > 0]
    if len(found) != 2 or len(sizes) != 2:
        help = "write tile = [128, 256]"
        raise one.fault("tile", "tile: expected two integers from 1 on", help)
    return sizes[0], sizes[1]


def _rates(fields: Fields) -> tuple[tuple[str, float], ...]:
    rates = tuple((key, fields.quantity(key, "operations per second")) for key in fields.found)
    if "f32" not in fields.found:
        raise fields.fault("f32", 'missing key "f32"', "state at least the peak in f32")
    return rates


def chip_runs(fields: Fields, devices: int, chip: FindChip) -> Runs:
    """Runs of equal chips: `chip = "..."`, or `chips = [{chip = "...", count = n}, ...]`.

    A list that is shorter than the cluster repeats. In place of a name a chip may be described.
    """
    if "chips" in fields.found and "chip" in fields.found:
        raise fields.fault("chips", "both chip and chips are given", "leave out one of them")
    if "chips" not in fields.found:
        return ((_chip(fields, chip), devices),)
    found = fields.items("chips", "a list of dictionaries")
    if not found:
        help = 'write chips = [{chip = "h100", count = 8}]'
        raise fields.fault("chips", "chips: the list is empty", help)
    runs: list[tuple[Chip, int]] = []
    for at, one in enumerate(found):
        run = Fields(one, ("chips", at), ("chip", "count"))
        runs.append((_chip(run, chip), run.number("count")))
    total = sum(count for _, count in runs)
    if devices % total:
        message = f"chips: {total} devices are listed, the levels have {devices}"
        raise fields.fault("chips", message, f"make the counts add up to {devices}, or divide it")
    return tuple(runs) * (devices // total)


def _chip(fields: Fields, chip: FindChip) -> Chip:
    """The chip that a dictionary names or describes."""
    path = (*fields.path, "chip")
    if isinstance(fields.found.get("chip"), Mapping):
        return chip_from(fields.found["chip"], path=path)
    return chip(fields.text("chip"), path)
