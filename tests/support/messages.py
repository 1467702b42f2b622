"""Reads from the source every sentence that a diagnostic may carry, for the catalogue of ids.

A sentence has `{}` where a value is filled in. It is found where it reaches a sink: the message of
a `Diagnostic`, a `Mistake`, ..., the parameter of a function that hands it on to one, what a
function of `spec` gives back that says what is wrong, or the text of an exception of ours.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from shardwright.ir.catalogue import Entry

from .message_scopes import Function, Scope
from .message_words import (
    HOLE,
    WRAPS,
    called,
    filled,
    is_severe,
    joined,
    letters,
    plain,
    says_something,
)

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("spec", "ir", "passes", "backends", "tools")

# Who shows a text, and the number of the argument that holds it.
SINKS = {
    "Diagnostic": 1, "Mistake": 0, "Bad": 0, "Problem": 0, "Hint": 3, "Said": 0, "Fault": 0,
}  # fmt: skip
# What functions of `spec` give back that say what is wrong with an op: checks, traits, definitions.
_SENTENCES = ("str | None", "Iterator[str]", "Fault | None", "Iterator[Fault]")
_MOST = 40  # sentences of one expression with alternatives


class Sentence(NamedTuple):
    """A sentence and where it stands: file and line."""

    text: str
    file: str
    line: int


class Source:
    """All functions of the project's files, and which of their parameters are shown to people."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.scopes: list[Scope] = []
        self.named: dict[str, list[Scope]] = {}
        self.top: dict[str, Scope] = {}
        for file, text in texts.items():
            self.top[file] = Scope(file, body=ast.parse(text, file).body)
            self._add(self.top[file])
        self.sinks = {**SINKS, **dict.fromkeys(self._exceptions(), 0)}
        self.shown: dict[int, set[str]] = {}  # parameters by the id of a function's scope
        self.found: dict[str, Sentence] = {}
        self.memo: dict[int, list[str]] = {}  # texts by the id of an expression of a file
        self.made: list[ast.expr] = []  # expressions that stand in no file, kept for their ids

    def _add(self, scope: Scope) -> None:
        self.scopes.append(scope)
        for node in scope.own:
            if isinstance(node, Function):
                inner = Scope(scope.file, node, scope, body=node.body)
                scope.inner.setdefault(node.name, []).append(inner)
                self.named.setdefault(node.name, []).append(inner)
                self._add(inner)

    def _exceptions(self) -> set[str]:
        """Exceptions of ours, which say what is wrong."""
        classes = {
            node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
            for scope in self.top.values()
            for node in scope.own
            if isinstance(node, ast.ClassDef)
        }
        found = {"Exception", "ValueError"}
        while more := {name for name, bases in classes.items() if bases & found} - found:
            found |= more
        return found - {"Exception"}

    def sentences(self) -> list[Sentence]:
        """Every sentence, in the order of files and lines."""
        while True:
            known = sum(map(len, self.shown.values()))
            self.memo.clear()
            for scope in self.scopes:
                self._read(scope)
            if sum(map(len, self.shown.values())) == known:
                break
        order = [f"{layer}/" for layer in LAYERS]
        return sorted(
            self.found.values(),
            key=lambda s: ([s.file.startswith(o) for o in order].index(True), s.file, s.line),
        )

    def _read(self, scope: Scope) -> None:
        for node in scope.own:
            if not isinstance(node, ast.Call):
                continue
            for value in self._messages(node, scope):
                self._take(value, scope, is_format=called(node) == "Hint")
        if scope.file.startswith("spec/") and scope.returns in _SENTENCES:
            for value in scope.given():
                self._take(value, scope)

    def _messages(self, call: ast.Call, scope: Scope) -> Iterator[ast.expr]:
        """The arguments of a call that are shown."""
        name = called(call)
        if name in self.sinks:
            first = call.args[0] if call.args else None
            if name != "Diagnostic" or is_severe(first):
                yield from call.args[self.sinks[name] : self.sinks[name] + 1]
                yield from (word.value for word in call.keywords if word.arg == "message")
            return
        for target in self._targets(call, scope):
            shown = self.shown.get(id(target), set[str]())
            for name, value in zip(target.parameters, call.args, strict=False):
                if name in shown:
                    yield value
            yield from (word.value for word in call.keywords if word.arg in shown)

    def _targets(self, call: ast.Call, scope: Scope) -> list[Scope]:
        """The functions that a call may mean."""
        if isinstance(call.func, ast.Name):
            return self._functions(call.func.id, scope)
        if not isinstance(call.func, ast.Attribute):
            return []
        found = self.named.get(call.func.attr, [])
        if not isinstance(call.func.value, ast.Name):
            return found
        owner = call.func.value.id
        if owner == "self":
            return [target for target in found if target.file == scope.file]
        if owner in scope.imported:  # a module
            return [target for target in found if Path(target.file).stem == owner]
        return found

    def _functions(self, name: str, scope: Scope) -> list[Scope]:
        """The function that a name means: the nearest one, else the one that is imported."""
        around: Scope | None = scope
        while around is not None:
            if name in around.inner:
                return around.inner[name]
            around = around.outer
        top, seen = self.top[scope.file], 0
        while name not in top.inner and name in top.imported and seen < 5:
            if top.imported[name] not in self.top:
                return []
            top, seen = self.top[top.imported[name]], seen + 1
        return top.inner.get(name, [])

    def _take(self, value: ast.expr, scope: Scope, is_format: bool = False) -> None:
        texts = self._texts(value, scope)
        for text in map(plain, map(filled, texts) if is_format else texts):
            if says_something(text):
                self.found.setdefault(text, Sentence(text, scope.file, value.lineno))

    # --- the texts that an expression may give

    def _texts(self, value: ast.expr, scope: Scope) -> list[str]:
        known = self.memo.get(id(value))
        if known is None:
            self.memo[id(value)] = [HOLE]  # for an expression that asks for itself
            found = self._alternatives(value, scope)
            known = self.memo[id(value)] = list(dict.fromkeys(found))[:_MOST]
        return known

    def _alternatives(self, value: ast.expr, scope: Scope) -> list[str]:
        match value:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.JoinedStr():
                return self._words(value, scope)
            case ast.BinOp(op=ast.Add()):
                sides = (value.left, value.right)
                return joined([self._texts(side, scope) for side in sides])
            case ast.IfExp():
                return self._each((value.body, value.orelse), scope)
            case ast.BoolOp():
                return self._each(value.values, scope)
            case ast.List() | ast.Tuple():
                return self._each(value.elts, scope)
            case ast.GeneratorExp() | ast.ListComp():
                return self._texts(value.elt, scope)
            case ast.Starred() | ast.NamedExpr() | ast.YieldFrom() | ast.Await():
                return self._texts(value.value, scope)
            case ast.Name():
                return self._name(value, scope)
            case ast.Subscript():
                return self._item(value, scope)
            case ast.Call():
                return self._call(value, scope)
            case _:
                return [HOLE]

    def _each(self, values: list[ast.expr] | tuple[ast.expr, ...], scope: Scope):
        return [text for value in values for text in self._texts(value, scope)]

    def _words(self, value: ast.JoinedStr, scope: Scope) -> list[str]:
        """An f-string; when it only wraps another sentence, that one is read too."""
        words = [str(p.value) if isinstance(p, ast.Constant) else HOLE for p in value.values]
        parts: list[list[str]] = []
        for number, part in enumerate(value.values):
            inner = part.value if isinstance(part, ast.FormattedValue) else None
            others = "".join(words[:number] if number else words)
            is_end = number in (0, len(words) - 1)
            wraps = inner is not None and is_end and letters(others) < WRAPS
            parts.append(self._texts(inner, scope) if inner and wraps else [words[number]])
        return joined(parts)

    def _name(self, value: ast.Name, scope: Scope) -> list[str]:
        around: Scope | None = scope
        while around is not None:
            if value.id in around.assigned:
                given = around.assigned[value.id]
                return [t for v in given for t in self._texts(v, around)]
            if value.id in around.parameters:
                self._show(around, value.id)
                return [HOLE]
            around = around.outer
        return [HOLE]

    def _show(self, scope: Scope, parameter: str) -> None:
        """Note that a parameter is shown: its default and what callers pass are messages."""
        if scope.node is not None and scope.node.name != "__init__":
            shown = self.shown.setdefault(id(scope), set())
            if parameter not in shown and parameter in scope.defaults:
                self._take(scope.defaults[parameter], scope)
            shown.add(parameter)

    def _item(self, value: ast.Subscript, scope: Scope) -> list[str]:
        """An item of a tuple that a function returns, or any value of a table."""
        if isinstance(value.value, ast.Call) and isinstance(value.slice, ast.Constant):
            number = value.slice.value
            found: list[str] = []
            for target in self._targets(value.value, scope):
                for given in target.given():
                    items = given.elts if isinstance(given, ast.Tuple) else []
                    if isinstance(number, int) and number < len(items):
                        found += self._texts(items[number], target)
            return found or [HOLE]
        if isinstance(value.value, ast.Name):
            for table in scope.assigned.get(value.value.id, self._globals(value.value, scope)):
                if isinstance(table, ast.Dict):
                    return self._each(table.values, scope)
        return [HOLE]

    def _globals(self, name: ast.Name, scope: Scope) -> list[ast.expr]:
        while scope.outer is not None:
            scope = scope.outer
        return scope.assigned.get(name.id, [])

    def _call(self, value: ast.Call, scope: Scope) -> list[str]:
        name = called(value)
        if name in ("next", "str", "sorted", "tuple", "list") and value.args:
            return self._texts(value.args[0], scope)
        if name == "format" and isinstance(value.func, ast.Attribute):
            return [filled(t) for t in self._texts(value.func.value, scope)]
        found: list[str] = []
        for target in self._targets(value, scope):
            for given in target.given():
                found += self._texts(given, target)
        return found or [HOLE]


def files() -> dict[str, str]:
    """The text of every file of ours, by its name in the checkout."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for layer in LAYERS
        for path in sorted((ROOT / layer).rglob("*.py"))
    }


def collected() -> list[Sentence]:
    """All sentences of the project."""
    return Source(files()).sentences()


def extended(entries: list[Entry], sentences: list[Sentence]) -> list[Entry]:
    """A catalogue with the sentences that it lacks; what it has keeps its id."""
    known = {entry.sentence for entry in entries}
    number = max((int(entry.id[2:]) for entry in entries), default=0)
    found = list(entries)
    for sentence in sentences:
        if sentence.text not in known:
            known.add(sentence.text)
            number += 1
            found.append(Entry(f"SW{number:04}", sentence.text))
    return found
