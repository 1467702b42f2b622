"""This library clones marked ops next to their late uses."""
