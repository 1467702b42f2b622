"""Library of `import-gspmd`: what the older partitioner was told, as `sdy`."""
