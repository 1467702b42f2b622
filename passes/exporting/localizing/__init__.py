"""This library lowers ops and collectives to one device as jaxlib does."""
