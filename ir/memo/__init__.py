"""The memo rebuilds statements of known shapes without another run of the grammar."""
