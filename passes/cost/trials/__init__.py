"""A trial edits a program, compiles it on a target and prices the result."""
