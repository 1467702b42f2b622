"""Families of models. One file each, which defines `FAMILY`, a dataclass whose fields are the sizes
that the command line takes; the name of the file is that of the family.
"""
