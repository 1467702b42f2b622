"""Lower train steps of other people's models to text; SOURCE.md says what each one is.

    pip install jax==0.10.2 -r tests/data/models/requirements.txt
    python tests/data/models/make_models.py -o tests/data/models [NAME ...]

No weights are downloaded: parameters are shapes or random numbers. Not a line of what is lowered
was written for this project but the call that asks for loss and gradient.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

Step = tuple[Callable[..., Any], tuple[Any, ...]]  # a function and (the shapes of) its arguments


def shape(*sizes: int, dtype: Any = jnp.float32) -> jax.ShapeDtypeStruct:
    """The shape of an argument."""
    return jax.ShapeDtypeStruct(sizes, dtype)


def adam_step(loss: Callable[..., jax.Array], params: Any, *batch: Any) -> Step:
    """One step of Adam with gradient clipping, and shapes of its arguments."""
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(1e-3))

    def train_step(params: Any, state: Any, *batch: Any) -> Any:
        value, grads = jax.value_and_grad(loss)(params, *batch)
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state, value

    return train_step, (params, jax.eval_shape(optimizer.init, params), *batch)


def mamba2() -> Step:
    """A state space model for text (mamba2-jax, flax nnx)."""
    from flax import nnx
    from mamba2_jax.modeling import Mamba2Config, Mamba2ForCausalLM

    config = Mamba2Config(
        vocab_size=128, hidden_size=32, state_size=8, head_dim=8, chunk_size=8, num_hidden_layers=1
    )
    model = nnx.eval_shape(lambda: Mamba2ForCausalLM(config, rngs=nnx.Rngs(0)))
    graph, params = nnx.split(model)

    def loss(params: Any, tokens: Any) -> jax.Array:
        return nnx.merge(graph, params)(tokens, labels=tokens)["loss"]

    return adam_step(loss, params, shape(2, 16, dtype=jnp.int32))


def gpt2() -> Step:
    """The GPT-2 of the package transformers (flax linen), dropout on."""
    from transformers import FlaxGPT2LMHeadModel, GPT2Config

    config = GPT2Config(vocab_size=128, n_positions=32, n_embd=32, n_layer=1, n_head=4)
    model = FlaxGPT2LMHeadModel(config, _do_init=False)
    params = jax.eval_shape(lambda: model.init_weights(jax.random.key(0), (1, 16)))

    def loss(params: Any, tokens: Any, seed: Any) -> jax.Array:
        key = jax.random.wrap_key_data(seed)
        logits = model(tokens, params=params, dropout_rng=key, train=True).logits
        return optax.softmax_cross_entropy_with_integer_labels(logits[:, :-1], tokens[:, 1:]).mean()

    return adam_step(loss, params, shape(2, 16, dtype=jnp.int32), shape(2, dtype=jnp.uint32))


def resnet() -> Step:
    """A residual network with batch normalisation (dm-haiku)."""
    import haiku as hk

    def forward(images: Any) -> Any:
        net = hk.nets.ResNet(
            [1, 1, 1, 1], 10, bottleneck=False, channels_per_group=(16, 16, 32, 32)
        )
        return net(images, is_training=True)

    network = hk.transform_with_state(forward)
    images = shape(4, 32, 32, 3)
    params, state = jax.eval_shape(network.init, jax.random.key(0), images)

    def loss(params: Any, state: Any, images: Any, labels: Any) -> jax.Array:
        logits, _ = network.apply(params, state, None, images)
        return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()

    return jax.value_and_grad(loss), (params, state, images, shape(4, dtype=jnp.int32))


def neural_ode() -> Step:
    """A neural differential equation with an adaptive solver (diffrax, equinox)."""
    import diffrax
    import equinox as eqx

    net = eqx.filter_eval_shape(lambda: eqx.nn.MLP(3, 3, 16, 2, jnp.tanh, key=jax.random.key(0)))
    params, rest = eqx.partition(net, lambda x: isinstance(x, jax.ShapeDtypeStruct))

    def loss(params: Any, start: Any, target: Any) -> jax.Array:
        field = eqx.combine(params, rest)
        solution = diffrax.diffeqsolve(
            diffrax.ODETerm(lambda t, y, args: field(y)),
            diffrax.Heun(),
            t0=0.0,
            t1=1.0,
            dt0=0.1,
            y0=start,
            stepsize_controller=diffrax.PIDController(rtol=1e-3, atol=1e-6),
            max_steps=64,
        )
        return jnp.mean((solution.ys - target) ** 2)

    return jax.value_and_grad(loss), (params, shape(3), shape(1, 3))


def graph_network() -> Step:
    """A graph network with attention (jraph, dm-haiku)."""
    import haiku as hk
    import jraph

    def forward(graph: Any) -> Any:
        def update(*parts: Any) -> Any:
            return jax.nn.relu(hk.nets.MLP([16, 16])(jnp.concatenate(parts[:-1], axis=-1)))

        def attend(edges: Any, senders: Any, receivers: Any, world: Any) -> Any:
            return hk.Linear(1)(jnp.concatenate([edges, senders, receivers], axis=-1))

        layer = jraph.GraphNetwork(
            update_edge_fn=update,
            update_node_fn=update,
            attention_logit_fn=attend,
            attention_reduce_fn=lambda edges, weights: edges * weights,
        )
        return layer(layer(graph)).nodes.sum()

    network = hk.without_apply_rng(hk.transform(forward))
    index = shape(12, dtype=jnp.int32)
    graph = jraph.GraphsTuple(
        nodes=shape(6, 16), edges=shape(12, 16), senders=index, receivers=index,
        globals=shape(2, 4), n_node=shape(2, dtype=jnp.int32), n_edge=shape(2, dtype=jnp.int32),
    )  # fmt: skip
    params = jax.eval_shape(network.init, jax.random.key(0), graph)
    return adam_step(network.apply, params, graph)


def equivariant() -> Step:
    """An equivariant interaction: spherical harmonics and tensor products (e3nn-jax, flax)."""
    import e3nn_jax as e3nn
    import flax.linen as nn

    class Layer(nn.Module):
        @nn.compact
        def __call__(self, positions: Any) -> Any:
            vectors = positions[:, None] - positions[None]
            sh = e3nn.spherical_harmonics("0e + 1o + 2e", e3nn.IrrepsArray("1o", vectors), True)
            x = e3nn.tensor_product(sh, sh, filter_ir_out=["0e", "1o", "2e"])
            x = e3nn.flax.Linear("8x0e + 4x1o + 2x2e")(e3nn.sum(x, axis=1))
            return e3nn.flax.Linear("0e")(
                e3nn.norm_activation(x, [jax.nn.silu, None, None])
            ).array.sum()

    positions = shape(5, 3)
    params = jax.eval_shape(Layer().init, jax.random.key(0), positions)
    return adam_step(lambda p, x: Layer().apply(p, x), params, positions)


def flow() -> Step:
    """A normalising flow: masked couplings of rational quadratic splines (distrax, dm-haiku)."""
    import distrax
    import haiku as hk

    def conditioner() -> Any:
        return hk.Sequential(
            [hk.nets.MLP([16]), hk.Linear(4 * 13, w_init=jnp.zeros), hk.Reshape((4, 13))]
        )

    def log_prob(points: Any) -> Any:
        layers = [
            distrax.MaskedCoupling(
                mask=jnp.arange(4) % 2 == parity,
                bijector=lambda params: distrax.RationalQuadraticSpline(params, -3.0, 3.0),
                conditioner=conditioner(),
            )
            for parity in (0, 1)
        ]
        base = distrax.MultivariateNormalDiag(jnp.zeros(4), jnp.ones(4))
        return distrax.Transformed(base, distrax.Inverse(distrax.Chain(layers))).log_prob(points)

    network = hk.without_apply_rng(hk.transform(log_prob))
    params = jax.eval_shape(network.init, jax.random.key(0), shape(8, 4))
    return adam_step(lambda p, x: -network.apply(p, x).mean(), params, shape(8, 4))


def transport() -> Step:
    """Optimal transport by Sinkhorn iterations, differentiated implicitly (ott-jax)."""
    from ott.geometry import pointcloud
    from ott.tools import sinkhorn_divergence as divergence

    def loss(x: Any, y: Any) -> Any:
        return divergence.sinkhorn_divergence(pointcloud.PointCloud, x, y, epsilon=0.1)[0]

    return jax.value_and_grad(loss), (shape(6, 2), shape(7, 2))


def no_u_turn() -> Step:
    """A step of the No-U-Turn sampler on a regression with priors (numpyro)."""
    import numpyro
    import numpyro.distributions as dist
    from numpyro.infer import NUTS
    from numpyro.infer.util import initialize_model

    features = np.linspace(-1.0, 1.0, 24, dtype=np.float32).reshape(8, 3)
    labels = np.arange(8) % 2

    def model() -> None:
        scale = numpyro.sample("scale", dist.HalfNormal(1.0))
        weights = numpyro.sample("w", dist.Normal(0.0, scale).expand([3]).to_event(1))
        numpyro.sample("y", dist.Bernoulli(logits=features @ weights), obs=labels)

    key = jax.random.key(0)
    info = initialize_model(key, model)
    kernel = NUTS(potential_fn=info.potential_fn, max_tree_depth=4)
    state = kernel.init(
        key, num_warmup=5, init_params=info.param_info, model_args=(), model_kwargs={}
    )
    arguments = jax.tree.map(
        lambda x: jax.ShapeDtypeStruct(jnp.shape(x), jnp.result_type(x)), state
    )
    return (lambda state: kernel.sample(state, (), {})), (arguments,)


def recurrent() -> Step:
    """A bidirectional stack of optimised LSTM cells with layer normalisation (flax linen)."""
    import flax.linen as nn

    class Tagger(nn.Module):
        @nn.compact
        def __call__(self, tokens: Any, lengths: Any) -> Any:
            x = nn.Embed(64, 16)(tokens)
            forward = nn.RNN(nn.OptimizedLSTMCell(16))
            backward = nn.RNN(nn.GRUCell(16))
            x = nn.Bidirectional(forward, backward)(x, seq_lengths=lengths)
            return nn.Dense(5)(nn.LayerNorm()(x))

    tokens, lengths = shape(3, 7, dtype=jnp.int32), shape(3, dtype=jnp.int32)
    params = jax.eval_shape(Tagger().init, jax.random.key(0), tokens, lengths)

    def loss(params: Any, tokens: Any, lengths: Any, tags: Any) -> jax.Array:
        logits = Tagger().apply(params, tokens, lengths)
        return optax.softmax_cross_entropy_with_integer_labels(logits, tags).mean()

    return adam_step(loss, params, tokens, lengths, tokens)


MODELS: dict[str, Callable[[], Step]] = {
    "mamba2": mamba2,
    "gpt2": gpt2,
    "resnet": resnet,
    "neural_ode": neural_ode,
    "graph_network": graph_network,
    "equivariant": equivariant,
    "flow": flow,
    "transport": transport,
    "no_u_turn": no_u_turn,
    "recurrent": recurrent,
}


def lower(name: str) -> str:
    """The text of one model's step."""
    function, arguments = MODELS[name]()
    traced = jax.jit(function).trace(*arguments)
    return traced.lower(lowering_platforms=("cpu",)).as_text()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", help=f"any of {', '.join(MODELS)}; default all")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER")
    options = parser.parse_args()
    for name in options.names or MODELS:
        text = lower(name)
        (options.output / f"{name}.mlir").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
