"""This room holds clusters, measurements and reshard cases for tests."""
