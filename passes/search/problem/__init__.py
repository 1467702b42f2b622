"""What is searched: problems without a program, evaluators, budgets, and what methods answer."""
