"""The oracle workers compare results with jaxlib, Shardy and XLA."""
