"""What tests of passes on machines share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shardwright.testing.generate.level_programs import cluster_text


@pytest.fixture
def cluster(tmp_path: Path) -> Callable[[tuple[int, ...]], str]:
    """The file of a cluster with these levels."""

    def written(system: tuple[int, ...]) -> str:
        path = tmp_path / f"c{'x'.join(map(str, system))}.mlir"
        path.write_text(cluster_text(system))
        return str(path)

    return written
