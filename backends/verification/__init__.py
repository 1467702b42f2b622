"""Verification runs a partitioned program in every available way and compares with numpy."""
