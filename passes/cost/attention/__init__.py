"""This library recognizes attention that a chip runs as one kernel."""
