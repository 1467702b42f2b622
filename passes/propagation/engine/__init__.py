"""The propagation engine runs factor propagation over a flattened module."""
