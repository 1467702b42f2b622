"""`chlo.ragged_dot`: a matrix product whose rows, contracted dim or batch come in groups.

Groups are runs along the *ragged* dim of the left operand, as long as operand 2 says:
rows       [b, m, k] x [g, b, k, n] -> [b, m, n]: a matrix of the right operand for each group
contracted [b, m, k] x [b, k, n] -> [g, b, m, n]: a product of each group
batch      [b, m, k] x [b, k, n] -> [b, m, n]: an ordinary product

What lies behind the last group counts for nothing. Shardy has no rule; the rule here is ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from shardwright.spec.attributes import Attrs, Dialect, Dims
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows.products import (
    MULTIPLY_ADD,
    combine,
    precision,
    preferred,
    product_dtype,
)
from shardwright.spec.rows.sampling import draw_sizes
from shardwright.spec.rows.spelling import python_tuple, torch_dtype
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values import fields
from shardwright.spec.verifying.attribute_classes import CHLO_PRECISIONS, dialect
from shardwright.spec.verifying.compat import fit, shapes_fit
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import ALL, INT, any_rank, ranked

_NUMBERS = "ragged_dot_dimension_numbers"
_WORDS = ("lhs_batching", "rhs_batching", "lhs_contracting", "rhs_contracting")
_RAGGED_DOT = dialect(
    "Attribute that models the dimension information for ragged dot.", "chlo.ragged_dot"
)
_RAGGED, _GROUPS = "lhs_ragged_dimensions", "rhs_group_dimensions"


class Ragged(NamedTuple):
    """Dims that belong together, the ragged dim of the left operand, group dims of the right."""

    lhs_batch: tuple[int, ...]
    rhs_batch: tuple[int, ...]
    lhs_contracting: tuple[int, ...]
    rhs_contracting: tuple[int, ...]
    ragged: int
    groups: tuple[int, ...]
    lhs_free: tuple[int, ...]
    rhs_free: tuple[int, ...]

    @property
    def mode(self) -> str:
        """`rows`, `contracted` or `batch`."""
        if self.ragged in self.lhs_contracting:
            return "contracted"
        return "batch" if self.ragged in self.lhs_batch else "rows"

    @property
    def prefix(self) -> tuple[int, ...]:
        """Dims of the left operand that group sizes may have before their own."""
        if self.mode == "batch":
            return self.lhs_batch[: self.lhs_batch.index(self.ragged)]
        own = self.lhs_free if self.mode == "rows" else self.lhs_contracting
        return self.lhs_batch + own[: own.index(self.ragged)]


def ragged(sig: Sig) -> Ragged:
    """The dimension numbers of a `ragged_dot`."""
    named = [fields.dims(sig.attrs, _NUMBERS, f"{word}_dimensions") for word in _WORDS]
    lhs_batch, rhs_batch, lhs_contracting, rhs_contracting = named
    dims, groups = (fields.dims(sig.attrs, _NUMBERS, key) for key in (_RAGGED, _GROUPS))
    lhs_free = _others(len(sig.shape(0)), lhs_batch + lhs_contracting)
    rhs_free = _others(len(sig.shape(1)), rhs_batch + rhs_contracting + groups)
    both = lhs_batch, rhs_batch, lhs_contracting, rhs_contracting
    return Ragged(*both, dims[0] if dims else -1, groups, lhs_free, rhs_free)


def _others(rank: int, taken: Sequence[int]) -> tuple[int, ...]:
    return tuple(dim for dim in range(rank) if dim not in taken)


def _rule(sig: Sig) -> Rule:
    """As a product's; the ragged dim and the groups stay whole."""
    dims, builder = ragged(sig), RuleBuilder(sig.in_ranks, sig.out_ranks)
    lhs, rhs, sizes = sig.shape(0), sig.shape(1), sig.shape(2)
    prefix = dims.prefix if len(sizes) > 1 else ()

    def add(left: int, right: int, out: int, kind: Kind = Kind.PASS) -> None:
        size = lhs[left] if left != NO_DIM else rhs[right]
        place = prefix.index(left) if left in prefix else NO_DIM
        kept = Kind.REPLICATE if left == dims.ragged else kind
        builder.factor([left, right, place], [out], size, kept)

    out = int(dims.mode == "contracted")
    group = dims.groups[0] if dims.groups else NO_DIM
    first = 0 if out else NO_DIM
    last = len(sizes) - 1
    builder.factor([NO_DIM, group, last], [first], sizes[last], Kind.REPLICATE)
    for left, right in zip(dims.lhs_batch, dims.rhs_batch, strict=True):
        add(left, right, out)
        out += 1
    for left in dims.lhs_free:
        add(left, NO_DIM, out)
        out += 1
    for right in dims.rhs_free:
        add(NO_DIM, right, out)
        out += 1
    for left, right in zip(dims.lhs_contracting, dims.rhs_contracting, strict=True):
        add(left, right, NO_DIM, Kind.REDUCTION)
    return builder.build()


# --- verification


def _infer(sig: Sig) -> list[Type]:
    """In the order of MLIR's questions."""
    if len(fields.dims(sig.attrs, _NUMBERS, _RAGGED)) != 1:
        raise Unfit("There must be exactly one ragged dimension in the lhs.", _NUMBERS)
    dims = ragged(sig)
    _check_pairs(sig, dims)
    lhs, rhs = sig.shape(0), sig.shape(1)
    if not 0 <= dims.ragged < len(lhs):
        raise Unfit(
            f"Expects lhs_ragged_dim to be in range [0, lhs_rank) i.e. [0, {len(lhs)}). "
            f"got: {dims.ragged}."
        )
    _check_groups(sig, dims)
    _check_sizes(sig, dims)
    out = [lhs[d] for d in dims.lhs_batch + dims.lhs_free] + [rhs[d] for d in dims.rhs_free]
    if dims.mode == "contracted":
        out.insert(0, sig.shape(2)[-1])
    return [tensor(tuple(out), sig.out_element())]


def _check_pairs(sig: Sig, dims: Ragged) -> None:
    """Dims that belong together are as many and as large, none is named twice."""
    both = (("batching", dims.lhs_batch, dims.rhs_batch),)
    both += (("contracting", dims.lhs_contracting, dims.rhs_contracting),)
    for word, left, right in both:
        if len(left) != len(right):
            raise Unfit(f"lhs and rhs should have the same number of {word} dimensions")
    for side in range(2):
        named = [(f"{'lr'[side]}hs_{word}_dimensions", pair[side]) for word, *pair in both]
        _check_distinct([dim for _, dims in named for dim in dims], *(name for name, _ in named))
    for side in range(2):
        for word, *pair in both:
            rank = len(sig.shape(side))
            for dim in pair[side]:
                if not 0 <= dim < rank:
                    name = f"{'lr'[side]}hs_{word}_dimensions"
                    raise Unfit(f"{name} value: {dim} is out of range: [0, {rank})")
    for word, left, right in both:
        for a, b in zip(left, right, strict=True):
            if not fit(sig.shape(0)[a], sig.shape(1)[b]):
                raise Unfit(f"{word} dimension sizes must match for lhs/rhs")


def _check_distinct(dims: Sequence[int], first: str, second: str) -> None:
    for place, dim in enumerate(dims):
        if dim in dims[:place]:
            raise Unfit(f"has duplicated dimension from {first} and {second}: {dim}")


def _check_groups(sig: Sig, dims: Ragged) -> None:
    rank = len(sig.shape(1))
    if dims.mode != "rows":
        if dims.groups:
            raise Unfit(
                "There must be zero group dimensions in the rhs when the ragged dimension is batch "
                "or contracting."
            )
        return
    if len(dims.groups) != 1:
        raise Unfit(
            "There must be exactly one group dimension in the rhs when the lhs ragged dimension is "
            "non-contracting."
        )
    (group,) = dims.groups
    if not 0 <= group < rank:
        raise Unfit(
            f"Expects rhs_group_dim to be in range [0, rhs_rank) i.e. [0, {rank}). got: {group}."
        )
    _check_distinct((*dims.rhs_batch, group), _GROUPS, "rhs_batching_dimensions")
    _check_distinct((*dims.rhs_contracting, group), _GROUPS, "rhs_contracting_dimensions")


def _check_sizes(sig: Sig, dims: Ragged) -> None:
    """Group sizes are one list, or one for each position of the prefix."""
    sizes = sig.shape(2)
    prefix = [sig.shape(0)[d] for d in dims.prefix]
    rank = len(prefix) + 1
    if len(sizes) != 1 and len(sizes) != rank:
        raise Unfit(f"expected group_sizes to have rank {rank}, got {len(sizes)}", "operand 2")
    count = sizes[len(sizes) - 1]
    wanted = [*prefix, count]
    if len(sizes) > 1 and not shapes_fit(sizes, wanted):
        raise Unfit(f"group_sizes is expected to have shape {wanted}, got {list(sizes)}")
    for group in dims.groups:
        if not fit(size := sig.shape(1)[group], count):
            raise Unfit(f"rhs group dimension is expected to have size={count}, got {size}")


def _check(sig: Sig) -> str | None:
    """MLIR looks at the inferred shape where it verifies, not where it infers types."""
    try:
        (type,) = _infer(sig)
    except Unfit as unfit:
        return unfit.fault
    assert isinstance(type, TensorType)
    if shapes_fit(type.shape, sig.out_shape(0)):
        return None
    return (
        f"inferred shape '{list(type.shape)}' is incompatible with return type of operation "
        f"'{sig.outs[0]}'"
    )


_ANY = any_rank(*ALL)

# --- reference


def _masks(dims: Ragged, shape: Sequence[int], sizes: Values) -> list[Values]:
    """Per group, which positions of the left operand are its own."""
    positions = np.arange(shape[dims.ragged])
    positions = positions.reshape([-1 if d == dims.ragged else 1 for d in range(len(shape))])
    ends = np.cumsum(sizes.astype(np.int64), axis=-1)
    starts = ends - sizes
    prefix = dims.prefix if sizes.ndim > 1 else ()

    def aligned(bounds: Values) -> Values:
        order = sorted(range(len(prefix)), key=lambda place: prefix[place])
        kept = [shape[d] if d in prefix else 1 for d in range(len(shape))]
        return bounds.transpose(order).reshape(kept)

    return [
        (positions >= aligned(starts[..., g])) & (positions < aligned(ends[..., g]))
        for g in range(sizes.shape[-1])
    ]


def _product(dims: Ragged, lhs: Values, rhs: Values) -> Values:
    """The product of both, the right operand without its group dim: [batch, free, free]."""
    left = list(range(lhs.ndim))
    pairs = [*zip(dims.rhs_batch, dims.lhs_batch, strict=True)]
    pairs += zip(dims.rhs_contracting, dims.lhs_contracting, strict=True)
    known = dict(pairs)
    kept = [d for d in range(rhs.ndim + len(dims.groups)) if d not in dims.groups]
    right = [known.get(d, lhs.ndim + d) for d in kept]
    out = [*dims.lhs_batch, *dims.lhs_free, *(lhs.ndim + d for d in dims.rhs_free)]
    found: Values = np.einsum(lhs, left, rhs, right, out)
    return found


def _run(run: Run, lhs: Values, rhs: Values, sizes: Values) -> Values:
    dims = ragged(run.sig)
    dtype, wide = product_dtype(run.sig)
    left, right = lhs.astype(wide), rhs.astype(wide)
    with np.errstate(all="ignore"):
        if dims.mode == "batch":
            return _product(dims, left, right).astype(dtype)
        masked = [np.where(mask, left, 0) for mask in _masks(dims, lhs.shape, sizes)]
        if dims.mode == "contracted":
            return np.stack([_product(dims, part, right) for part in masked]).astype(dtype)
        (group,) = dims.groups
        matrices = np.moveaxis(right, group, 0)
        parts = [_product(dims, part, m) for part, m in zip(masked, matrices, strict=True)]
        return np.sum(parts, axis=0).astype(dtype)


# --- spellings


def _jax(sig: Sig, names: Sequence[str]) -> str:
    dims = ragged(sig)
    contracting = f"({python_tuple(dims.lhs_contracting)}, {python_tuple(dims.rhs_contracting)})"
    batch = f"({python_tuple(dims.lhs_batch)}, {python_tuple(dims.rhs_batch)})"
    numbers = (
        f"lax.RaggedDotDimensionNumbers(({contracting}, {batch}), ({dims.ragged},), "
        f"{python_tuple(dims.groups)})"
    )
    more = precision(sig) + preferred(sig)
    return f"lax.ragged_dot_general({', '.join(names)}, {numbers}{more})"


def _torch(sig: Sig, names: Sequence[str]) -> str:
    dims = ragged(sig)
    pairs = [python_tuple(part) for part in dims[:4]]
    group = dims.groups[0] if dims.groups else None
    return (
        f"_ragged_dot({', '.join(names)}, {', '.join(pairs)}, {dims.ragged}, {group}, "
        f"{torch_dtype(sig.out_element())})"
    )


# --- samples


def _sample(random: Random) -> Sample:
    mode = random.choice(("rows", "rows", "contracted", "contracted", "batch"))
    batch = draw_sizes(random, random.choice((0, 1)) + (mode == "batch"))
    m, k, n, groups = (random.randint(1, 6) for _ in range(4))
    rank = len(batch)
    lhs, rhs = (*batch, m, k), (*batch, k, n)
    named = {
        "lhs_batching": tuple(range(rank)),
        "rhs_batching": tuple(range(rank)),
        "lhs_contracting": (rank + 1,),
        "rhs_contracting": (rank,),
    }
    out, ragged_dim, group_dims = (*batch, m, n), {"rows": rank, "contracted": rank + 1}, ()
    if mode == "rows":
        place = random.randint(0, len(rhs))
        rhs, group_dims = (*rhs[:place], groups, *rhs[place:]), (place,)
        for key in ("rhs_batching", "rhs_contracting"):
            named[key] = tuple(d + (d >= place) for d in named[key])
    if mode == "contracted":
        out = (groups, *out)
    lists = [(f"{key}_dimensions", dims) for key, dims in named.items()]
    lists += [(_RAGGED, (ragged_dim.get(mode, 0),)), (_GROUPS, group_dims)]
    numbers = Dialect("chlo.ragged_dot", tuple((key, Dims(d)) for key, d in lists if d))
    element = random.choice(("f32", "f32", "f64", "i32"))
    sizes = tensor((groups,), random.choice(("i32", "i64")))
    ins = tensor(lhs, element), tensor(rhs, element), sizes
    attrs = Attrs({_NUMBERS: numbers})
    return Sample(ins, (tensor(out, element),), attrs, operands=("any", "any", "index:4"))


ROWS = [
    OpRow(
        name="chlo.ragged_dot",
        inherent=(_NUMBERS, "precision_config"),
        structure=Definition(
            ins=(_ANY, _ANY, ranked(INT)),
            outs=(_ANY,),
            fields=(
                Field("precision_config", CHLO_PRECISIONS, False),
                Field(_NUMBERS, _RAGGED_DOT),
            ),
        ),
        check=_check,
        rule=_rule,
        own_rule=True,
        flops=MULTIPLY_ADD,
        combine=combine,
        run=_run,
        jax=_jax,
        torch=_torch,
        sample=_sample,
    ),
]
