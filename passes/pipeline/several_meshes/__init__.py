"""A step in stages as a program over several meshes, and back."""
