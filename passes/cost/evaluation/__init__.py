"""The evaluation estimates seconds, bytes and operations of a step on a cluster."""
