"""This library lets copies of a model run through the same groups of devices."""
