"""Ids of messages: the most specific sentence wins, whatever stands in the holes."""

from __future__ import annotations

import time

import pytest

from shardwright.ir.diagnostics.message_ids import Entry, catalogue, fits, message_id

ENTRIES = tuple(
    Entry(f"SW000{number}", sentence)
    for number, sentence in enumerate(
        [
            "unexpected {}, expected {}",
            "unexpected type, expected {}",
            "unknown axis name: {}",
            "dim {} of size {} is not divisible by {}",
            "{} failed: {}",
        ],
        1,
    )
)


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ("unexpected ',', expected a value", "SW0001"),
        ("unexpected type, expected ':'", "SW0002"),
        ("'func.func' op arg 0 - unknown axis name: \"z\"", "SW0003"),
        ('unknown axis name: "z" and more', "SW0003"),
        ("dim 1 of size 10 is not divisible by 4", "SW0004"),
        ("not an unknown axis name: z", ""),
        ("dim 1 of size 10", ""),
        ("unknown axis name: z (custom op 'z' is unknown)", "SW0003"),
        ("x failed: y (z)", "SW0005"),
        ("nothing of it (at all)", ""),
        ("", ""),
    ],
)
def test_the_most_specific_sentence_wins(message: str, id: str):
    assert message_id(message, ENTRIES) == id


def test_words_in_a_value_do_not_decide():
    assert message_id('unknown axis name: "unexpected type, expected x"', ENTRIES) == "SW0003"


def test_a_piece_is_not_used_twice():
    assert not fits(Entry("SW0001", "ab{}ba"), "aba")
    assert fits(Entry("SW0001", "ab{}ba"), "abba")


def test_long_messages_are_cheap():
    message = "dim " + "of size " * 200_000
    start = time.process_time()
    for _ in range(20):
        message_id(message)
    assert time.process_time() - start < 20


def test_words_between_long_values_are_found():
    long = "loc" * 5000
    assert message_id(f"dim {long} of size {long} is not divisible by 4", ENTRIES) == "SW0004"


def test_every_sentence_finds_itself_or_a_more_specific_one():
    for entry in catalogue():
        message = entry.sentence.replace("{}", "7")
        found = message_id(message)
        assert found and (found == entry.id or _weight(found) >= entry.weight), entry


def _weight(id: str) -> int:
    return next(entry.weight for entry in catalogue() if entry.id == id)
