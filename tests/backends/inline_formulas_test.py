"""Formulas written where they are called give what their functions gave."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.backends import inline_formulas
from shardwright.backends.alike_functions import Draft
from shardwright.backends.inline_formulas import inlined

PARAMETERS = ["x", "x_1", "x_2"]
GIVEN = {"p": 3, "q": -2, "r": 7, "a": [4, 9, 2, 8], "b": [5, -1, 6, 3]}
ARGUMENTS = ["p", "q", "-r", "p - q", "a[k]", "b[k + 1]", "a.pop(0)", "b.pop(0)", "b.pop()"]
CALLS = [
    "y = {0}",
    "y = r * {0}",
    "y = {0} - {0}",
    "y = -{0}",
    "y = [{0} for _ in range(2)]",
    "y = [max({0}, {1}) for _ in range(2)]",
    "y = {0} * {1} - r",
    "return {0}, {1}, y",
]


@st.composite
def formulas(draw: st.DrawFn, name: str) -> Draft:
    """A function of a line or two."""
    parameters = PARAMETERS[: draw(st.integers(1, 3))]
    lines = [f"def {name}({', '.join(parameters)}):"]
    text = parameters[0]
    for parameter in draw(st.permutations([*parameters, *draw(st.sampled_from([[], ["x"]]))])):
        sign = draw(st.sampled_from("+-*"))
        pair = (text, parameter) if draw(st.booleans()) else (parameter, text)
        lines.append(f"    t_{len(lines)} = {pair[0]} {sign} {pair[1]}")
        text = f"t_{len(lines) - 1}"
    return Draft(name, [*lines, f"    return {text}"], is_free=True)


@st.composite
def scripts(draw: st.DrawFn) -> list[Draft]:
    names = ["formula", "formula_1"]
    found = [draw(formulas(name)) for name in names]
    lines = ["def main(p, q, r, a, b, k, y):"]
    for call in draw(st.lists(st.sampled_from(CALLS), min_size=1, max_size=3)):
        told: list[str] = []
        for draft in draw(st.permutations(found)):
            count = draft.lines[0].count(",") + 1
            pick = draw(st.lists(st.sampled_from(ARGUMENTS), min_size=count, max_size=count))
            told.append(f"{draft.name}({', '.join(pick)})")
        lines.append(f"    {call.format(*told)}")
    return [*found, Draft("main", [*lines, "    return y"])]


def ran(drafts: list[Draft]) -> Any:
    """What a script gives and leaves of its lists, or that a list was empty."""
    names: dict[str, Any] = {}
    exec("\n".join(line for draft in drafts for line in draft.lines), names)
    held = {name: [*one] if isinstance(one, list) else one for name, one in GIVEN.items()}
    try:
        return names["main"](**held, k=0, y=0), held
    except IndexError:
        return None


@settings(max_examples=400, deadline=None)
@given(scripts())
def test_formulas_give_what_functions_gave(drafts: list[Draft]):
    left = inlined({draft: draft for draft in drafts})
    wanted = ran(drafts)
    if wanted is not None:
        assert ran([*left.values()]) == wanted


def written(lines: list[str], *formulas: list[str]) -> list[str]:
    drafts = [Draft(one[0].split("(")[0][4:], one, is_free=True) for one in formulas]
    drafts.append(Draft("main", lines))
    return [
        line for draft in inlined({one: one for one in drafts}).values() for line in draft.lines
    ]


SHARE = ["def formula(x, x_1):", "    return x_1 / x"]


def test_a_formula_stands_where_it_is_called():
    lines = ["def main(rate, kept):", "    return [formula(rate, kept.pop(0)) for k in range(9)]"]
    assert written(lines, SHARE) == [
        lines[0],
        "    return [kept.pop(0) / rate for k in range(9)]",
    ]


def test_what_is_named_and_not_called_stays():
    lines = ["def main(rate, kept):", "    return map(formula, rate, kept)"]
    assert written(lines, SHARE) == [*SHARE, *lines]


def test_what_takes_out_of_one_list_twice_stays_in_its_order():
    lines = ["def main(kept):", "    return formula(kept.pop(), kept.pop())"]
    assert written(lines, SHARE) == [*SHARE, *lines]


def test_functions_of_the_program_stay():
    silu = ["def silu(x):", "    return x / (1 + exp(-x))"]
    lines = ["def main(x):", "    return silu(x)"]
    assert written(lines, silu) == [*silu, *lines]
    one = ["def silu(x, x_1):", "    return torch.where(x_1, x, x)"]
    lines = ["def main(x):", "    return silu(x, x > 0)"]
    assert written(lines, one) == [lines[0], "    return torch.where(x > 0, x, x)"]


def test_arguments_in_no_parentheses_are_seen(monkeypatch: Any):
    """Planted: what is given is written as it is."""

    def as_it_is(text: str, before: str, after: str) -> str:
        return text

    monkeypatch.setattr(inline_formulas, "fitting", as_it_is)
    lines = ["def main(p, q):", "    return formula(p + q, q)"]
    assert written(lines, SHARE)[1] == "    return q / p + q"
