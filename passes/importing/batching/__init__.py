"""This library recognizes gather and scatter indices that batch a dimension."""
