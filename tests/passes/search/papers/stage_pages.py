"""What pages of planners of stages say of what was measured."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from shardwright.passes.search.kernels.chain_cuts import cut_chain
from shardwright.passes.search.kernels.stages.block_partition import block_partition
from shardwright.passes.search.kernels.stages.two_maxima import pareto_chain, released_chain, score
from shardwright.passes.search.methods.alpa import Alpa
from shardwright.passes.search.methods.chimera import Chimera
from shardwright.passes.search.methods.dapple import Dapple
from shardwright.passes.search.methods.distir import DistIr
from shardwright.passes.search.methods.dnn_partitioning import DnnPartitioning
from shardwright.passes.search.methods.equal_split import EqualSplit
from shardwright.passes.search.methods.ftpipe import FtPipe
from shardwright.passes.search.methods.gpipe import GPipe
from shardwright.passes.search.methods.pipedream_2bw import PipeDream2Bw
from shardwright.passes.search.methods.torchgpipe import Torchgpipe
from shardwright.passes.search.problem.stages.piper_files import load_piper
from shardwright.passes.search.problem.stages.placed_files import load_placed
from shardwright.passes.search.problem.stages.profile_files import Profile, load_profile
from shardwright.passes.search.problem.stages.submesh_tables import synthetic_layers
from tests.passes.search.papers import (
    alpa_test,
    distir_test,
    pipedream_test,
    piper_test,
    rannc_test,
)

PLANNERS = Path(__file__).parents[3] / "data" / "planners"
PIPEDREAM_NOTE = """
Seconds per minibatch, `published` by the released optimizer. A: 4 devices at 1e9 bytes/s; B: 4 machines of 4, 1e10 inside and 1.25e9
across; C: 16 at 1.25e9; D: 2 machines of 4. By `bench/plan/profiles.py` the published figures of resnet50, resnet101 and resnext50 on A are
equal, too. What the released optimizer did not finish in 60 s (resnet50, densenet121 and the like on B) takes less than 1 s of the CPU here,
inception_v3 with its 221,564 states on A 5 s (0.226585532) and without activations 0.6 s (0.176463). nasnetamobile has more states than are
looked at: 0.163421 by one order, bound 0.146071.
"""  # noqa: E501
TRANSCRIBED = """
Equal to a second transcription, written from the published rules alone (`tests/transcriptions`), on random instances.
"""  # noqa: E501
PAPER_NOTE = """
Seconds per minibatch of vgg16 on 2 machines of 4, 1e10 bytes/s inside and 1.25e9 across, batches of 64 minibatches: equal to brute force over the
grid on random profiles (`tests/passes/search/papers/pipedream_2bw_test.py`). There is no published planner to be equal to.
"""  # noqa: E501
DAPPLE_NOTE = """
Batches of 16 micro-batches on two machines of four. The least block is that of brute force over the policies; without the all-reduce, as
released, it is always that of one stage on all devices. The ranking is no optimum of the latency: on 40 random chains of up to six layers
brute force is below it in some (`tests/passes/search/papers/dapple_test.py`).
"""  # noqa: E501
EQUAL_NOTE = """
25 * 2^30 bytes/s; batches of 1,920 and 256. Times of `gnmt` are ms in its file, what is sent takes seconds: 1,000 times too little, as published. That all of its nodes
are layers, in this order, was found by its published figures.
"""  # noqa: E501
FTPIPE_NOTE = """
The packings are those of the released function on its fixtures, and of a second transcription on random instances. The parts are ours, so that
these numbers are not FTPipe's own. 21.9084 is the optimum of any split (`dnn-partitioning` with `contiguous=off` proves it).
"""  # noqa: E501

CHIMERA_NOTE = """
vgg16 on 2 machines of 4, 1e10 bytes/s inside and 1.25e9 across, batches of 64 minibatches. The formulas are those of the lists of `shardwright schedule
chimera`, played: passes of the critical path, activations, and gaps for sums; the plan is that of brute force over the grid, every point played
(`tests/passes/search/papers/chimera_test.py`). Bubbles are the paper's: (D - 2) / (3 D - 2) at F = B, 2 (D - 2) / (5 D - 4) at B = 2 F, for N = D.
There is no published planner to be equal to.

`plan FILE --method chimera` writes a program's stages with `plan.schedule = "chimera"`, of one pair of directions: [two copies of a model](../schedules.md#two-copies-of-a-model) run as torch ranks, as a JAX script, and have a price.
"""  # noqa: E501
GPIPE_NOTE = """
Stages of 4 devices, 8 micro-batches. Equal to brute force over all cuts, tie for tie, and the seconds of a batch to the list of GPipe's schedule, played, on random
profiles (`tests/passes/search/papers/gpipe_test.py`); equal stages are idle for (p - 1) / (m + p - 1) = 3 / 11. On programs `plan --method gpipe --schedule gpipe`
cuts the same way, ops in place of layers, and the stages of what it writes work out again what they hold ([schedules](../schedules.md)).
"""  # noqa: E501
ALPA_NOTE = """
*Known*: by another program on the same recipe. On random tables of up to six layers the cost is that of brute force over all chains of stages, and with a gap of limits
no more than the gap allows above it (`tests/passes/search/papers/alpa_test.py`). The clustering of ops in layers (kernels/stages/clustered_ops.py) is brute force's over all
cuts, tie for tie (`tests/passes/search/papers/clustered_ops_test.py`).
"""  # noqa: E501
DISTIR_NOTE = """
A perceptron of 16 layers of 8192 on 4 devices, 512 rows: all 24 rows as printed, to a microsecond, so that Kendall's tau is 1; and the five
peaks that are published, to the byte. 4,400 grids a second of one core (`bench/plan/stage_planners.py`); the released simulator takes 30 s for these
24.

Equal to a second transcription (`tests/transcriptions`) that writes every op of every device out and plays it, on random instances.
"""  # noqa: E501


def _table(titles: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [titles, ("---",) * len(titles), *rows]
    return "".join(f"| {' | '.join(row)} |\n" for row in lines)


def _profile(name: str, **given: str) -> Profile:
    needs = tuple(given)
    return load_profile(PLANNERS / "pipedream" / f"{name}.txt", given, needs)


def pipedream() -> str:
    rows: list[tuple[str, ...]] = []
    for (name, machines), known in pipedream_test.PUBLISHED.items():
        profile = pipedream_test.profile_of(name, machines)
        words: list[str] = []
        for method, seconds in zip(
            (pipedream_test.COUNTED, pipedream_test.FREE), known, strict=True
        ):
            found = method.of_graph(profile)
            assert found.objective is not None
            words += [f"{found.objective:.9g}", f"{seconds:.9g}"]
        rows.append((name, machines, *words))
    titles = ("profile", "machines", "activations on", "published", "off", "published")
    return _table(titles, rows) + PIPEDREAM_NOTE + TRANSCRIBED


def pipedream_2bw() -> str:
    rows: list[tuple[str, ...]] = []
    for cap in ("2e9", "8e9", "1e11"):
        given = {"machines": "4x2", "bandwidth": "1e10,1.25e9", "mbsInBatch": "64"}
        found = PipeDream2Bw().of_graph(_profile("vgg16", **given, maxMemoryPerDevice=cap))
        keys = ("width", "depth", "micro_batch", "recompute")
        cost = "-" if found.objective is None else f"{found.objective:.6g}"
        rows.append((f"{float(cap):g}", cost, *(str(found.info.get(key, "-")) for key in keys)))
    titles = ("bytes of a device", "seconds", "width", "depth", "micro-batch", "recompute")
    return _table(titles, rows) + PAPER_NOTE


def torchgpipe() -> str:
    rows: list[tuple[str, ...]] = []
    for name in ("vgg16", "resnet18", "squeezenet1_0", "densenet121"):
        found = Torchgpipe().of_graph(_profile(name, machines="4"))
        assert found.objective and found.lower_bound
        gap = f"{found.info['gap']:.1%}"
        rows.append((name, f"{found.objective:.6g}", f"{found.lower_bound:.6g}", gap))
    rng, ratios = np.random.default_rng(0), list[float]()
    for _ in range(200):
        weights: list[float] = rng.lognormal(size=24).tolist()
        ends = block_partition(weights, 4)
        if ends is not None:
            heaviest = max(float(part.sum()) for part in np.split(np.array(weights), ends[:-1]))
            ratios.append(heaviest / cut_chain(weights, [0.0] * 24, 4).least)
    rows.append(("200 random chains", "-", "-", f"{np.mean(ratios) - 1:.1%} on mean"))
    titles = ("profile", "heaviest of 4 blocks, s", "least", "gap")
    return _table(titles, rows) + TRANSCRIBED


def dapple() -> str:
    rows: list[tuple[str, ...]] = []
    for name in ("vgg16", "resnet18"):
        for rank in ("latency", "block"):
            profile = _profile(name, machines="4x2", mbsInBatch="16")
            info = Dapple(rank=rank).of_graph(profile).info
            words = (f"{info['block']:.6g}", f"{info['latency']:.6g}", str(info["machines"]))
            rows.append((name, rank, *words, str(info["policies"])))
    titles = ("profile", "rank", "block, s", "latency, s", "devices of machines", "policies")
    return _table(titles, rows) + DAPPLE_NOTE + TRANSCRIBED


def rannc() -> str:
    rows: list[tuple[str, ...]] = []
    for number, case in enumerate(rannc_test.FIXTURES):
        chain = rannc_test.chain_of(case)
        found, best = (one(chain, case["stages"]) for one in (released_chain, pareto_chain))
        assert found and best
        reached = score(chain, found.ends)
        gap = f"{reached / best.value - 1:.1%}"
        words = (str(case["released_eval"]), f"{reached:g}", f"{best.value:g}", gap)
        rows.append((f"{number}", f"{found.value:g}", *words))
    titles = ("fixture", "stored eval", "published", "score", "of pairs", "gap")
    return _table(titles, rows) + TRANSCRIBED


def ftpipe() -> str:
    rows: list[tuple[str, ...]] = []
    names = (
        "operators_bert_l-3_inference",
        "bert24_training",
        "gnmt_inference",
        "resnet50_training",
    )
    for name in names:
        graph = load_placed(PLANNERS / "dnn-partitioning" / f"{name}.json", {})
        answers = [FtPipe(order).of_graph(graph) for order in ("released", "lpt")]
        plain = [FtPipe(order, refine=False).of_graph(graph) for order in ("released", "lpt")]
        found = (*plain, *answers, DnnPartitioning().of_graph(graph))
        rows.append((name, *(f"{one.objective:.6g}" for one in found)))
    titles = (
        "input, ms",
        "released, packed",
        "lpt, packed",
        "released",
        "lpt",
        "contiguous optimum",
    )
    return _table(titles, rows) + FTPIPE_NOTE


def equal_split() -> str:
    models = {"bert32a100": (1920, piper_test.EQUAL), "gnmt": (256, piper_test.EQUAL_GNMT)}
    rows: list[tuple[str, ...]] = []
    for name, (batch, cells) in models.items():
        file = piper_test.FILE.with_name(f"{name}.json")
        for (memory, devices), known in cells.items():
            graph = load_piper(file, piper_test.given(memory, devices, batch))
            found = EqualSplit().of_graph(graph).objective
            words = ("-" if one is None else f"{one:.10g}" for one in (found, known))
            rows.append((name, str(memory), str(devices), *words))
    titles = ("model", "GiB", "devices", "seconds per sample", "published")
    return _table(titles, rows) + EQUAL_NOTE


def distir() -> str:
    rows: list[tuple[str, ...]] = []
    for point in DistIr().points(distir_test.SMALL):
        found = DistIr().played(distir_test.SMALL, point)
        known, most = distir_test.PUBLISHED[point], distir_test.PEAKS.get(point)
        words = (f"{found.seconds:.6f}", f"{known:.6f}", f"{max(found.peaks):.0f}")
        rows.append((", ".join(map(str, point)), *words, str(most or "-")))
    titles = ("D, H, P, k", "seconds", "published", "peak bytes", "published")
    return _table(titles, rows) + DISTIR_NOTE


def chimera() -> str:
    rows: list[tuple[str, ...]] = []
    for cap in ("1.2e10", "1.6e10", "1e11"):
        for pairs in (1, 2):
            given = {"machines": "4x2", "bandwidth": "1e10,1.25e9", "mbsInBatch": "64"}
            profile = _profile("vgg16", **given, maxMemoryPerDevice=cap)
            found = Chimera(pairs=pairs).of_graph(profile)
            keys = ("width", "depth", "micro_batch", "critical_forward", "critical_backward")
            cost = "-" if found.objective is None else f"{found.objective:.6g}"
            words = (str(found.info.get(key, "-")) for key in keys)
            rows.append((f"{float(cap):g}", str(pairs), cost, *words))
    titles = ("bytes of a device", "f", "seconds", "W", "D", "b", "C_f", "C_b")
    return _table(titles, rows) + CHIMERA_NOTE


def gpipe() -> str:
    rows: list[tuple[str, ...]] = []
    for name in ("vgg16", "resnet18", "squeezenet1_0", "densenet121"):
        for balance in ("longest", "variance"):
            found = GPipe(balance).of_graph(_profile(name, machines="4", mbsInBatch="8"))
            figures = (found.objective, found.lower_bound, found.info["batch_seconds"])
            spread = f"{float(found.info['variance']) ** 0.5:.4g}"
            rows.append((name, balance, *(f"{one:.6g}" for one in figures), spread))
    titles = ("profile", "balance", "longest, s", "least", "a batch, s", "deviation, s")
    return _table(titles, rows) + GPIPE_NOTE


def alpa() -> str:
    rows: list[tuple[str, ...]] = []
    for name in (*alpa_test.PUBLISHED, "alpa-inter:L=32,D=32,B=64"):
        found = Alpa().of_graph(synthetic_layers(name))
        known = alpa_test.PUBLISHED.get(name, ("-",))[0]
        layers = " ".join(str(len(row.nodes)) for row in found.stages)
        words = (str(known), str(found.info["submeshes"]), layers, str(found.info["limits"]))
        rows.append((name, f"{found.objective:.10g}", *words))
    titles = ("instance", "cost", "known", "submeshes", "layers", "limits tried")
    return _table(titles, rows) + ALPA_NOTE
