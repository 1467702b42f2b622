"""This room locates diagnostics at ops, names warnings and gives messages stable ids."""
