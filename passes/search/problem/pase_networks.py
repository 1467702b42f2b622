"""The five networks of PaSE: AlexNet, a recurrent one, Inception v3, a transformer, ResNet.

Sizes are those of its public code (restated in words): AlexNet ends in 1,024 classes, batch norms
are taken along the batch, images are 227 wide, of Inception 299.
"""

from __future__ import annotations

from collections.abc import Callable

from shardwright.passes.search.problem.pase_network import OUTSIDE, Network, Shape

PART = 4  # the least size of a part in networks of images
BATCH_AXIS = 0  # of batch norms


def _alexnet(batch: int) -> Network:
    net = Network("alexnet", PART)
    x = net.conv(OUTSIDE, (batch, 3, 227, 227), 96, 11, stride=4, after=1)
    x = net.pool(x, 3, 2)
    x = net.conv(x, net.shape(x), 256, 5, pad=(2, 2), after=1)
    x = net.pool(x, 3, 2)
    for channels in (384, 384, 256):
        x = net.conv(x, net.shape(x), channels, 3, pad=(1, 1), after=1)
    x = net.pool(x, 3, 2)
    x = net.reshape(x, (batch, 9216))
    for width, after in ((4096, 1), (4096, 1), (1024, 0)):
        x = net.linear(x, width, after)
    net.loss(x)
    return net


def _rnnlm(batch: int) -> Network:
    net = Network("rnnlm", 1)
    x = net.embedding((batch, 256), 100_000, 2048)
    net.loss(net.linear(net.lstm(x, 2), 100_000))
    return net


class _Transformer:
    """Six layers of encoder and of decoder."""

    def __init__(self, batch: int) -> None:
        self.net = Network("transformer", 1)
        self.sizes = {
            "b": batch, "l": 256, "m": 256, "e": 512, "h": 8, "k": 64, "f": 2048, "s": 3,
            "v": 50_000,
        }  # fmt: skip

    def einsum(self, rule: str, *inputs: int, after: int = 0) -> int:
        return self.net.einsum(rule, self.sizes, *inputs, after=after)

    def build(self) -> Network:
        x = self.embedded()
        for _ in range(6):
            x = self.forward(self.attention(x))
        y = self.embedded()
        for _ in range(6):
            own = self.attention(y)
            y = self.forward(self.attention(own, x, x))
        self.net.loss(self.einsum("ble,ev->blv", y, OUTSIDE))
        return self.net

    def embedded(self) -> int:
        sizes = self.sizes
        x = self.net.embedding((sizes["b"], sizes["l"]), sizes["v"], sizes["e"])
        return self.net.pointwise(x, OUTSIDE)

    def attention(self, *inputs: int) -> int:
        """Of one input with itself, or of queries, keys and values."""
        net, one = self.net, len(inputs) == 1
        read = inputs[0] if one else net.stack(*inputs)
        parts = self.einsum(f"{'' if one else 's'}ble,shek->sbhlk", read, OUTSIDE)
        parts = net.unstack(parts)
        scores = net.softmax(self.einsum("bhlk,bhmk->bhlm", parts, parts), 3)
        mixed = self.einsum("bhlm,bhmk->bhlk", scores, parts)
        out = self.einsum("bhlk,hek->ble", mixed, OUTSIDE)
        return net.norm(net.pointwise(out, inputs[0]), 2)

    def forward(self, x: int) -> int:
        wide = self.einsum("ble,ef->blf", x, OUTSIDE, after=2)
        return self.net.norm(self.net.pointwise(self.einsum("blf,fe->ble", wide, OUTSIDE), x), 2)


def _transformer(batch: int) -> Network:
    return _Transformer(batch).build()


def _normed(
    net: Network, x: int, shape: Shape, n: int, r: int, s: int = 0, *, stride: int = 1,
    pad: tuple[int, int] = (0, 0),
) -> int:  # fmt: skip
    """A convolution and its batch norm."""
    return net.norm(net.conv(x, shape, n, r, s, stride=stride, pad=pad), BATCH_AXIS)


def _resnet101(batch: int) -> Network:
    net = Network("resnet101", PART)
    x = _normed(net, OUTSIDE, (batch, 3, 227, 227), 64, 7, stride=2, pad=(3, 3))
    x = net.pool(x, 3, 2, 1)
    for layer, (blocks, width) in enumerate(((3, 64), (4, 128), (23, 256), (3, 512))):
        for block in range(blocks):
            x = _bottleneck(net, x, width, 2 if layer and not block else 1, block == 0)
    net.loss(net.linear(net.mean(x), 1000))
    return net


def _bottleneck(net: Network, x: int, width: int, stride: int, is_first: bool) -> int:
    shape = net.shape(x)
    y = _normed(net, x, shape, width, 1)
    y = _normed(net, y, net.shape(y), width, 3, stride=stride, pad=(1, 1))
    y = _normed(net, y, net.shape(y), 4 * width, 1)
    skipped = _normed(net, x, shape, 4 * width, 1, stride=stride) if is_first else x
    return net.pointwise(y, skipped, after=1)


class _Inception:
    def __init__(self, batch: int) -> None:
        self.net, self.batch = Network("inception3", PART), batch

    def conv(self, x: int, n: int, r: int, s: int = 0, *, stride: int = 1, pad: bool = True) -> int:
        """With a batch norm; `pad`: maps stay as large."""
        s = s or r
        border = ((r - 1) // 2, (s - 1) // 2) if pad else (0, 0)
        shape = (self.batch, 3, 299, 299) if x == OUTSIDE else self.net.shape(x)
        return _normed(self.net, x, shape, n, r, s, stride=stride, pad=border)

    def build(self) -> Network:
        net = self.net
        x = self.conv(OUTSIDE, 32, 3, stride=2, pad=False)
        x = self.conv(self.conv(x, 32, 3, pad=False), 64, 3)
        x = self.conv(net.pool(x, 3, 2), 80, 1)
        x = net.pool(self.conv(x, 192, 3, pad=False), 3, 2)
        for pooled in (32, 64, 64):
            x = self.narrow(x, pooled)
        x = self.halved(x)
        for width in (128, 160, 160, 192):
            x = self.long(x, width)
        x = self.halved_again(x)
        for _ in range(2):
            x = self.wide(x)
        net.loss(net.linear(net.mean(x), 1000))
        return net

    def narrow(self, x: int, pooled: int) -> int:
        """Block A."""
        five = self.conv(self.conv(x, 48, 1), 64, 5)
        three = self.conv(self.conv(self.conv(x, 64, 1), 96, 3), 96, 3)
        last = self.conv(self.net.pool(x, 3, 1, 1), pooled, 1)
        return self.net.concat(self.conv(x, 64, 1), five, three, last)

    def halved(self, x: int) -> int:
        """Block B."""
        three = self.conv(x, 384, 3, stride=2, pad=False)
        twice = self.conv(self.conv(x, 64, 1), 96, 3)
        twice = self.conv(twice, 96, 3, stride=2, pad=False)
        return self.net.concat(three, twice, self.net.pool(x, 3, 2))

    def long(self, x: int, width: int) -> int:
        """Block C."""
        once = self.conv(self.conv(self.conv(x, width, 1), width, 1, 7), 192, 7, 1)
        twice = self.conv(x, width, 1)
        for r, s, n in ((7, 1, width), (1, 7, width), (7, 1, width), (1, 7, 192)):
            twice = self.conv(twice, n, r, s)
        last = self.conv(self.net.pool(x, 3, 1, 1), 192, 1)
        return self.net.concat(self.conv(x, 192, 1), once, twice, last)

    def halved_again(self, x: int) -> int:
        """Block D."""
        three = self.conv(self.conv(x, 192, 1), 320, 3, stride=2, pad=False)
        seven = self.conv(self.conv(self.conv(x, 192, 1), 192, 1, 7), 192, 7, 1)
        seven = self.conv(seven, 192, 3, stride=2, pad=False)
        return self.net.concat(three, seven, self.net.pool(x, 3, 2))

    def wide(self, x: int) -> int:
        """Block E."""
        once = self._both(self.conv(x, 384, 1))
        twice = self._both(self.conv(self.conv(x, 448, 1), 384, 3))
        last = self.conv(self.net.pool(x, 3, 1, 1), 192, 1)
        return self.net.concat(self.conv(x, 320, 1), once, twice, last)

    def _both(self, x: int) -> int:
        return self.net.concat(self.conv(x, 384, 1, 3), self.conv(x, 384, 3, 1))


def _inception3(batch: int) -> Network:
    return _Inception(batch).build()


NETWORKS: dict[str, Callable[[int], Network]] = {
    "alexnet": _alexnet,
    "rnnlm": _rnnlm,
    "inception3": _inception3,
    "transformer": _transformer,
    "resnet101": _resnet101,
}
