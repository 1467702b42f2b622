"""Lines that are broken mean what they meant, and are short; what has no bracket stays."""

from __future__ import annotations

import ast

import pytest

from shardwright.backends import long_lines
from shardwright.backends.long_lines import short
from shardwright.backends.names import LINE

NAMES = [f"value_{k}" for k in range(30)]
LONG = {
    "call": f"    x = f({', '.join(NAMES)})",
    "calls": f"    x = f(g({', '.join(NAMES[:9])}), h({', '.join(NAMES[9:22])}))[0].view((2, 3))",
    "targets": f"    {', '.join(NAMES[:14])} = f({', '.join(NAMES[14:])})",
    "values": f"    {', '.join(NAMES[:9])} = {', '.join(NAMES[9:18])}",
    "return": f"    return {', '.join(NAMES)}",
    "loop": f"    x = [a + b for a, b in zip([{', '.join(NAMES[:9])}], [{', '.join(NAMES[9:])}])]",
    "nested": f"    x = [*(v for k in y for v in ({', '.join(f'a[k][{n}]' for n in range(20))}))]",
    "strings": f"""    x = f("{"(, [" * 9}", '{"#" * 20}', {", ".join(NAMES[:6])})""",
    "one": f"    x = f(({', '.join(NAMES)},))",
}


def parsed(lines: list[str]) -> str:
    return ast.dump(ast.parse("\n".join(["def f():", *lines])))


@pytest.mark.parametrize("name", LONG)
def test_broken_lines_mean_the_same(name: str):
    line = LONG[name]
    assert len(line) > LINE
    found = short([line])
    assert max(map(len, found)) <= LINE
    assert parsed(found) == parsed([line])


def test_comments_stay_comments():
    found = short([f"    # {'word ' * 40}end"])
    assert len(found) > 1 and all(one.startswith("    # ") and len(one) <= LINE for one in found)
    assert " ".join(one.removeprefix("    # ") for one in found) == f"{'word ' * 40}end"


def test_what_has_no_bracket_stays():
    line = f"    x = {' + '.join(NAMES)}"
    assert short([line, "    y = 1"]) == [line, "    y = 1"]


def test_commas_within_strings_are_none(monkeypatch: pytest.MonkeyPatch):
    """Planted: strings are looked into."""
    monkeypatch.setattr(long_lines, "_STRING", long_lines.re.compile("never"))
    with pytest.raises((AssertionError, SyntaxError)):
        test_broken_lines_mean_the_same("strings")
