"""The whole of a program: boundaries, calls, manual parts."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Func, Module, Op
from shardwright.passes.importing.gspmd.constraints import import_call
from shardwright.passes.importing.gspmd.gspmd_mesh import Meshes
from shardwright.passes.importing.gspmd.manual_parts import import_manual_parts
from shardwright.passes.importing.gspmd.refused_at import refused
from shardwright.spec.attributes import Attribute, Attrs, String
from shardwright.spec.gspmd import Tiling, Unread, tilings
from shardwright.spec.types import TensorType

KEY = "mhlo.sharding"


def import_gspmd(module: Module) -> bool:
    """Read all shardings of the older partitioner as `sdy`; False where there are none.

    Raises ProgramError at the op whose sharding is none, or that no mesh has.
    """
    if KEY not in module.source or not any(_texts(op) for op in module.walk()):
        return False
    read: dict[str, tuple[Tiling, ...]] = {}
    for op in module.walk():
        for text in _texts(op):
            if text not in read:
                read[text] = _read(op, text)
    meshes = Meshes(module, [one for found in read.values() for one in found])
    for op in list(module.walk()):
        if isinstance(op, Func):
            _import_boundary(op, read, meshes)
        elif KEY in op.notes:
            import_call(op, read[_text(op.notes.get(KEY))], meshes, KEY)
    import_manual_parts(module, meshes, KEY, read)
    return True


def _read(op: Op, text: str) -> tuple[Tiling, ...]:
    try:
        return tilings(text)
    except Unread as why:
        raise refused(op, f"has the sharding {text!r}: {why}") from None


def _texts(op: Op) -> list[str]:
    found = [op.notes]
    if isinstance(op, Func):
        found += [*op.arg_attrs, *op.result_attrs]
    return [_text(attrs.get(KEY)) for attrs in found if KEY in attrs]


def _text(value: Attribute | None) -> str:
    return value.value if isinstance(value, String) else str(value)


def _import_boundary(func: Func, read: dict[str, tuple[Tiling, ...]], meshes: Meshes) -> None:
    for value, attrs in zip(func.args, func.arg_attrs, strict=True):
        if KEY in attrs:
            tiling = read[_text(attrs.get(KEY))][0]
            value.set_sharding(meshes.sharding(func, tiling, len(value.shape)))
    for index, attrs in enumerate(func.result_attrs):
        if KEY in attrs:
            type = func.result_types[index]
            rank = type.rank if isinstance(type, TensorType) else 0
            tiling = read[_text(attrs.get(KEY))][0]
            func.set_result_sharding(index, meshes.sharding(func, tiling, rank))
    func.set_boundary(arg_attrs=_without(func.arg_attrs), result_attrs=_without(func.result_attrs))
    func.set_note(KEY, None)


def _without(found: Sequence[Attrs]) -> list[Attrs]:
    return [attrs.without(KEY) for attrs in found]
