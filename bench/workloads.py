"""Train steps for benchmarks: five models, each with the shardings of several parallel layouts.

`text("tblock", "dp_tp", (2, 4))` is the annotated step as `jax.jit(...).lower` prints it: loss,
gradient and Adam; parameters and moments donated and pinned to one sharding on both sides. Needs
jax, no devices.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

Tree = Any  # nested dictionaries and lists of arrays, shapes or specs
Pin = Callable[[jax.Array, str], jax.Array]  # an activation, by its role, under a hint or not

DATA, MODEL = "data", "model"
RATE, BETA1, BETA2, EPSILON = 1e-3, 0.9, 0.999, 1e-8


@dataclass(frozen=True)
class Workload:
    """A model: shapes of its parameters and of a batch, its loss, and where its tensors are cut.

    `rules` gives by mode the spec of each parameter, by the last name on its path; `hints` the spec
    of activations, by role. Axes that do not divide a dim are dropped.
    """

    params: Tree
    batch: Callable[[int], Tree]  # from the size of the data axis
    loss: Callable[[Tree, Tree, Pin], jax.Array]
    rules: dict[str, dict[str, P]]
    hints: dict[str, dict[str, P]]


def shape(*sizes: int, dtype: Any = jnp.float32) -> jax.ShapeDtypeStruct:
    """An array that is not there."""
    return jax.ShapeDtypeStruct(sizes, dtype)


# --- a stack of two-layer perceptrons


def mlp() -> Workload:
    """x + gelu(x w1 + b1) w2 + b2, four times."""
    rows, width, hidden = 512, 1024, 4096
    layer = {
        "w1": shape(width, hidden), "b1": shape(hidden),
        "w2": shape(hidden, width), "b2": shape(width),
    }  # fmt: skip

    def loss(params: Tree, batch: Tree, pin: Pin) -> jax.Array:
        x = batch["x"]
        for p in params:
            x = x + jax.nn.gelu(x @ p["w1"] + p["b1"]) @ p["w2"] + p["b2"]
        return jnp.mean(jnp.square(x - batch["y"]))

    rules = {"w1": P(None, MODEL), "b1": P(MODEL), "w2": P(MODEL, None)}
    data = shape(rows, width)
    return Workload([layer] * 4, lambda _: {"x": data, "y": data}, loss, {"tp": rules}, {})


# --- transformers


@dataclass(frozen=True)
class Sizes:
    """Of a transformer."""

    layers: int
    tokens: int
    width: int
    heads: int
    hidden: int
    vocab: int

    def block(self) -> Tree:
        d, h, k, f = self.width, self.heads, self.width // self.heads, self.hidden
        return {
            "ln1": shape(d), "wq": shape(d, h, k), "wk": shape(d, h, k), "wv": shape(d, h, k),
            "wo": shape(h, k, d), "ln2": shape(d),
            "wg": shape(d, f), "wi": shape(d, f), "wd": shape(f, d),
        }  # fmt: skip


def rms(x: jax.Array, gain: jax.Array) -> jax.Array:
    """Root-mean-square norm over the last dim."""
    return x * jax.lax.rsqrt(jnp.mean(jnp.square(x), axis=-1, keepdims=True) + 1e-6) * gain


def block(p: Tree, x: jax.Array, pin: Pin) -> jax.Array:
    """Pre-norm causal attention and a gated perceptron."""
    x = pin(x, "block")
    y = pin(rms(x, p["ln1"]), "normed")
    q, k, v = (jnp.einsum("btd,dhk->bthk", y, p[name]) for name in ("wq", "wk", "wv"))
    scores = jnp.einsum("bthk,bshk->bhts", q, k) * q.shape[-1] ** -0.5
    causal = jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e9), axis=-1)
    mixed = jnp.einsum("bhts,bshk->bthk", weights, v)
    x = x + pin(jnp.einsum("bthk,hkd->btd", mixed, p["wo"]), "attention")
    y = pin(rms(x, p["ln2"]), "normed")
    return x + pin((jax.nn.silu(y @ p["wg"]) * (y @ p["wi"])) @ p["wd"], "perceptron")


def cross_entropy(logits: jax.Array, labels: jax.Array) -> jax.Array:
    """Mean of -log softmax at the labels."""
    at_label = jnp.take_along_axis(logits, labels[..., None], axis=-1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - at_label)


def transformer(sizes: Sizes, *, scan: bool = False) -> Workload:
    """Embedding, blocks, norm, projection; `scan`: a loop over stacked blocks, each recomputed."""
    one = sizes.block()
    blocks = [one] * sizes.layers
    if scan:
        blocks = jax.tree.map(lambda leaf: shape(sizes.layers, *leaf.shape), one)
    params = {
        "emb": shape(sizes.vocab, sizes.width), "blocks": blocks, "ln": shape(sizes.width),
        "out": shape(sizes.width, sizes.vocab),
    }  # fmt: skip

    def loss(params: Tree, batch: Tree, pin: Pin) -> jax.Array:
        x = params["emb"][batch["tokens"]]
        if scan:
            body = jax.checkpoint(lambda x, p: (block(p, x, pin), None))
            x, _ = jax.lax.scan(body, x, params["blocks"])
        else:
            for p in params["blocks"]:
                x = block(p, x, pin)
        return cross_entropy(rms(x, params["ln"]) @ params["out"], batch["labels"])

    def batch(data: int) -> Tree:
        tokens = shape(max(8, data), sizes.tokens, dtype=jnp.int32)
        return {"tokens": tokens, "labels": tokens}

    lead = (None,) * scan
    across, along = P(*lead, None, MODEL), P(*lead, MODEL)
    rules = dict.fromkeys(("wq", "wk", "wv", "wg", "wi"), across)
    rules |= {"wo": along, "wd": along, "emb": P(MODEL), "out": P(None, MODEL)}
    whole, cut = P(DATA, None, None), P(DATA, MODEL, None)
    hints = {"block": cut, "attention": cut, "perceptron": cut, "normed": whole}
    return Workload(params, batch, loss, {"tp": rules}, {"sp": hints})


# --- a mixture of experts


def moe() -> Workload:
    """Two layers of eight experts, each token sent to two, by one-hot einsums."""
    groups, tokens, width, hidden, experts, capacity = 16, 128, 512, 1024, 8, 64
    layer = {
        "gate": shape(width, experts),
        "wi": shape(experts, width, hidden), "wo": shape(experts, hidden, width),
    }  # fmt: skip

    def route(p: Tree, x: jax.Array) -> tuple[jax.Array, jax.Array]:
        weights, chosen = jax.lax.top_k(jax.nn.softmax(x @ p["gate"], axis=-1), 2)
        onehot = jax.nn.one_hot(chosen, experts)
        flat = onehot.reshape(groups, tokens * 2, experts)
        place = (jnp.cumsum(flat, axis=1) - flat).reshape(onehot.shape)
        kept = onehot * (place < capacity)
        seats = jax.nn.one_hot(place.astype(jnp.int32), capacity) * kept[..., None]
        dispatch = jnp.einsum("gtke,gtkec->gtec", kept, seats)
        return dispatch, jnp.einsum("gtk,gtke,gtkec->gtec", weights, kept, seats)

    def loss(params: Tree, batch: Tree, pin: Pin) -> jax.Array:
        x = batch["x"]
        for p in params:
            dispatch, combine = route(p, x)
            sent = pin(jnp.einsum("gtec,gtd->egcd", dispatch, x), "experts")
            inner = jax.nn.relu(jnp.einsum("egcd,edf->egcf", sent, p["wi"]))
            done = pin(jnp.einsum("egcf,efd->egcd", inner, p["wo"]), "experts")
            x = x + jnp.einsum("gtec,egcd->gtd", combine, done)
        return jnp.mean(jnp.square(x - batch["y"]))

    data = shape(groups, tokens, width)
    experts_cut = {"wi": P(DATA), "wo": P(DATA)}
    rules = {
        "tp": {"wi": P(None, None, MODEL), "wo": P(None, MODEL)},
        "ep": experts_cut,
        "ep_c": experts_cut,
    }
    hints = {"ep_c": {"experts": P(DATA, None, None, None)}}
    return Workload([layer] * 2, lambda _: {"x": data, "y": data}, loss, rules, hints)


# --- recommendation: embedding tables


def dlrm() -> Workload:
    """Eight multi-hot tables, a bottom and a top perceptron, dot products between the vectors."""
    rows, tables, entries, width, hot = 2048, 8, 100_000, 64, 8

    def layers(*widths: int) -> Tree:
        pairs = zip(widths, widths[1:], strict=False)
        return [{"w": shape(a, b), "b": shape(b)} for a, b in pairs]

    vectors = tables + 1
    pairs = vectors * (vectors - 1) // 2
    params = {
        "tables": [{"table": shape(entries, width)}] * tables,
        "bottom": layers(13, 512, 256, width),
        "top": layers(pairs + width, 512, 256, 1),
    }

    def perceptron(params: Tree, x: jax.Array, last: bool) -> jax.Array:
        for index, p in enumerate(params):
            x = x @ p["w"] + p["b"]
            if index + 1 < len(params) or last:
                x = jax.nn.relu(x)
        return x

    def loss(params: Tree, batch: Tree, pin: Pin) -> jax.Array:
        dense = perceptron(params["bottom"], batch["dense"], True)
        looked = [
            jnp.mean(p["table"][batch["ids"][:, i]], axis=1) for i, p in enumerate(params["tables"])
        ]
        stacked = jnp.stack([dense, *looked], axis=1)
        dots = jnp.einsum("bnd,bmd->bnm", stacked, stacked)
        first, second = jnp.triu_indices(vectors, 1)
        features = jnp.concatenate([dots[:, first, second], dense], axis=1)
        logits = perceptron(params["top"], features, False)[:, 0]
        losses = (
            jnp.maximum(logits, 0) - logits * batch["label"] + jnp.log1p(jnp.exp(-jnp.abs(logits)))
        )
        return jnp.mean(losses)

    batch = {
        "dense": shape(rows, 13),
        "ids": shape(rows, tables, hot, dtype=jnp.int32),
        "label": shape(rows),
    }
    rules = {
        "row": {"table": P(DATA)}, "tp": {"table": P(MODEL)}, "col": {"table": P(None, MODEL)},
    }  # fmt: skip
    return Workload(params, lambda _: batch, loss, rules, {})


WORKLOADS: dict[str, Callable[[], Workload]] = {
    "mlp": mlp,
    "tblock": partial(transformer, Sizes(1, 256, 512, 8, 2048, 8192)),
    "tr_scan": partial(transformer, Sizes(12, 512, 1024, 16, 4096, 32768), scan=True),
    "moe": moe,
    "dlrm": dlrm,
}

# Workload, mode and mesh of every row of the table of XLA's collectives on 8 devices.
ROWS: tuple[tuple[str, str, tuple[int, int]], ...] = (
    ("mlp", "dp", (8, 1)), ("mlp", "tp", (1, 8)), ("mlp", "dp_tp", (4, 2)), ("mlp", "fsdp", (8, 1)),
    ("tblock", "dp", (8, 1)), ("tblock", "tp", (1, 8)), ("tblock", "dp_tp", (2, 4)),
    ("tblock", "sp", (2, 4)), ("tblock", "fsdp", (8, 1)),
    ("moe", "dp", (8, 1)), ("moe", "ep", (8, 1)), ("moe", "ep_c", (8, 1)), ("moe", "tp", (1, 8)),
    ("dlrm", "dp", (8, 1)), ("dlrm", "row", (8, 1)), ("dlrm", "tp", (1, 8)),
    ("dlrm", "col", (1, 8)),
    ("tr_scan", "fsdp", (8, 1)), ("tr_scan", "tp", (1, 8)), ("tr_scan", "dp_tp", (2, 4)),
    ("tr_scan", "sp", (2, 4)),
)  # fmt: skip

# Meshes of 64 to 512 devices, to be compiled only.
SCALE_ROWS: tuple[tuple[str, str, tuple[int, int]], ...] = tuple(
    ("tr_scan", mode, mesh) for mesh in ((8, 8), (32, 8), (64, 8)) for mode in ("dp_tp", "fsdp_tp")
)


# --- the step and its shardings


def _adam(params: Tree, grads: Tree, state: Tree) -> tuple[Tree, Tree]:
    count = state["count"] + 1
    m = jax.tree.map(lambda m, g: BETA1 * m + (1 - BETA1) * g, state["m"], grads)
    v = jax.tree.map(lambda v, g: BETA2 * v + (1 - BETA2) * jnp.square(g), state["v"], grads)
    steps = count.astype(jnp.float32)
    mean, spread = 1 - BETA1**steps, 1 - BETA2**steps

    def update(p: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
        return p - RATE * (m / mean) / (jnp.sqrt(v / spread) + EPSILON)

    return jax.tree.map(update, params, m, v), {"count": count, "m": m, "v": v}


def _fitting(spec: P, sizes: tuple[int, ...], mesh: AbstractMesh | Mesh) -> P:
    """A spec without the axes that do not divide their dim."""
    axes = (*spec, *(None,) * (len(sizes) - len(spec)))
    return P(
        *(a if a and n % mesh.shape[a] == 0 else None for a, n in zip(axes, sizes, strict=True))
    )


def _fully_sharded(spec: P, sizes: tuple[int, ...], data: int) -> P:
    """The data axis put on the largest dim that is uncut, divisible and large enough."""
    axes = list(spec)
    free = [d for d, n in enumerate(sizes) if axes[d] is None and n >= data and n % data == 0]
    if free:
        axes[max(free, key=lambda d: sizes[d])] = DATA
    return P(*axes)


def _parameter_specs(work: Workload, mode: str, mesh: AbstractMesh | Mesh) -> Tree:
    wants_rules = mode in work.rules or any(part in mode for part in ("tp", "sp"))
    rules = work.rules.get(mode, work.rules["tp"]) if wants_rules and mode != "fsdp" else {}

    def spec(path: Any, leaf: jax.ShapeDtypeStruct) -> P:
        name = next(str(key.key) for key in reversed(path) if hasattr(key, "key"))
        found = _fitting(rules.get(name, P()), leaf.shape, mesh)
        return _fully_sharded(found, leaf.shape, mesh.shape[DATA]) if "fsdp" in mode else found

    return jax.tree_util.tree_map_with_path(spec, work.params)


def text(name: str, mode: str, mesh_shape: tuple[int, int]) -> str:
    """The annotated train step of a workload in a mode on a data x model mesh."""
    step, shapes = jitted(name, mode, AbstractMesh(mesh_shape, (DATA, MODEL)), (0, 1))
    return step.trace(*shapes).lower(lowering_platforms=("cpu",)).as_text()


def jitted(
    name: str, mode: str, mesh: AbstractMesh | Mesh, donated: tuple[int, ...] = ()
) -> tuple[Any, tuple[Tree, ...]]:
    """The train step under `jax.jit` with shardings on a mesh, and the shapes of its arguments."""
    work = WORKLOADS[name]()
    hints = work.hints.get(mode, {})

    def pin(x: jax.Array, role: str) -> jax.Array:
        if role not in hints:
            return x
        return jax.lax.with_sharding_constraint(x, NamedSharding(mesh, hints[role]))

    def step(params: Tree, state: Tree, batch: Tree) -> tuple[Tree, Tree, jax.Array]:
        loss, grads = jax.value_and_grad(work.loss)(params, batch, pin)
        return *_adam(params, grads, state), loss

    batch, specs = work.batch(mesh.shape[DATA]), _parameter_specs(work, mode, mesh)
    state = {"count": shape(dtype=jnp.int32), "m": work.params, "v": work.params}
    state_specs = {"count": P(), "m": specs, "v": specs}
    batch_specs = jax.tree.map(lambda leaf: _fitting(P(DATA), leaf.shape, mesh), batch)
    shardings = jax.tree.map(
        lambda spec: NamedSharding(mesh, spec), (specs, state_specs, batch_specs, P())
    )
    run = jax.jit(
        step,
        in_shardings=shardings[:3],
        out_shardings=(*shardings[:2], shardings[3]),
        donate_argnums=donated,
    )
    return run, (work.params, state, batch)


def main() -> None:
    parser = argparse.ArgumentParser(description="Print a workload's annotated train step.")
    parser.add_argument("workload", choices=WORKLOADS)
    parser.add_argument("mode")
    parser.add_argument("mesh", help="DATAxMODEL, such as 2x4")
    options = parser.parse_args()
    data, model = (int(size) for size in options.mesh.split("x"))
    print(text(options.workload, options.mode, (data, model)), end="")


if __name__ == "__main__":
    main()
