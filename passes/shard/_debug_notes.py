"""Names of the attributes that explain a propagation, as Shardy's debug options write them."""

from __future__ import annotations

ORIGINS, EDGES = "sharding_origins", "propagation_edges"
ROLES = ("", "block_arg_", "result_")  # of what: the value itself; arguments, results of an op
