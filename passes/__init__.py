"""The passes: one per file of a group, registered under the name of the file."""
