"""Functions of a source file with what they set, return and import: for reading `messages`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Scope:
    """A function (None: a module's top level) in a file, with the functions around it."""

    file: str
    node: Function | None = None
    outer: Scope | None = None
    body: list[ast.stmt] = field(default_factory=list[ast.stmt])
    inner: dict[str, list[Scope]] = field(default_factory=dict[str, "list[Scope]"])

    @cached_property
    def assigned(self) -> dict[str, list[ast.expr]]:
        """What each name of the scope is set to."""
        found: dict[str, list[ast.expr]] = {}
        for node in self.own:
            for target, value in _bindings(node):
                found.setdefault(target, []).append(value)
        return found

    @property
    def returns(self) -> str:
        """What the function says that it returns."""
        written = self.node.returns if self.node is not None else None
        return ast.unparse(written) if written is not None else ""

    @cached_property
    def parameters(self) -> list[str]:
        """The names of the parameters, without self."""
        if self.node is None:
            return []
        args = self.node.args
        names = [arg.arg for arg in (*args.posonlyargs, *args.args)]
        return [*(n for n in names if n not in ("self", "cls")), *(a.arg for a in args.kwonlyargs)]

    @cached_property
    def defaults(self) -> dict[str, ast.expr]:
        """What parameters are when nobody passes them."""
        if self.node is None:
            return {}
        args = self.node.args
        names = [arg.arg for arg in (*args.posonlyargs, *args.args)]
        found = dict(zip(reversed(names), reversed(args.defaults), strict=False))
        pairs = zip(args.kwonlyargs, args.kw_defaults, strict=True)
        return found | {arg.arg: value for arg, value in pairs if value is not None}

    @cached_property
    def own(self) -> list[ast.AST]:
        """The nodes of this scope, without those of functions inside it."""
        found: list[ast.AST] = []
        stack: list[ast.AST] = list(reversed(self.body))
        while stack:
            node = stack.pop()
            found.append(node)
            if not isinstance(node, Function | ast.Lambda):
                stack += reversed(list(ast.iter_child_nodes(node)))
        return found

    @cached_property
    def imported(self) -> dict[str, str]:
        """Names that the file imports from files of ours, and these files."""
        if self.outer is not None:
            return self.outer.imported
        found: dict[str, str] = {}
        for node in self.own:
            if isinstance(node, ast.ImportFrom):
                parts = Path(self.file).parent.parts[: 1 - node.level or None] if node.level else ()
                parts += tuple((node.module or "").removeprefix("shardwright").split("."))
                name = "/".join(part for part in parts if part)
                found.update((alias.asname or alias.name, f"{name}.py") for alias in node.names)
        return found

    def given(self) -> Iterator[ast.expr]:
        """What the function returns or yields."""
        for node in self.own:
            if isinstance(node, ast.Return | ast.Yield | ast.YieldFrom) and node.value is not None:
                yield node.value


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Names that a node sets, with the value; of an unpacked call the number of the item."""
    if isinstance(node, ast.NamedExpr):
        yield node.target.id, node.value
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
        yield node.target.id, node.value
    if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
        yield node.target.id, node.iter
    if not isinstance(node, ast.Assign):
        return
    for target in node.targets:
        if isinstance(target, ast.Name):
            yield target.id, node.value
        if isinstance(target, ast.Tuple):
            for number, name in enumerate(target.elts):
                if isinstance(name, ast.Name):
                    index = ast.Constant(number)
                    yield name.id, ast.Subscript(node.value, index, ast.Load())
