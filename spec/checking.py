"""Builds the `check` column: sentences in MLIR's wording, for ops with any number of mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from .op import Sig
from .types import ELEMENTS, TensorType, tensor

Problems = Callable[[Sig], Iterator[str]]
Check = Callable[[Sig], str | None]


def check(
    operands: int, results: int = 1, requires: Sequence[str] = ()
) -> Callable[[Problems], Check]:
    """Make a check out of a generator of problems; the first one found is reported.

    The generator sees only ops with static tensors and this many operands (at least `~n` for a
    negative n) and results (0: as many as it likes) that have all attributes that it `requires`.
    """

    def made(problems: Problems) -> Check:
        def first(sig: Sig) -> str | None:
            found = _arity(sig, operands, results) or _missing(sig, requires) or _not_a_tensor(sig)
            if found is not None or not _is_static(sig):
                return found
            return next(problems(sig), None)

        return first

    return made


def _arity(sig: Sig, operands: int, results: int) -> str | None:
    least = ~operands if operands < 0 else operands
    if len(sig.ins) < least:
        more = " or more" if operands < 0 else ""
        return f"expected {least}{more} operands, but found {len(sig.ins)}"
    if operands >= 0 and len(sig.ins) != operands:
        return f"expected {operands} operands, but found {len(sig.ins)}"
    if results and len(sig.outs) != results:
        return f"expected {results} results, but found {len(sig.outs)}"
    return None


def _missing(sig: Sig, requires: Sequence[str]) -> str | None:
    name = next((name for name in requires if name not in sig.attrs), "")
    return f"requires attribute '{name}'" if name else None


def _not_a_tensor(sig: Sig) -> str | None:
    for word, types in (("operand", sig.ins), ("result", sig.outs)):
        for number, type in enumerate(types):
            if not isinstance(type, TensorType):
                return f"{word} #{number} must be ranked tensor, but got '{type}'"
    return None


def _is_static(sig: Sig) -> bool:
    return all(isinstance(type, TensorType) and type.is_static for type in sig.ins + sig.outs)


def wrong_result(
    sig: Sig, shape: Sequence[int], element: str = "", result: int = 0
) -> Iterator[str]:
    """Unless a result has this shape and element type (that of operand 0 by default)."""
    expected = tensor(tuple(shape), element or sig.element())
    if sig.outs[result] is not expected:
        yield (
            f"inferred type(s) '{expected}' are incompatible with return type(s) of operation "
            f"'{sig.outs[result]}'"
        )


def wrong_length(name: str, values: Sequence[int], rank: int) -> Iterator[str]:
    """Unless an attribute has one entry per dim."""
    if len(values) != rank:
        yield (
            f"the number of elements in {name} ({len(values)}) does not match the rank of the "
            f"operand ({rank})"
        )


def wrong_dims(name: str, values: Sequence[int], rank: int) -> Iterator[str]:
    """Unless all values are dims of a tensor of this rank, each at most once."""
    for value in values:
        if not 0 <= value < rank:
            yield f"expects each element of {name} to be in range [0, {rank}), got: {value}"
    if len(set(values)) != len(values):
        yield f"{name} should not have duplicates, got: {', '.join(map(str, values))}"


def mixed_elements(sig: Sig, operands: Sequence[int]) -> Iterator[str]:
    """Unless these operands and result 0 have one element type."""
    if any(sig.element(k) != sig.out_element() for k in operands):
        yield "requires the same element type for all operands and results"


def wrong_indices(sig: Sig, operands: Sequence[int]) -> Iterator[str]:
    """Unless these operands hold integers."""
    for k in operands:
        if ELEMENTS[sig.element(k)].kind not in ("int", "uint", "index"):
            yield f"operand #{k} must be a tensor of integer values, but got '{sig.ins[k]}'"


_WORDS = {
    "bool": "bool",
    "sint": "signed integer",
    "uint": "unsigned integer",
    "float": "float",
    "complex": "complex type with 32/64-bit float elements",
}
_KINDS = {"int": "sint", "index": "sint"}  # names of `ELEMENTS` that differ from the words above


def wrong_kinds(sig: Sig, kinds: str) -> Iterator[str]:
    """Unless all operands hold elements of these space separated kinds (or are unknown to us)."""
    for k, type in enumerate(sig.ins):
        info = ELEMENTS.get(sig.element(k))
        if info is None or _KINDS.get(info.kind, info.kind) in kinds.split():
            continue
        if sig.element(k) in kinds.split():
            continue
        words = " or ".join(_WORDS.get(kind, kind) for kind in kinds.split())
        yield f"operand #{k} must be ranked tensor of {words} values, but got '{type}'"
