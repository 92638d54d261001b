"""The outlines of the pictures, in a square of 100 points, filled by the even-odd rule."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

import cairo

Circle = tuple[float, float, float]
"""The center and the radius."""


@dataclass(frozen=True)
class Outline:
    """A path in the notation of SVG, with the commands M, L, H, V, Q and Z, and circles."""

    path: str = ""
    circles: tuple[Circle, ...] = ()

    def __add__(self, other: Outline) -> Outline:
        return Outline(self.path + other.path, self.circles + other.circles)

    def trace(self, context: cairo.Context) -> None:
        """Adds the outline to the path of a context."""
        for command, numbers in re.findall(r"([MLHVQZ])([^MLHVQZ]*)", self.path):
            values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
            _add(context, command, values)
        for x, y, radius in self.circles:
            context.new_sub_path()
            context.arc(x, y, radius, 0, 2 * math.pi)


def _add(context: cairo.Context, command: str, values: list[float]) -> None:
    match command:
        case "M":
            context.move_to(*values)
        case "L":
            for x, y in zip(values[::2], values[1::2], strict=True):
                context.line_to(x, y)
        case "H":
            context.line_to(values[0], context.get_current_point()[1])
        case "V":
            context.line_to(context.get_current_point()[0], values[0])
        case "Q":
            for start in range(0, len(values), 4):
                _add_quadratic(context, *values[start : start + 4])
        case "Z":
            context.close_path()


def _add_quadratic(
    context: cairo.Context, control_x: float, control_y: float, x: float, y: float
) -> None:
    start_x, start_y = context.get_current_point()
    context.curve_to(
        start_x + (control_x - start_x) * 2 / 3, start_y + (control_y - start_y) * 2 / 3,
        x + (control_x - x) * 2 / 3, y + (control_y - y) * 2 / 3, x, y)


_STAR = Outline(
    "M45.1 11.1Q50 0.1 54.9 11.1L64.2 32.1Q65.1 33.9 67 34.1L89.9 36.5Q101.8 37.8 92.9 45.8"
    "L75.8 61.2Q74.4 62.5 74.8 64.5L79.5 87Q82 98.7 71.6 92.7L51.7 81.2Q50 80.2 48.3 81.2"
    "L28.4 92.7Q18 98.7 20.5 87L25.2 64.5Q25.6 62.5 24.2 61.2L7.1 45.8Q-1.8 37.8 10.1 36.5"
    "L33 34.1Q34.9 33.9 35.8 32.1Z")
_HOLE = Outline(
    "M48 21.9Q50 17.3 52 21.9L59.8 39.3Q60.3 40.4 61.5 40.5L80.5 42.6Q85.5 43.1 81.8 46.4"
    "L67.6 59.2Q66.7 60 66.9 61.2L70.9 79.9Q71.9 84.8 67.6 82.3L51 72.7Q50 72.1 49 72.7"
    "L32.4 82.3Q28.1 84.8 29.1 79.9L33.1 61.2Q33.3 60 32.4 59.2L18.2 46.4Q14.5 43.1 19.5 42.6"
    "L38.5 40.5Q39.7 40.4 40.2 39.3Z")
_HALF_HOLE = Outline(
    "M50 19.6Q51 19.6 52 21.9L59.8 39.3Q60.3 40.4 61.5 40.5L80.5 42.6Q85.5 43.1 81.8 46.4"
    "L67.6 59.2Q66.7 60 66.9 61.2L70.9 79.9Q71.9 84.8 67.6 82.3L50 72.1Z")
_RING = Outline(circles=((50, 50, 46), (50, 50, 38)))
_TRIANGLE = Outline(
    "M43 10Q50 -2 57 10L96 78Q103 91 88 92H12Q-3 91 4 78ZM50 15Q49 15 48 17L12 80Q11 84 14 84"
    "H86Q89 84 88 80L52 17Q51 15 50 15Z")
_EYE = Outline(
    "M4 50Q27 20 50 20Q73 20 96 50Q73 80 50 80Q27 80 4 50Z", ((50, 50, 17), (50, 50, 9)))

_IMAGES = {
    "star": _STAR + _HOLE,
    "star.leadinghalf.filled": _STAR + _HALF_HOLE,
    "star.fill": _STAR,
    "minus": Outline("M15 45H85V55H15Z"),
    "plus": Outline("M45 15H55V45H85V55H55V85H45V55H15V45H45Z"),
    "checkmark": Outline("M12 54L21 45L40 64L78 22L87 31L40 82Z"),
    "ellipsis": Outline("", ((20, 50, 9), (50, 50, 9), (80, 50, 9))),
    "info.circle": _RING + Outline("M45.5 45H54.5V75H45.5Z", ((50, 31, 6),)),
    "checkmark.circle": _RING + Outline("M30 50.5L36 44.5L46 54.5L65 35L71 41L46 66.5Z"),
    "exclamationmark.circle": _RING + Outline("M45 25H55L53.8 57H46.2Z", ((50, 69, 6),)),
    "exclamationmark.triangle": _TRIANGLE
    + Outline("M45.5 34H54.5L53.4 62H46.6Z", ((50, 72.5, 5.5),)),
    "xmark.circle": _RING + Outline(
        "M36 30L50 44L64 30L70 36L56 50L70 64L64 70L50 56L36 70L30 64L44 50L30 36Z"),
    "eye.fill": _EYE,
    "eye.slash.fill": _EYE + Outline("M18 12L88 82L82 88L12 18Z"),
}
_ROLES = {"off": "star", "half": "star.leadinghalf.filled", "on": "star.fill"}


def outline(image: str, role: str) -> Outline:
    """Returns the outline of an image, or the substitute for its role."""
    return _IMAGES.get(image) or _IMAGES.get(_ROLES.get(role, "")) or _RING
