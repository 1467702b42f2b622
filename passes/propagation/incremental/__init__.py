"""This library propagates one program repeatedly from changed annotations."""
