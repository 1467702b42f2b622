"""Types and attributes of a program whose floats are all f64."""

from __future__ import annotations

from shardwright.spec.attributes import Array, Attribute, Attrs, Dense, TypeAttr
from shardwright.spec.types import ELEMENTS, TensorType, Type, tensor
from shardwright.spec.values.dense import dense, is_splat, splat, values

_WIDE = {"float": "f64", "complex": "complex<f64>"}


def wide_type(type: Type) -> Type:
    """The type with f64 for a narrower float, complex<f64> for a narrower complex element.

    Types other than tensors, and of quantised elements, stay.
    """
    if not isinstance(type, TensorType):
        return type
    element = ELEMENTS[type.element]
    widest = _WIDE.get(element.kind)
    if widest is None or element.bits >= ELEMENTS[widest].bits:
        return type
    return tensor(type.shape, widest, type.encoding)


def wide_attrs(attrs: Attrs) -> Attrs:
    """Attributes in which all types, and the numbers of constants, are wide."""
    if not attrs:
        return attrs
    return Attrs({key: wide_attribute(value) for key, value in attrs.items_tuple})


def wide_attribute(value: Attribute) -> Attribute:
    """An attribute in which all types, and the numbers of constants, are wide."""
    if isinstance(value, Dense):
        return _wide_dense(value)
    if isinstance(value, TypeAttr):
        return TypeAttr(wide_type(value.type))
    if isinstance(value, Array):
        return Array(tuple(wide_attribute(item) for item in value.items))
    if isinstance(value, Attrs):
        return wide_attrs(value)
    return value


def _wide_dense(value: Dense) -> Dense:
    type = wide_type(value.type)
    if type is value.type:
        return value
    assert isinstance(type, TensorType)
    numbers = values(value)
    if is_splat(value):
        return splat(numbers.reshape(-1)[0].item() if numbers.size else 0.0, type)
    return dense(numbers.astype(ELEMENTS[type.element].numpy), type)
