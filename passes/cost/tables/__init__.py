"""The additive cost tables price strategies per op and per edge."""
