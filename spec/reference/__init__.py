"""This room holds the numpy references of ops."""
