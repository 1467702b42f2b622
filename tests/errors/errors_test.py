"""Mistakes: every message has an id, MLIR says the same, and the page for newcomers is fresh."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

import pytest

from shardwright.ir import errors
from shardwright.ir.diagnostics.message_ids import FILE, Entry, catalogue, parse_catalogue
from shardwright.ir.diagnostics.warnings import WARNINGS
from shardwright.ir.errors import Diagnostic, Place
from shardwright.testing.runlines import lines_of
from shardwright.testing.unlisted import Watch, append, complaint, extended
from shardwright.tools import opt
from shardwright.tools.opt import split
from shardwright.tools.optdriver.expect import mismatches

FOLDER = Path(__file__).parent
PAGE = FOLDER.parents[1] / "docs" / "errors.md"
FORM = "--diagnostics=json"
MADE = "## Mistakes of newcomers\n"  # what stands below it is made from newcomer.mlir
ENTRIES = [Entry("SW0001", "gone now"), Entry("SW0007", "{} is still here")]


class Piece(NamedTuple):
    """One program of a file with mistakes; comments at its start say what is wrong."""

    name: str
    text: str
    words: list[str]  # what is asked of the driver besides

    @property
    def is_alike(self) -> bool:
        """Whether MLIR says the same. `// Only here` says that it has another sentence or none."""
        return not self.words and "// Only here" not in self.text


def pieces(path: Path) -> list[Piece]:
    """The programs of a file, with the words of its RUN line."""
    text = path.read_text(encoding="utf-8")
    own = ("--split-input-file", "--verify-diagnostics", "%s")
    words = [word for word in lines_of(text)[0].split()[1:] if word not in own]
    found = split(re.sub(r"\A// RUN:[^\n]*\n+", "", text))
    return [Piece(f"{path.stem}-{at}", each.strip("\n"), words) for at, each in enumerate(found)]


FILES = sorted(FOLDER.glob("*.mlir"))
ALIKE = [piece for path in FILES for piece in pieces(path) if piece.is_alike]


def said(text: str, *words: str) -> str:
    """What the driver prints about a program."""
    out = io.StringIO()
    opt.main(words, io.StringIO(text), io.StringIO(), out)
    return out.getvalue().replace("<stdin>", "f.mlir")


# --- ids


def test_ids_are_unique_and_in_order():
    ids = [entry.id for entry in catalogue()]
    assert ids == sorted(set(ids)) and all(len(id) == 6 for id in ids)


def test_every_sentence_stands_once_and_has_words():
    sentences = [entry.sentence for entry in catalogue()]
    assert len(sentences) == len(set(sentences))
    assert [text for text in sentences if sum(map(str.isalpha, text)) < 5] == []


def test_ids_of_known_mistakes_stay(golden: Callable[[Path, str], None]):
    lines: list[str] = []
    for path in FILES:
        found = pieces(path)
        records = [record for at in range(0, len(found), 8) for record in told(found[at : at + 8])]
        ids = [record["id"] for record in records if record["severity"] in ("error", "warning")]
        assert ids and all(ids), path
        lines.append(fill(f"{path.stem} {' '.join(ids)}", 100, subsequent_indent="  "))
    golden(FOLDER / "ids.txt", "\n".join(lines) + "\n")


def told(some: list[Piece]) -> list[dict[str, str]]:
    """The records about a few programs; a run shows no more than twenty."""
    text = "\n// -----\n".join(piece.text for piece in some)
    said_of_them = said(text, "--split-input-file", *some[0].words, FORM)
    return [json.loads(line) for line in said_of_them.splitlines()]


def watched(monkeypatch: pytest.MonkeyPatch, module: str, message: str) -> list[str]:
    """What is found missing after some module has made an error with this message."""
    watch = Watch()
    watch.start(monkeypatch)
    exec("error(message)", {"__name__": module, "error": errors.error, "message": message})
    errors.note("only a note of no row")
    return watch.take()


def test_a_message_without_a_row_is_seen_where_the_product_makes_it(
    monkeypatch: pytest.MonkeyPatch,
):
    new = "nobody has ever said this"
    assert watched(monkeypatch, "shardwright.passes.any", new) == [new]
    assert watched(monkeypatch, "shardwright.passes.any", 'unknown axis name: "z"') == []
    assert watched(monkeypatch, "shardwright.testing.any", new) == []
    assert watched(monkeypatch, "some_test", new) == []
    assert new in complaint([new])


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("dim 3 of 'a' has size 1.5", "dim {} of '{}' has size {}"),
        ("'stablehlo.add' op arg 0 - no axis \"x\" here", 'no axis "{}" here'),
        ("expected ':' behind %0, doesn't fit 'x'", "expected ':' behind {}, doesn't fit '{}'"),
    ],
)
def test_new_rows_have_holes_for_values(message: str, sentence: str):
    rows = extended(ENTRIES, [message, message])
    assert rows == [*ENTRIES, Entry("SW0008", sentence)]


def test_rows_are_appended_once(tmp_path: Path):
    path = tmp_path / "messages.txt"
    path.write_text("SW0007 {} is still here\n")
    append(["it is still here", "a new one"], path)
    append(["a new one"], path)
    assert path.read_text() == "SW0007 {} is still here\nSW0008 a new one\n"
    assert parse_catalogue(FILE.read_text(encoding="utf-8")) == list(catalogue())


# --- the page


def shown(piece: Piece) -> str:
    """A mistake on the page: its id and what it is, then what the driver prints."""
    kept = [
        line for line in piece.text.split("\n") if not re.match(r" *// (expected-|Only )", line)
    ]
    program = "\n".join(line for line in kept if not line.startswith("// ")) + "\n"
    meaning = " ".join(line[3:] for line in kept if line.startswith("// "))
    record = json.loads(said(program, FORM).split("\n")[0])
    assert record["help"], piece
    return f"// {record['id']}: {meaning}\n{said(program)}"


def test_the_page_is_fresh(golden: Callable[[Path, str], None]):
    above, _, _ = PAGE.read_text(encoding="utf-8").partition(MADE)
    mistakes = "\n".join(map(shown, pieces(FOLDER / "newcomer.mlir")))
    golden(PAGE, f"{above}{MADE}\n```text\n{mistakes}```\n")
    assert [name for name in WARNINGS if f"`{name}`" not in above] == []


# --- the same pieces through MLIR


@cache
def verdicts() -> dict[str, list[Diagnostic] | None]:
    """What jaxlib says about each piece that is not only ours."""
    pytest.importorskip("jaxlib", reason="the oracle is jaxlib's parser and verifier")
    from shardwright.testing import oracles

    found: dict[str, list[Diagnostic] | None] = {}
    texts = [piece.text for piece in ALIKE]
    for text, said in zip(texts, oracles.verdicts(texts), strict=True):
        places = [(s.message, Place("f", s.line, s.column)) for s in said or ()]
        found[text] = None if said is None else [Diagnostic("error", *pair) for pair in places]
    return found


@pytest.mark.parametrize("piece", ALIKE, ids=lambda piece: piece.name)
def test_jaxlib_says_the_same(piece: Piece):
    said = verdicts()[piece.text]
    assert said is not None, "jaxlib died"
    errors = "\n".join("" if "expected-note" in line else line for line in piece.text.split("\n"))
    # Of several errors MLIR's later ones may follow from its first.
    unexpected_first = [
        p.message for p in mismatches(errors, "f", said[:1]) if "unexpected" in p.message
    ]
    missing = [problem.message for problem in mismatches(errors, "f", said, only_expected=True)]
    assert (unexpected_first, missing) == ([], [])


def test_a_wrong_expectation_is_noticed():
    text = "// expected-error @below {{no such sentence}}\nop"
    assert mismatches(text, "f", [Diagnostic("error", "another", Place("f", 2, 1))])
