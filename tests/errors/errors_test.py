"""The catalogue of messages, its examples, and the page made of them."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from shardwright.ir.catalogue import FILE, Entry, message_id, parse_catalogue
from shardwright.ir.errors import Diagnostic, Place
from shardwright.testing.error_page import Examples, errors_page, examples
from shardwright.testing.error_pieces import FOLDER, Piece, pieces, pieces_of
from shardwright.testing.messages import Sentence, Source, collected, extended
from shardwright.tools import opt
from shardwright.tools.expect import mismatches

ROOT = Path(__file__).parents[2]
NEWCOMER = FOLDER / "newcomer.mlir"
COVERED = 280  # ids with an example; raise it when there are more
PIECES = pieces()
IDS = [f"{piece.path.stem}-{number}" for number, piece in enumerate(PIECES)]
ALIKE = [piece for piece in PIECES if not piece.is_only_here and not piece.words]


@cache
def entries() -> tuple[Entry, ...]:
    """The catalogue, with what the source says anew."""
    return tuple(extended(parse_catalogue(FILE.read_text(encoding="utf-8")), sentences()))


@cache
def sentences() -> list[Sentence]:
    return collected()


@cache
def shown() -> Examples:
    return examples(PIECES, entries())


def test_the_catalogue_has_every_sentence_of_the_source(golden: Callable[[Path, str], None]):
    golden(FILE, "".join(f"{entry.id} {entry.sentence}\n" for entry in entries()))


def test_ids_are_unique_and_in_order():
    ids = [entry.id for entry in entries()]
    assert ids == sorted(set(ids)) and all(len(id) == 6 for id in ids)


def test_the_page_is_fresh(golden: Callable[[Path, str], None]):
    page = errors_page(pieces_of(NEWCOMER), shown(), entries(), sentences())
    golden(ROOT / "docs" / "errors.md", page)


def test_the_covered_share_does_not_fall():
    live = {sentence.text for sentence in sentences()}
    covered = [entry for entry in entries() if entry.id in shown() and entry.sentence in live]
    print(f"{len(covered)} of {len(live)} messages have an example")
    assert len(covered) >= COVERED


@pytest.mark.parametrize("piece", PIECES, ids=IDS)
def test_every_diagnostic_has_an_id(piece: Piece):
    severe = [d.message for d in piece.diagnostics if d.severity in ("error", "warning")]
    assert severe
    missing = [message for message in severe if not message_id(message, entries())]
    assert missing == []


def test_newcomers_are_told_what_to_write():
    newcomers = pieces_of(NEWCOMER)
    assert len(newcomers) == 10
    assert [p.program for p in newcomers if not p.diagnostics[0].help] == []


@pytest.mark.parametrize("piece", PIECES[:3])
def test_the_page_shows_what_the_driver_prints(piece: Piece):
    errors = io.StringIO()
    opt.main(list(piece.words), io.StringIO(piece.program), io.StringIO(), errors)
    assert errors.getvalue().replace("<stdin>", "f.mlir") == piece.printed


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


@pytest.mark.parametrize("piece", ALIKE, ids=lambda piece: IDS[PIECES.index(piece)])
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


# --- the collector


def found(text: str) -> list[str]:
    return [sentence.text for sentence in Source({"spec/one.py": text}).sentences()]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('raise Mistake(f"unknown axis {name}", 0)', ["unknown axis {}"]),
        ('message = "first half" if a else f"{b} other half"\nerror = Problem(message)',
         ["first half", "{} other half"]),
        ('def fail(text, n):\n    raise Bad(f"in {n}: {text}", 0)\n'
         'def f():\n    fail("no such thing", 3)', ["no such thing"]),
        ('def why(x):\n    return f"{x} is not right"\n'
         'def f(op):\n    problem = why(op)\n    Problem(problem)', ["{} is not right"]),
        ('def parts():\n    return "one mistake", 3\ndef f():\n    message, at = parts()\n'
         '    raise Mistake(message, at)', ["one mistake"]),
        ('def g(sig) -> Iterator[str]:\n    yield "shapes differ " + str(sig)',
         ["shapes differ {}"]),
        ('def g(sig) -> str:\n    return "no sentence of ours"', []),
        ('class Wrong(ValueError):\n    pass\nraise Wrong("no such value here")',
         ["no such value here"]),
        ('def fail(text="some default text"):\n    raise Bad(text, 0)', ["some default text"]),
        ('Diagnostic("note", "only a note here")', []),
        ('Hint("A", "b", "c", "expected {name} here", "help text")', ["expected {} here"]),
    ],
)  # fmt: skip
def test_sentences_are_found_where_they_are_shown(source: str, expected: list[str]):
    assert found(source) == expected


def test_new_sentences_get_the_next_number_and_old_ones_keep_theirs():
    old = [Entry("SW0001", "gone now"), Entry("SW0007", "still here")]
    new = [Sentence("still here", "a", 1), Sentence("brand new", "a", 2)]
    assert extended(old, new) == [*old, Entry("SW0008", "brand new")]
