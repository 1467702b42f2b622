"""From a captured train step to what planners of stages read, and from their answers to text."""
