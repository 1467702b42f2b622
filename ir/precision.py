"""How precisely a program's results are known: which element type's rounding shows in each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from shardwright.spec.types import ELEMENTS, TensorType

from .core import Func, Module, Op, Value, callee


def rounding_elements(module: Module) -> list[str]:
    """Per result of main the element type by whose rounding it is judged.

    That is its own, or a narrower float type that something it depends on was rounded to: an f32
    gradient that went through bf16 differs by bf16 roundings when sums are taken in another order.
    """
    main = module.main
    assert main is not None
    widths = _Widths({func.symbol: func for func in module.funcs})
    narrowest: dict[Value, str] = {}
    for op in main.body.ops:
        seen = [narrowest.get(value, "") for inner in op.walk() for value in inner.operands]
        narrow = _narrower([*seen, widths.of(op)])
        narrowest.update(dict.fromkeys(op.results, narrow))
    return [
        _narrower([own, narrowest.get(value, "")]) if (own := _float(value)) else _element(value)
        for value in main.body.terminator.operands
    ]


class _Widths:
    """The narrowest float types that ops compute."""

    def __init__(self, funcs: Mapping[str, Func]) -> None:
        self._funcs = funcs
        self._known: dict[str, str] = {}

    def of(self, op: Op) -> str:
        """Of an op, those in its regions and those of the functions it calls; "" for none."""
        return _narrower([found for inner in op.walk() for found in self._own(inner)])

    def _own(self, op: Op) -> Iterator[str]:
        yield from map(_float, op.results)
        func = self._funcs.get(callee(op)) if op.name == "func.call" else None
        if func is not None:
            yield self._called(func)

    def _called(self, func: Func) -> str:
        if func.symbol not in self._known:
            self._known[func.symbol] = ""  # for a call of itself
            self._known[func.symbol] = _narrower([self.of(op) for op in func.body.ops])
        return self._known[func.symbol]


def _narrower(elements: Sequence[str]) -> str:
    """The narrowest of some float types, "" being none."""
    return min(filter(None, elements), key=lambda name: ELEMENTS[name].bits, default="")


def _float(value: Value) -> str:
    """The element type of a float tensor; "" of anything else."""
    element = _element(value)
    return element if element and ELEMENTS[element].kind == "float" else ""


def _element(value: Value) -> str:
    return value.type.element if isinstance(value.type, TensorType) else ""
