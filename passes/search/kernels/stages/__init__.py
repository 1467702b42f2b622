"""What planners of stages share: downsets of graphs, chains of them, and what a stage costs."""
