"""Lines that are alike but for what they read are one list, and do the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from shardwright.backends import alike_lines, line_lists
from shardwright.backends.alike_lines import together


def written(*lines: str) -> list[str]:
    return [line.removeprefix("    ") for line in together([f"    {line}" for line in lines])]


def alike(count: int, form: str = "mul_{k} = rate * x_{k}") -> list[str]:
    return [form.format(k=k) for k in range(count)]


def test_alike_lines_are_a_list():
    assert written(*alike(5), "return f(mul_0, mul_1, mul_2, mul_3), mul_4") == [
        "muls = [rate * a for a in [x_0, x_1, x_2, x_3, x_4]]",
        "return f(*muls[0:4]), muls[4]",
    ]
    few = [*alike(2), "return mul_0, mul_1"]
    assert written(*few) == few


def test_lists_in_several_lines_are_as_short_as_they_can_be():
    lines = ["kept = [x, mul_0, mul_1]", "kept += [mul_2, mul_3]"]
    assert written(*alike(4), *lines, "return kept") == [
        "muls = [rate * a for a in [x_0, x_1, x_2, x_3]]",
        "return [x, *muls[0:4]]",
    ]


def test_an_index_is_no_slice():
    """`x[*places]` is for newer versions of Python."""
    line = "y = x[at[0], at[1], at[2]] + f([at[0], at[1], at[2]])"
    assert written(line) == ["y = x[at[0], at[1], at[2]] + f([*at[0:3]])"]
    assert written("return (a[0], a[1], a[2])") == ["return (*a[0:3],)"]


def test_places_of_lists_are_slices():
    lines = alike(5, "div_{k} = kept[{k}][2] / args[{k}]")
    assert written(*lines, "return div_0, div_1, div_2, div_3, div_4") == [
        "divs = [a / b for a, b in zip((row[2] for row in kept[0:5]), args[0:5], strict=True)]",
        "return (*divs[0:5],)",
    ]


def test_lines_that_read_one_another_are_none():
    lines = ["x_1 = rate * x_0", "x_2 = rate * x_1", "x_3 = rate * x_2", "x_4 = rate * x_3"]
    assert written(*lines, "return x_4") == [*lines, "return x_4"]


def test_lines_that_go_with_others_are_lists_apart():
    pairs = [
        line
        for k in range(6)
        for line in (f"new_{k} = f(x_{k})", f'given_{k} = given.get("res{k + 7}", new_{k})')
    ]
    found = written(*pairs, "return (new_0, given_0, given_1, given_2, given_3, given_4, given_5)")
    assert found == [
        "news = [f(a) for a in [x_0, x_1, x_2, x_3, x_4, x_5]]",
        'givens = [given.get(f"res{a}", b) for a, b in zip(range(7, 13), news[0:6], strict=True)]',
        "return (news[0], *givens[0:6])",
    ]


def test_texts_stay_what_they_are():
    lines = [
        "f = g(x)",
        "g_1 = g(y)",
        "h = g(z)",
        'k = given.get(f"res{at}", "f a[0], a[1], a[2]")',
    ]
    found = written(*lines, "return f, g_1, h, k, 1e-05")
    assert found[:2] == ["values = [g(a) for a in [x, y, z]]", lines[3]]
    assert written("# of a[0], a[1], a[2]", "return f(x)") == [
        "# of a[0], a[1], a[2]",
        "return f(x)",
    ]


def test_what_is_let_go_of_at_different_lines_stays_apart():
    together_gone = [*alike(4), "y = f(mul_0, mul_1, mul_2, mul_3)"]
    assert written(*together_gone, "del mul_0, mul_1", "del mul_2, mul_3", "return y") == [
        "muls = [rate * a for a in [x_0, x_1, x_2, x_3]]",
        "y = f(*muls[0:4])",
        "del muls",
        "return y",
    ]
    reads = [f"y_{k} = g(y_{k - 1}, other)" for k in range(1, 12)]
    apart = [*alike(4), "y_0 = f(mul_0, mul_1)", "del mul_0, mul_1", *reads, "z = f(mul_2, mul_3)"]
    apart += ["del mul_2, mul_3", "return y_11, z"]
    assert written(*apart) == apart
    kept = [*alike(4), "y = f(mul_0, mul_1, mul_2)", "del mul_0, mul_1, mul_2", "return y, mul_3"]
    assert written(*kept) == kept


def test_what_writes_over_arguments_stays_in_its_order():
    lines = alike(5, "new_{k} = args[{k}].copy_(x_{k})")
    assert written(*lines, "return new_0, new_1, new_2, new_3, new_4") == [
        "news = [a.copy_(b) for a, b in zip(args[0:5], [x_0, x_1, x_2, x_3, x_4], strict=True)]",
        "return (*news[0:5],)",
    ]
    between = [line for k, one in enumerate(lines) for line in (one, f"y_{k} = args[{k + 1}] - 1")]
    found = written(*between, "return new_0, new_1, y_0, y_1, y_2, y_3, y_4")
    assert [line for line in found if "copy_" in line] == lines


def test_spans_that_follow_one_another_are_a_range():
    lines = [f"x_{k} = x[:, {4 * k or ''}:{4 * k + 4}, 1:3]" for k in range(5)]
    assert written(*lines, "return x_0, x_1, x_2, x_3, x_4") == [
        "x_all = [x[:, a : a + 4, 1:3] for a in range(0, 17, 4)]",
        "return (*x_all[0:5],)",
    ]
    lines[3] = "x_3 = x[:, 13:17, 1:3]"
    assert written(*lines, "return x_0, x_1, x_2, x_3, x_4")[:3] == [
        "x_all = [x[:, a : a + 4, 1:3] for a in range(0, 9, 4)]",
        *lines[3:],
    ]


def moved(axis: str, dim: int, k: int) -> list[str]:
    """A note, and an array that is put together."""
    note = f"# operand {k} of return needs dim {dim} (factor i) whole, has it cut by {axis}"
    return [note, f'new_{k} = all_gather(x_{k}, groups["{axis}"], dim={dim})']


def test_axes_and_dims_are_what_lines_may_differ_in():
    lines = [
        line
        for k, axis in enumerate(["row", "row", "col", "row", "col", "col"])
        for line in moved(axis, k % 3, k)
    ]
    found = written(*lines, "return new_0, new_1, new_2, new_3, new_4, new_5")
    assert found == [
        "# each operand of return needs a dim whole, has it cut",
        "news = [",
        "    all_gather(a, groups[axis], dim=dim)",
        "    for a, axis, dim in zip(",
        '        [x_0, x_1, x_2, x_3, x_4, x_5], ["row", "row", "col", "row", "col", "col"],',
        "        [0, 1, 2, 0, 1, 2], strict=True,",
        "    )",
        "]",
        "return (*news[0:6],)",
    ]
    same = [line for k in range(3) for line in moved("row", 1, k)]
    assert written(*same, "return new_0, new_1, new_2")[:2] == [
        "# each operand of return needs dim 1 (factor i) whole, has it cut by row",
        'news = [all_gather(a, groups["row"], dim=1) for a in [x_0, x_1, x_2]]',
    ]


def random_function(random: Random) -> list[str]:
    """Statements over integers; many are alike."""
    names = ["x", "y", "z", "w"]
    lines: list[str] = []
    while len(names) < random.randint(8, 40):
        form = random.choice(["{} + y", "sum(held[{}:{}])", "f({}, {})", "{} * {} - z", "-{}"])
        at = random.randint(0, 3)
        for turn in range(random.randint(1, 6)):
            made = f"v_{len(names)}"
            left, right = random.choice(names), random.choice(names)
            if "held" in form:
                at = at if random.randint(0, 5) else at + 1
                left, right = str(2 * turn + at or ""), str(2 * turn + at + 3)
            lines.append(f"    {made} = {form.format(left, right)}")
            names.append(made)
    return [*lines, f"    return ({', '.join(random.sample(names, 6))})"]


def random_moves(random: Random) -> list[str]:
    """Statements that move values over axes, take parts of them and write over homes."""
    names = ["x", "y", "z", "w"]
    lines: list[str] = []
    forms = [
        'f({}, groups["{}"] + {})',
        'homes[{2}].copy_(own_part({0}, groups["{1}"], dim={2}))',
        'own_part({}, groups["{}"], dim={}) + homes[2].value',
    ]
    while len(names) < random.randint(8, 40):
        form = random.choice(forms)
        for _ in range(random.randint(1, 6)):
            if random.randint(0, 2):
                lines.append(f"    # operand {random.randint(0, 2)} of add needs dim 1")
            made = f"v_{len(names)}"
            said = form.format(random.choice(names), random.choice("ab"), random.randint(0, 2))
            lines.append(f"    {made} = {said}")
            names.append(made)
    return [*lines, f"    return ({', '.join(random.sample(names, 6))}, *homes)"]


HELD = """
held = [k * k for k in range(40)]
class Home:
    value = 1
    def copy_(self, other):
        self.value = 2 * self.value + other
        return self.value
    def __eq__(self, other):
        return self.value == other.value
def own_part(x, group, dim):
    return 5 * x + 3 * group + dim
"""


def results(lines: Sequence[str]) -> object:
    scope: dict[str, object] = {}
    groups = "    groups, homes = {'a': 2, 'b': 7}, [Home(), Home(), Home()]"
    head = ["def f(a, b):", "    return 3 * a - b", "def g(x, y, z, w):", groups]
    exec("\n".join([HELD, *head, *lines]), scope)
    made = scope["g"]
    assert callable(made)
    try:
        return made(2, 3, 5, 7)
    except NameError as error:  # of a planted fault
        return str(error)


def differing(
    count: int = 300, made: Callable[[Random], list[str]] = random_function
) -> tuple[int, int]:
    """How many functions do something else, and the lines that are saved."""
    random, wrong, fewer = Random(0), 0, 0
    for _ in range(count):
        lines = made(random)
        short = together(lines)
        wrong += results(lines) != results(short)
        fewer += len(lines) - len(short)
    return wrong, fewer


def test_functions_do_the_same():
    wrong, fewer = differing()
    assert wrong == 0
    assert fewer > 200


def fit(one: line_lists.Line, other: line_lists.Line) -> bool:
    return True


def test_functions_that_move_and_write_do_the_same(monkeypatch: pytest.MonkeyPatch):
    wrong, fewer = differing(made=random_moves)
    assert wrong == 0
    assert fewer > 40
    # Planted: what writes over values moves as other lines do.
    monkeypatch.setattr(alike_lines, "_fit", fit)
    monkeypatch.setattr(line_lists.Line, "may_move", True)
    assert differing(made=random_moves)[0] > 0


def test_lists_of_what_is_not_made_yet_are_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: lines read nothing."""
    monkeypatch.setattr(line_lists.Line, "read", frozenset[str]())
    assert differing()[0] > 0


def test_places_in_another_order_are_caught(monkeypatch: pytest.MonkeyPatch):
    """Planted: lists are the other way round."""
    right = line_lists._items  # pyright: ignore[reportPrivateUsage]

    def reversed_items(column: Sequence[str]) -> list[str]:
        return right(column[::-1])

    monkeypatch.setattr(line_lists, "_items", reversed_items)
    assert differing()[0] > 0
