"""These passes place, synthesize, fuse and move collectives."""
