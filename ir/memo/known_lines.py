"""The memo of lines: which lines are whole statements, and of which op.

Most lines of a program were seen before, but for names. They are looked up as they stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from shardwright.ir.scanner.source_text import SLOT
from shardwright.spec.attributes import Attrs
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type

QUOTED = r'"(?:[^"\\\n]|\\.)*+"'
TOKEN = re.compile(
    rf"{QUOTED}|->|[A-Za-z_][\w$.]*|@{QUOTED}|[@#!^][\w$.\-]*|\d[\w.+\-]*|[^\s]",
    re.DOTALL,
)
_RESULT_LIST = rf"{SLOT}(?::\d+)?(?>(?:\s*,\s*{SLOT}(?::\d+)?)*)\s*="
RESULTS = re.compile(rf'{_RESULT_LIST}\s*(?=["A-Za-z_]|$)')
CLOSING = {")": "(", "]": "[", "}": "{"}
# After these no statement starts; a composite's name looks like a quoted op.
UNFINISHED = ("=", "applies", ",", "<", "stablehlo.composite")

_BARE_OPS = (
    "return",
    "call",
    "call_indirect",
    "constant",
    "module",
    "unrealized_conversion_cast",
)
_ENTRY = re.compile(rf"\s*({QUOTED}|[A-Za-z_][\w$.]*)\s*(=|,|\}}|$|.)")
_OPENS = re.compile(r"\s*\(")
_EQUALS = re.compile(r"\s*=")
_CLOSES = re.compile(r"\s*\}")
# What does not matter for where a statement ends, but for strings that are an op's name or a key.
_SHARDING = r"<@[\w$.\-]++, \[(?>(?:[^{}\[\]()<>]*+\{[^{}\[\]()<>]*+\})*)[^{}\[\]()<>]*+\]>"
# A string is read to its end either way: looking for a start within it takes too long.
_CONTENT = re.compile(
    rf"{_SHARDING}|({QUOTED})(?P<before>\s*[(=])?|@[\w$.\-]++(?!\s*=)|(?<![\w$.@#!^:\-])\d[\w.]*+"
)
_MAX_KEPT = 4096  # characters of a line that is remembered


class Bound:
    """The op of a statement but for names, places and locations; it has no regions in the text.

    `uses`: slots of operands. `ins`: their types, None when the text leaves them out. `result`:
    slot of the result's name, -1 without one. `head`: offset of the op's name in the key, `before`:
    slots before it. `loc`: slot of the location, -1 without one. `body`: the op of a region that
    the text abbreviates, with arguments of type `part`. `bare`: the dialect that the name leaves
    out, or "". `sig`: the signature, None when the statement alone does not tell. `inner`: those of
    the ops in the abbreviated region.
    """

    __slots__ = (
        "attrs", "bare", "before", "body", "head", "inner", "ins", "loc", "name", "notes",
        "outs", "part", "result", "sharding", "sig", "uses",
    )  # fmt: skip

    name: str
    attrs: Attrs
    notes: Attrs
    sig: Sig | None
    sharding: Sharding | None
    uses: Sequence[int]
    ins: list[Type] | None
    outs: Sequence[Type]
    result: int
    head: int
    before: int
    loc: int
    body: str
    part: Type | None
    inner: tuple[Sig, ...]
    bare: str


class Line:
    """A distinct line. `key`: without margins. `column`: where it starts. `slots`: their number.

    `is_plain`: it is one whole statement and nothing else. `bound`: its op, once it was built.
    """

    __slots__ = ("bound", "column", "is_plain", "key", "slots")

    def __init__(self, key: str, column: int, is_plain: bool, slots: int) -> None:
        self.key = key
        self.column = column
        self.is_plain = is_plain
        self.slots = slots
        self.bound: Bound | None = None


class Lines:
    """The memo of lines, dropped when it holds more than `limit`."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.known: dict[str, Line] = {}
        self._plain: dict[str, bool] = {}  # by the line without content

    def learn(self, text: str, key: str, frame: str) -> Line:
        """The knowledge of a line that was not seen before; `frame`: its key without types."""
        made = Line(key, text.find(key) + 1, self._is_plain(frame), key.count(SLOT))
        if len(text) <= _MAX_KEPT:
            if len(self.known) >= self.limit:
                self.known.clear()
            self.known[text] = made
        return made

    def _is_plain(self, frame: str) -> bool:
        if not frame or frame[-1] in "{=^" or frame[0] in "}^":
            return False
        frame = _CONTENT.sub(_content, frame)
        if len(frame) > _MAX_KEPT:
            return is_statement_line(frame)
        found = self._plain.get(frame)
        if found is None:
            if len(self._plain) >= self.limit:
                self._plain.clear()
            found = self._plain[frame] = is_statement_line(frame)
        return found


def _content(match: re.Match[str]) -> str:
    return match[0] if match["before"] else "0"


def is_statement_line(key: str) -> bool:
    """True if a line is one whole statement without regions."""
    match = RESULTS.match(key)
    start = match.end() if match else 0
    stack: list[str] = []
    previous = ""
    for token in TOKEN.finditer(key, start):
        text, at = token[0], token.start()
        if at == start:
            if not is_head(text, key, token.end()) and not (match and text[0].isalpha()):
                return False
        elif not stack and previous not in UNFINISHED and _starts_another(text, key, token):
            return False
        if text in "([{":
            if text == "{" and not _is_dictionary(key, token.end(), stack, previous):
                return False
            stack.append(text)
        elif text in ")]}" and (not stack or stack.pop() != CLOSING[text]):
            return False
        previous = text
    return not stack and previous != "applies"


def is_head(token: str, key: str, end: int) -> bool:
    """True if a token that is no name, and ends at `end`, starts a statement."""
    if token[0] == '"':
        return _OPENS.match(key, end) is not None
    if token[0] == "^" or token in _BARE_OPS:
        return True
    is_word = "." in token and (token[0].isalpha() or token[0] == "_")
    return is_word and _EQUALS.match(key, end) is None


def is_statement(text: str, at: int) -> bool:
    """True if the text after a `{` is a statement's, not a dictionary entry's."""
    match = _ENTRY.match(text, at)
    if match is None:
        return not text.startswith("#", at)  # an axis spelled in full
    word, following = match[1], match[2]
    if word.startswith('"'):
        return following == "("
    if following in ("}", ""):
        return word.endswith("return")
    return following not in ("=", ",")


def _starts_another(text: str, key: str, token: re.Match[str]) -> bool:
    if text == SLOT:
        return bool(RESULTS.match(key, token.start()))
    return is_head(text, key, token.end())


def _is_dictionary(key: str, after: int, stack: list[str], previous: str) -> bool:
    """True if a `{` within a line surely opens no region."""
    if stack:
        return stack[-1] != "(" or previous not in ("(", ",")
    if previous in ("=", "<", "attributes"):
        return True
    return not _CLOSES.match(key, after) and not is_statement(key, after)
