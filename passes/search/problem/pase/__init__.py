"""The five networks of PaSE as problems of choices: ops, networks, tables."""
