"""The parser builds types, attributes and ops from the statements of a text."""
