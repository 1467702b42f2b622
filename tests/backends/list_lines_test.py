"""Lists of a function are as short as they can be, and hold the same."""

from __future__ import annotations

from shardwright.backends.list_lines import as_they_are, joined


def test_a_copy_of_a_list_that_nothing_else_reads_is_the_list():
    lines = ["sums = [f(a) for a in [x, y, z]]", "w = torch.cat([*sums[0:3]], 2)", "return w"]
    assert as_they_are(lines, {"sums": 3}) == [lines[0], "w = torch.cat(sums, 2)", "return w"]


def test_a_list_that_is_returned_has_no_name():
    lines = ["    sums = [f(a) for a in [x, y, z]]", "    return [*sums[0:3]]"]
    assert as_they_are(lines, {"sums": 3}) == ["    return [f(a) for a in [x, y, z]]"]


def test_copies_of_parts_and_of_what_others_read_stay():
    part = ["sums = [f(a) for a in [x, y, z]]", "return [*sums[0:2]]"]
    assert as_they_are(part, {"sums": 3}) == part
    twice = ["sums = [f(a) for a in [x, y, z]]", "w = sums[0]", "return [*sums[0:3]], w"]
    assert as_they_are(twice, {"sums": 3}) == twice
    gone = ["sums = [f(a) for a in [x, y, z]]", "w = g([*sums[0:3]])", "del sums", "return w"]
    assert as_they_are(gone, {"sums": 3}) == [gone[0], "w = g(sums)", *gone[2:]]


def test_lists_of_several_lines_are_joined():
    assert joined(["    kept = [a, b]", "    kept += [c]", "    return kept"]) == [
        "    return [a, b, c]"
    ]
