"""Short spellings mean the long lists that they stand for: each is evaluated."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.backends import short_tables as tables
from shardwright.backends.bundles import ARGUMENTS, Bundle
from shardwright.backends.list_entries import Entry, line_at
from shardwright.backends.names import formatted
from shardwright.backends.short_lists import compact, compact_lines, sliced

WIDTHS = {"a": 1, "b": 3, "c": 4}
TURNS = 6


def bundle(name: str) -> Bundle:
    columns = [tuple(range(TURNS)) for _ in range(WIDTHS[name])]
    return Bundle(ARGUMENTS, columns, frozenset(), True, name, name)  # type: ignore[arg-type]


BUNDLES = {name: bundle(name) for name in WIDTHS}
ROWS = {
    name: [[f"{name}{k}{c}" for c in range(w)] for k in range(TURNS)] for name, w in WIDTHS.items()
}
# Rows of one value are that value.
HELD = {
    name: [row[0] for row in rows] if WIDTHS[name] == 1 else rows for name, rows in ROWS.items()
}
SINGLES = {"x": "x", "y": "y"}


def entry(name: str, line: int, column: int) -> Entry:
    return Entry(name, line, column, BUNDLES[name])


@st.composite
def periodic(draw: st.DrawFn) -> list[Entry | str]:
    """Stretches of lines that rise and fall, with single values among them."""
    found: list[Entry | str] = []
    for _ in range(draw(st.integers(0, 3))):
        found += draw(st.lists(st.sampled_from([*SINGLES]), max_size=2))
        names = draw(st.lists(st.sampled_from([*WIDTHS]), min_size=1, max_size=2))
        picks = [
            (
                name,
                draw(st.booleans()),
                draw(st.lists(st.integers(0, WIDTHS[name] - 1), min_size=1)),
            )
            for name in names
        ]
        kind = draw(st.sampled_from(["rows", "all of each", "in turn"]))
        if kind == "all of each":
            picks = [(name, falls, [*range(WIDTHS[name])]) for name, falls, _ in picks]
        if kind == "in turn":
            falls = draw(st.booleans())
            picks = [(name, falls, [k]) for k in range(3) for name in ("b", "c")]
        for turn in range(draw(st.integers(1, TURNS))):
            for name, falls, columns in picks:
                line = TURNS - 1 - turn if falls else turn
                found += [entry(name, line, column) for column in columns]
    return found


def meant(entries: list[Entry | str]) -> list[str]:
    return [
        SINGLES[one] if isinstance(one, str) else ROWS[one.name][one.line][one.column]
        for one in entries
    ]


def said(items: list[str]) -> list[object]:
    return eval(f"[{', '.join(items)}]", {**HELD, **SINGLES})


@settings(max_examples=300)
@given(periodic())
def test_lists_in_short_are_the_lists(entries: list[Entry | str]):
    assert said(compact(entries)) == meant(entries)


@settings(max_examples=300)
@given(st.lists(periodic(), min_size=1, max_size=3), st.integers(1, 3))
def test_lists_of_lines_in_short_are_the_lists(parts: list[list[Entry | str]], width: int):
    flat = [one for part in parts for one in part]
    lines = [flat[at : at + width] for at in range(0, len(flat) - width + 1, width)]
    assert said(compact_lines(lines)) == [meant(line) for line in lines]


def test_lists_that_are_taken_in_turn_are_zipped():
    entries = [entry(name, k, c) for k in range(TURNS) for c in range(3) for name in "bc"]
    assert compact(entries) == [
        "*(value for k in range(6) for row in zip(b[k], c[k][0:3], strict=True) for value in row)"
    ]
    one = [entry("c", k, c) for k in range(TURNS) for c in (0, 2, 1, 3)]
    assert "zip" not in compact(one)[0]


def test_pairs_of_lines_are_short():
    lines = [[entry("c", k, column)] for k in range(5) for column in (3, 1)]
    assert compact_lines([["x"], *lines, ["y"]]) == [
        "[x]",
        "*(row for k in range(5) for row in ([c[k][3]], [c[k][1]]))",
        "[y]",
    ]


def test_long_lists_become_short():
    entries = [entry("b", line, column) for line in range(TURNS) for column in range(3)]
    assert compact(entries) == ["*(value for row in b for value in row)"]
    falling = [entry("c", TURNS - 1 - line, 2) for line in range(TURNS)]
    assert compact(falling) == ["*(c[5 - k][2] for k in range(6))"]


@given(st.integers(-3, 40), st.integers(-3, 3), st.integers(0, 9))
def test_numbers_of_lines(first: int, step: int, k: int):
    assert eval(line_at(first, step), {"k": k}) == first + step * k


@given(st.text(max_size=8), st.text(max_size=8), st.integers(0, 9))
def test_formatted_text_is_the_text(before: str, after: str, k: int):
    assert eval(formatted(before, "k + 1", after), {"k": k}) == f"{before}{k + 1}{after}"


NAMES = st.sampled_from(
    ["p['{}']['w']", "b{}", "o[{}].q{{}}", 'm["{}"]\\n', "layer_{}_x", "l['{:03}']", "{:02}['7']"]
)


FIELDS = st.sampled_from(["(1,), 'f', ()", "(2, 3), 'f', ()", "(1,), 'f', ('a',), (0, 1)"])
TREE = ["['w']['scale']", "['w']['bias']", "['up']['bias']", "['down']['bias']", ".x", ".y[0]"]


@st.composite
def trees(draw: st.DrawFn) -> list[tables.Entry]:
    """Results or arguments as steps have them: several trees of layers, with leaves around them."""
    layers = draw(st.integers(2, 12))
    names = draw(st.lists(st.sampled_from(TREE), min_size=1, max_size=5, unique=True))
    said = [draw(FIELDS) for _ in names]
    leaves = draw(st.lists(st.tuples(st.sampled_from([".a", ".b", ".c[3]"]), FIELDS), max_size=5))
    before = draw(st.integers(0, len(leaves)))
    is_numbered = draw(st.booleans())
    found: list[tables.Entry] = []
    for path in draw(st.lists(st.sampled_from(["r[0]", "r[1].mu", "r[1].nu", "q"]), max_size=4)):
        found += [tables.Entry(f"{path}{name}", one) for name, one in leaves[:before]]
        for k in range(layers):
            rows = zip(names, said, strict=True)
            found += [tables.Entry(f"{path}.layers[{k}]{name}", one) for name, one in rows]
        found += [tables.Entry(f"{path}{name}", one) for name, one in leaves[before:]]
        found += [tables.Entry("count", draw(FIELDS))] * draw(st.integers(0, 1))
    if is_numbered:
        return [tables.Entry(f"arg{k}", one.said) for k, one in enumerate(found)]
    return found


@settings(max_examples=300, deadline=None)
@given(trees())
def test_tables_of_trees_are_the_tables(entries: list[tables.Entry]):
    found: dict[str, object] = {}
    lines = tables.table("ROWS", entries)
    exec("\n".join(lines), {"GlobalArray": row}, found)
    wanted = [(one.name, *eval(f"({one.said})")) for one in entries]  # our own text, in a test
    assert list(found["ROWS"] if entries else ()) == wanted  # type: ignore[call-overload]


def test_leaves_around_layers_are_given_with_them():
    leaves = {"head": "(8,), 'f', ()", "norm": "(8, 8), 'f', ()"}
    entries: list[tables.Entry] = []
    for path in ("r[0]", "r[1].mu", "r[1].nu"):
        entries.append(tables.Entry(f"{path}.embed", "(8, 8), 'f', ()"))
        for k in range(12):
            entries += [
                tables.Entry(f"{path}[{k}]['w{a}']['bias']", f"({a},), 'f', ()") for a in "1234"
            ]
        entries += [tables.Entry(f"{path}.{name}", said) for name, said in leaves.items()]
    lines = tables.table("ROWS", entries)
    assert [line.strip() for line in lines if line.startswith("    *")] == [
        *(f'*repeated_rows("{path}"),' for path in ("r[0]", "r[1].mu", "r[1].nu"))
    ]
    entries.insert(51, tables.Entry("count", "(), 'i', ()"))
    counted = [tables.Entry(f"arg{k}", one.said) for k, one in enumerate(entries)]
    lines = tables.table("ROWS", counted)
    calls = ["*repeated_rows(0),", "*repeated_rows(52),", "*repeated_rows(103),"]
    assert [line.strip() for line in lines if line.startswith("    *")] == calls


@st.composite
def rows(draw: st.DrawFn) -> list[tables.Entry]:
    found: list[tables.Entry] = []
    for _ in range(draw(st.integers(0, 3))):
        names = draw(st.lists(NAMES, min_size=1, max_size=3))
        numbers = draw(
            st.sampled_from([range(20), [0, 1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9] * 2, [3]])
        )
        said = draw(st.sampled_from(["1", "2"]))
        found += [tables.Entry(name.format(k), said) for k in numbers for name in names]
    return found


def row(*said: object) -> tuple[object, ...]:
    """What a script has for a row of a table."""
    return said


@settings(max_examples=200)
@given(rows())
def test_tables_in_short_are_the_tables(entries: list[tables.Entry]):
    found: dict[str, object] = {}
    exec("\n".join(tables.table("ROWS", entries)), {"GlobalArray": row}, found)
    assert list(found["ROWS"]) == [(one.name, int(one.said)) for one in entries]  # type: ignore[call-overload]


def test_layers_by_as_many_digits_are_short():
    entries = [tables.Entry(f"p['{k:03}']['{name}']", "1") for k in range(48) for name in "abcd"]
    lines = tables.table("ROWS", entries)
    assert len(lines) < 16 and any("{k:03}" in line for line in lines)


def test_numbers_that_are_not_spelled_alike_are_not_one_column():
    names = [f"p{k}" for k in range(20)] + [f"p{k:03}" for k in range(20, 40)]
    found: dict[str, list[tuple[str, int]]] = {}
    lines = tables.table("ROWS", [tables.Entry(name, "1") for name in names])
    exec("\n".join(lines), {"GlobalArray": row}, found)
    assert [name for name, _ in found["ROWS"]] == names


def test_a_long_table_is_short():
    entries = [tables.Entry(f"p[{k}]['{name}']", "1") for k in range(48) for name in "abcd"]
    assert len(tables.table("ROWS", entries)) < 16


def test_rows_that_repeat_at_several_places_are_there_once():
    names = [f"{path}[{k}]['{name}']" for path in "mvw" for k in range(48) for name in "abcdefgh"]
    entries = [tables.Entry(name, str(ord(name[-3]))) for name in names]
    entries += [tables.Entry(f"x{k + 3}", str(k % 12)) for k in range(48 * 12)]
    entries += [tables.Entry("y", "1")]
    entries += [tables.Entry(f"x{k + 900}", str(k % 12)) for k in range(48 * 12)]
    found: dict[str, list[tuple[str, int]]] = {}
    lines = tables.table("ROWS", entries)
    exec("\n".join(lines), {"GlobalArray": row}, found)
    assert [*found["ROWS"]] == [(one.name, int(one.said)) for one in entries]
    assert [line.strip() for line in lines if line.startswith("    *")] == [
        *(f'*repeated_rows("{path}"),' for path in "mvw"),
        "*repeated_rows_1(3),",
        "*repeated_rows_1(900),",
    ]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["a", "b[1]", "x"]), st.integers(0, 8))))
def test_slices_are_the_items_that_follow_one_another(places: list[tuple[str, int]]):
    held = {"a": [*range(9)], "b": [[], [*range(10, 19)]], "x": [*range(20, 29)]}
    texts = [f"{name}[{number}]" for name, number in places]
    wanted = [eval(text, {}, held) for text in texts]  # our own text, in a test
    found = sliced(texts)
    assert [*eval(f"[{', '.join(found)}]", {}, held)] == wanted


def test_slices_leave_what_is_no_place():
    texts = ["a[0]", "a[1]", "a[2]", "a[3].clone()", "a[-1]", "f(a[4])", "a[4]", "a[5]"]
    assert sliced(texts) == ["*a[0:3]", *texts[3:]]
