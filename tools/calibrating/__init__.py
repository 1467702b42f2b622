"""Measuring a machine: cases, the processes that time them, and the constants fitted to them."""
