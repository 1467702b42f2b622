"""The import passes normalize meshes, calls, constraints and edges before propagation."""
