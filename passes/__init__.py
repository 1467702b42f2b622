"""What changes a program: one pass per file, the file name is the pass name."""
