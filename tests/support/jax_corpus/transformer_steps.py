"""Train steps of small transformers in many spellings, without annotations, as JAX prints them.

Needs jax.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal

jax: Any = import_module("jax")
jnp: Any = jax.numpy
Tree = Any  # nested dictionaries and lists of arrays, shapes or tuples
Shape = tuple[int, ...]
# Shapes of the weights before attention: d width, h heads, g of keys and values, e their size.
QKV: dict[str, Callable[[int, int, int, int], dict[str, Shape]]] = {
    "separate": lambda d, h, g, e: {"q": (d, h, e), "k": (d, g, e), "v": (d, g, e)},
    "heads last": lambda d, h, g, e: {"q": (d, e, h), "k": (d, e, g), "v": (d, e, g)},
    "flat": lambda d, h, g, e: {"q": (d, h * e), "k": (d, g * e), "v": (d, g * e)},
    "fused": lambda d, h, g, e: {"qkv": (d, 3, h, e)},
    "packed": lambda d, h, g, e: {"qkv": (d, 3 * h * e)},
    "packed in three": lambda d, h, g, e: {"qkv": (d, 3 * h * e)},
    "fused by heads": lambda d, h, g, e: {"qkv": (d, h * 3 * e)},
}  # fmt: skip


@dataclass(frozen=True)
class Step:
    """A train step: sizes, and how it is spelled.

    groups  heads of keys and values; 0: as many as of queries
    half    "compute": weights are rounded to bf16 for use; "weights": they are bf16, and the
            optimizer has them in f32, too
    order   the arguments and results in this order, of 0 weights, 1 m, 2 count, 3 tokens, 4 labels
    """

    layers: int = 2
    width: int = 64
    heads: int = 4
    groups: int = 0
    hidden: int = 128
    vocab: int = 128
    seq: int = 32
    batch: int = 16
    qkv: str = "separate"
    is_gated: bool = False
    is_tied: bool = True
    has_norm: bool = True
    picks_labels: bool = False
    is_scanned: bool = False
    clips: bool = False
    optimizer: Literal["momentum", "adam", "sgd"] = "momentum"
    half: Literal["", "compute", "weights"] = ""
    is_donated: bool = False
    order: tuple[int, ...] = (0, 1, 2, 3, 4)
    names: str = "{}"


def _one(change: Callable[[Any], Any], tree: Tree) -> Tree:
    return jax.tree.map(change, tree)


def _two(change: Callable[[Any, Any], Any], tree: Tree, other: Tree) -> Tree:
    return jax.tree.map(change, tree, other)


def shapes(step: Step) -> Tree:
    """The weights' shapes."""
    d, h, f, e = step.width, step.heads, step.hidden, step.width // step.heads
    is_flat = step.qkv in ("flat", "fused by heads", "packed", "packed in three")
    block = {
        **QKV[step.qkv](d, h, step.groups or h, e),
        "o": (h * e, d) if is_flat else (h, e, d),
        "norm1": (d,),
        "norm2": (d,),
        "up": (d, f),
        "bias": (f,),
        "down": (f, d),
        **({"gate": (d, f)} if step.is_gated else {}),
    }
    stacked = {name: (step.layers, *shape) for name, shape in block.items()}
    tree: dict[str, Tree] = {
        "table": (step.vocab, d),
        "blocks": stacked if step.is_scanned else [block] * step.layers,
        "norm": (d,),
    }
    return tree if step.is_tied else {**tree, "head": (d, step.vocab)}


def renamed(tree: Tree, name_of: Callable[[str], str]) -> Tree:
    """The same with other names, which JAX sorts otherwise."""
    if isinstance(tree, dict):
        return {name_of(name): renamed(one, name_of) for name, one in _items(tree)}
    return [renamed(one, name_of) for one in _each(tree)] if isinstance(tree, list) else tree


def _items(tree: Tree) -> list[tuple[str, Tree]]:
    return list(tree.items())


def _each(tree: Tree) -> list[Tree]:
    return list(tree)


def _norm(step: Step, x: Any, scale: Any) -> Any:
    if not step.has_norm:
        return x
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def _heads(step: Step, p: Tree, x: Any) -> list[Any]:
    """Queries, keys and values: batch, position, head, e."""
    e = step.width // step.heads
    if step.qkv == "separate":
        return [jnp.einsum("bsd,dhe->bshe", x, p[name]) for name in "qkv"]
    if step.qkv == "heads last":
        return [jnp.einsum("bsd,deh->bshe", x, p[name]) for name in "qkv"]
    if step.qkv == "flat":
        return [(x @ p[name]).reshape(*x.shape[:2], -1, e) for name in "qkv"]
    if step.qkv == "fused":
        return list(jnp.moveaxis(jnp.einsum("bsd,dche->bsche", x, p["qkv"]), 2, 0))
    if step.qkv == "packed":
        return [q.reshape(*x.shape[:2], -1, e) for q in jnp.split(x @ p["qkv"], 3, -1)]
    if step.qkv == "packed in three":
        y = (x @ p["qkv"]).reshape(*x.shape[:2], 3, step.heads, e)
        return list(jnp.moveaxis(y, 2, 0))
    return jnp.split((x @ p["qkv"]).reshape(*x.shape[:2], step.heads, 3 * e), 3, -1)


def _attention(step: Step, p: Tree, x: Any) -> Any:
    q, k, v = _heads(step, p, x)
    times = q.shape[2] // k.shape[2]
    if times > 1:
        k, v = jnp.repeat(k, times, axis=2), jnp.repeat(v, times, axis=2)
    scores = jnp.einsum("bshe,bthe->bhst", q, k) * q.shape[-1] ** -0.5
    causal = jnp.arange(step.seq)[:, None] >= jnp.arange(step.seq)
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e9), -1)
    y = jnp.einsum("bhst,bthe->bshe", weights, v)
    if p["o"].ndim == 2:
        return y.reshape(*x.shape) @ p["o"]
    return jnp.einsum("bshe,hed->bsd", y, p["o"])


def _block(step: Step, x: Any, p: Tree) -> Any:
    x = x + _attention(step, p, _norm(step, x, p["norm1"]))
    y = _norm(step, x, p["norm2"])
    up = y @ p["up"] + p["bias"]
    inner = jax.nn.silu(y @ p["gate"]) * up if step.is_gated else jnp.tanh(up)
    return x + inner @ p["down"]


def loss(step: Step, weights: Tree, tokens: Any, labels: Any) -> Any:
    """Mean cross-entropy."""
    if step.half == "compute":
        weights = _one(lambda w: w.astype(jnp.bfloat16), weights)
    x = weights["table"][tokens]
    if step.is_scanned:

        def turn(x: Any, p: Tree) -> tuple[Any, None]:
            return _block(step, x, p), None

        x, _ = jax.lax.scan(turn, x, weights["blocks"])
    else:
        for p in weights["blocks"]:
            x = _block(step, x, p)
    head = weights["table"].T if step.is_tied else weights["head"]
    logits = (_norm(step, x, weights["norm"]) @ head).astype(jnp.float32)
    if step.picks_labels:
        own = jnp.take_along_axis(logits, labels[..., None], -1)[..., 0]
    else:
        is_label = labels[..., None] == jnp.arange(step.vocab, dtype=labels.dtype)
        own = jnp.sum(jnp.where(is_label, logits, 0.0), -1)
    return jnp.mean(jax.nn.logsumexp(logits, -1) - own)


def _updated(step: Step, weights: Tree, state: Tree, count: Any, grads: Tree) -> Any:
    """New weights and new state."""
    if step.optimizer == "sgd":
        return _two(lambda w, g: w - 0.1 * g.astype(w.dtype), weights, grads), state
    m = _two(lambda m, g: 0.9 * m + 0.1 * g, state["m"], grads)
    new, move = {"m": m}, m
    if step.optimizer == "adam":
        v = _two(lambda v, g: 0.99 * v + 0.01 * g * g, state["v"], grads)
        late = 1 - 0.9 ** count.astype(jnp.float32)
        new["v"] = v
        move = _two(lambda m, v: m / late / (jnp.sqrt(jnp.abs(v)) + 1e-6), m, v)
    if step.half == "weights":
        new["copy"] = _two(lambda w, u: w - 0.1 * u, state["copy"], move)
        return _one(lambda w: w.astype(jnp.bfloat16), new["copy"]), new
    return _two(lambda w, u: w - 0.1 * u, weights, move), new


def _typed(tree: Tree, dtype: Any) -> Tree:
    """Shapes as types."""
    if isinstance(tree, dict):
        return {name: _typed(one, dtype) for name, one in _items(tree)}
    if isinstance(tree, list):
        return [_typed(one, dtype) for one in _each(tree)]
    return jax.ShapeDtypeStruct(tree, dtype)


def made(step: Step) -> tuple[Callable[..., Any], tuple[Tree, ...]]:
    """The step, and the types of its arguments."""
    tree = renamed(shapes(step), step.names.format)

    def of(dtype: Any) -> Tree:
        return _typed(tree, dtype)

    weights = of(jnp.bfloat16 if step.half == "weights" else jnp.float32)
    state = {} if step.optimizer == "sgd" else {"m": of(jnp.float32)}
    if step.optimizer == "adam":
        state["v"] = of(jnp.float32)
    if step.half == "weights":
        state["copy"] = of(jnp.float32)
    tokens = jax.ShapeDtypeStruct((step.batch, step.seq), jnp.int32)
    count = jax.ShapeDtypeStruct((), jnp.int32)
    given = (weights, state, count, tokens, tokens)

    front, back = map(len, step.names.split("{}"))

    def plain(name: str) -> str:
        return name[front : len(name) - back]

    def run(*args: Tree) -> tuple[Tree, ...]:
        placed = dict(zip(step.order, args, strict=True))
        weights, state, count, tokens, labels = (placed[k] for k in range(5))

        def value_of(weights: Tree) -> Any:
            return loss(step, renamed(weights, plain), tokens, labels)

        value, grads = jax.value_and_grad(value_of)(weights)
        grads = _one(lambda g: g.astype(jnp.float32), grads)
        if step.clips:
            size = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
            grads = _one(lambda g: g * jnp.minimum(1.0, 1 / size), grads)
        new, state = _updated(step, weights, state, count + 1, grads)
        results = {0: new, 1: state, 2: count + 1, 3: value}
        return tuple(results[k] for k in step.order if k < 4)

    return run, tuple(given[k] for k in step.order)


def text(step: Step) -> str:
    """The step as text."""
    run, given = made(step)
    donated = [step.order.index(0), step.order.index(1)] if step.is_donated else []
    lowered = jax.jit(run, donate_argnums=sorted(donated)).trace(*given)
    return lowered.lower(lowering_platforms=("cpu",)).as_text()
