"""PipeDream's optimizer on its published profiles: seconds per minibatch and of the search.

    python bench/plan/profiles.py FOLDER

FOLDER holds `NAME/graph.txt` of github.com/msr-fiddle/pipedream. Seconds are of the CPU. Machines:
A 4 devices at 1e9 bytes/s; B 4 machines of 4, C 16 flat, D 2 machines of 4, 1e10 inside and 1.25e9
across. The released optimizer took more than 60 s where nothing is published.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

from shardwright.passes.search.methods.pipedream import PipeDream
from shardwright.passes.search.problem.stages.profile_files import load_profile
from shardwright.tools.session.text_tables import table

MACHINES = {
    "A": ("4", "1e9"), "B": ("4x4", "1e10,1.25e9"), "C": ("16", "1.25e9"),
    "D": ("4x2", "1e10,1.25e9"),
}  # fmt: skip
# By profile and machines: with activations, without.
PUBLISHED: dict[tuple[str, str], tuple[float, float]] = {
    ("vgg16", "A"): (0.205520896, 0.175732624),
    ("vgg16", "B"): (0.0671339970, 0.0441210743),
    ("vgg16", "C"): (0.0547948908, 0.0465874887),
    ("vgg16", "D"): (0.157820579, 0.092810798),
    ("resnet18", "A"): (0.100004036, 0.065918),
    ("resnet18", "B"): (0.0234932072, 0.01709254),
    ("resnet18", "C"): (0.0244254971, 0.0179791845),
    ("resnet18", "D"): (0.0423106096, 0.0333245012),
    ("squeezenet1_0", "A"): (0.074414, 0.0723288427),
    ("squeezenet1_0", "B"): (0.0186183755, 0.0180991936),
    ("squeezenet1_0", "C"): (0.018771693, 0.0184484572),
    ("squeezenet1_0", "D"): (0.0367373814, 0.0362830277),
    ("resnet50", "A"): (0.162880924, 0.111497),
    ("densenet121", "A"): (0.089976, 0.081985),
    ("resnet101", "A"): (0.116555, 0.103941),
    ("resnext50", "A"): (0.201406532, 0.151622572),
}
OTHERS = (
    ("resnet50", "B"), ("densenet121", "B"), ("resnet101", "B"), ("inception_v3", "A"),
    ("nasnetamobile", "A"),
)  # fmt: skip


def main() -> None:
    """Print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    rows: list[tuple[str, ...]] = []
    for name, machines in (*PUBLISHED, *OTHERS):
        count, bandwidth = MACHINES[machines]
        given = {"machines": count, "bandwidth": bandwidth}
        profile = load_profile(folder / name / "graph.txt", given)
        known = PUBLISHED.get((name, machines))
        for number, counts in enumerate((True, False)):
            began = process_time()
            found = PipeDream(activation_communication=counts).of_graph(profile)
            assert found.objective is not None
            rows.append(
                (
                    name, machines, "on" if counts else "off", f"{found.objective:.9g}",
                    f"{known[number]:.9g}" if known else "-", str(found.status),
                    str(found.info.get("states", "-")), f"{process_time() - began:.2f}",
                )
            )  # fmt: skip
    head = ("profile", "machines", "activations", "seconds", "published", "status", "states", "s")
    print(table(head, rows, right=(3, 4, 6, 7)))


if __name__ == "__main__":
    main()
