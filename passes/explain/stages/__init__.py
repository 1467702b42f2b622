"""This library says what stages of a pipeline do, and what passes between them."""
