"""Draws presentations with Cairo and Pango: the display list, in its order, and nothing else."""

from __future__ import annotations

import math
from typing import Any

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

from outlines import outline  # noqa: E402

Object = dict[str, Any]

SYSTEM_FONTS = "Liberation Sans, Arial, sans-serif"
"""The families of the system's font; `stylecheck` estimates widths that suit these."""

SUBSTITUTE_TINT = "#808080"
"""The color of the substitute for an image in its own colors."""

_WEIGHTS = (
    "thin", "ultraLight", "light", "regular", "medium", "semibold", "bold", "heavy", "black")


def draw(context: cairo.Context, presentation: Object) -> None:
    """Draws the background of a cell, and its items from back to front.

    The background fills whole points, so that no gap is between the views of two cells.
    """
    size, background = presentation["size"], presentation["background"]
    whole = {"x": 0, "y": 0, "width": size["width"], "height": math.ceil(size["height"])}
    _draw_shape(context, {**background, "frame": whole, "stroke": None, "cornerRadius": 0})
    for item in presentation["items"]:
        if "text" in item:
            _draw_text(context, item["text"], presentation["direction"])
        elif "picture" in item:
            _draw_picture(context, item["picture"])
        else:
            _draw_shape(context, item["shape"])


def draw_focus(context: cairo.Context, frame: Object, color: str) -> None:
    """Draws the ring of the keyboard focus inside a frame."""
    inside = {
        "x": frame["x"] + 2, "y": frame["y"] + 2,
        "width": frame["width"] - 4, "height": frame["height"] - 4}
    _trace(context, inside, 6)
    context.set_source_rgba(*_channels(color))
    context.set_line_width(2)
    context.stroke()


def draw_cursor(
    context: cairo.Context, text: Object, direction: str, color: str, *, is_before_text: bool
) -> None:
    """Draws the cursor behind the last line of a text, or before a placeholder."""
    if not text["lines"]:
        return
    line = text["lines"][-1]
    layout = _layout(context, line["text"], text["font"], direction)
    place = layout.index_to_pos(0 if is_before_text else len(line["text"].encode()))
    x = _left_edge(layout, text, direction) + place.x / Pango.SCALE
    top = line["baseline"] - layout.get_baseline() / Pango.SCALE
    context.set_source_rgba(*_channels(color))
    context.rectangle(x, top, 1.5, text["font"]["lineHeight"])
    context.fill()


# Shapes


def _draw_shape(context: cairo.Context, shape: Object) -> None:
    frame, stroke = shape["frame"], shape["stroke"]
    _trace(context, frame, shape["cornerRadius"])
    if shape["bottomColor"] is None:
        context.set_source_rgba(*_channels(shape["color"]))
    else:
        context.set_source(_gradient(frame, shape["color"], shape["bottomColor"]))
    context.fill_preserve()
    if stroke is not None:
        context.set_source_rgba(*_channels(stroke["color"]))
        context.set_line_width(stroke["width"])
        context.stroke_preserve()
    context.new_path()


def _trace(context: cairo.Context, frame: Object, corner_radius: float) -> None:
    x, y, width, height = (frame[key] for key in ("x", "y", "width", "height"))
    radius = min(corner_radius, width / 2, height / 2)
    quarter = math.pi / 2
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -quarter, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, quarter)
    context.arc(x + radius, y + height - radius, radius, quarter, 2 * quarter)
    context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    context.close_path()


def _gradient(frame: Object, top: str, bottom: str) -> cairo.LinearGradient:
    gradient = cairo.LinearGradient(0, frame["y"], 0, frame["y"] + frame["height"])
    gradient.add_color_stop_rgba(0, *_channels(top))
    gradient.add_color_stop_rgba(1, *_channels(bottom))
    return gradient


def _channels(color: str) -> tuple[float, float, float, float]:
    red, green, blue, alpha = bytes.fromhex((color[1:] + "FF")[:8])
    return red / 255, green / 255, blue / 255, alpha / 255


# Pictures


def _draw_picture(context: cairo.Context, picture: Object) -> None:
    frame, part = picture["frame"], picture["shownPart"]
    context.save()
    context.translate(frame["x"], frame["y"])
    if part is not None:
        context.rectangle(part["x"], part["y"], part["width"], part["height"])
        context.clip()
    if picture["isMirrored"]:
        context.translate(frame["width"], 0)
        context.scale(-1, 1)
    side = min(frame["width"], frame["height"])
    context.translate((frame["width"] - side) / 2, (frame["height"] - side) / 2)
    context.scale(side / 100, side / 100)
    outline(picture["image"], picture["role"]).trace(context)
    context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
    context.set_source_rgba(*_channels(picture["tint"] or SUBSTITUTE_TINT))
    context.fill()
    context.restore()


# Texts


def _draw_text(context: cairo.Context, text: Object, direction: str) -> None:
    context.set_source_rgba(*_channels(text["color"]))
    for line in text["lines"]:
        layout = _layout(context, line["text"], text["font"], direction)
        baseline = layout.get_baseline() / Pango.SCALE
        context.move_to(_left_edge(layout, text, direction), line["baseline"] - baseline)
        # The images of glyphs would be placed at whole pixels, and baselines are between them.
        PangoCairo.layout_path(context, layout)
        context.fill()


def _left_edge(layout: Pango.Layout, text: Object, direction: str) -> float:
    """Returns the left edge of a line, whose side depends on the direction of the cell."""
    left: float = text["frame"]["x"]
    room: float = text["frame"]["width"] - layout.get_size()[0] / Pango.SCALE
    match text["alignment"], direction:
        case "center", _:
            return left + room / 2
        case ("leading", "ltr") | ("trailing", "rtl"):
            return left
        case _:
            return left + room


def _layout(context: cairo.Context, line: str, font: Object, direction: str) -> Pango.Layout:
    layout = PangoCairo.create_layout(context)
    shaping = layout.get_context()
    shaping.set_base_dir(Pango.Direction.RTL if direction == "rtl" else Pango.Direction.LTR)
    shaping.set_round_glyph_positions(False)
    PangoCairo.context_set_font_options(shaping, _font_options())
    layout.set_font_description(_font(font))
    layout.set_text(line, -1)
    return layout


def _font_options() -> cairo.FontOptions:
    """Returns options with which a text is as wide at any scale."""
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    return options


def _font(font: Object) -> Pango.FontDescription:
    description = Pango.FontDescription()
    description.set_family(_families(font["family"]))
    description.set_absolute_size(font["pointSize"] * Pango.SCALE)
    description.set_weight(Pango.Weight(100 * (_WEIGHTS.index(font["weight"]) + 1)))
    if font["isItalic"]:
        description.set_style(Pango.Style.ITALIC)
    return description


def _families(name: str | None) -> str:
    """Returns families by a PostScript name such as `Georgia-Bold`."""
    return SYSTEM_FONTS if name is None else f"{name}, {name.split('-')[0]}, {SYSTEM_FONTS}"
