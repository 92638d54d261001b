"""Pictures of the screen and of SVG, and how far they differ."""

from __future__ import annotations

import io
import struct
import subprocess
import zlib
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
    def of_svg(svg: str, background: str) -> Picture:
        """Returns the picture that librsvg makes on a background."""
        import cairo

        convert = ["rsvg-convert", "--background-color", background]
        run = subprocess.run(convert, input=svg.encode(), capture_output=True, check=True)
        surface = cairo.ImageSurface.create_from_png(io.BytesIO(run.stdout))
        memory, stride, width = surface.get_data(), surface.get_stride(), 4 * surface.get_width()
        return Picture([bytes(memory[row : row + width]) for row in range(0, len(memory), stride)])

    def write(self, path: Path) -> None:
        """Writes a PNG; a row is the difference to the row above if that is shorter."""
        above, packed = bytes(3 * len(self.rows[0]) // 4), bytearray()
        for row in self.rows:
            colors = bytearray(len(above))
            colors[0::3], colors[1::3], colors[2::3] = row[2::4], row[1::4], row[0::4]
            change = bytes((a - b) % 256 for a, b in zip(colors, above, strict=True))
            packed += min(
                b"\0" + colors, b"\2" + change, key=lambda line: len(zlib.compress(line)))
            above = bytes(colors)
        header = struct.pack(">2I5B", len(above) // 3, len(self.rows), 8, 2, 0, 0, 0)
        chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(packed, 9)), (b"IEND", b"")]
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
            for name, data in chunks))

    def band(self, top: int, bottom: int) -> Picture:
        """Returns some of the rows."""
        return Picture(self.rows[top:bottom])

    def difference(self, other: Picture, tolerance: int) -> float:
        """Returns the share of the pixels with a channel that differs by more than a tolerance."""
        count = total = 0
        for one, two in zip(self.rows, other.rows, strict=True):
            total += len(one) // 4
            if one != two:
                far = [abs(a - b) > tolerance for a, b in zip(one, two, strict=True)]
                count += sum(any(far[x : x + 3]) for x in range(0, len(far), 4))
        return count / total
