"""Changes numbers of a cluster: `link.nic.bandwidth=2x, chip=h100`.

Keys are `chip`, `overlap`, `chip.memory`, `chip.memory_bandwidth`, `chip.flops` (all peaks),
`chip.flops.TYPE`, `chip.kernels.KEY`, `link.NAME.bandwidth`, `link.NAME.latency`; NAME is that of a
level or of its links. A value is a factor, `2x`, or a quantity with its unit.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from shardwright.ir.clusters import chip_names, find_chip
from shardwright.ir.errors import Place, ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.spec.cluster import OVERLAPS, Chip, Cluster, Level
from shardwright.spec.machines.units import EXAMPLES, BadQuantity, quantity

OPTION = "--what-if"

_FACTOR = re.compile(r"([0-9]{1,9}(?:\.[0-9]{0,9})?)x\Z", re.A)
_RATE, _BYTES, _PART = "bytes per second", "bytes", "a part"
_KERNELS = {
    "launch": "seconds", "fill": "seconds",
    "fresh": _RATE, "product": _PART, "stream": _PART, "permute": _PART, "copies": _PART,
    "links": _PART, "attention": _PART, "interference": _PART,
}  # fmt: skip
_LINKS = {"bandwidth": _RATE, "latency": "seconds"}


class Change(NamedTuple):
    """One `key=value` of the option, and where both stand in its text."""

    text: str
    key: str
    value: str
    key_at: int
    value_at: int

    def fault(self, message: str, help: str, at_key: bool = False) -> ProgramError:
        """A message at the key or the value."""
        place = Place(OPTION, 1, (self.key_at if at_key else self.value_at) + 1, self.text)
        return error(message, place, help=help, code=USAGE)


def changed(cluster: Cluster, text: str) -> Cluster:
    """The cluster with every change made, in order. Raises ProgramError with code 2."""
    for change in _changes(text):
        setters = _setters(cluster)
        if change.key not in setters:
            help = nearest(change.key, list(setters))
            raise change.fault(f'nothing is called "{change.key[:60]}"', help, at_key=True)
        cluster = setters[change.key](change)
    return cluster


def _changes(text: str) -> list[Change]:
    found: list[Change] = []
    at = 0
    for word in text.split(","):
        key, equals, value = word.partition("=")
        key_at = at + len(key) - len(key.lstrip())
        value_at = at + len(key) + 1 + len(value) - len(value.lstrip())
        change = Change(text, key.strip(), value.strip(), key_at, min(value_at, len(text)))
        if not equals or not change.key or not change.value:
            help = "write link.nic.bandwidth=2x, or chip=h100"
            raise change.fault(f'expected key=value, got "{word.strip()[:60]}"', help, at_key=True)
        found.append(change)
        at += len(word) + 1
    return found


_Setter = Callable[[Change], Cluster]


def _setters(cluster: Cluster) -> dict[str, _Setter]:
    """The numbers that can be changed, by key."""
    found: dict[str, _Setter] = {
        "chip": lambda change: _other_chip(cluster, change),
        "overlap": lambda change: _overlap(cluster, change),
    }
    for key, kind in (("memory", _BYTES), ("memory_bandwidth", _RATE)):
        found[f"chip.{key}"] = _chip_setter(cluster, key, kind)
    found["chip.flops"] = lambda change: _each_chip(cluster, lambda chip: _flops(chip, "", change))
    for element in dict.fromkeys(name for chip, _ in cluster.chips for name, _ in chip.flops):
        found[f"chip.flops.{element}"] = _flops_setter(cluster, element)
    for key, kind in _KERNELS.items():
        found[f"chip.kernels.{key}"] = _kernel_setter(cluster, key, kind)
    for level in cluster.levels:
        for name in {level.link: None, level.torus: None, level.name: None}:
            for key, kind in _LINKS.items() if name else ():
                found[f"link.{name}.{key}"] = _link_setter(cluster, name, key, kind)
    return found


# --- chips


def _other_chip(cluster: Cluster, change: Change) -> Cluster:
    if change.value not in chip_names():
        help = nearest(change.value, chip_names())
        raise change.fault(f'unknown chip "{change.value[:40]}"', help)
    return _each_chip(cluster, lambda _: find_chip(change.value))


def _each_chip(cluster: Cluster, new: Callable[[Chip], Chip]) -> Cluster:
    chips = tuple((new(chip), count) for chip, count in cluster.chips)
    return replace(cluster, chips=chips)


def _chip_setter(cluster: Cluster, key: str, kind: str) -> _Setter:
    def one(chip: Chip, change: Change) -> Chip:
        value = _value(change, getattr(chip, key), kind)
        fields = {key: value}
        return replace(chip, **fields)

    return lambda change: _each_chip(cluster, lambda chip: one(chip, change))


def _flops_setter(cluster: Cluster, element: str) -> _Setter:
    return lambda change: _each_chip(cluster, lambda chip: _flops(chip, element, change))


def _flops(chip: Chip, element: str, change: Change) -> Chip:
    """The chip with one of its peaks changed, or all."""
    kind = "operations per second"
    rates = tuple(
        (name, _value(change, rate, kind) if element in ("", name) else rate)
        for name, rate in chip.flops
    )
    return replace(chip, flops=rates)


def _kernel_setter(cluster: Cluster, key: str, kind: str) -> _Setter:
    def one(chip: Chip, change: Change) -> Chip:
        value = _value(change, getattr(chip.kernels, key), kind)
        if kind == _PART and value > 1:
            raise change.fault(f"{change.key} would be {value:.0%}", "a part is at most 100%")
        if key == "attention" and not chip.kernels.attention_depth:
            raise change.fault(f"{chip.name} has no kernel for attention", "take another chip")
        fields = {key: value}
        return replace(chip, kernels=replace(chip.kernels, **fields))

    return lambda change: _each_chip(cluster, lambda chip: one(chip, change))


# --- links, overlap


def _link_setter(cluster: Cluster, name: str, key: str, kind: str) -> _Setter:
    def one(level: Level, change: Change) -> Level:
        if name not in (level.name, level.link, level.torus):
            return level
        old = getattr(level, key)
        value = _value(change, old, kind)
        if key == "latency":
            return replace(level, latency=value)
        return replace(level, bandwidth=value, ingress=level.ingress * value / old)

    return lambda change: replace(
        cluster, levels=tuple(one(level, change) for level in cluster.levels)
    )


def _overlap(cluster: Cluster, change: Change) -> Cluster:
    if change.value not in OVERLAPS:
        help = nearest(change.value, list(OVERLAPS))
        raise change.fault(f'unknown way to overlap "{change.value[:40]}"', help)
    return replace(cluster, overlap=change.value)


def _value(change: Change, old: float, kind: str) -> float:
    """A new value: a factor of the old one, or a quantity."""
    factor = _FACTOR.match(change.value)
    if factor is not None:
        number = float(factor[1])
        if not number and kind != "seconds":
            raise change.fault("expected a factor greater than 0, got 0x", "write 2x or 0.5x")
        return old * number
    try:
        return quantity(change.value, kind)
    except BadQuantity as bad:
        help = f"write a factor such as 2x, or a quantity such as {EXAMPLES[kind]}"
        raise change.fault(f"{change.key}: {bad}", help) from None
