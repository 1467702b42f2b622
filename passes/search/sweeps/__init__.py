"""Programs, meshes and layouts compared: sweeps, their candidates, prices that are kept, ranks."""
