"""Labels of values for users: names in the text, paths of arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.diagnostics.at_op import place_of
from shardwright.ir.locations.location import Named, origin
from shardwright.spec.attributes import String
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type

INFO = "jax.result_info"  # a result's path
NOT_SAID = "-"  # of what a program does not say

_KEY = re.compile(r"\['([^']*)'\]|\[(\d+)\]|\.(\w+)")
_ONE_OF_MANY = re.compile(r"(?<![A-Za-z0-9.])\d+(?![A-Za-z0-9.])|(?<=\barg)\d+\b", re.ASCII)

# Names that a parser or printer made up; they say nothing that an op's kind does not say better.
# So does one that starts with a digit.
_MADE_UP = re.compile(r"(arg\d*|c|cst|iterArg|true|false)(_\d+)?", re.ASCII)


def values_of(func: Func) -> Iterator[Value]:
    """Arguments and op results of a function, in program order.

    Inner regions are included, but for those of ops with a factor rule: reducers run per element.
    """
    yield from _values_in(func)


def _values_in(op: Op) -> Iterator[Value]:
    for region in op.regions:
        for block in region.blocks:
            yield from block.args
            for inner in block.ops:
                yield from inner.results
                if inner.sig.rule is None:
                    yield from _values_in(inner)


def name_of(value: Value) -> str:
    """`%3`, `%arg0`, `%5#1`: the name in the text it was read from."""
    name = f"%{value.name}" if value.name else "%_"
    is_one_of_many = value.op is not None and len(value.op.results) > 1
    return f"{name}#{value.index}" if is_one_of_many and "#" not in name else name


@lru_cache(maxsize=65536)
def is_telling(hint: str) -> bool:
    """True if a value's name was chosen by a person."""
    is_number = "0" <= hint[:1] <= "9"
    return bool(hint) and not is_number and _MADE_UP.fullmatch(hint) is None


def path_of(value: Value) -> str:
    """The JAX path of an argument, `params['w'][0]`; "" where the text gives none."""
    path = value.loc.name if isinstance(value.loc, Named) else ""
    return path if path.isprintable() else ""  # others may do anything to a terminal


def argument_path(label: str) -> str:
    """`params['blocks'][3]['w_up']` as `params/blocks/3/w_up`."""
    return _KEY.sub(lambda found: "/" + (found[1] or found[2] or found[3] or ""), label)


def names_argument(pattern: str, path: str, number: int) -> bool:
    """True if a pattern names the argument of a path: `params/*/w1`, or `arg3` by its number."""
    return fnmatchcase(path, pattern) or pattern in (f"arg{number}", f"%arg{number}")


def like_paths(path: str) -> str:
    """`params/blocks/*/w1` for `params/blocks/3/w1`: the path of all that are alike."""
    return _ONE_OF_MANY.sub("*", path)


def arg_labels(main: Func) -> list[str]:
    """The user's name of each argument: its JAX path or its name, else `arg0`, `arg1`, ..."""
    labels: list[str] = []
    for index, value in enumerate(main.args):
        name = value.name if is_telling(value.name) else ""
        labels.append(path_of(value) or name or f"arg{index}")
    return labels


def arg_label(main: Func, index: int) -> str:
    """`argument 2`, or `argument 2 (params['w'])` where it has a name."""
    label = arg_labels(main)[index]
    return f"argument {index}" if label == f"arg{index}" else f"argument {index} ({label})"


def result_label(main: Func, index: int) -> str:
    """`result 2`, or `result 2 (result['loss'])` where it has a name."""
    label = result_labels(main)[index]
    return f"result {index} ({label})" if is_named_result(label, index) else f"result {index}"


def is_named_result(label: str, index: int) -> bool:
    """True if the label of a result is the user's name of it."""
    return label != f"res{index}"


def result_labels(main: Func) -> list[str]:
    """The user's name of each result: its `jax.result_info`, else `res0`, `res1`, ..."""
    infos = [attrs.get(INFO) for attrs in main.result_attrs]
    return [
        info.value if isinstance(info, String) and info.value else f"res{index}"
        for index, info in enumerate(infos)
    ]


def location(module: Module, where: Op | Value) -> str:
    """`train.py:41:12 in mlp`: the line of the user's file, else that of the text; or ""."""
    loc = where.loc
    op = where if isinstance(where, Op) else where.op
    if isinstance(where, Value) and op is not None:
        loc = op.loc
    if shown := str(origin(loc)):
        return shown
    if op is None and isinstance(where, Value) and not isinstance(where.owner, Op):
        op = where.owner.parent
    if op is None or not op.place[0]:
        return ""
    place = place_of(None, op)
    return f"{module.file or '<stdin>'}:{place.line}"


# --- types and layouts


def shown(type: Type, found: Sharding | None) -> str:
    """`[{"x"}, {}]`: the dims of a sharding; without one, every device holds all of a tensor."""
    if not isinstance(type, TensorType):
        return NOT_SAID
    return f"[{', '.join(map(str, found.dims) if found else ['{}'] * type.rank)}]"


def spelled(type: Type) -> str:
    """`4x8xf32`: a tensor type without `tensor<>`."""
    return str(type).removeprefix("tensor<").removesuffix(">")


def axes_words(axes: Iterable[Sequence[str]]) -> str:
    """`[{"x"}, {}]`: by dim the axes that cut it."""
    dims = ("{" + ", ".join(f'"{axis}"' for axis in names) + "}" for names in axes)
    return f"[{', '.join(dims)}]"
