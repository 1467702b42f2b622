"""Pictures as SVG, drawn here: plain text, no other package."""
