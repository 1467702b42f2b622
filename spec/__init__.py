"""The specification: types, axes, shardings, factor rules, op table, stages. Immutable, stdlib +
numpy.
"""
