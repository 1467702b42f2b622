"""The generators draw random programs of many kinds."""
