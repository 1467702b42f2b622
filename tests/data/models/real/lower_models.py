"""Lower the models of this folder to text; SOURCE.md says what each one is.

    pip install -r tests/data/models/real/requirements.txt
    python tests/data/models/real/lower_models.py [--size real] -o FOLDER [NAME ...]

No weights are in them: parameters are arguments, known by their shapes. A file that is written is
whole; a model that does not lower is named, and the exit code is 1.
"""

import argparse
import os
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

DEVICES = 8
NAMES = tuple(
    sorted(p.stem for p in Path(__file__).parent.glob("*.py") if p.stem != "lower_models")
)


def jitted(name: str, size: str) -> tuple[Any, tuple[Any, ...], Any]:
    """The jitted step of a model on its mesh of 8 CPU devices, its arguments by shape, the mesh."""
    import jax

    model = import_module(name)
    kinds = (jax.sharding.AxisType.Auto,) * len(model.MESH)
    mesh = jax.make_mesh(tuple(model.MESH.values()), tuple(model.MESH), axis_types=kinds)
    with jax.set_mesh(mesh):
        return *model.step(size, mesh), mesh


def lower(name: str, size: str) -> str:
    """The text of one model's step."""
    import jax

    run, arguments, mesh = jitted(name, size)
    with jax.set_mesh(mesh):
        return run.lower(*arguments).as_text()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", help=f"any of {', '.join(NAMES)}; default all")
    parser.add_argument("--size", choices=("small", "real"), default="small")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER")
    options = parser.parse_args()
    for name in options.names:
        if name not in NAMES:
            parser.error(f"no model {name}; known: {', '.join(NAMES)}")
    os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={DEVICES}"
    os.environ["JAX_PLATFORMS"] = "cpu"
    options.output.mkdir(parents=True, exist_ok=True)
    failed = False
    for name in options.names or NAMES:
        try:
            text = lower(name, options.size)
        except Exception:
            traceback.print_exc()
            print(f"{name}: does not lower", file=sys.stderr)
            failed = True
            continue
        path = options.output / f"{name}.mlir"
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
        print(f"{name}: {len(text):,} bytes", file=sys.stderr)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
