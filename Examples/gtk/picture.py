"""Pictures of the screen and of SVG, and how far they differ."""

from __future__ import annotations

import io
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Picture:
    """The rows of a picture, with four bytes for each pixel: blue, green, red and an unused one."""

    rows: list[bytes]

    @staticmethod
    def of_screen(path: Path, x: int, y: int, width: int, height: int) -> Picture:
        """Cuts a picture out of the memory of a screen, whose format is that of `xwd`."""
        memory = path.read_bytes()
        header = struct.unpack(">25I", memory[:100])
        start, stride, colors = header[0], header[12], header[19]
        start += 12 * colors + 4 * x
        places = [start + stride * row for row in range(y, y + height)]
        return Picture([memory[place : place + 4 * width] for place in places])

    @staticmethod
    def of_svg(svg: str) -> Picture:
        """Returns the picture that librsvg makes."""
        import cairo

        convert = ["rsvg-convert"]
        run = subprocess.run(convert, input=svg.encode(), capture_output=True, check=True)
        surface = cairo.ImageSurface.create_from_png(io.BytesIO(run.stdout))
        memory, stride, width = surface.get_data(), surface.get_stride(), 4 * surface.get_width()
        return Picture([bytes(memory[row : row + width]) for row in range(0, len(memory), stride)])

    def first(self, height: int) -> Picture:
        """Returns the upper rows."""
        return Picture(self.rows[:height])

    def difference(self, other: Picture, tolerance: int) -> float:
        """Returns the share of the pixels with a channel that differs by more than a tolerance."""
        count = total = 0
        for one, two in zip(self.rows, other.rows, strict=True):
            total += len(one) // 4
            if one != two:
                far = [abs(a - b) > tolerance for a, b in zip(one, two, strict=True)]
                count += sum(any(far[x : x + 3]) for x in range(0, len(far), 4))
        return count / total
