"""This library traces each propagated axis back to its annotation."""
