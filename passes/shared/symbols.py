"""Unique symbol names, made as MLIR's symbol table makes them."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.ir.core import Func, Module, Op, callee, clone
from shardwright.ir.walk import all_ops
from shardwright.spec.attributes import Attrs, MeshAttr, String, Symbol
from shardwright.spec.axes import Mesh

CALL = "func.call"
MESH = "sdy.mesh"
ORIGINAL_NAME = "sdy.original_func_name"


class SymbolNames:
    """The names taken in a module. One counter serves all names: `g_0`, `h_1`, `g_2`.

    `funcs`: the functions by name, with those that `clone_func` has made.
    """

    def __init__(self, module: Module) -> None:
        names = (op.attrs.get("sym_name") for op in module.ops)
        self._taken = {name.value for name in names if isinstance(name, String)}
        self._counter = 0
        self.funcs = {func.symbol: func for func in reversed(module.funcs)}

    def unique(self, name: str) -> str:
        """The name itself if it is free, else `name_<counter>`; it is taken from now on."""
        found = name
        while found in self._taken:
            found = f"{name}_{self._counter}"
            self._counter += 1
        self._taken.add(found)
        return found


def mesh_named(name: str, mesh: Mesh) -> Op:
    """The op that declares a mesh."""
    return Op(MESH, attrs=Attrs({"sym_name": String(name), "mesh": MeshAttr(mesh)}))


def calls(func: Op) -> Iterator[Op]:
    """The call ops of a function, in program order."""
    return (op for op in all_ops(func) if op.name == CALL)


def called(call: Op, module: Module) -> Func:
    """The function that a call names."""
    func = module.func(callee(call))
    assert func is not None, f"no function {callee(call)}"
    return func


def call_to(call: Op, name: str) -> None:
    """Make a call name another function."""
    call.set_attr("callee", Symbol(name))


def clone_func(module: Module, name: str, names: SymbolNames) -> Func:
    """A copy of a function and of all it calls, put last; it remembers its first name."""
    copy = clone(names.funcs[name], {})
    assert isinstance(copy, Func)
    for call in calls(copy):
        call_to(call, clone_func(module, callee(call), names).symbol)
    if ORIGINAL_NAME not in copy.notes:
        copy.set_note(ORIGINAL_NAME, String(name))
    copy.symbol = names.unique(name)
    names.funcs[copy.symbol] = copy
    module.body.append(copy)
    return copy


def original_name(func: Func) -> str:
    """The name a function had before it was copied."""
    value = func.notes.get(ORIGINAL_NAME)
    return value.value if isinstance(value, String) else func.symbol


def callees_first(module: Module) -> list[Func]:
    """All functions, each after those it calls; in module order otherwise."""
    funcs = {func.symbol: func for func in module.funcs}
    done: dict[str, None] = {}
    for func in module.funcs:
        _visit(func, funcs, done)
    return [funcs[name] for name in done]


def _visit(func: Func, funcs: dict[str, Func], done: dict[str, None]) -> None:
    # A stack of generators instead of recursion: call chains may be long.
    stack = [(func, calls(func))]
    open_names = {func.symbol}
    while stack:
        current, rest = stack[-1]
        target = next(
            (n for n in map(callee, rest) if n in funcs and n not in done and n not in open_names),
            None,
        )
        if target is None:
            done[current.symbol] = None
            stack.pop()
        else:
            open_names.add(target)
            stack.append((funcs[target], calls(funcs[target])))
