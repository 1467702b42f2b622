"""A network of PaSE as it is built: vertices with iteration spaces, and what each reads.

Network inputs and weights are no vertices. Of several operands from one vertex the last one stays.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from shardwright.passes.search.problem.pase_costs import (
    Form,
    Free,
    Loss,
    Mean,
    Norm,
    Pointwise,
    Pool,
    Product,
    Recurrent,
    Softmax,
)

Dims = tuple[tuple[int, ...], ...]  # per dim of a tensor the dims of the domain that cut it
Shape = tuple[int, ...]
OUTSIDE = -1  # an input of the network


@dataclass(frozen=True)
class Space:
    """An iteration space. `uncut`: dims that stay whole. `is_flat`: only parts that lie together in
    memory: leading dims cut to single entries, then one in parts, then none.
    """

    sizes: Shape
    uncut: tuple[int, ...] = ()
    is_flat: bool = False


@dataclass(frozen=True)
class Vertex:
    """`makes`: the tensor, and which dims cut it; `reads`: likewise by operand."""

    name: str
    space: Space
    form: Form
    shape: Shape
    makes: Dims
    reads: tuple[Dims, ...]


def _plain(count: int) -> Dims:
    return tuple((dim,) for dim in range(count))


@dataclass
class Network:
    """`cutoff`: the least size of a part. `edges`: (producer, consumer) -> operand."""

    name: str
    cutoff: int
    vertices: list[Vertex] = field(default_factory=list[Vertex])
    edges: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])

    def add(self, vertex: Vertex, *inputs: int) -> int:
        """The number of a new vertex."""
        number = len(self.vertices)
        self.vertices.append(vertex)
        for operand, source in enumerate(inputs):
            if source != OUTSIDE:
                self.edges[source, number] = operand
        return number

    def shape(self, vertex: int) -> Shape:
        """Of what a vertex makes."""
        return self.vertices[vertex].shape

    def _same(self, name: str, form: Form, x: int, *others: int, uncut: Shape = ()) -> int:
        """An op on a tensor, in which each dim is one of the domain."""
        shape = self.shape(x)
        plain = _plain(len(shape))
        reads = (plain,) * (1 + len(others))
        return self.add(Vertex(name, Space(shape, uncut), form, shape, plain, reads), x, *others)

    # --- ops

    def conv(
        self, x: int, shape: Shape, n: int, r: int, s: int = 0, *, stride: int = 1,
        pad: tuple[int, int] = (0, 0), after: int = 0,
    ) -> int:  # fmt: skip
        """A convolution of x of a `shape` (b, c, h, w), `OUTSIDE`: of the images."""
        b, c, h, w = shape
        s = s or r
        ho, wo = (
            int((size - window + 2 * border) / stride) + 1
            for size, window, border in ((h, r, pad[0]), (w, s, pad[1]))
        )
        space = Space((b, c, ho, wo, r, s, n), (2, 3))
        form = Product((), (0, 2, 3), (6,), (1, 4, 5), after)
        made: Dims = ((0,), (6,), (2,), (3,))
        return self.add(Vertex("conv", space, form, (b, n, ho, wo), made, (_plain(4),)), x)

    def pool(self, x: int, window: int, stride: int, pad: int = 0) -> int:
        """The largest, or the mean, of windows."""
        b, c, h, w = self.shape(x)
        ho, wo = (int((size - window + 2 * pad) / stride) + 1 for size in (h, w))
        shape, form, plain = (b, c, ho, wo), Pool(h, w, window, window), _plain(4)
        return self.add(Vertex("pool", Space(shape), form, shape, plain, (plain,)), x)

    def norm(self, x: int, axis: int) -> int:
        return self._same("norm", Norm(axis), x)

    def pointwise(self, x: int, *others: int, after: int = 0) -> int:
        return self._same("pointwise", Pointwise(after), x, *others)

    def softmax(self, x: int, axis: int) -> int:
        return self._same("softmax", Softmax(axis, self.shape(x)[axis]), x)

    def loss(self, x: int) -> int:
        return self._same("loss", Loss(), x)

    def mean(self, x: int) -> int:
        """Over maps."""
        shape = self.shape(x)
        vertex = Vertex("mean", Space(shape), Mean(), shape[:2], ((0,), (1,)), (_plain(4),))
        return self.add(vertex, x)

    def linear(self, x: int, n: int, after: int = 0) -> int:
        """A fully connected layer over (rows ..., n, k)."""
        *rows, k = self.shape(x)
        count = len(rows)
        lead = tuple(range(count))
        form = Product((), lead, (count,), (count + 1,), after)
        made, read = _plain(count + 1), (*_plain(count), (count + 1,))
        space = Space((*rows, n, k))
        return self.add(Vertex("linear", space, form, (*rows, n), made, (read,)), x)

    def einsum(
        self, rule: str, sizes: dict[str, int], *inputs: int, after: int = 0, name: str = "einsum"
    ) -> int:
        """`bik,bkj->bij`: over the dims of the result, then those that are summed."""
        left, made = rule.split("->")
        first, second = left.split(",")
        dims = made + "".join(letter for letter in first if letter in second and letter not in made)
        at = {letter: number for number, letter in enumerate(dims)}

        def those(wanted: str) -> tuple[int, ...]:
            return tuple(at[letter] for letter in wanted)

        batch = "".join(one for one in made if one in first and one in second)
        m = "".join(one for one in made if one in first and one not in second)
        n = "".join(one for one in made if one in second and one not in first)
        form = Product(those(batch), those(m), those(n), those(dims[len(made) :]), after)
        reads: tuple[Dims, ...] = tuple(
            tuple((at[one],) for one in word) for word in (first, second)
        )
        space = Space(tuple(sizes[letter] for letter in dims))
        shape = tuple(sizes[letter] for letter in made)
        return self.add(Vertex(name, space, form, shape, _plain(len(made)), reads), *inputs)

    def embedding(self, rows: Shape, words: int, width: int) -> int:
        """A table of `words` x `width`, as the product of one-hot rows with it."""
        sizes = dict(zip("blVe", (*rows, words, width), strict=True))
        return self.einsum("blV,Ve->ble", sizes, OUTSIDE, OUTSIDE, name="embedding")

    def lstm(self, x: int, layers: int) -> int:
        """Over (layers, sequence, batch, out, in); it reads and makes (batch, sequence, width)."""
        batch, sequence, width = self.shape(x)
        space = Space((layers, sequence, batch, width, width), (1,))
        made: Dims = ((2,), (1,), (3,))
        read: Dims = ((2,), (1,), (4,))
        shape = (batch, sequence, width)
        return self.add(Vertex("lstm", space, Recurrent(), shape, made, (read,)), x)

    def stack(self, *inputs: int) -> int:
        """Tensors of one shape, one behind the other along a new first dim."""
        shape = self.shape(inputs[0])
        count = len(shape)
        made = _plain(count + 1)
        vertex = Vertex(
            "stack", Space((1, *shape)), Free(), (len(inputs), *shape), made,
            (made[1:],) * len(inputs),
        )  # fmt: skip
        return self.add(vertex, *inputs)

    def unstack(self, x: int) -> int:
        """The parts along the first dim; all are cut alike."""
        rest = self.shape(x)[1:]
        whole = _plain(len(rest) + 1)
        return self.add(Vertex("unstack", Space((1, *rest)), Free(), rest, whole[1:], (whole,)), x)

    def concat(self, *inputs: int) -> int:
        """Along channels, dim 1."""
        b, _, h, w = self.shape(inputs[0])
        channels = sum(self.shape(one)[1] for one in inputs)
        plain = _plain(4)
        vertex = Vertex(
            "concat",
            Space((b, 1, h, w)),
            Free(),
            (b, channels, h, w),
            plain,
            (plain,) * len(inputs),
        )
        return self.add(vertex, *inputs)

    def reshape(self, x: int, shape: Shape) -> int:
        """To one dim and back to several."""
        before = self.shape(x)
        flat = (prod(before),)
        for name, one, made in (("ravel", before, False), ("unravel", shape, True)):
            every: Dims = (tuple(range(len(one))),)
            plain = _plain(len(one))
            space = Space(one, is_flat=True)
            outs, reads = (plain, every) if made else (every, plain)
            x = self.add(Vertex(name, space, Free(), one if made else flat, outs, (reads,)), x)
        return x
