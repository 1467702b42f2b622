"""Write the scripts of all steps into a folder, with what `measure.py` needs to run them.

    python bench/one_gpu/prepare.py FOLDER [STEP ...]

Per step its text, the scripts of both targets, and in `steps.json` which result of a step replaces
which argument in the next one. Needs JAX, no GPU; `measure.py` needs the folder, JAX or torch.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from steps import NAMES, text

import shardwright as sw
from shardwright.spec.attributes import Int
from shardwright.testing.machines.one_gpu import CHIP, slug

TARGETS = ("jax", "torch")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("steps", nargs="*", default=list(NAMES))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    path = options.folder / "steps.json"
    told: dict[str, object] = json.loads(path.read_text()) if path.exists() else {}
    told |= {name: prepared(name, options.folder) for name in options.steps}
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def prepared(name: str, folder: Path) -> dict[str, object]:
    """The files of a step; their name, and which argument takes the place of which result."""
    source = text(name)
    (folder / f"{slug(name)}.mlir").write_text(source, encoding="utf-8")
    for target in TARGETS:
        made = sw.compile(sw.parse(source, name), target=sw.Target(CHIP), emit=target)
        (folder / f"{slug(name)}_{target}.py").write_text(made, encoding="utf-8")
    main = sw.parse(source).main
    assert main is not None
    carried: dict[int, int] = {}
    for argument, attrs in enumerate(main.arg_attrs):
        result = attrs.get("tf.aliasing_output")
        if isinstance(result, Int):
            carried[result.value] = argument
    return {"slug": slug(name), "carried": carried}


if __name__ == "__main__":
    main()
