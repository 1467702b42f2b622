"""This room holds MLIR's locations and the places of ops in their source text."""
