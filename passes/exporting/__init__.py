"""The export passes insert and lower explicit reshards as Shardy does."""
