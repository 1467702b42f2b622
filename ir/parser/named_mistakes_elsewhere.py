"""Named mistakes outside the grammar: op names, statement starts, values of constants."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.ir.errors import Place, Suggestion, nearest
from shardwright.ir.parser.named_mistakes import Said
from shardwright.spec.rows import other_names

_HEAD = "expected operation name in quotes, or an op like stablehlo.add"
_LOOKED_AT = 200  # characters of a source line
_NAME = r"[\w$.\-]+"
# What a statement starts with -> message, help, what to write for what.
_HEADS = [
    (rf"(?P<name>%{_NAME})\s*$", "expected '=' after SSA name", "write {name} =",
     ("{name}", "{name} =")),
    (rf"%{_NAME}:(?!\d)", "expected integer number of results", "write how many it names", None),
    (rf"(?P<name>{_NAME})\s*=", _HEAD, "names of values start with %: write %{name}", ("", "%")),
    (r"#(?=\s|$|!)", "invalid attribute name", "comments start with //", ("#", "//")),
    (r"/\*", _HEAD, "comments start with // and end with the line", None),
    (r";", "unexpected character ';'", "statements end with the line", (";", "")),
    (r"\ufeff", "unexpected character '\\ufeff'", "this is a byte order mark: save the file"
     " without it", None),
]  # fmt: skip


def bad_head(text: str, at: int) -> Said:
    """The problem with a statement that does not start with an op; `at`: after its results."""
    for pattern, message, help, fix in _HEADS:
        if match := re.match(pattern, text):
            words = match.groupdict()
            said = help.format(**words)
            if fix is not None:
                old, new = (side.format(**words) for side in fix)
                said = Suggestion(said, old, new)
            return Said(message, 0, said)
    return Said(_HEAD, at, "")


def result_help(name: str, rest: str) -> str:
    """The help for `z = stablehlo.abs ...`, which is taken for an op called `z`."""
    if not rest.lstrip().startswith("="):
        return ""
    return Suggestion(f"names of values start with %: write %{name}", "", "%")


def op_help(written: str, known: Sequence[str]) -> str:
    """The op that was meant: of the same name, by another system's name, or the nearest one."""
    dialect, _, stem = written.rpartition(".")
    same = [name for name in known if name.partition(".")[2] == stem]
    if same or stem.lower() in other_names.OPS:
        found = min(same, key=_order) if same else other_names.OPS[stem.lower()]
        return Suggestion(f'did you mean "{found}"?', written, found)
    near = [name for name in known if _dialect(name) == dialect] or known
    stems = {name.partition(".")[2]: name for name in reversed(near)}
    help = nearest(stem, list(stems), lambda word: f'"{stems[word]}"')
    if isinstance(help, Suggestion):
        return Suggestion(str(help), written, stems[help.new])
    return help if near is not known else ""


def _order(name: str) -> int:
    """Dialects that people mean more often come first."""
    return {"stablehlo": 0, "sdy": 1, "func": 2, "chlo": 3}.get(_dialect(name), 4)


def _dialect(name: str) -> str:
    return name.partition(".")[0]


# Message, source before its place, source there -> help, what to write for what.
_USUAL = [
    ("expected '>'", r"dense<[^>]*?(?P<head>\d+)", r"(?P<tail>[eE][+\-]?\d+)",
     "a number with an exponent has a point: write {head}.0{tail}", ("{tail}", ".0{tail}")),
    ("integer literal for a floating point value", "", r"(?P<all>\d+)", "write {all}.0",
     ("{all}", "{all}.0")),
    ("element literal", "", r"(?P<all>\.\d+)", "write 0{all}", ("{all}", "0{all}")),
    ("element literal", "", r"(?P<all>True|False)\b", "write true or false", None),
    ("element literal", "", r"(?i)[+\-]?(?:inf|nan|infinity)\b",
     "infinities and NaN are written as bits: of f32 0x7F800000 and 0x7FC00000", None),
    (r"expected \d+ operand types but had 0$", "", "", "write the operands' types after ':'", None),
    (r"'(?P<name>%[^']*)' expects different type than prior uses: '(?P<new>.*)' vs '(?P<old>.*)'",
     "", "", "{name} is a {old}", ("{new}", "{old}")),
]  # fmt: skip


def usual_help(message: str, place: Place) -> str:
    """The help that belongs to a message wherever it comes from; "" for most."""
    at = max(place.column - 1, 0)
    before, rest = place.source[max(at - _LOOKED_AT, 0) : at], place.source[at : at + _LOOKED_AT]
    for pattern, around, start, help, fix in _USUAL:
        found, left = re.search(pattern, message), re.search(rf"(?:{around})\Z", before)
        right = re.match(start, rest)
        if found is None or left is None or right is None:
            continue
        words = {**found.groupdict(), **left.groupdict(), **right.groupdict()}
        said = help.format(**words)
        if fix is None:
            return said
        old, new = (side.format(**words) for side in fix)
        return Suggestion(said, old, new)
    return ""
