"""Skies, rays, seas, clouds."""
import math

from carving.block import Cutter
from carving.palette import INK, PAPER, PAPER2, X0, X1, Y0, Y1
from carving.paths import circle, cut, n, poly, smooth


class Grounds(Cutter):
    """What a picture stands on and before."""

    def sky(self, top, bottom, mid=None):
        """Fills the window from top to bottom."""
        stops = [(0, top), (0.55, mid), (1, bottom)] if mid else [(0, top), (1, bottom)]
        self.raw(f'<rect x="{n(X0)}" y="{n(Y0)}" width="{n(X1-X0)}" height="{n(Y1-Y0)}" '
            f'fill="{self.gradient("sky", stops)}"/>')

    def rays(self, cx, cy, r0, r1, count, colour, width=0.5, phase=0.0, op=None):
        """Even rays round a point, cut to the window."""
        parts = []
        for i in range(count):
            a = 2 * math.pi * (i + phase) / count
            h = math.pi / count * width
            pts = [(cx + r0 * math.cos(a - h), cy + r0 * math.sin(a - h)),
                (cx + r1 * math.cos(a - h), cy + r1 * math.sin(a - h)),
                (cx + r1 * math.cos(a + h), cy + r1 * math.sin(a + h)),
                (cx + r0 * math.cos(a + h), cy + r0 * math.sin(a + h))]
            pts = cut(pts)
            if len(pts) > 2:
                parts.append(poly(pts))
        self.wedges(parts, colour, op)

    def beams(self, cx, cy, r0, r1, count, colour=INK, w=3, phase=0.5, spread=0.35):
        """Engraved rays: thin wedges, thick outside, of uneven length, that leave a glow round the middle."""
        parts = []
        for i in range(count):
            a = 2 * math.pi * (i + phase) / count
            s = r0 * (1 + self.rng.uniform(0, spread))
            h = w / 2 / r1
            pts = cut([(cx + s * math.cos(a), cy + s * math.sin(a)),
                (cx + r1 * math.cos(a - h), cy + r1 * math.sin(a - h)),
                (cx + r1 * math.cos(a + h), cy + r1 * math.sin(a + h))])
            if len(pts) > 2:
                parts.append(poly(pts))
        self.wedges(parts, colour)

    def skylines(self, y0, y1, rows, colour=INK, w0=3.4, w1=1.2, holes=()):
        """Horizontal cuts, thinning downwards, broken by chance and kept out of the circles in `holes`."""
        for k in range(rows):
            t = k / max(1, rows - 1)
            y = y0 + (y1 - y0) * t ** 0.85
            spans = [(X0, X1)]
            for hx, hy, hr in holes:
                if abs(y - hy) < hr:
                    h = math.sqrt(hr * hr - (y - hy) ** 2) * self.rng.uniform(1.0, 1.12)
                    spans = [s for a, b in spans for s in ((a, min(b, hx - h)), (max(a, hx + h), b)) if s[1] - s[0] > 8]
            for a, b in spans:
                x = a + self.rng.uniform(0, 24) if a > X0 else a
                while x < b:
                    L = self.rng.uniform(50, 170) * (1.2 - 0.5 * t)
                    e = min(b, x + L)
                    w = (w0 + (w1 - w0) * t) * self.rng.uniform(0.8, 1.15)
                    bow = self.rng.uniform(-1.5, 1.5)
                    if e - x > 10:
                        sa = 0.9 if x <= X0 else 0.05
                        self.brush(f'M{n(x)} {n(y)}Q{n((x+e)/2)} {n(y+bow)} {n(e)} {n(y)}', w, sa, 0.9 if e >= X1
                            else 0.05, colour)
                    x = e + self.rng.uniform(8, 26)

    def hill(self, pts, colour, hatch=None, w=4.5, gap=9, depth=0.5, angle=70):
        """A hill below the points, hatched if a colour is given."""
        d = smooth(pts, closed=False) + f'L{n(X1)} {n(Y1)}L{n(X0)} {n(Y1)}Z'
        self.fill(d, colour)
        if hatch:
            self.hatch(d, angle, gap, 3.6, depth, hatch, from_end=False)
        self.line(smooth(pts, closed=False), w)

    def sea(self, y0, colours, r=44, rings=3, ink=INK, w=2.6):
        """Scale waves from y0 down: back rows first, each row covers the one behind. Cut by the frame."""
        row, y = 0, y0 + r
        while y - r < Y1 + r:
            x = X0 - r + (r if row % 2 else 0)
            while x < X1 + r:
                self.scale_wave(x, y, r, colours, rings, ink, w)
                x += 2 * r
            y += r * 0.5
            row += 1

    def scale_wave(self, x, y, r, colours, rings, ink, w):
        """One scale of the sea: rings one within the other, cut to the window."""
        for k in range(rings):
            q = r * (1 - k / (rings + 0.35))
            pen = w if k else w + 0.6
            if X0 <= x - q and x + q <= X1 and Y0 <= y - q and y + q <= Y1:
                self.disc(x, y, q, colours[k % len(colours)], pen, ink)
                continue
            pts = cut(circle(x, y, q, 36))
            if len(pts) > 2:
                self.shape(poly(pts), colours[k % len(colours)], pen, ink)

    def cloud(self, x, y, s=1.0, colour=PAPER, shade=None, flip=False, ink=INK):
        """A scroll cloud, about 150 by 60."""
        self.open(x, y, s, 0, sx=-s if flip else s)
        lumps = [(-58, 8, 20), (-34, -10, 26), (2, -20, 32), (38, -6, 26), (62, 10, 18), (20, 12, 26), (-18, 12, 26)]
        for a, b, r in lumps:
            self.disc(a, b, r, colour, 7, ink)
        for a, b, r in lumps:
            self.disc(a, b, r + 0.4, colour)
        low = [(q, max(c + math.sqrt(r * r - (q - a) ** 2) for a, c, r in lumps if abs(q - a) <= r))
            for q in range(-74, 77, 3)]
        self.fill(poly(low + [(q, v - 4 - 9 * math.cos(q * math.pi / 160)) for q, v in reversed(low)]), shade or PAPER2)
        for a, b, r in ((-34, -8, 15), (4, -18, 20), (40, -4, 15), (-58, 10, 9)):
            self.brush(f'M{n(a-r)} {n(b+r*.5)}C{n(a-r*1.1)} {n(b-r*.9)} {n(a+r*.9)} {n(b-r*1.1)} {n(a+r*.7)} {n(b)}'
                       f'C{n(a+r*.6)} {n(b+r*.6)} {n(a-r*.3)} {n(b+r*.5)} {n(a-r*.2)} {n(b-r*.05)}', 4, 0.1, 0.5, ink)
        self.brush('M-68 18C-40 27 -10 26 6 21', 3.4, .1, .1, ink)
        self.brush('M72 17C60 24 44 25 32 23', 3.4, .1, .1, ink)
        self.close()
