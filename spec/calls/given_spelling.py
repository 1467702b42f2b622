"""What a user may write as the spelling of a call: an expression that is put into scripts.

Allowed are operands `{0}`, `{1}`, ...; numbers, `True`, `False`, `None`; tuples, lists, indices
and slices; arithmetic, bitwise operators and comparisons; calls, with keywords, of functions of the
libraries below and of modules that the user names; and a few attributes of values. Nothing else: no
strings (so no file, no code, no attribute by name), no names of Python's own, no powers and shifts
(which may never end), no leading underscore, no star, lambda, comprehension or assignment.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence

LIBRARIES = {
    "jax": ("jnp", "jnp.linalg", "jnp.fft", "lax", "lax.linalg", "jax.nn", "jax.scipy.special"),
    "torch": ("torch", "torch.linalg", "torch.fft", "torch.special", "torch.nn.functional"),
}
NAMESPACES = {"jax": "", "torch": "torch.ops"}  # of operators that users have registered
# Of values, and of what functions return.
ATTRIBUTES = (
    "T", "mT", "mH", "real", "imag", "dtype", "shape", "values", "indices", "astype", "to", "sum",
    "reshape", "swapaxes", "transpose", "conj", "contiguous", "clone", "view", "max", "min", "mean",
)  # fmt: skip
_FORBIDDEN = re.compile(
    r"load|save|file|compile|import|jit|exec|seed|pickle|frompyfunc|set_|use_|open"
)
_HELD = re.compile(r"\{(0|[1-9][0-9]?)\}")
_OPERAND = "operand_"
_PLAIN = re.compile(r"[A-Za-z0-9_ ,.()\[\]:+\-*/%@&|^~<>=!]*")
_LONGEST = 400
_LARGEST = 1 << 31
_NODES = (
    ast.Expression, ast.Tuple, ast.List, ast.Subscript, ast.Slice, ast.Load, ast.keyword,
    ast.UnaryOp, ast.USub, ast.UAdd, ast.Invert, ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.Div,
    ast.FloorDiv, ast.Mod, ast.MatMult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.Compare, ast.Lt,
    ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq,
)  # fmt: skip


def spelling_problem(text: str, target: str, modules: Sequence[str] = ()) -> str:
    """Why a text is no spelling in `jax` or `torch`; "" where it is one."""
    return next(_problems(text, target, modules), "")


def operands_of(text: str) -> int:
    """How many operands a spelling asks for."""
    return max((int(number) + 1 for number in _HELD.findall(text)), default=0)


def module_problem(name: str) -> str:
    """Why a text names no module of a user's; "" where it does."""
    parts = name.split(".")
    if len(name) > _LONGEST or not all(part.isascii() and part.isidentifier() for part in parts):
        return f"{name[:40]!r} is no name of a module"
    if any(part.startswith("_") for part in parts):
        return f"{name[:40]!r} has a leading underscore"
    if parts[0] in sys.stdlib_module_names:
        return f"{name[:40]!r} is Python's own"
    if parts[0] in ("jax", "jnp", "lax", "np", "numpy", "torch", "dist"):
        return f"{name[:40]!r} is known already"
    return ""


def _problems(text: str, target: str, modules: Sequence[str]) -> Iterator[str]:
    if not text or len(text) > _LONGEST:
        yield f"it has {len(text)} letters, expected 1 to {_LONGEST}"
        return
    held = _HELD.sub(lambda found: f"{_OPERAND}{found[1]}", text)
    if _OPERAND in text:
        yield f"operands are {{0}}, {{1}}, ..., not {_OPERAND}"
        return
    if not _PLAIN.fullmatch(held):
        odd = next(letter for letter in held if not _PLAIN.fullmatch(letter))
        yield f"it holds {odd!r}; allowed are calls of library functions on operands {{0}}, {{1}}"
        return
    try:
        tree = ast.parse(held.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        yield "it is no expression"
        return
    yield from _Checked(target, modules).problems(tree.body)


class _Checked:
    """A walk over an expression."""

    def __init__(self, target: str, modules: Sequence[str]) -> None:
        self._libraries = LIBRARIES[target]
        self._namespace = NAMESPACES[target]
        self._modules = tuple(modules)

    def problems(self, node: ast.AST) -> Iterator[str]:
        """What is not allowed in a node, and below it."""
        if isinstance(node, ast.Name):
            if not node.id.startswith(_OPERAND):
                yield f"{node.id!r} is no operand and no function of a library"
        elif isinstance(node, ast.Attribute):
            yield from self._attribute(node)
        elif isinstance(node, ast.Constant):
            yield from _constant(node.value)
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        elif not isinstance(node, _NODES):
            yield f"{type(node).__name__} is not allowed"
        else:
            yield from self._below(node)

    def _below(self, node: ast.AST) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            yield from self.problems(child)

    def _call(self, node: ast.Call) -> Iterator[str]:
        if not isinstance(node.func, ast.Attribute):
            yield "a call must be of a function of a library"
            return
        yield from self.problems(node.func)
        for child in (*node.args, *node.keywords):
            if isinstance(child, ast.keyword) and (child.arg is None or child.arg[0] == "_"):
                yield "keywords must be written out"
            yield from self.problems(child)

    def _attribute(self, node: ast.Attribute) -> Iterator[str]:
        name = _dotted(node)
        if not name or name.startswith(_OPERAND):
            if node.attr not in ATTRIBUTES:
                listed = ", ".join(ATTRIBUTES)
                yield f"attribute {node.attr!r} is not allowed, expected one of {listed}"
            yield from self.problems(node.value)
        elif not self._is_known(name):
            yield f"{name!r} is not allowed, expected a function of {', '.join(self._libraries)}"

    def _is_known(self, name: str) -> bool:
        parts = name.split(".")
        if any(part.startswith("_") for part in parts) or _FORBIDDEN.search(name):
            return False
        if any(name.startswith(f"{module}.") for module in self._modules):
            return True
        holder = name.rpartition(".")[0]
        registered = self._namespace and holder.rpartition(".")[0] == self._namespace
        return holder in self._libraries or bool(registered)


def _dotted(node: ast.expr) -> str:
    """`a.b.c` of names; "" for attributes of anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (start := _dotted(node.value)):
        return f"{start}.{node.attr}"
    return ""


def _constant(value: object) -> Iterator[str]:
    if value is None or value is ... or isinstance(value, bool | float):
        return
    if not isinstance(value, int) or abs(value) >= _LARGEST:
        yield f"{str(value)[:40]} is not allowed, expected a number below {_LARGEST}"
