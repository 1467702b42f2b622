"""The second opinions recompute results by brute force or by textbook formulas."""
