"""The page writers build the generated pages of the documentation from the source."""
