"""Library of the pass `microbatch`."""
