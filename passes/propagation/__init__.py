"""The propagation passes decide the sharding of every value."""
