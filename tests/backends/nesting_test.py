"""What the next line alone reads is written within it, and nothing else is moved."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random

import pytest

from shardwright.backends import nesting
from shardwright.backends.names import LINE
from shardwright.backends.nesting import nested

OPERATORS = ("+", "-", "*", "&", "<<", "<")


def written(*lines: str, telling: Sequence[str] = ()) -> list[str]:
    return nested([f"    {line}" for line in lines], telling)


def test_what_the_next_line_alone_reads_is_in_it():
    assert written("a = x.reshape((2, 1))", "b = a + y", "return b") == [
        "    return x.reshape((2, 1)) + y"
    ]
    assert written("a = x + y", "b = a * a", "return b") == ["    a = x + y", "    return a * a"]
    assert written("a = x + y", "b = f(y)", "c = g(a, b)", "return (c, b)") == [
        "    a = x + y",
        "    b = f(y)",
        "    return (g(a, b), b)",
    ]


def test_parentheses_stand_where_they_are_needed():
    assert written("a = x - y", "b = z - a", "return b") == ["    return z - (x - y)"]
    assert written("a = x * y", "b = z - a", "return b") == ["    return z - x * y"]
    assert written("a = x - y", "b = a.abs()", "return b") == ["    return (x - y).abs()"]
    assert written("a = x - y", "b = f(a, dim=1)", "return b") == ["    return f(x - y, dim=1)"]
    assert written("a = -x", "b = a * y", "return b") == ["    return (-x) * y"]
    assert written("a = x < y", "b = a == z", "return b") == ["    return (x < y) == z"]


@pytest.mark.parametrize("said", ["d", "d" * 200, "x)", "(", "for d", "' + y", '\\" + y', "copy_("])
def test_what_strings_say_does_not_matter(said: str):
    quoted = json.dumps(said)
    found = written(f"a = psum(x, {quoted})", "b = z - a", "return b")
    assert found == [f"    return z - psum(x, {quoted})"]
    found = written(f"a = psum(x, {quoted}) + y", "b = z - a", "return b")
    assert found == [f"    return z - (psum(x, {quoted}) + y)"]


def test_strings_that_are_read_as_code_are_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nesting, "bare", lambda text: text)  # pyright: ignore
    found = written('a = psum(x, "(") + y', "b = z - a", "return b")
    assert found != ['    return z - (psum(x, "(") + y)']


def test_what_must_stay_a_line_stays_one():
    for first in (
        "a = home.copy_(x)",
        "a = kept.pop(0)",
        'a = given.get("res1", x)',
        'a = all_reduce(x, groups["d"], "add")',
    ):
        assert written(first, "b = f(y, a)", "return b")[0] == f"    {first}"
    assert written("a = f(x)", "b = [g(a, k) for k in range(3)]", "return b")[0] == "    a = f(x)"
    assert written("loss = f(x)", "return loss", telling=("loss",)) == [
        "    loss = f(x)",
        "    return loss",
    ]
    noted = ["# operand 0 needs dim 1 whole", "b = all_gather(a, 1)", "return b"]
    assert written("a = f(x)", *noted) == [
        "    # operand 0 needs dim 1 whole",
        "    b = all_gather(f(x), 1)",
        "    return b",
    ]


def test_lines_stay_short_and_let_go_of_no_name_that_is_gone():
    word = "x" * (LINE - 20)
    assert len(written(f"a = f({word})", "b = a + y + z", "return b")) == 2
    lines = ["a = f(x)", "b = a + y", "c = g(b)", "del x, a", "del y, b", "return (b, c)"]
    assert written(*lines) == [
        "    b = f(x) + y",
        "    c = g(b)",
        "    del x, y, b",
        "    return (b, c)",
    ]


def random_function(random: Random) -> list[str]:
    """Statements over integers; all of them feed what is returned."""
    names = ["x", "y", "z"]
    lines: list[str] = []
    for number in range(random.randint(2, 12)):
        left, right = random.choice(names[-3:]), random.choice(names[-4:])
        text = random.choice(
            [
                *(f"{left} {operator} {right}" for operator in OPERATORS),
                f"-{left}",
                f"abs({left})",
                f"max({left}, {right})",
                f"{left}.__add__({right})",
                f"({left}, {right})[0]",
            ]
        )
        if "<<" in text:
            text = f"{left} << 1"
        lines.append(f"    v{number} = {text}")
        names.append(f"v{number}")
    return [*lines, f"    return ({', '.join(random.sample(names, 2))})"]


def results(lines: Sequence[str], seed: int) -> object:
    scope: dict[str, object] = {}
    try:
        exec("\n".join(["def f(x, y, z):", *lines]), scope)
        made = scope["f"]
        assert callable(made)
        return made(seed, 3 - seed, 2 * seed + 1)
    except (SyntaxError, ValueError) as error:  # of a planted fault
        return str(error)


def differing(count: int = 400) -> tuple[int, int]:
    """How many functions do something else when they are nested, and the lines that are saved."""
    random, wrong, fewer = Random(0), 0, 0
    for seed in range(count):
        lines = random_function(random)
        short = nested(lines)
        wrong += results(lines, seed % 7) != results(short, seed % 7)
        fewer += len(lines) - len(short)
    return wrong, fewer


def test_functions_do_the_same():
    wrong, fewer = differing()
    assert wrong == 0
    assert fewer > 400


def test_missing_parentheses_are_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: what joins the parts of an expression is not seen."""

    def nothing(expression: str) -> frozenset[str]:
        return frozenset()

    monkeypatch.setattr(nesting, "_operators", nothing)
    assert differing()[0] > 0


def test_effects_that_move_are_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: nothing has effects."""
    monkeypatch.setattr(nesting, "_STAYS", re.compile("$^"))
    with pytest.raises(AssertionError):
        test_what_must_stay_a_line_stays_one()
