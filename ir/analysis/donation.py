"""Arguments whose memory a program gives away: `tf.aliasing_output`, `jax.buffer_donor`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Func
from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.types import Type

ALIAS, DONOR = "tf.aliasing_output", "jax.buffer_donor"


def donated(main: Func) -> dict[int, int]:
    """By number of a result the donated argument whose memory it is given.

    A donor without a result of its own gets the first of its size that has none, as XLA does.
    """
    return donated_results(main.arg_attrs, [arg.type for arg in main.args], main.result_types)


def donated_results(
    arg_attrs: Sequence[Attrs], args: Sequence[Type], results: Sequence[Type]
) -> dict[int, int]:
    """The same, by the attributes and types of arguments and the types of results."""
    found: dict[int, int] = {}
    for index, attrs in enumerate(arg_attrs):
        number = attrs.get(ALIAS)
        if isinstance(number, Int) and 0 <= number.value < len(results):
            found[number.value] = index
    donors = [k for k, attrs in enumerate(arg_attrs) if DONOR in attrs and ALIAS not in attrs]
    for number, type in enumerate(results):
        if number not in found:
            donor = next((d for d in donors if args[d].bytes == type.bytes), None)
            if donor is not None:
                donors.remove(donor)
                found[number] = donor
    return found


def with_alias(attrs: Attrs, moved: Mapping[int, int]) -> Attrs:
    """The attributes of an argument, its alias renumbered, or gone with its result."""
    alias = attrs.get(ALIAS)
    if not isinstance(alias, Int):
        return attrs
    if alias.value not in moved:
        return attrs.without(ALIAS)
    return attrs.set(ALIAS, Int(moved[alias.value], alias.type))
