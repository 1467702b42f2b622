"""This library fits the constants of chips and links to measured samples."""
