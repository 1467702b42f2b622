"""This library places the axes of a mesh on the devices of a cluster."""
