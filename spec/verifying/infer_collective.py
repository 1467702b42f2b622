"""Result types and checks of StableHLO's collectives; sentences are MLIR's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

import numpy as np
from numpy.typing import NDArray

from shardwright.spec.attributes import Dense, Dialect, Number
from shardwright.spec.op import Sig
from shardwright.spec.types import DYNAMIC, Type, tensor
from shardwright.spec.values.dense import is_splat, values
from shardwright.spec.values.fields import flag, integer
from shardwright.spec.verifying.bodies import Body, reducer_problems
from shardwright.spec.verifying.checking import first, must, shown
from shardwright.spec.verifying.compat import Extent, fit
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.infer_reduction import with_elements
from shardwright.spec.verifying.infer_shape import Inferred, extents, of_extents, wrap
from shardwright.spec.verifying.traits import Parts
from shardwright.spec.verifying.type_classes import element_of

Ids = NDArray[np.int64]
Places = NDArray[np.bool_]

MOST_IDS = 1 << 24  # of devices, in a table of groups


def same_counts(op: Parts) -> str | None:
    """As many results as operands."""
    if len(op.ins) == len(op.outs):
        return None
    return "requires the same number of operands and results"


def same_types(op: Parts) -> str | None:
    """Each result is typed like its operand."""
    for k, (one, other) in enumerate(zip(op.ins, op.outs, strict=True)):
        if one is not other:
            return f"requires the same type for operand and result at index {k}"
    return None


def same_pairs(op: Parts) -> str | None:
    """Each result holds elements like its operand."""
    for k, (one, other) in enumerate(zip(op.ins, op.outs, strict=True)):
        if element_of(one) != element_of(other):
            return f"requires the same element type for operand and result at index {k}"
    return None


def _handle(sig: Sig) -> int:
    """The channel's number; 0 without a channel."""
    value = sig.attrs.get("channel_handle")
    number = value.get("handle") if isinstance(value, Dialect) else None
    return number.value if isinstance(number, Number) else 0


def _numbers(sig: Sig, name: str) -> tuple[tuple[int, ...], Ids] | None:
    """Shape and numbers of a table; None where it is no table but names axes.

    Of a splat the first four, which repeat one another: it may be larger than memory.
    """
    value = sig.attrs.get(name)
    if not isinstance(value, Dense):
        return None
    found = values(value)
    if is_splat(value):
        return value.type.shape, np.full(min(found.size, 4), found.flat[0] if found.size else 0)
    return value.type.shape, found.ravel()


def _repeated(ids: Ids) -> int:
    """The first place whose number stands before it, too; the end where none does."""
    order = np.argsort(ids, kind="stable")
    again = order[1:][ids[order[1:]] == ids[order[:-1]]]
    return int(again.min()) if again.size else len(ids)


def _first(places: Places) -> int:
    """The first place that holds; the end where none does."""
    return int(places.argmax()) if places.any() else len(places)


def _are_all(ids: Ids) -> bool:
    """Whether numbers are 0, 1, 2, ..., each once, in whatever order."""
    if not ids.size or ids.min() < 0 or ids.max() >= ids.size:
        return not ids.size
    seen = np.zeros(ids.size, np.bool_)
    seen[ids] = True
    return bool(seen.all())


def _group_problems(sig: Sig, is_even: bool, size: int | None = None) -> Iterator[str]:
    """Unless replica groups are a table of all replicas, each once, in groups of this size."""
    found = _numbers(sig, "replica_groups")
    if found is None:
        return
    shape, ids = found
    if prod(shape) > MOST_IDS:
        yield f"replica groups should have at most {MOST_IDS} ids, but have {prod(shape)}"
    if len(shape) != 2:
        yield "replica groups should be a rank 2 tensor"
    if flag(sig.attrs, "use_global_device_ids") and not ids.size:
        yield "if `use_global_device_ids` is set, the replica groups cannot be empty"
    if not _are_all(ids):
        yield from _replica_problems(ids, is_even)
    if size is not None and ids.size and prod(shape) // shape[0] != size:
        yield f"group size of replica_groups must be {size}"


def _replica_problems(ids: Ids, is_even: bool) -> Iterator[str]:
    """The first replica that is not there once; -1 fills up groups that may be uneven."""
    listed = np.flatnonzero(ids != -1)
    place = _repeated(ids[listed])
    again = listed[place] if place < len(listed) else len(ids)
    if is_even and _first(ids == -1) < again:
        yield "Invalid replica id -1"
    if again < len(ids):
        yield f"replica id #{ids[again]} seen more than once"
    seen = np.zeros(len(listed), np.bool_)
    known = ids[listed]
    seen[known[(known >= 0) & (known < len(listed))]] = True
    missing = _first(~seen)
    if missing < len(listed):
        yield f"replica id #{missing} not seen in replica groups"


def _channel_problems(sig: Sig) -> Iterator[str]:
    handle = _handle(sig)
    if flag(sig.attrs, "use_global_device_ids") and handle <= 0:
        yield f"channel_id must be positive when useGlobalDeviceIds is set but got: {handle}"


# --- all_reduce, reduce_scatter


def all_reduce(sig: Sig) -> Inferred:
    """The operands' shapes; the elements are those that the region returns."""
    found: list[Type] = []
    for k, type in enumerate(sig.ins):
        element = element_of(sig.outs[k]) if k < len(sig.outs) else ""
        found.append(of_extents(extents(type), element or element_of(type)))
    return found


@first
def check_all_reduce(sig: Sig) -> Iterator[str]:
    """Groups and channel are in order."""
    yield from _group_problems(sig, is_even=False)
    yield from _channel_problems(sig)


def all_reduce_types(sig: Sig, bodies: Sequence[Body]) -> Inferred:
    """The same, elements as the region returns them."""
    returned = bodies[0].returns[:1] * len(sig.ins)
    return with_elements(all_reduce(sig), [bodies[0]._replace(returns=returned)])


def all_reduce_bodies(sig: Sig, bodies: Sequence[Body]) -> Iterator[str]:
    """The region folds elements of each operand."""
    for type in sig.ins:
        yield from _folds(bodies[0], type)


def _folds(body: Body, type: Type) -> Iterator[str]:
    scalar = tensor((), element_of(type))
    yield from reducer_problems(body, [scalar], [scalar])


@first
def check_reduce_scatter(sig: Sig) -> Iterator[str]:
    """Groups and channel are in order, a dim of the operand is cut."""
    yield from _group_problems(sig, is_even=True)
    yield from _channel_problems(sig)
    yield from _scatter_problems(sig)


def reduce_scatter_bodies(sig: Sig, bodies: Sequence[Body]) -> Iterator[str]:
    """The region folds the operand's elements, and decides those of the result."""
    yield from _folds(bodies[0], sig.ins[0])
    wanted, found = element_of(bodies[0].returns[0]), sig.out_element()
    if wanted != found:
        yield f"result element-type is expected to be '{wanted}', but got '{found}'"


def _scatter_problems(sig: Sig) -> Iterator[str]:
    shape, out, place = sig.shape(0), sig.out_shape(0), integer(sig.attrs, "scatter_dimension")
    if len(shape) != len(out):
        yield "operand and result should have same rank"
    if place >= len(shape):
        yield "scatter dim should be less than operand/result rank"
    size, part = shape[place], out[place]
    for word, number in (("operand", size), ("result", part)):
        if number == 0:
            yield f"{word} dimension size at scatter_dimension cannot be zero"
    if DYNAMIC not in (size, part) and size % part:
        yield (
            f"operand scatter dimension has size {size}, expected to be a multiple of result "
            f"scatter dimension size {part}"
        )
    for dim, (one, other) in enumerate(zip(shape, out, strict=True)):
        if dim != place and not fit(one, other):
            yield (
                f"non scatter dimensions should be same for operand ({one}) and result ({other})"
            )


# --- all_gather, all_to_all


@first
def check_all_gather(sig: Sig) -> Iterator[str]:
    """A dim of each operand is repeated for the members of a group."""
    yield from _group_problems(sig, is_even=True)
    if flag(sig.attrs, "use_global_device_ids") and _handle(sig) < 0:
        yield "channel_id cannot be negative when useGlobalDeviceIds is set"
    place = integer(sig.attrs, "all_gather_dim")
    for k in range(len(sig.ins)):
        yield from _gather_problems(sig.shape(k), sig.out_shape(k), place)


def _gather_problems(shape: Sequence[int], out: Sequence[int], place: int) -> Iterator[str]:
    if place >= len(shape):
        yield "all_gather_dim must be a valid index of operand"
    if shape[place] == 0:
        yield "dimension size of operand at 'all_gather_dim' cannot be zero"
    if len(shape) != len(out):
        yield "operand and result must have the same rank"
    pairs = enumerate(zip(shape, out, strict=True))
    if not all(dim == place or fit(one, other) for dim, (one, other) in pairs):
        yield (
            "operand and result should have the same shape except for the dimension size at "
            "'all_gather_dim'"
        )
    size, whole = shape[place], out[place]
    if DYNAMIC not in (size, whole) and whole % size:
        yield (
            f"result gather dimension has size {whole}, expected to be a multiple of operand "
            f"gather dimension size {size}"
        )


def all_to_all(sig: Sig) -> Inferred:
    """One dim of each operand is cut, one grows."""
    split, joined, count = (
        integer(sig.attrs, name) for name in ("split_dimension", "concat_dimension", "split_count")
    )
    types: list[Type] = []
    for type in sig.ins:
        found = extents(type)
        must(_exchange_problems(sig, len(found), split, joined, count))
        size, bound = found[split]
        known = size if size != DYNAMIC else bound
        if known != DYNAMIC and known % count:
            raise Unfit(
                f"split dimension has size {known}, expected to be a multiple of split_count "
                f"{count}"
            )
        found[split] = _scaled(found[split], 1, count)
        found[joined] = _scaled(found[joined], count, 1)
        types.append(of_extents(found, element_of(type)))
    return types


def _scaled(extent: Extent, times: int, parts: int) -> Extent:
    size, bound = (n if n == DYNAMIC else wrap(n * times) // parts for n in extent)
    return size, bound


def _exchange_problems(sig: Sig, rank: int, split: int, joined: int, count: int) -> Iterator[str]:
    for word, dim in (("split", split), ("concat", joined)):
        if dim >= rank:
            yield f"AllToAll {word}_dimension {dim} is out-of-bounds for input rank {rank}"
    yield from _group_problems(sig, is_even=True, size=count)


# --- collective_permute, collective_broadcast


@first
def check_permute(sig: Sig) -> Iterator[str]:
    """Each replica sends once and receives once, at most."""
    found = _numbers(sig, "source_target_pairs")
    if found is None:
        return
    shape, ids = found
    if len(shape) != 2:
        yield f"expect source_target_pairs attribute to be of rank 2, but got rank {len(shape)}"
    if shape[1] != 2:
        yield (f"expect source_target_pairs attribute of shape (N, 2), but got ({shown(shape)})")
    negative = _first(ids < 0)
    again = [2 * _repeated(ids[word::2]) + word for word in (0, 1)]
    if negative <= min(again) and negative < len(ids):
        yield "replica ids in source_target_pairs must be >= 0."
    if min(again) < len(ids):
        yield f"duplicate {'targets' if again[1] < again[0] else 'sources'} not allowed."


@first
def check_broadcast(sig: Sig) -> Iterator[str]:
    """Groups are a table of replicas, each at most once."""
    found = _numbers(sig, "replica_groups")
    if found is None:
        return
    shape, ids = found
    if len(shape) != 2:
        yield (f"replica groups should be a rank 2 tensor,but instead it is of rank {len(shape)}")
    negative, again = _first(ids < 0), _repeated(ids)
    if negative <= again and negative < len(ids):
        yield f"replica_groups values must be positive, but was given {ids[negative]}"
    if again < len(ids):
        yield f"replica id #{ids[again]} seen more than once"
