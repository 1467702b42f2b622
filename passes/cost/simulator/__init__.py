"""The simulator runs compute and communication streams event by event."""
