"""This library finds regions of a block that repeat, and makes functions of them."""
