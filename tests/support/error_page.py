"""The page `docs/errors.md`: what newcomers read, warnings, and an entry for every message id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shardwright.ir.catalogue import HOLE, Entry, message_id
from shardwright.ir.warn import WARNINGS

from .error_pieces import Piece
from .messages import Sentence

HEAD = """\
# Errors

A diagnostic says where, what is, what was expected, and where possible what to do:

```text
file:line:column: error: lower case, the actual and the expected value
    the source line
         ^
file:line:column: note: the other place that matters
help: a concrete repair
```

Where Shardy or MLIR has a sentence for a mistake, ours contains it. The parser goes on at the next
statement after a mistake; at most 20 errors are shown, then their number.

For machines, `--diagnostics=json` prints one object per line: `file`, `line`, `column`,
`end_column` (after the guilty token), `severity`, `id`, `name` (of a warning), `message`, `notes`,
`help`, and `fixes`, each with `file`, `start`, `end` and the `text` to write there.
`--diagnostics=sarif` prints one SARIF 2.1.0 log with one rule per id. Lines and columns count from
1, columns in characters.

Every message has an id that stays when its words change. The text form leaves it out: search this
page for the sentence.

| exit code | meaning |
|---|---|
| 0 | done |
| 1 | the program is wrong, a file cannot be read or written, or `verify` found a mismatch |
| 2 | the command line or pipeline string is wrong |
| 3 | a condition that was asked for is violated |
| 4 | an optional package is missing; the message names it |
| 70 | our own bug: `crash-PASS.mlir` holds the program before the pass and how to repeat |

Interrupted runs end with 130, runs whose reader closed the pipe with 141, both silently.
`shardwright-opt --shrink` makes a program that fails smaller as long as it fails the same way.

The rest of this page is made by `make golden` from `tests/errors/*.mlir` and the source.
"""

Examples = dict[str, Piece]


def examples(pieces: Iterable[Piece], entries: Sequence[Entry]) -> Examples:
    """The first piece about each message id."""
    found: Examples = {}
    known = tuple(entries)
    for piece in pieces:
        severe = [d for d in piece.diagnostics if d.severity in ("error", "warning")]
        if severe:
            found.setdefault(message_id(severe[0].message, known), piece)
    found.pop("", None)
    return found


def errors_page(
    newcomer: Sequence[Piece], shown: Examples, entries: Sequence[Entry], live: Sequence[Sentence]
) -> str:
    """The text of the page. `live` are the sentences that the source has."""
    where = {sentence.text: sentence.file for sentence in live}
    parts = [HEAD, "## What newcomers read\n"]
    for number, piece in enumerate(newcomer, 1):
        title = " ".join(piece.meaning.split()).rstrip(".")
        parts.append(f"### {number}. {title}\n\n{_example(piece)}")
    parts.append("## Warnings\n")
    parts.append("`-Wno-NAME` silences a warning, `-Werror` or `-Werror=NAME` makes it an error.\n")
    rows = (f"| `{name}` | {meaning} |" for name, meaning in WARNINGS.items())
    parts.append("\n".join(["| name | when |", "|---|---|", *rows]) + "\n")
    parts.append("## Messages with an example\n")
    parts += [_entry(entry, shown[entry.id]) for entry in entries if entry.id in shown]
    parts.append("## Other messages\n")
    others = [e for e in entries if e.id not in shown and e.sentence in where]
    rows = (f"| {e.id} | {_code(e.sentence)} | `{where[e.sentence]}` |" for e in others)
    parts.append("\n".join(["| id | sentence | from |", "|---|---|---|", *rows]) + "\n")
    retired = [e for e in entries if e.sentence not in where]
    if retired:
        parts.append("## No longer given\n")
        parts.append("\n".join(f"- {e.id} {_code(e.sentence)}" for e in retired) + "\n")
    return "\n".join(parts)


def _entry(entry: Entry, piece: Piece) -> str:
    meaning = f"{piece.meaning}\n\n" if piece.meaning else ""
    return f"### {entry.id}\n\n{_code(entry.sentence)}\n\n{meaning}{_example(piece)}"


def _example(piece: Piece) -> str:
    command = f"`shardwright-opt {' '.join(piece.words)}`\n\n" if piece.words else ""
    said = piece.printed.rstrip("\n")
    return f"{command}```mlir\n{piece.program}```\n\n```text\n{said}\n```\n"


def _code(sentence: str) -> str:
    """A sentence with dots for values, as code in a table."""
    text = sentence.replace(HOLE, "…").replace("|", "\\|")
    return f"`` {text} ``" if "`" in text else f"`{text}`"
