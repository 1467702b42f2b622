"""This library explains and lists programs in pipeline stages, and those of one stage alike."""
