"""Clusters whose software is ideal: published tables and hand-made figures speak of bare links."""

from __future__ import annotations

from dataclasses import replace

from shardwright.spec.cluster import IDEAL, Cluster


def at_peaks(cluster: Cluster) -> Cluster:
    """The same without launches, and with all of the links' bandwidth reached."""
    chips = tuple((replace(chip, kernels=IDEAL), count) for chip, count in cluster.chips)
    return replace(cluster, chips=chips)
