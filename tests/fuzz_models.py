"""Run small models in many modes: `python tests/fuzz_models.py --scripts --only moe`.

Every family in every mode: all devices in lockstep compute what one device computes; so do the
generated JAX and torch scripts with `--scripts`. `--moves` compares what transformers of many sizes
move and compute with textbooks instead. Exit code 1 on any difference.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.spec import plan
from shardwright.testing.second_opinion.textbook import astray, steps
from shardwright.testing.verbs import ask

TEXT = "--layers 2 --hidden 32 --heads 4 --vocab 64 --seq 16 --microbatch 2"
SIZES = {
    "transformer": TEXT,
    "moe": f"{TEXT} --experts 4 --ffn 16",
    "mlp": "--layers 2 --hidden 32 --microbatch 8",
    "conv": "--levels 2 --layers 1 --width 8 --image 8 --classes 8 --microbatch 2",
    "dlrm": "--tables 2 --rows 32 --width 8 --hidden 16 --hot 2 --microbatch 8",
}
MODES = ("dp=4", "fsdp=4", "tp=4", "fsdp=2,tp=2", "dp=2,fsdp=2,tp=2")
LAYERED = ("pp=2", "pp=2,dp=2,tp=2 --accumulate 4", "pp=2,fsdp=2 --accumulate 2 --schedule gpipe")
PASSES = (
    "fsdp=4 --accumulate 3", "dp=2,fsdp=2 --accumulate 3", "fsdp=4 --shard-grad-op --accumulate 2",
    "dp=2,tp=2 --accumulate 2", "fsdp=2 --optimizer sgd",
)  # fmt: skip
WORDS = (
    "tp=4,sp=on", "dp=2,fsdp=2,tp=2,sp=on", "fsdp=2,tp=2 --remat full",
    "fsdp=2,tp=2 --remat selective --attention plain", "fsdp=2,tp=2 --unroll --remat full",
    "fsdp=2,tp=2 --kv-heads 2 --mlp swiglu --positions rotary --untied",
    "fsdp=2,tp=4 --kv-heads 2 --vocab 63 --accumulate 2", "dp=2,tp=4,sp=on --kv-heads 1 --untied",
    "dp=2,tp=4,sp=on --kv-heads 2 --vocab 65 --mlp swiglu --accumulate 2",
)  # fmt: skip
EXPERTS = ("ep=4", "fsdp=2,ep=2", "tp=2,ep=2,sp=on", "ep=2,fsdp=2,tp=2 --accumulate 2 --mlp swiglu")
EXTRA = {
    "transformer": (*LAYERED, *WORDS), "moe": (*WORDS, *EXPERTS, LAYERED[1]), "mlp": LAYERED,
    "conv": ("fsdp=2 --remat full",), "dlrm": (),
}  # fmt: skip
HIDDEN, TENSORS = (64, 256, 512, 1024, 2048, 4096), (2, 4, 8)
LOW = ("fsdp=2,tp=2 --dtype bf16", "fsdp=2,tp=2 --dtype fp8")


def runs(only: str) -> list[str]:
    """Words of every model."""
    found: list[str] = []
    for family in SIZES:
        modes = [f"{mode} --dtype f32" for mode in (*MODES, *PASSES, *EXTRA[family])]
        found += [f"{family} {SIZES[family]} --parallel {mode}" for mode in (*modes, *LOW)]
    return [words for words in found if only in words]


def main() -> int:
    """Run all models whose words hold `--only`."""
    parser = argparse.ArgumentParser(description="run small models in many modes")
    parser.add_argument("--only", default="", metavar="WORDS", help="models whose words hold these")
    parser.add_argument("--scripts", action="store_true", help="generated scripts, too")
    parser.add_argument("--moves", action="store_true", help="what moves, against textbooks")
    options = parser.parse_args()
    if options.moves:
        return _compare_moves(options.only)
    wrong, start = 0, perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        step = Path(folder) / "step.mlir"
        for number, words in enumerate(runs(options.only), 1):
            said = _checked(words, step, options.scripts)
            wrong += bool(said)
            print(f"{number} {'WRONG' if said else 'ok'} {words} {perf_counter() - start:.0f} s")
            print(said, end="", flush=True)
    return int(wrong > 0)


def _compare_moves(only: str) -> int:
    wrong, start = 0, perf_counter()
    for step in steps(HIDDEN, TENSORS):
        if only in step.words:
            said = astray(step)
            wrong += bool(said)
            print("WRONG" if said else "ok", step.words, f"{perf_counter() - start:.0f} s")
            print(said, end="", flush=True)
    return int(wrong > 0)


def _checked(words: str, step: Path, has_scripts: bool) -> str:
    """What is wrong with a model, "" where nothing is."""
    code, _, errors = ask("model", *words.split(), "-o", str(step))
    if code:
        return errors
    skipped = () if has_scripts else ("--skip", "jax,torch")
    module = parse(step.read_text(), str(step))
    module.set_note(plan.STAGES, None)  # all stages on the devices of one: a pipeline does not run
    step.write_text(print_module(module))
    code, output, errors = ask("verify", str(step), *skipped)
    return output + errors if code else ""


if __name__ == "__main__":
    sys.exit(main())
