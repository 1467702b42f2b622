"""Machine-readable diagnostics: JSON records, and SARIF 2.1.0 for code-scanning services."""

from __future__ import annotations

import json
import re
import string
from collections.abc import Sequence
from typing import TypedDict

from shardwright.ir.diagnostics.message_ids import catalogue, message_id
from shardwright.ir.errors import Diagnostic, Place, Suggestion

Record = dict[str, object]


class Point(TypedDict):
    """Line and column, from 1."""

    line: int
    column: int


class Fix(TypedDict):
    """The replacement text from `start` up to `end`, which is not part of it."""

    file: str
    start: Point
    end: Point
    text: str


_TOKEN = re.compile(r'@?"(?:[^"\\]|\\.)*"|->|[%@#!^]?[\w$.\-]+(?:#\d+)?|\S')
_URI = f"{string.ascii_letters}{string.digits}/.-_~"  # what an address holds as it is
_WORD = r"[\w$.\-]"


def as_record(diagnostic: Diagnostic) -> Record:
    """The machine form of a diagnostic; lines and columns from 1, 0 when unknown, ends exclusive.

    Columns count characters of Unicode.
    """
    place = diagnostic.place
    return {
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "end_column": end_column(place),
        "severity": diagnostic.severity,
        "id": _id(diagnostic),
        "name": diagnostic.name,
        "message": diagnostic.message,
        "notes": [as_record(note) for note in diagnostic.notes],
        "help": str(diagnostic.help),
        "fixes": fixes(diagnostic),
    }


def _id(diagnostic: Diagnostic) -> str:
    is_severe = diagnostic.severity in ("error", "warning")
    return message_id(diagnostic.message) if is_severe else ""


def end_column(place: Place) -> int:
    """The column after the token at a place; 0 when the place is unknown."""
    if not place.line or not place.column:
        return 0
    match = _TOKEN.match(place.source, place.column - 1)
    if match is None:
        return place.column
    end = match.end()
    if place.source[end : end + 1] == "<" and re.match(r"[#!]?\w", match[0]):
        end = _closing(place.source, end)
    return end + 1


def _closing(text: str, start: int) -> int:
    """The offset after the `>` that closes the `<` at `start`; `start` when none does."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"<": 1, ">": -1}.get(text[at], 0)
        if text[at] == ">" and text[at - 1] == "-":
            depth += 1  # an arrow
        if not depth:
            return at + 1
    return start


def fixes(diagnostic: Diagnostic) -> list[Fix]:
    """Replacements that repair the program; empty when the help is none that a tool can do."""
    help, place = diagnostic.help, diagnostic.place
    if not isinstance(help, Suggestion) or not place.line or not place.column:
        return []
    start = place.column - 1
    if help.old:
        word = re.compile(rf"(?<!{_WORD}){re.escape(help.old)}(?!{_WORD})")
        found = word.search(place.source, start)
        if not place.source.startswith(help.old, start):
            if found is None:
                return []
            start = found.start()
    return [
        {
            "file": place.file,
            "start": {"line": place.line, "column": start + 1},
            "end": {"line": place.line, "column": start + len(help.old) + 1},
            "text": help.new,
        }
    ]


def sarif(diagnostics: Sequence[Diagnostic], version: str, code: int) -> str:
    """A SARIF log of one run, with one rule per message id."""
    sentences = {entry.id: entry.sentence for entry in catalogue()}
    ids = sorted({found for d in diagnostics if (found := _id(d))})
    driver = {
        "name": "shardwright",
        "version": version,
        "rules": [_rule(id, sentences[id]) for id in ids],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [{"executionSuccessful": code == 0, "exitCode": code}],
        "results": [_result(d, ids) for d in diagnostics],
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(log, indent=2)


def _rule(id: str, sentence: str) -> Record:
    return {
        "id": id,
        "shortDescription": {"text": sentence},
        "help": {
            "text": f"{id} of ir/diagnostics/messages.txt; docs/errors.md says how messages read"
        },
    }


_LEVELS = {"error": "error", "warning": "warning", "remark": "note", "note": "note"}


def _result(diagnostic: Diagnostic, ids: Sequence[str]) -> Record:
    found: Record = {"level": _LEVELS[diagnostic.severity]}
    if id := _id(diagnostic):
        found |= {"ruleId": id, "ruleIndex": ids.index(id)}
    text = diagnostic.message
    if diagnostic.help:
        text += f"\n{diagnostic.help}"
    found["message"] = {"text": text}
    if diagnostic.place != Place():
        found["locations"] = [_location(diagnostic.place)]
    related = [_related(note) for note in diagnostic.notes]
    if related:
        found["relatedLocations"] = related
    if changes := fixes(diagnostic):
        found["fixes"] = [_change(str(diagnostic.help), change) for change in changes]
    return found


def _related(note: Diagnostic) -> Record:
    where = {} if note.place == Place() else _location(note.place)
    return {**where, "message": {"text": note.message}}


def _location(place: Place) -> Record:
    where: Record = {"artifactLocation": _artifact(place.file)}
    if place.line:
        where["region"] = {
            "startLine": place.line,
            "startColumn": max(place.column, 1),
            "endColumn": max(end_column(place), 1),
        }
    return {"physicalLocation": where}


def _artifact(file: str) -> Record:
    raw = (file or "<stdin>").encode()
    return {"uri": "".join(chr(byte) if chr(byte) in _URI else f"%{byte:02X}" for byte in raw)}


def _change(help: str, fix: Fix) -> Record:
    region = {
        "startLine": fix["start"]["line"],
        "startColumn": fix["start"]["column"],
        "endLine": fix["end"]["line"],
        "endColumn": fix["end"]["column"],
    }
    replacement: Record = {"deletedRegion": region, "insertedContent": {"text": fix["text"]}}
    change: Record = {
        "artifactLocation": _artifact(fix["file"]),
        "replacements": [replacement],
    }
    return {"description": {"text": help}, "artifactChanges": [change]}
