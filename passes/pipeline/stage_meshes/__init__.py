"""This library lays each stage of a pipeline out on a mesh of its own."""
