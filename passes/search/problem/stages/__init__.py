"""Instances of planners of stages, in the formats of their papers, and what these answer."""
