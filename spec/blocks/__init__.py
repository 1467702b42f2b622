"""This room describes the local forms, overlaps and padding of ops on cut blocks."""
