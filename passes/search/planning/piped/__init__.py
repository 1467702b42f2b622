"""Pipelines in the search of our own: units on stages, layouts of their devices, schedules."""
