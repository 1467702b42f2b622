"""What is true: types, axes, shardings, factor rules, the op table, stages. Immutable, stdlib +
numpy.
"""
