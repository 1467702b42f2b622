"""Tolerances of results: the coarsest element type whose rounding reaches each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Func, Module, Op, Value, callee
from shardwright.spec.types import ELEMENTS, TensorType, Type


def rounding_elements(module: Module) -> list[str]:
    """Per result of main the element type by whose rounding it is judged.

    That is its own, or a narrower float type that something it depends on was rounded to: an f32
    gradient that went through bf16 differs by bf16 roundings when sums are taken in another order.
    """
    main = module.main
    assert main is not None
    outputs = main.body.terminator.operands
    if len({type.element for type in value_types(module) if _is_float(type)}) < 2:
        return [_element(value) for value in outputs]
    widths = _Widths({func.symbol: func for func in module.funcs})
    narrowest: dict[Value, str] = {}
    for op in main.body.ops:
        inside = op.walk() if op.regions else (op,)
        seen = [narrowest.get(value, "") for inner in inside for value in inner.operands]
        narrow = _narrower([*seen, widths.of(op)])
        for value in op.results:
            narrowest[value] = narrow
    return [
        _narrower([own, narrowest.get(value, "")]) if (own := _float(value)) else _element(value)
        for value in outputs
    ]


def value_types(module: Module) -> list[TensorType]:
    """The tensor types of a module's values, once each."""
    ops = list(module.walk())
    found: dict[Type, None] = dict.fromkeys([value.type for op in ops for value in op.results])
    blocks = [block for op in ops for region in op.regions for block in region.blocks]
    found |= dict.fromkeys([value.type for block in blocks for value in block.args])
    return [type for type in found if isinstance(type, TensorType)]


class _Widths:
    """The narrowest float types that ops compute."""

    def __init__(self, funcs: Mapping[str, Func]) -> None:
        self._funcs = funcs
        self._known: dict[str, str] = {}

    def of(self, op: Op) -> str:
        """Of an op, those in its regions and those of the functions it calls; "" for none."""
        if not op.regions:
            return _narrower(self._own(op))
        return _narrower([found for inner in op.walk() for found in self._own(inner)])

    def _own(self, op: Op) -> list[str]:
        found = [_float(value) for value in op.results]
        func = self._funcs.get(callee(op)) if op.name == "func.call" else None
        return found if func is None else [*found, self._called(func)]

    def _called(self, func: Func) -> str:
        if func.symbol not in self._known:
            self._known[func.symbol] = ""  # for a call of itself
            self._known[func.symbol] = _narrower([self.of(op) for op in func.body.ops])
        return self._known[func.symbol]


def _narrower(elements: Sequence[str]) -> str:
    """The narrowest of some float types, the first of equals; "" being none."""
    found = ""
    for name in elements:
        if name != found and name and (not found or _BITS[name] < _BITS[found]):
            found = name
    return found


_BITS = {name: element.bits for name, element in ELEMENTS.items() if element.kind == "float"}


def _float(value: Value) -> str:
    """The element type of a float tensor; "" of anything else."""
    element = _element(value)
    return element if element in _BITS else ""


def _is_float(type: TensorType) -> bool:
    return type.element in _BITS


def _element(value: Value) -> str:
    return value.type.element if isinstance(value.type, TensorType) else ""
