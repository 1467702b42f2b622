"""The cleanup passes canonicalize, deduplicate and remove ops."""
