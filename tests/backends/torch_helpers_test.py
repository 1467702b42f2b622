"""Helpers of torch scripts that take a short way for common shapes: equal to the long way."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from shardwright.backends.constants import number  # noqa: E402
from shardwright.backends.torch import indexing, prelude  # noqa: E402

EQUATIONS = (
    "ab,bc->ac", "ab,b->a", "a,a->", "a,b->ab", "abc,acd->abd", "abcd,aecfd->acbef",
    "abcde,abcde->acdb", "abc,cdef->abdef", "abc,dc->abd", "abc,abd->cd", "ab,ab->ab",
)  # fmt: skip
SHAPE = (5, 4, 3)
DTYPES = ("float32", "bfloat16", "int32", "uint16", "bool")


@pytest.mark.parametrize("equation", EQUATIONS)
@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_products_of_narrow_floats_are_those_of_einsum(equation: str, dtype: str):
    random = Random(equation)
    sizes = {letter: random.choice((1, 2, 3, 5)) for letter in "abcdef"}
    x, y = (
        torch.randn([sizes[letter] for letter in side]).to(getattr(torch, dtype))
        for side in equation.split("->")[0].split(",")
    )
    wanted = torch.einsum(equation, x.to(torch.float64), y.to(torch.float64)).to(torch.float32)
    found = prelude._wide_einsum(equation, x, y)
    assert found.dtype == torch.float32
    torch.testing.assert_close(found, wanted, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    "sizes", [(5, 4, 3), (2, 4, 3), (5, 1, 3), (2, 4, 1), (5, 3, 2), (1, 1, 1)]
)
def test_slices_are_replaced_at_clamped_places(sizes: tuple[int, int, int], dtype: str):
    x = torch.arange(60).reshape(SHAPE).to(getattr(torch, dtype))
    update = torch.full(sizes, 1).to(x.dtype)
    for starts in ((0, 0, 0), (9, 9, 9), (-2, 2, 1)):
        found = indexing._dynamic_update_slice(x, update, [torch.tensor(k) for k in starts])
        firsts = [min(max(k, 0), n - m) for k, n, m in zip(starts, SHAPE, sizes, strict=True)]
        wanted = x.clone()
        places = tuple(slice(k, k + m) for k, m in zip(firsts, sizes, strict=True))
        wanted[places] = 1
        assert torch.equal(found, wanted), (starts, sizes)


def by_rows(dim: int, is_window_first: bool) -> tuple[list[int], list[int]]:
    """Sizes of a slice that is a row along `dim`, and where its other dims stand in the result."""
    sizes = [1 if d == dim else n for d, n in enumerate(SHAPE)]
    return sizes, [0, 1] if is_window_first else [1, 3]


@pytest.mark.parametrize("is_window_first", [False, True])
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_rows_are_gathered_and_added_as_single_elements_are(
    dim: int, is_window_first: bool, monkeypatch: pytest.MonkeyPatch
):
    x = torch.arange(60).reshape(SHAPE).to(torch.float32)
    indices = torch.tensor([[0, 2, -3], [2, 99, 1]], dtype=torch.int32)  # one twice, two outside
    sizes, window = by_rows(dim, is_window_first)

    def both() -> list[torch.Tensor]:
        rows = indexing._gather(x, indices, sizes, window, [dim], [dim], 2)
        added = indexing._scatter(x, indices, rows, "sum", window, [dim], [dim], 2)
        return [rows, added]

    found = both()
    monkeypatch.setattr(indexing, "_row_dim", lambda *_: None)
    for one, other in zip(found, both(), strict=True):
        assert torch.equal(one, other)
    assert not torch.equal(found[1], x)


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_rows_and_elements_are_those_of_any_slices(dim: int):
    x = torch.arange(60).reshape(SHAPE).to(torch.float32)
    places = torch.tensor([[0, 2, -3], [2, 99, 1]], dtype=torch.int32)  # one twice, two outside
    sizes = [1 if d == dim else n for d, n in enumerate(SHAPE)]
    window = [d for d in range(4) if not dim <= d < dim + 2]
    rows = indexing._rows(x, dim, places)
    assert torch.equal(
        rows, indexing._gather(x, places.unsqueeze(2), sizes, window, [dim], [dim], 2)
    )
    added = indexing._scatter(x, places.unsqueeze(2), rows, "sum", window, [dim], [dim], 2)
    assert torch.equal(indexing._add_rows(x, dim, places, rows), added)
    lines = [d for d in range(3) if d != dim]
    here = torch.randint(-2, 9, sizes, generator=torch.Generator().manual_seed(dim))
    here = torch.cat([here, here], dim)
    numbers = [dim], [dim], 3, lines, lines
    along = indexing._along(x, dim, here)
    assert torch.equal(along, indexing._gather(x, here.unsqueeze(3), (1, 1, 1), [], *numbers))
    added = indexing._scatter(x, here.unsqueeze(3), along, "sum", [], *numbers)
    assert torch.equal(indexing._add_along(x, dim, here, along), added)
    assert not torch.equal(added, x)


def test_what_lies_outside_is_dropped():
    """Planted: it goes to the last place, as in a gather."""
    x, values = torch.zeros(3), torch.ones(2)
    places = torch.tensor([1, 7])
    assert indexing._add_along(x, 0, places, values).tolist() == [0, 1, 0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(indexing, "_inside", lambda places, size: places.clamp(0, size - 1))
        assert indexing._add_along(x, 0, places, values).tolist() == [0, 1, 1]


@pytest.mark.parametrize("dtype", ["bfloat16", "float16", "float32", "float64"])
def test_the_largest_numbers_can_be_written(dtype: str):
    kind = getattr(torch, dtype)
    for largest in (torch.finfo(kind).min, torch.finfo(kind).max):
        held = np.dtype("float32" if dtype == "bfloat16" else dtype).type(largest)
        assert torch.full((), float(number(held, "torch")), dtype=kind).item() == largest
    with pytest.raises(RuntimeError):  # planted: the shortest text that rounds back
        torch.full((), float(str(np.float32(torch.finfo(torch.float32).max))), dtype=torch.float32)


def test_the_product_that_a_gpu_runs_exists():
    """No GPU is here: torch tells shapes and types of the call alone."""
    x, y = (
        torch.empty(shape, dtype=torch.bfloat16, device="meta") for shape in ((2, 3, 4), (2, 4, 5))
    )
    found = torch.bmm(x, y, out_dtype=torch.float32)
    assert found.dtype == torch.float32 and found.shape == (2, 3, 5)
    with pytest.raises(RuntimeError):
        torch.bmm(x, y, out_dtype=torch.int32)


def test_single_elements_are_taken_out():
    x = torch.arange(6.0)
    assert indexing._rows(x, 0, torch.tensor(4)).item() == 4
    found = indexing._gather(x, torch.tensor([2]), (1,), (), (0,), (0,), 0)
    assert found.shape == () and found.item() == 2
