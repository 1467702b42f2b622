"""The public API, by what it takes to load: programs, scripts, explanations."""
