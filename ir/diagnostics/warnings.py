"""Warnings: legal but suspicious programs. Each has a name; `-Wno-NAME` silences it."""

from __future__ import annotations

from shardwright.ir.errors import Diagnostic, Place

WARNINGS = {
    "missing-rule": "an op has no sharding rule, so propagation stops at it",
    "gspmd-sharding": "an attribute of the older partitioner says nothing to `sdy` passes",
    "sub-axes": "parts of an axis that no mesh has side by side are in use; some are dropped",
    "unknown-plan-key": "an attribute `plan.*` that no table has says nothing",
    "unannotated": "no value names a sharding, so every device holds all of everything",
    "dropped-arguments": "JAX left unused arguments out of a program that it lowered",
    "near-marker": "a comment is nearly the marker that splits a file",
}


def warning(
    name: str,
    message: str,
    place: Place = Place(),
    *,
    notes: tuple[Diagnostic, ...] = (),
    help: str = "",
) -> Diagnostic:
    """A warning of this name. Raises KeyError for a name that is not in the list."""
    if name not in WARNINGS:
        raise KeyError(name)
    return Diagnostic("warning", message, place, notes, help, name)
