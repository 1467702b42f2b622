"""This library holds analyses and rewrites that several rooms of passes use."""
