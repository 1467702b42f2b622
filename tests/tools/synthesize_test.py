"""`shardwright synthesize`: counts, lists, the machine form, wrong questions."""

from __future__ import annotations

from functools import partial

import pytest

from shardwright.testing import verbs

ask, record = partial(verbs.ask, "synthesize"), partial(verbs.record, "synthesize")


COUNTED: list[tuple[tuple[str, ...], dict[str, object]]] = [
    (("--levels", "2x2x4", "--max-size", "5"), {"by_size": [1, 6, 44, 200, 597]}),
    (("--levels", "2x16"), {"by_size": [1, 4, 19, 27, 10]}),
    (("--levels", "1x4x1", "--max-size", "3"), {"by_size": [1, 2, 0]}),
    (("--levels", "1x1", "--max-size", "2"), {"by_size": [0, 0]}),
    (("--levels", "1024x1024", "--max-size", "1"), {"by_size": [1]}),
    (("--levels", "2x2x4", "--axes", "4x4"), {"placements": 4}),
    (("--levels", "2x2x4", "--axes", "a=4,b=4", "--max-size", "3"), {"placements": 4}),
    (("--levels", "4x16", "--axes", "1x4x4x4"), {"placements": 6}),
    (
        ("--levels", "1x2x2x4", "--axes", "4x4", "--over", "1", "--max-size", "3"),
        {"placements": 4, "by_size": [[1, 4, 19]] * 3 + [[1, 2, 0]]},
    ),
    (
        ("--levels", "1x2x2x4", "--axes", "a=4,b=4", "--over", "b,a", "--max-size", "2"),
        {"placements": 4, "by_size": [[1, 6]] * 4},
    ),
    (
        ("--levels", "2x2", "--axes", "2x2", "--over", "0", "--hierarchy", "levels"),
        {"placements": 2, "by_size": [[1, 2, 0, 0, 0]] * 2},
    ),
]


@pytest.mark.parametrize(("words", "expected"), COUNTED, ids=str)
def test_numbers(words: tuple[str, ...], expected: dict[str, object]):
    assert record(*words, "--count") == expected


@pytest.mark.parametrize(("words", "expected"), COUNTED[:3], ids=str)
def test_as_many_are_listed_as_counted(words: tuple[str, ...], expected: dict[str, list[int]]):
    sizes = [len(text.split()) for text in record(*words)["programs"]]
    assert [sizes.count(size + 1) for size in range(len(expected["by_size"]))] == expected[
        "by_size"
    ]
    _, output, _ = ask(*words)
    assert output.splitlines()[-1].split(". ")[1] == record(*words)["programs"][-1]


def test_placements_with_their_meshes_and_programs():
    words = ("--levels", "1x2x2x4", "--axes", "4x4", "--over", "0", "--max-size", "1")
    found = record(*words)["placements"]
    assert found[1] == {
        "matrix": [[1, 1, 2, 2], [1, 2, 1, 2]],
        "device_ids": [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15],
        "programs": ["AR·IG0"],
    }
    assert [one["programs"] for one in found] == [["AR·IG0"]] * 4
    code, output, _ = ask(*words)
    assert code == 0 and '[1 2 2 1; 1 1 1 4]  <["ax0"=4, "ax1"=4]>\n' in output
    assert "1 program of at most 1 instruction reduce over ax0" in output
    assert "programs" not in record(*words[:4])["placements"][0]


def test_counts_name_their_convention():
    for words in (("--levels", "2x4"), ("--levels", "2x4", "--axes", "8", "--over", "ax0")):
        code, output, _ = ask(*words, "--count")
        assert code == 0 and "1, 4, 19, 27, 10" in output and "distinct sequences" in output


TWOS = "x".join("2" * 14)
WRONG: list[tuple[tuple[str, ...], str, str, str]] = [
    (("2x0x4",), "--levels:1:3", "level 1 has size 0, expected at least 1", "write 1"),
    (("2x2xfoo",), "--levels:1:5", "expected sizes with x between them, got 'foo'", "2x2x4"),
    (("2x-4",), "--levels:1:3", "expected sizes with x between them, got '-4'", "2x2x4"),
    (("",), "--levels:1:1", "expected sizes with x between them, got ''", "2x2x4"),
    (("2x²",), "--levels:1:3", "expected sizes with x between them, got '²'", "2x2x4"),
    (("2x2x2x3x4",), "--levels:1:1", "over 5 levels are too many", "together: 2x2x2x12"),
    (("4x" + "9" * 40,), "--levels:1:3", "more than 1048576 devices", "at most 262144 here"),
    (("x".join("1" * 65),), "--levels:1:1", "65 sizes are more than 64", "merge some"),
    (("2x8", "--axes", "3x4"), "--axes:1:1", "multiply to 12, but the levels have 16", "4x4"),
    (("2x8", "--axes", "a=4,b=5"), "--axes:1:1", "multiply to 20, but", "--axes a=4,b=4"),
    (("2x8", "--axes", "5x0"), "--axes:1:3", "axis 1 has size 0, expected at least 1", "write 1"),
    (("2x8", "--axes", "4,4"), "--axes:1:1", "expected sizes with x", "2x2x4"),
    (("2x8", "--axes", "a=4,b"), "--axes:1:5", "expected NAME=SIZE, got 'b'", "data=4"),
    (("2x8", "--axes", "a=4,a=4"), "--axes:1:5", 'duplicate axis name: "a"', "once"),
    (("2x8", "--over", "0"), "--over:1:1", "--over speaks of axes, but there are none", "2x8"),
    (("2x8", "--hierarchy", "rows"), "--hierarchy:1:1", "speaks of axes", "--axes 2x8"),
    (("2x8", "--axes", "4x4", "--over", "2"), "--over:1:1", "unknown axis '2'", "0 .. 1"),
    (("2x8", "--axes", "16", "--over", "1"), "--over:1:1", "unknown axis '1'", "write 0"),
    (
        ("2x8", "--axes", "data=4,model=4", "--over", "modell"),
        "--over:1:1", "unknown axis 'modell'", "did you mean model?",
    ),
    (("2x8", "--axes", "4x4", "--over", "0, 0"), "--over:1:4", "over twice", "once"),
    (
        (TWOS, "--axes", TWOS, "--over", "0"),
        "--axes:1:1", "87178291200 placements are too many to list", "--count",
    ),
    (
        ("2x16", "--axes", "32", "--over", "0", "--hierarchy", "rows"),
        "--levels:1:1", "needs all 32 devices, at most 16", "leave out --hierarchy",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("words", "place", "message", "help"), WRONG, ids=str)
def test_a_wrong_question_is_located_and_repaired(
    words: tuple[str, ...], place: str, message: str, help: str
):
    code, output, errors = ask("--levels", *words, "--count")
    assert (code, output) == (2, "")
    first, *_, last = errors.splitlines()
    assert first.startswith(f"{place}: error: ") and message in first
    assert last.startswith("help: ") and help in last


def test_many_placements_are_counted_without_being_listed():
    assert record("--levels", TWOS, "--axes", TWOS, "--count") == {"placements": 87178291200}
    code, _, errors = ask("--levels", TWOS, "--axes", TWOS)
    assert code == 2 and "too many to list" in errors
    large = ("--levels", "1024x1024", "--axes", "1024x1024", "--over", "0")
    code, _, errors = ask(*large)
    assert code == 2 and "11 placements are too many to list" in errors
    assert len(record(*large, "--count")["by_size"]) == 11


@pytest.mark.parametrize("size", ["0", "x", "100", "-1"])
def test_a_wrong_size_is_refused(size: str):
    code, _, errors = ask("--levels", "2x2", f"--max-size={size}")
    assert code == 2 and "expected 1 to 99" in errors
