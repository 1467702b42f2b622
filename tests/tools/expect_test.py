"""`--verify-diagnostics`: every expectation is met once, and nothing else is said."""

import pytest

from shardwright.ir.errors import Diagnostic, Place, note
from shardwright.tools.expect import mismatches


def said(message: str, line: int, severity: str = "error") -> Diagnostic:
    return Diagnostic(severity, message, Place("f", line, 1))


def problems(text: str, *diagnostics: Diagnostic) -> list[str]:
    return [problem.message for problem in mismatches(text, "f", diagnostics)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("op // expected-error {{bad axis}}", 1),
        ("// expected-error @+1 {{bad axis}}\nop", 2),
        ("op\n// expected-error@-1 {{bad axis}}", 1),
        ("// expected-error @below {{bad axis}}\nop", 2),
        ("op\n// expected-error @above {{bad axis}}", 1),
        ("// expected-error @unknown {{bad axis}}", 0),
        ("// expected-error-re @+1 {{bad {{a.*s}}}}\nop", 2),
    ],
)
def test_places_and_patterns(text: str, line: int):
    assert problems(text, said("a bad axis here", line)) == []


def test_below_skips_other_expectations():
    text = "// expected-error @below {{one}}\n// expected-error @below {{two}}\nop"
    assert problems(text, said("one", 3), said("two", 3)) == []


def test_notes_are_expected_too():
    text = "op // expected-error {{one}}\nother // expected-note {{two}}"
    found = Diagnostic("error", "one", Place("f", 1), notes=(note("two", Place("f", 2)),))
    assert problems(text, found) == []
    assert problems(text.replace("note", "remark"), found) == [
        "unexpected note: two",
        'expected remark "two" was not produced',
    ]


def test_what_is_missing_or_too_much_is_said():
    assert problems("// expected-error {{one}}") == ['expected error "one" was not produced']
    assert problems("op", said("one", 1)) == ["unexpected error: one"]
    assert problems("op // expected-error {{one}}", said("one", 1), said("one", 1)) == [
        "unexpected error: one"
    ]


def test_plain_text_is_no_pattern():
    assert problems("op // expected-error {{a.c}}", said("abc", 1)) != []


def test_wrong_severity_does_not_count():
    assert len(problems("op // expected-warning {{one}}", said("one", 1))) == 2
