"""What methods reproduce, and what they take on programs; writes the tables of their pages.

    python bench/search/method_tables.py [METHOD ...] [-o docs/methods]

Per method of a page: the checks against its paper, and by program and mesh whether it has a plan,
what a step takes on the simulator (8 devices of `dgx-h100`, the first 4 for squares), what a device
receives, and by formula for products with weights; CPU seconds of this process to plan.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from shardwright.ir.analysis.collective_traffic import total_ring_bytes
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS, by_rule
from shardwright.passes.search.planning.program_texts import NAME, on_mesh, spelled, unannotated
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.then_reduced import then_reduced
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.instances import instance
from shardwright.passes.search.problem.solve import solve, warm_up
from shardwright.passes.search.rules import GRIDS, RULES, TACTICS
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.target import Target
from shardwright.spec import plan as keys
from shardwright.spec.attributes import Attrs, Int
from shardwright.spec.machines.units import shown
from shardwright.testing import method_pages
from shardwright.testing.jax_corpus.transformer_steps import Step, text
from shardwright.testing.laid_out import kinds, linear
from shardwright.tools import cli

ROOT = Path(__file__).parents[2]
MODELS = ROOT / "tests" / "data" / "models"
TRANSFORMER = Step(layers=2, width=256, heads=8, hidden=1024, vocab=1024, seq=64, batch=16)
MESHES = ("x=8", "x=2,y=4", "x=2,y=2,z=2")
SOLVED = {
    "alpa-ilp:L=1,K=2": "72259.469312", "alpa-ilp:L=4,K=10": "257698.037760",
    "alpa-ilp:L=24,K=10": "1544846.049280", "alpa-ilp:L=24,K=10,memory": "1744025.157632",
    "alpa-ilp:L=96,K=10": "6178578.890752", "alpa-ilp-fb:8": "1507657.687028",
}  # fmt: skip
SMALL = Step(layers=2, width=16, hidden=32, vocab=32, seq=8, batch=8)
RAN = "method", "plan", "`shardwright verify`"
Row = tuple[str, ...]


def programs() -> Iterator[tuple[str, Module]]:
    """Train steps, or layers forward and back, by name."""
    yield "transformer, 2 layers", parse(text(TRANSFORMER))
    paths = {
        "MLP": "layers/mlp", "mixture of experts": "layers/experts", "conv net": "layers/conv",
        "encoder-decoder": "layers/encoder_decoder", "DLRM": "real/dlrm", "LSTM": "layers/lstm",
    }  # fmt: skip
    for name, path in paths.items():
        yield name, parse((MODELS / f"{path}.mlir").read_text(encoding="utf-8"))


# --- what is reproduced


def by_formula(name: str) -> Iterator[Row]:
    """Received elements of one product, forward and backward, by the formula and as counted."""
    for devices in (4, 8, 9, 16, 27, 64):
        for mesh in RULES[name].meshes(devices):
            for m, k, n in ((64, 128, 256), (1152, 288, 576)):
                if any(size % devices for size in (m, k, n)) and devices in (9, 27):
                    continue
                try:
                    module = by_rule(RULES[name], parse(linear(m, k, n)), mesh)
                except ProgramError:
                    continue
                said = module.notes.get(keys.VOLUME)
                counted = total_ring_bytes(compiled(module, Target()).local) / 4
                if isinstance(said, Attrs) and isinstance(found := said["elements"], Int):
                    verdict = "pass" if counted == found.value else "FAIL"
                    sizes = f"{m} x {k} x {n}, {spelled(mesh)}"
                    yield name, sizes, f"{found.value:,}", f"{counted:,.0f}", verdict


def by_instances(name: str) -> Iterator[Row]:
    """Optima of problems without a program, by other solvers and by the method."""
    warm_up(METHODS["eliminate"]())
    for problem, known in SOLVED.items():
        start = process_time()
        solved = solve(METHODS[name](), instance(problem))
        took, objective = process_time() - start, solved.objective or 0.0
        if solved.found.status is Status.REFUSED:
            yield name, f"`{problem}`", known, str(solved.found.info["why"]), "refused"
            continue
        verdict = "pass" if f"{objective:.6f}" == known else "FAIL"
        yield name, f"`{problem}`, {took:.1f} s", known, f"{objective:.6f}", verdict


def by_counts(name: str) -> Iterator[Row]:
    """Collectives of programs that tactics bring about, foreseen and as lowered."""
    if name not in TACTICS:
        return
    rule = TACTICS[name]
    for title, module in programs():
        mesh = rule.meshes(8)[0]
        copy = on_mesh(unannotated(module), mesh)
        try:
            foreseen = rule.tiled(Subject(copy, NAME, mesh)).collectives()
        except ProgramError as problem:
            yield name, title, problem.diagnostics[0].message, "", "-"
            continue
        local = compiled(copy, Target(trips=4)).local
        found = kinds(local)
        verdict = "pass" if found == foreseen else "FAIL"
        yield name, title, _counts(foreseen), _counts(found), verdict


def _counts(found: Counter[str]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in sorted(found.items()))


# --- what it takes


def measured(name: str) -> Iterator[Row]:
    """By program and mesh."""
    for title, module in programs():
        for mesh in (None,) if name in (*GRIDS, "partir") else MESHES:
            devices = 4 if name.startswith("optimus") else 8
            start = process_time()
            target = Target("dgx-h100" if devices == 8 else f"dgx-h100/{devices}", trips=4)
            try:
                task = Task.of(module, target, ignores=True, mesh=mesh_from(mesh) if mesh else None)
                yield _row(title, plan(PLANNERS[name], task), process_time() - start)
            except ProgramError as problem:
                said = problem.diagnostics[0].message
                yield title, mesh or f"{devices} devices", said, "", "", "", ""


def executed(name: str) -> Row:
    """A small train step by the plan: numpy in lockstep, JAX on fake devices, torch on gloo."""
    devices = 8 if name in GRIDS and not name.startswith("optimus") else 4
    target = Target("dgx-h100" if devices == 8 else f"dgx-h100/{devices}")
    mesh = None if name in GRIDS or name.startswith("partir") else mesh_from("data=2,model=2")
    try:
        found = plan(PLANNERS[name], Task.of(parse(text(SMALL)), target, ignores=True, mesh=mesh))
    except ProgramError as problem:
        return name, "-", f"refused: {problem.diagnostics[0].message}"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "planned.mlir"
        path.write_text(found.text, encoding="utf-8")
        out = io.StringIO()
        code = cli.main(["verify", str(path), "--no-edge-inputs"], io.StringIO(), out, out)
    verdict = next(line for line in out.getvalue().splitlines() if line.startswith("verdict"))
    words = f"{found.tried.way} on {spelled(found.tried.mesh)}"
    return name, words, f"{verdict.removeprefix('verdict: ')} (exit code {code})"


def _row(title: str, found: Plan, took: float) -> Row:
    said = found.module.notes.get(keys.VOLUME)
    formula = said.get("bytes") if isinstance(said, Attrs) else None
    local = found.made.local
    return (
        title, spelled(found.tried.mesh), f"{found.status}: {found.tried.way}",
        shown(found.cost.step, "seconds"),
        f"{total_ring_bytes(local) / 1e6:.3f}",
        f"{formula.value / 1e6:.3f}" if isinstance(formula, Int) else "-", f"{took:.1f}",
    )  # fmt: skip


def _table(head: Row, rows: list[Row]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(row)} |\n" for row in lines)


def placed() -> Iterator[Row]:
    """What P^2 gains behind other methods, on two nodes of 8 devices."""
    target = Target("dgx-h100:2", trips=4)
    for title, module in programs():
        for name, mesh in PLACED:
            try:
                task = Task.of(module, target, ignores=True, mesh=mesh_from(mesh) if mesh else None)
                found = plan(PLANNERS[name], task)
            except ProgramError as problem:
                yield title, name, mesh or "-", problem.diagnostics[0].message, "", "", ""
                continue
            better, one = then_reduced(found)
            several = f"{one.count}: {1e6 * one.default:.0f} us, {1e6 * one.seconds:.0f} us"
            yield (
                title, name, spelled(found.tried.mesh), shown(one.before, "seconds"),
                shown(better.cost.step, "seconds"), f"{one.gain:.1%}", several,
            )  # fmt: skip


PLACED = (("data-parallel", ""), ("megatron", "data=8,model=2"), ("zero3", ""), ("optimus-2d", ""))
CHECKS: dict[str, tuple[Callable[[str], Iterator[Row]], str, str]] = {
    "alpa-intra": (by_instances, "problem", "microseconds"),
    "nnscaler-intra": (by_instances, "problem", "microseconds"),
    "partir": (by_counts, "program", "collectives"),
}


def tables(page: str) -> str:
    """Both tables of a page."""
    if page == "p2":
        head = (
            "program", "method", "mesh", "a step", "then p2", "gain",
            "collectives of several steps: in one piece, as they are",
        )  # fmt: skip
        return "\n## Measured on two nodes, 16 devices of `dgx-h100:2`\n\n" + _table(
            head, list(placed())
        )
    names = method_pages.PAGES[page][1]
    check, what, unit = CHECKS.get(page, (by_formula, "M x K x N, mesh", "elements received"))
    proved = [row for name in names for row in check(name)]
    is_family = any(PLANNERS[name].label == "family" for name in names)  # which never reproduces
    title, word = ("Checked", "equal") if is_family else ("Reproduces", "reproduces")
    head = "method", what, f"{unit}, known", "here", word
    parts = [f"\n## {title}\n\n", _table(head, proved)]
    head = (
        "program", "mesh", "status", "a step", "received, MB", "of products by formula", "CPU s",
    )  # fmt: skip
    ran: list[Row] = []
    for name in names:
        if name in TACTICS:  # all of them stand in the rows of `partir`
            continue
        print(name, file=sys.stderr)
        ran.append(executed(name))
        parts += [f"\n## Measured, `{name}`\n\n", _table(head, list(measured(name)))]
    parts += ["\n## Executed, a train step of two layers\n\n", _table(RAN, ran)]
    return "".join(parts)


def main() -> None:
    """Print the tables, or write them into the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("methods", nargs="*", default=[*method_pages.PAGES])
    parser.add_argument("-o", dest="output", action="store_true", help="write the pages")
    found = parser.parse_args()
    for page in found.methods:
        words = tables(page)
        if not found.output:
            print(words)
            continue
        path = method_pages.path_of(ROOT, page)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(method_pages.with_measured(page, before, words), encoding="utf-8")


if __name__ == "__main__":
    main()
