"""This room holds the factor rules of reshapes, linear ops, reductions and data flow."""
