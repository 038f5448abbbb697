"""The block on which one draws: places, ink, brush and hatching."""
import math
import random

from carving.palette import INK, X0, X1, Y0, Y1
from carving.paths import cut, n, points, poly, scan


class Cutter:
    """Collects the elements of one picture. What would leave the card is cut here: SVG Tiny has no clipping."""

    def __init__(self, seed=1):
        self.out, self.rng, self.defs = [], random.Random(seed), []
        self.framing = False                            # frames may reach beyond the window
        self.stack = [(1, 0, 0, 1, 0, 0)]              # where local coordinates lie on the card; None: not known

    def raw(self, s):
        """An element as it is."""
        if s.startswith('<g'):
            self.stack.append(None)
        self.out.append(s)

    def open(self, x=0, y=0, scale=1, rot=0, sx=None, opacity=None):
        """A group: what follows is drawn with (x, y) as its origin, scaled and turned. sx: another scale across."""
        t = f'translate({n(x)} {n(y)})'
        if rot:
            t += f' rotate({n(rot)})'
        if sx is not None:
            t += f' scale({sx:.3f} {scale:.3f})'
        elif scale != 1:
            t += f' scale({scale:.3f})'
        self.out.append(f'<g transform="{t}"' + (f' opacity="{opacity}"' if opacity else '') + '>')
        m = self.stack[-1]
        if m:
            c, q, k = math.cos(math.radians(rot)), math.sin(math.radians(rot)), scale if sx is None else sx
            a, b, d, e = c * k, q * k, -q * scale, c * scale
            m = (m[0]*a + m[2]*b, m[1]*a + m[3]*b, m[0]*d + m[2]*e, m[1]*d + m[3]*e,
                 m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5])
        self.stack.append(m)

    def close(self):
        """Ends the group opened last."""
        self.stack.pop()
        self.out.append('</g>')

    def keep(self, d, closed=True):
        """The path, cut to the window if it would leave the card. Frames are drawn outside groups that we know."""
        m = self.stack[-1]
        if m is None or self.framing:
            return d
        subs = points(d)
        glob = [[(m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5]) for x, y in p] for p in subs]
        if all(X0 - 14 <= x <= X1 + 14 and 8 <= y <= 712 for p in glob for x, y in p):
            return d
        det = m[0]*m[3] - m[1]*m[2]
        def back(x, y):
            x, y = x - m[4], y - m[5]
            return ((m[3]*x - m[2]*y) / det, (-m[1]*x + m[0]*y) / det)
        out = ''
        for p in glob:
            if closed:
                q = cut(p, X0 - 4, Y0 - 4, X1 + 4, Y1 + 4)
                if len(q) > 2:
                    out += poly([back(*v) for v in q])
            else:
                run = []
                for v in p + [(1e6, 1e6)]:
                    if X0 - 6 <= v[0] <= X1 + 6 and Y0 - 6 <= v[1] <= Y1 + 6:
                        run.append(v)
                    else:
                        if len(run) > 1:
                            out += poly([back(*w) for w in run], False)
                        run = []
        return out

    def fill(self, d, colour, op=None):
        """A shape without an outline."""
        d = self.keep(d)
        if d:
            self.out.append(f'<path d="{d}" fill="{colour}"' + (f' fill-opacity="{op}"' if op else '') + '/>')

    def wedges(self, parts, colour, op=None):
        """Many thin shapes of one colour, each a path of its own: Qt fills a wide path with many parts far slower."""
        parts = [d for d in map(self.keep, parts) if d]
        if parts:
            opacity = f' fill-opacity="{op}"' if op else ''
            self.out.append(f'<g fill="{colour}"{opacity}>' + ''.join(f'<path d="{d}"/>' for d in parts) + '</g>')

    def line(self, d, w=3, colour=INK, op=None):
        """A line of even width with round ends."""
        d = self.keep(d, False)
        if d:
            self.out.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(w)}" stroke-linecap="round" '
                f'stroke-linejoin="round"' + (f' stroke-opacity="{op}"' if op else '') + '/>')

    def shape(self, d, colour, w=4, ink=INK):
        """A shape with an inked outline."""
        d = self.keep(d)
        if d:
            self.out.append(f'<path d="{d}" fill="{colour}" stroke="{ink}" stroke-width="{n(w)}" '
                'stroke-linejoin="round"/>')

    def outside(self, cx, cy, rx, ry):
        """Whether an ellipse would leave the card."""
        m = self.stack[-1]
        if m is None or self.framing:
            return False
        k = max(math.hypot(m[0], m[1]) * rx, math.hypot(m[2], m[3]) * ry)
        x, y = m[0]*cx + m[2]*cy + m[4], m[1]*cx + m[3]*cy + m[5]
        return x - k < X0 - 14 or x + k > X1 + 14 or y - k < 8 or y + k > 712

    def disc(self, cx, cy, r, colour, w=0, ink=INK):
        """A circle; w: width of its outline, if any."""
        self.oval(cx, cy, r, r, colour, w, ink)

    def oval(self, cx, cy, rx, ry, colour, w=0, ink=INK):
        """An ellipse; w: width of its outline, if any."""
        if self.outside(cx, cy, rx, ry):
            d = self.keep(poly([(cx + rx * math.cos(2*math.pi*i/32), cy + ry * math.sin(2*math.pi*i/32))
                for i in range(32)]))
            if d:
                self.out.append(f'<path d="{d}" fill="{colour}"'
                    + (f' stroke="{ink}" stroke-width="{n(w)}"' if w else '') + '/>')
            return
        tag = (f'circle cx="{n(cx)}" cy="{n(cy)}" r="{n(rx)}"' if rx == ry
            else f'ellipse cx="{n(cx)}" cy="{n(cy)}" rx="{n(rx)}" ry="{n(ry)}"')
        self.out.append(f'<{tag} fill="{colour}"' + (f' stroke="{ink}" stroke-width="{n(w)}"' if w else '') + '/>')

    def brush(self, d, w=5, start=0.1, end=0.1, colour=INK):
        """A stroke that swells and tapers like a cut of the gouge."""
        parts = []
        for pts in points(d, 10):
            m = len(pts)
            if m < 2:
                continue
            left, right = [], []
            for i, (x, y) in enumerate(pts):
                (ax, ay), (bx, by) = pts[max(0, i - 1)], pts[min(m - 1, i + 1)]
                L = math.hypot(bx - ax, by - ay) or 1
                t = i / (m - 1)
                edge = start + (end - start) * t
                h = w / 2 * (edge + (1 - edge) * math.sin(math.pi * min(1, max(0, t))) ** 0.7)
                left.append((x - (by - ay) / L * h, y + (bx - ax) / L * h))
                right.append((x + (by - ay) / L * h, y - (bx - ax) / L * h))
            parts.append(poly(left + right[::-1]))
        self.fill(''.join(parts), colour)

    def hatch(self, d, angle=0, gap=6, w=2.6, depth=0.5, colour=INK, jitter=0.2, from_end=False, op=None):
        """Wedges cut from one side of a shape towards the light. depth: their length as part of the shape."""
        polys = points(d) if isinstance(d, str) else d
        parts = []
        for p, q in scan(polys, angle, gap, jitter, self.rng):
            if from_end:
                p, q = q, p
            L = math.hypot(q[0] - p[0], q[1] - p[1])
            if L < 2:
                continue
            k = min(1.0, depth * self.rng.uniform(0.75, 1.2))
            q = (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k)
            nx, ny = -(q[1] - p[1]) / (L * k) * w / 2, (q[0] - p[0]) / (L * k) * w / 2
            parts.append(poly([(p[0] + nx, p[1] + ny), q, (p[0] - nx, p[1] - ny)]))
        if parts:
            self.fill(''.join(parts), colour, op)

    def gradient(self, name, stops, x1=0, y1=0, x2=0, y2=1):
        """Declares a linear gradient from (offset, colour) pairs; what is returned fills with it."""
        s = ''.join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops)
        self.defs.append(f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{s}</linearGradient>')
        return f'url(#{name})'
