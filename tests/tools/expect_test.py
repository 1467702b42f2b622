"""`--verify-diagnostics`: every expectation is met once, and nothing else is said."""

import pytest

from shardwright.ir.errors import Diagnostic, Place, ProgramError, note
from shardwright.tools.optdriver.expect import mismatches


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
        "'note' diagnostic emitted when expecting a 'remark'",
        'expected remark "two" was not produced',
    ]


def test_what_is_missing_or_too_much_is_said():
    assert problems("// expected-error {{one}}") == ['expected error "one" was not produced']
    assert problems("op", said("one", 1)) == ["unexpected error: one"]


def test_an_expectation_may_be_met_more_than_once_and_each_must_be_met():
    twice = said("one", 1), said("one", 1)
    assert problems("op // expected-error {{one}}", *twice) == []
    text = "// expected-error @below {{one}}\n// expected-error @below {{one}}\nop"
    assert problems(text, said("one", 3), said("one", 3)) == []
    assert problems(text, said("one", 3)) == ['expected error "one" was not produced']


def test_only_what_is_expected_is_checked_on_request():
    found = [said("one", 1), said("other", 2, "warning")]
    assert [p.message for p in mismatches("op // expected-error {{one}}", "f", found, True)] == []
    found = [said("other", 2, "warning")]
    left = mismatches("op // expected-error {{one}}", "f", found, True)
    assert [p.message for p in left] == ['expected error "one" was not produced']


def test_an_invalid_pattern_is_said():
    with pytest.raises(ProgramError, match="invalid regex in the expectation"):
        problems("op // expected-error-re {{one {{(}}}}")


def test_other_files_are_not_this_program():
    found = Diagnostic("error", "one", Place("<pipeline>", 1, 1))
    assert problems("op // expected-error {{one}}", found) != []
    assert problems("// expected-error @unknown {{one}}", found) == []


def test_plain_text_is_no_pattern():
    assert problems("op // expected-error {{a.c}}", said("abc", 1)) != []


def test_wrong_severity_does_not_count():
    assert problems("op // expected-warning {{one}}", said("one", 1)) == [
        "'error' diagnostic emitted when expecting a 'warning'",
        'expected warning "one" was not produced',
    ]


@pytest.mark.parametrize("severity", ["error", "warning", "remark", "note"])
def test_every_severity(severity: str):
    assert problems(f"op // expected-{severity} {{{{one}}}}", said("one", 1, severity)) == []
