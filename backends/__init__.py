"""Backends: one folder per target language or format."""
