"""Plans of programs: meshes, proposals of methods, their price, and the text that says them."""
