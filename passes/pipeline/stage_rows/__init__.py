"""Arrays that hold a layer per row, given to the stages of a pipeline row by row."""
