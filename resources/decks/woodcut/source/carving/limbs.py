"""Limbs that bend, straps and horns."""
import math

from carving.palette import INK
from carving.paths import n, points, poly, smooth


class Band:
    """A limb along a curve. at(u, v): u runs along it (0..1), v across it (-1 left of its course, 1 right)."""
    def __init__(self, d, prof, k=120):
        raw = points(d, 90)[0]
        acc = [0.0]
        for (ax, ay), (bx, by) in zip(raw, raw[1:]):
            acc.append(acc[-1] + math.hypot(bx - ax, by - ay))
        self.length, self.k, self.pts, j = acc[-1], k, [], 0
        for i in range(k + 1):
            want = self.length * i / k
            while j < len(raw) - 2 and acc[j + 1] < want:
                j += 1
            q = (want - acc[j]) / ((acc[j + 1] - acc[j]) or 1)
            self.pts.append((raw[j][0] + (raw[j+1][0] - raw[j][0]) * q, raw[j][1] + (raw[j+1][1] - raw[j][1]) * q))
        self.dirs = []
        for i in range(k + 1):
            (ax, ay), (bx, by) = self.pts[max(0, i - 3)], self.pts[min(k, i + 3)]
            L = math.hypot(bx - ax, by - ay) or 1
            self.dirs.append(((bx - ax) / L, (by - ay) / L))
        if isinstance(prof, (list, tuple)):
            table = prof
            def prof(u):
                for (ua, wa), (ub, wb) in zip(table, table[1:]):
                    if u <= ub:
                        q = (u - ua) / ((ub - ua) or 1)
                        q = q * q * (3 - 2 * q)
                        return wa + (wb - wa) * q
                return table[-1][1]
        self.prof = prof

    def way(self, u):
        """The direction in which it runs, as a unit vector."""
        i = min(self.k, max(0, u * self.k))
        j = min(self.k - 1, int(i))
        q = i - j
        x, y = (p + (r - p) * q for p, r in zip(self.dirs[j], self.dirs[j + 1]))
        L = math.hypot(x, y) or 1
        return x / L, y / L

    def at(self, u, v=0.0, extra=0.0):
        """A place on it; extra: so much farther across."""
        i = min(self.k, max(0, u * self.k))
        j = min(self.k - 1, int(i))
        q = i - j
        (ax, ay), (bx, by) = self.pts[j], self.pts[j + 1]
        x, y = ax + (bx - ax) * q, ay + (by - ay) * q
        dx, dy = self.way(u)
        h = self.prof(u) * v + extra
        return x - dy * h, y + dx * h

    def angle(self, u):
        """The direction in which it runs, in degrees."""
        dx, dy = self.way(u)
        return math.degrees(math.atan2(dy, dx))

    def outline(self, u0=0.0, u1=1.0, v0=-1.0, v1=1.0, m=64):
        """The shape between these bounds."""
        us = [u0 + (u1 - u0) * i / m for i in range(m + 1)]
        return poly([self.at(u, v0) for u in us] + [self.at(u, v1) for u in reversed(us)])

    def arc(self, u0, u1, v0, v1, m=16):
        """A line along it from (u0, v0) to (u1, v1)."""
        return poly([self.at(u0 + (u1 - u0) * i / m, v0 + (v1 - v0) * i / m) for i in range(m + 1)], False)

    def ribs(self, b, u0, u1, count, v0, v1, w=3, colour=INK, lean=0.0, jitter=0.25):
        """Wedges across the limb, thick at v0, nothing at v1."""
        parts = []
        for i in range(count):
            u = u0 + (u1 - u0) * (i + .5) / count
            q = v0 + (v1 - v0) * (1 + b.rng.uniform(-jitter, jitter))
            (px, py), (qx, qy) = self.at(u, v0), self.at(min(1, max(0, u + lean)), q)
            L = math.hypot(qx - px, qy - py) or 1
            nx, ny = -(qy - py) / L * w / 2, (qx - px) / L * w / 2
            parts.append(poly([(px + nx, py + ny), (qx, qy), (px - nx, py - ny)]))
        b.fill(''.join(parts), colour)


def strap(b, d, w, colour, light=None, ink=4.4, cap='butt'):
    """A band with ink at both edges; cap butt: the ends stay open, so that bands can be woven."""
    for width, c in ((w + 2 * ink, INK), (w, colour)):
        b.out.append(f'<path d="{d}" fill="none" stroke="{c}" stroke-width="{n(width)}" stroke-linecap="{cap}" '
            'stroke-linejoin="round"/>')
    if light:
        b.out.append(f'<path d="{d}" fill="none" stroke="{light}" stroke-width="{n(w*.22)}" stroke-linecap="{cap}"/>')


def horn(b, pts, w0, w1, colour, rings, w=5, dark=INK, light=None):
    """A horn along the points, tapering from w0 to w1, with rings cut across it."""
    line = points(smooth(pts, closed=False), 14)[0]
    m = len(line)
    L, R, M = [], [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(m - 1, i + 1)]
        q = math.hypot(bx - ax, by - ay) or 1
        t = i / (m - 1)
        h = (w0 + (w1 - w0) * t ** 1.15) / 2
        nx, ny = -(by - ay) / q, (bx - ax) / q
        L.append((x + nx * h, y + ny * h))
        R.append((x - nx * h, y - ny * h))
        M.append((x + nx * h * .2, y + ny * h * .2))
    b.shape(poly(L + R[::-1]), colour, w)
    if light:
        b.fill(poly([(r[0] * .86 + l[0] * .14, r[1] * .86 + l[1] * .14) for l, r in zip(L, R)]
            + [(r[0] * .6 + l[0] * .4, r[1] * .6 + l[1] * .4) for l, r in zip(L, R)][::-1]), light)
    for k in range(1, rings):
        i = round((m - 1) * (k / rings) ** .9)
        if i >= m - 2:
            continue
        j = min(m - 1, i + 3)
        b.brush(f'M{n(L[i][0])} {n(L[i][1])}Q{n(M[j][0])} {n(M[j][1])} {n((R[i][0]*.8+L[i][0]*.2))} '
            f'{n((R[i][1]*.8+L[i][1]*.2))}', w * .85, .9, .1, dark)
