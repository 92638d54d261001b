"""Draws a page with Cairo and Pango: the display list, in its order, and nothing else."""

from __future__ import annotations

import math
from typing import Any

import cairo
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gtk, Pango, PangoCairo  # noqa: E402

from outlines import outline  # noqa: E402

Object = dict[str, Any]

SYSTEM_FONTS = "Liberation Sans, Arial, sans-serif"
"""The families of the system's font; `stylecheck` estimates widths that suit these."""

SUBSTITUTE_TINT = "#808080"
"""The color of the substitute for an image in its own colors."""

_WEIGHTS = (
    "thin", "ultraLight", "light", "regular", "medium", "semibold", "bold", "heavy", "black")


def draw(context: cairo.Context, page: Object, height: float) -> None:
    """Draws a page from back to front.

    Its background, the first panel, fills the window; the window has no rounded corners.
    """
    background, *panels = page["panels"]
    frame = {**background["frame"], "height": height}
    _draw_shape(context, {**background, "frame": frame, "cornerRadius": 0})
    for panel in panels:
        _draw_shape(context, panel)
    for text in page["texts"]:
        _draw_text(context, text, page["direction"])
    for cell in page["cells"]:
        context.save()
        context.translate(cell["x"], cell["y"])
        _draw_cell(context, cell["presentation"])
        context.restore()


def _draw_cell(context: cairo.Context, presentation: Object) -> None:
    """Draws the items of a cell, and the cursor; a panel of the page is its background."""
    for item in presentation["items"]:
        if "text" in item:
            _draw_text(context, item["text"], presentation["direction"])
        elif "picture" in item:
            _draw_picture(context, item["picture"])
        else:
            _draw_shape(context, item["shape"])
    if presentation["editedText"] is not None:
        _draw_cursor(context, presentation)


def _draw_cursor(context: cairo.Context, presentation: Object) -> None:
    """Draws the cursor of the edited text; its place in a line depends on the fonts used here."""
    edited = presentation["editedText"]
    frame = dict(edited["frame"])
    for text in texts(presentation, edited["part"]):
        line = text["lines"][edited["line"]]
        words = characters(line["text"])
        # A line can lack the blanks at its end.
        words += " " * (edited["column"] - len(words))
        whole = line | {"text": "".join(words)}
        layout = _layout(context, whole, text, presentation["direction"])
        before = "".join(words[: edited["column"]])
        place = layout.index_to_pos(len(before.encode())).x / Pango.SCALE
        left = _left_edge(layout, text, presentation["direction"])
        frame["x"] = left + place - frame["width"] / 2
    _trace(context, frame, 0)
    context.set_source_rgba(*_channels(edited["color"]))
    context.fill()


def texts(presentation: Object, part: str) -> list[Object]:
    """Returns the texts of a part."""
    items = presentation["items"]
    return [item["text"] for item in items if item["part"] == part and "text" in item]


def characters(text: str) -> list[str]:
    """Returns the characters of a text as its reader counts them: grapheme clusters."""
    buffer = Gtk.TextBuffer(text=text)
    place, found = buffer.get_start_iter(), []
    while not place.is_end():
        start = place.copy()
        place.forward_cursor_position()
        found.append(buffer.get_text(start, place, True))
    return found


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
        layout = _layout(context, line, text, direction)
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


def _layout(context: cairo.Context, line: Object, text: Object, direction: str) -> Pango.Layout:
    is_mirrored = (line["direction"] or direction) == "rtl"
    layout = PangoCairo.create_layout(context)
    # The base direction is that of the paragraph; a line can begin with a word of the other one.
    layout.set_auto_dir(False)
    shaping = layout.get_context()
    shaping.set_base_dir(Pango.Direction.RTL if is_mirrored else Pango.Direction.LTR)
    shaping.set_round_glyph_positions(False)
    PangoCairo.context_set_font_options(shaping, _font_options())
    layout.set_font_description(_font(text["font"]))
    layout.set_text(line["text"], -1)
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
