"""Writes what the next line alone reads within that line, as a person would.

`reshape = x.reshape((2, 1))` and `add = reshape + y` are `add = x.reshape((2, 1)) + y`. What moves
data between devices, what has side effects and what has a telling name stays a line of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Container, Sequence
from typing import NamedTuple

from shardwright.backends.names import LINE

# Strings and what is before them, attributes and keywords are no variables.
TOKEN = re.compile(
    r"""("[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|\.\w+|\b\w+=(?!=))|\b([A-Za-z_]\w*)\b(?!["'])""",
    re.ASCII,
)
_STRING = re.compile(r""""[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'""")
_STATEMENT = re.compile(r" *(?:((?:\w+, )*\w+) = |return )", re.ASCII)
_BRACKET = re.compile(r"""([(\[{])|([)\]}])|("")| ([^ ()\[\]{}"']+) """)
# What must happen in its place, and what runs once, not once a turn.
_STAYS = re.compile(r"copy_\(|_over\(|\.pop\(|\bgiven\b|\bgroups\b|\bfor\b|\blambda\b", re.ASCII)
_EFFECTS = re.compile(r"copy_\(|_over\(|_over_all\(|\.pop\(")
_REPEATS = re.compile(r"\bfor\b|\blambda\b")
_OWN_PART = re.compile(r"\b_?own_part\([^()]*(?:\([^()]*\))?[^()]*\)")
_SUMS, _PRODUCTS = frozenset("+-"), frozenset("*/")
_LOWER = (" + ", " - ", " < ", " > ", " <= ", " >= ", " == ", " != ")


STRING = 8  # columns of what a string says


class _Waiting(NamedTuple):
    """A statement at the end of a function so far, which the next one may take in."""

    name: str
    expression: str


def nested(lines: Sequence[str], telling: Container[str] = ()) -> list[str]:
    """The lines of a function; what has a name of `telling` stays a line of its own."""
    once = _read_once(lines)
    found: list[str] = []
    waiting: list[_Waiting] = []  # the last lines of `found`, in order
    gone = set[str]()
    indent, is_noted = -1, False
    for line in lines:
        if line.lstrip().startswith("#"):
            is_noted = True
            found.append(line)
            continue
        statement = _STATEMENT.match(line)
        if statement is None or not is_whole(line):
            waiting, is_noted = [], False
            found.append(line)
            continue
        depth = len(line) - len(line.lstrip())
        if depth != indent:
            waiting = []
        indent = depth
        line = _take_in(line, found, waiting, gone)
        found.append(line)
        name = statement[1]
        expression = line[statement.end() :]
        is_noted = is_noted and not is_own_part(expression)
        if name in once and name not in telling and not is_noted and _may_move(expression):
            waiting.append(_Waiting(name, expression))
        else:
            waiting = []
        is_noted = False
    return _let_go(found, gone)


def _read_once(lines: Sequence[str]) -> Collection[str]:
    """The names that one statement binds, and that are read at one place."""
    read: list[str] = []
    binds: dict[str, int] = {}
    for line in lines:
        if line.lstrip().startswith(("#", "del ")):
            continue
        statement = _STATEMENT.match(line)
        start = 0
        if statement is not None and statement[1]:
            start = statement.end()
            for name in statement[1].split(", "):
                binds[name] = binds.get(name, 0) + 1
        read += [name for _, name in TOKEN.findall(line, start)]
    reads = Counter(read)
    return {name for name, count in binds.items() if count == 1 == reads.get(name)}


def bare(text: str) -> str:
    """A text without what its strings say: that is the program's, and is not to change a script."""
    return _STRING.sub('""', text)


def _width(line: str) -> int:
    """How wide a line is, its strings as wide as most are."""
    return len(bare(line)) + STRING * len(_STRING.findall(line))


def is_whole(line: str) -> bool:
    """True if a statement ends on its line."""
    line = bare(line)
    return line[-1] not in "([{," and line.count("(") == line.count(")")


def is_pure(expression: str) -> bool:
    """True if a list of such expressions may be made where the first of them is."""
    expression = bare(expression)
    return _EFFECTS.search(expression) is None and _REPEATS.search(expression) is None


def is_own_part(expression: str) -> bool:
    """True if an expression takes a device's own part of a value: no data move."""
    return _OWN_PART.fullmatch(bare(expression)) is not None


def _may_move(expression: str) -> bool:
    return _STAYS.search(_OWN_PART.sub("", bare(expression))) is None


def _take_in(line: str, found: list[str], waiting: list[_Waiting], gone: set[str]) -> str:
    """A line with the statements before it that it reads, last first; they leave `found`."""
    if not waiting or waiting[-1].name not in line or _REPEATS.search(bare(line)):
        return line
    while waiting:
        last = waiting[-1]
        longer = _replaced(line, last)
        if longer == line or _width(longer) > LINE:
            break
        at = -1  # notes of the line stand between
        while found[at].lstrip().startswith("#"):
            at -= 1
        del found[at]
        waiting.pop()
        gone.add(last.name)
        line = longer
    return line


def _replaced(line: str, one: _Waiting) -> str:
    """A line with the expression where it reads the name."""
    if one.name not in line:
        return line
    for token in TOKEN.finditer(line):
        if token[2] == one.name and line[token.start() - 1] != "*":
            before, after = line[: token.start()], line[token.end() :]
            return f"{before}{fitting(one.expression, before, after)}{after}"
    return line


def fitting(expression: str, before: str, after: str) -> str:
    """An expression in parentheses, if it needs them between two texts."""
    operators = _operators(expression)
    opens = before.endswith(("(", "[", ", ", "return ")) or re.search(r"\w ?= ?$", before)
    closes = not after or after[0] in ",)]" or after.startswith(" for ")
    is_product = operators <= _PRODUCTS and (opens or before.endswith(_LOWER))
    is_first = opens and operators <= _SUMS | _PRODUCTS and after.startswith((" + ", " - "))
    fits = (opens and closes) or (is_product and (closes or after.startswith(_LOWER)))
    if not operators or fits or is_first:
        return expression
    return f"({expression})"


def _operators(expression: str) -> frozenset[str]:
    """What joins the parts of an expression; nothing for a name, a call, or what is read of one."""
    found = [expression[0]] if expression[0] in "-~" else list[str]()
    expression = bare(expression)
    depth, at = 0, 0
    while token := _BRACKET.search(expression, at):
        at = token.end()
        if token[1]:
            depth += 1
        elif token[2]:
            depth -= 1
        elif token[4]:
            at -= 1
            if not depth:
                found.append(token[4])
    if expression[0] in "-~":
        found.append("unary")  # binds less than a call or an attribute
    return frozenset(found)


def _let_go(lines: Sequence[str], gone: Container[str]) -> list[str]:
    """The lines without `del` of names that are gone, those that are left filled again."""
    found: list[str] = []
    for line in lines:
        indent, word, listed = line.partition("del ")
        if not word or indent.strip():
            found.append(line)
            continue
        names = [name for name in listed.split(", ") if name not in gone]
        if not names:
            continue
        start = f"{indent}del "
        if found and found[-1].startswith(start):
            names = [*found.pop().removeprefix(start).split(", "), *names]
        found += _filled(start, names)
    return found


def _filled(start: str, names: Sequence[str]) -> list[str]:
    lines = [f"{start}{names[0]}"]
    for name in names[1:]:
        longer = f"{lines[-1]}, {name}"
        if len(longer) > LINE:
            lines.append(f"{start}{name}")
        else:
            lines[-1] = longer
    return lines
