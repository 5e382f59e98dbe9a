"""What the features of all games share."""


def ahead(values: list[float]) -> list[float]:
    """How far each value is ahead of the best of the others; a lone one is neither ahead nor behind.

    Examples:
        >>> ahead([3.0, 5.0, 4.0])
        [-2.0, 1.0, -1.0]
    """
    if len(values) == 1:
        return [0.0]
    best = -1e9
    second = -1e9
    for value in values:
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return [value - (second if value == best else best) for value in values]
