"""Factor rules of Shardy from text. Source: shardy `dialect/sdy/ir/parsers.cc`."""

from __future__ import annotations

from shardwright.ir.parser.spellings import part
from shardwright.ir.parser.tokens import Parser
from shardwright.spec.attributes import Attribute, RuleAttr
from shardwright.spec.factors import Kind, Rule, factor_name
from shardwright.spec.values.rare_attributes import BrokenRule

_LETTERS = "ijklmnopqrstuvwxyz"
_DIGITS = 18  # of a factor's number, which fits 64 bits
_KINDS = {
    "reduction": Kind.REDUCTION,
    "need_replication": Kind.REPLICATE,
    "permutation": Kind.PERMUTATION,
}
_WORDS = (*_KINDS, "blocked_propagation")

Dims = tuple[tuple[int, ...], ...]


def _factors(p: Parser, word: str) -> tuple[int, ...]:
    """The factors that a word like `ijz_1` names."""
    found: list[int] = []
    at = 0
    while at < len(word):
        if word[at] not in _LETTERS:
            raise p.wrong(f"expecting symbol from 'i' to 'z'. Received: '{word[at]}'")
        index = _LETTERS.index(word[at])
        at += 1
        if word[at - 1] == "z" and word.startswith("_", at):
            end = at + 1
            while end < len(word) and word[end].isdigit():
                end += 1
            digits = word[at + 1 : end]
            if not digits:
                raise p.wrong(f"expecting integer after 'z_'. Received: '{word[at - 1 :]}'")
            if digits[0] == "0" or len(digits) > _DIGITS:
                raise p.wrong(
                    f"expecting positive integer without leading zeros. Received: '{digits}'"
                )
            index, at = index + int(digits), end
        found.append(index)
    return tuple(found)


def _names(factors: tuple[int, ...]) -> str:
    return "".join(map(factor_name, factors))


def _dim(p: Parser) -> tuple[int, ...]:
    return _factors(p, p.keyword("expected factors like i or jk"))


def _maybe_dim(p: Parser) -> tuple[int, ...]:
    """The factors of a dim: none where no word stands, which no op takes."""
    return _dim(p) if p.has("word", "integer") else ()


def dim_mapping(p: Parser) -> str:
    """The factors of a dim, perhaps none. Raises Bad."""
    return _names(_maybe_dim(p))


def _named_dim(p: Parser) -> tuple[int, ...]:
    return part(p, "dim_mapping", _maybe_dim)


def _named_tensor(p: Parser) -> Dims:
    return part(p, "tensor_mapping", _tensor)


def _tensor(p: Parser) -> Dims:
    """`[ij, k]`."""
    p.expect("[")
    if p.accept("]"):
        return ()
    dims = [_named_dim(p)]
    while p.accept(","):
        dims.append(_named_dim(p))
    p.expect("]")
    return tuple(dims)


def tensor_mapping(p: Parser) -> str:
    """`[ij, k]`. Raises Bad."""
    return f"[{', '.join(map(_names, _tensor(p)))}]"


def _tensors(p: Parser) -> tuple[Dims, ...]:
    p.expect("(")
    found = [_named_tensor(p)]
    while p.accept(","):
        found.append(_named_tensor(p))
    p.expect(")")
    return tuple(found)


def _size(p: Parser, number: int) -> int:
    """`i=4`, where factors stand in order."""
    word, expected = p.keyword(), factor_name(number)
    if word != expected:
        factors = _factors(p, word)
        if len(factors) > 1:
            raise p.wrong(f"expecting single factor symbol: {_names(factors[1:])}")
        raise p.wrong(
            "expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {i=#, j=#,"
            f" ...}}). Expecting factor index symbol '{expected}', received: '{word}'"
        )
    p.expect("=")
    return p.integer()


def _sizes(p: Parser) -> tuple[int, ...]:
    sizes: list[int] = []
    if not p.accept("{") or p.accept("}"):
        return ()
    sizes.append(_size(p, 0))
    while p.accept(","):
        sizes.append(_size(p, len(sizes)))
    p.expect("}")
    return tuple(sizes)


def _special(p: Parser) -> tuple[int, ...]:
    """`{i, j}`; without braces there are none."""
    found: list[int] = []
    if not p.accept("{") or p.accept("}"):
        return ()
    while True:
        word = p.keyword()
        found += _factors(p, word)[:1]
        if not p.accept(","):
            break
    p.expect("}")
    return tuple(found)


def rule(p: Parser) -> Attribute:
    """`<([i, j])->([i, j]) {i=4, j=8} reduction={j}, custom>`. Raises Bad."""
    p.expect("<")
    operands = _tensors(p)
    p.expect("->")
    results = _tensors(p)
    sizes = _sizes(p)
    special: dict[str, tuple[int, ...]] = {}
    for word in _WORDS:
        if p.accept_word(word):
            p.expect("=")
            special[word] = _special(p)
    is_custom = p.accept(",")
    if is_custom:
        p.expect_word("custom")
    p.expect(">")
    return _made(operands, results, sizes, special, is_custom)


def _made(
    operands: tuple[Dims, ...],
    results: tuple[Dims, ...],
    sizes: tuple[int, ...],
    special: dict[str, tuple[int, ...]],
    is_custom: bool,
) -> Attribute:
    kinds = [Kind.PASS] * len(sizes)
    blocked = [False] * len(sizes)
    problem = next(filter(None, (_problem(found, len(sizes)) for found in special.values())), "")
    twice = [f for w in _KINDS for f in special.get(w, ()) if f < len(sizes)]
    if not problem and len(set(twice)) < len(twice):
        problem = "indices of special factors must be unique"
    if problem:
        shown = Rule(sizes, tuple(kinds), tuple(blocked), operands, results)
        words = "".join(
            f" {word}={{{', '.join(map(factor_name, found))}}}"
            for word, found in special.items()
            if found
        )
        tail = ", custom>" if is_custom else ">"
        return BrokenRule(f"{str(shown).removesuffix('>')}{words}{tail}", problem)
    for word, found in special.items():
        for factor in found:
            if word == "blocked_propagation":
                blocked[factor] = True
            else:
                kinds[factor] = _KINDS[word]
    return RuleAttr(Rule(sizes, tuple(kinds), tuple(blocked), operands, results, is_custom))


def _problem(found: tuple[int, ...], count: int) -> str:
    """The problem with a list of special factors; Shardy's words."""
    for factor in found:
        if factor >= count:
            return (
                "expecting factor indices to be within 0<=...<num_factors; received:"
                f" {factor}, num_factors: {count}"
            )
    if list(found) != sorted(found):
        return "indices of special factors must be sorted"
    return "indices of special factors must be unique" if len(set(found)) < len(found) else ""
