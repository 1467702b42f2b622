"""What differs between two programs, matched by meaning."""
