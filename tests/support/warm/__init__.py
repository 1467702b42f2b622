"""Pythons that have imported what takes long, and fork to run a file."""
