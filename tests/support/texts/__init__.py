"""This room generates, mutates and fuzzes program texts."""
