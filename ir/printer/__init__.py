"""The printer writes types, attributes and ops byte for byte as MLIR prints them."""
