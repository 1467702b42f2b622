"""This room describes constants, element encodings and rare types and attributes."""
