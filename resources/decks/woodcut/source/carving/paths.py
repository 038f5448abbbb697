"""Paths as texts and as points; smoothing, cutting, hatching lines, and the short form that is written out."""
import functools
import math
import re

from carving.palette import X0, X1, Y0, Y1


def n(v):
    """A number as it stands in a path: one decimal. Rounded twice, so that what differs between machines in the last
    bit only does not tip it over."""
    s = f'{round(v, 6):.1f}'
    return s[:-2] if s.endswith('.0') else s


def points(d, steps=14):
    """The sub-paths of an SVG path (M L H V C S Q Z, absolute or relative) as lists of points."""
    tokens = re.findall(r'[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?', d)
    out, cur, i, cmd = [], [], 0, ''
    x = y = sx = sy = px = py = 0.0
    def num():
        nonlocal i
        i += 1
        return float(tokens[i - 1])
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
        rel, c = cmd.islower(), cmd.upper()
        bx, by = (x, y) if rel else (0, 0)
        if c == 'M':
            if cur:
                out.append(cur)
            x, y = bx + num(), by + num()
            cur = [(x, y)]
            sx, sy = x, y
            cmd = 'l' if rel else 'L'
        elif c == 'L':
            x, y = bx + num(), by + num()
            cur.append((x, y))
        elif c == 'H':
            x = bx + num()
            cur.append((x, y))
        elif c == 'V':
            y = by + num()
            cur.append((x, y))
        elif c in 'CSQ':
            if c == 'C':
                x1, y1 = bx + num(), by + num()
            elif c == 'S':
                x1, y1 = 2 * x - px, 2 * y - py
            if c == 'Q':
                qx, qy = bx + num(), by + num()
                ex, ey = bx + num(), by + num()
                x1, y1, x2, y2 = x + 2/3*(qx-x), y + 2/3*(qy-y), ex + 2/3*(qx-ex), ey + 2/3*(qy-ey)
            else:
                x2, y2 = bx + num(), by + num()
                ex, ey = bx + num(), by + num()
            for k in range(1, steps + 1):
                t = k / steps
                u = 1 - t
                cur.append((u**3*x + 3*u*u*t*x1 + 3*u*t*t*x2 + t**3*ex, u**3*y + 3*u*u*t*y1 + 3*u*t*t*y2 + t**3*ey))
            x, y, px, py = ex, ey, x2, y2
            continue
        elif c == 'Z':
            x, y = sx, sy
            if cur:
                out.append(cur)
            cur = []
        px, py = x, y
    if cur:
        out.append(cur)
    return out


def smooth(pts, closed=True, tension=0.5, corners=()):
    """A path through the points (Catmull-Rom); at the indices in `corners` it breaks."""
    m = len(pts)
    d = f'M{n(pts[0][0])} {n(pts[0][1])}'
    for i in range(m if closed else m - 1):
        p0, p1, p2, p3 = pts[i - 1] if (closed or i) else pts[0], pts[i], pts[(i + 1) % m], pts[(i + 2) % m if closed
            else min(i + 2, m - 1)]
        a = tension / 3 * 2
        c1 = p1 if i in corners else (p1[0] + (p2[0] - p0[0]) * a / 2, p1[1] + (p2[1] - p0[1]) * a / 2)
        c2 = p2 if (i + 1) % m in corners else (p2[0] - (p3[0] - p1[0]) * a / 2, p2[1] - (p3[1] - p1[1]) * a / 2)
        d += f'C{n(c1[0])} {n(c1[1])} {n(c2[0])} {n(c2[1])} {n(p2[0])} {n(p2[1])}'
    return d + ('Z' if closed else '')


def poly(pts, closed=True):
    """The path from point to point."""
    return 'M' + 'L'.join(f'{n(x)} {n(y)}' for x, y in pts) + ('Z' if closed else '')


def both(half):
    """A closed symmetrical outline from its right half, listed from the top middle to the bottom middle."""
    return half + [(-x, y) for x, y in reversed(half) if abs(x) > 0.01]


def circle(cx, cy, r, k=40, a0=0.0):
    """k points of a circle."""
    return [(cx + r * math.cos(a0 + 2 * math.pi * i / k), cy + r * math.sin(a0 + 2 * math.pi * i / k))
        for i in range(k)]


def cut(pts, x0=X0, y0=Y0, x1=X1, y1=Y1):
    """The polygon cut to a rectangle (Sutherland-Hodgman)."""
    def side(ps, inside, meet):
        out = []
        for i, p in enumerate(ps):
            q = ps[i - 1]
            if inside(p):
                if not inside(q):
                    out.append(meet(q, p))
                out.append(p)
            elif inside(q):
                out.append(meet(q, p))
        return out
    def at_x(x):
        return lambda a, b: (x, a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]))
    def at_y(y):
        return lambda a, b: (a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]), y)
    for inside, meet in ((lambda p: p[0] >= x0, at_x(x0)), (lambda p: p[0] <= x1, at_x(x1)),
                         (lambda p: p[1] >= y0, at_y(y0)), (lambda p: p[1] <= y1, at_y(y1))):
        if pts:
            pts = side(pts, inside, meet)
    return pts


def scan(polys, angle, gap, jitter, rng):
    """Segments of parallel lines inside the polygons (even-odd)."""
    a = math.radians(angle)
    c, s = math.cos(a), math.sin(a)
    rot = [[(x * c + y * s, -x * s + y * c) for x, y in p] for p in polys]
    ys = [y for p in rot for _, y in p]
    if not ys:
        return
    y = min(ys) + gap * 0.5
    while y < max(ys):
        xs = []
        for p in rot:
            for i in range(len(p)):
                (ax, ay), (bx, by) = p[i - 1], p[i]
                if (ay > y) != (by > y):
                    xs.append(ax + (bx - ax) * (y - ay) / (by - ay))
        xs.sort()
        for k in range(0, len(xs) - 1, 2):
            yield (xs[k] * c - y * s, xs[k] * s + y * c), (xs[k + 1] * c - y * s, xs[k + 1] * s + y * c)
        y += gap * (1 + rng.uniform(-jitter, jitter))


# ---------------------------------------------------------------- the short form
def absolute(d):
    """The commands of a path with absolute places, in tenths: (letter, [numbers])."""
    tokens = re.findall(r'[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?', d)
    out, i, cmd = [], 0, ''
    x = y = sx = sy = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
        c = cmd.upper()
        if c == 'Z':
            out.append(('Z', []))
            x, y = sx, sy
            continue
        size = {'M': 2, 'L': 2, 'H': 1, 'V': 1, 'C': 6, 'S': 4, 'Q': 4}[c]
        v = [round(round(float(t), 6) * 10) for t in tokens[i:i + size]]
        i += size
        if c == 'H':
            v = [v[0] + (x if cmd == 'h' else 0), y]
            c = 'L'
        elif c == 'V':
            v = [x, v[0] + (y if cmd == 'v' else 0)]
            c = 'L'
        elif cmd.islower():
            v = [k + (y if j % 2 else x) for j, k in enumerate(v)]
        out.append((c, v))
        x, y = v[-2:]
        if c == 'M':
            sx, sy = x, y
            cmd = 'l' if cmd == 'm' else 'L'
    return out


def thin(pts, tolerance=1.2):
    """The places of a polyline without those that lie on the way within the tolerance (Douglas-Peucker; tenths)."""
    if len(pts) < 3:
        return pts
    (ax, ay), (bx, by) = pts[0], pts[-1]
    length = math.hypot(bx - ax, by - ay)
    far, at = 0, 0
    for k, (x, y) in enumerate(pts[1:-1], 1):
        off = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length if length else math.hypot(x - ax, y - ay)
        if off > far:
            far, at = off, k
    if far <= tolerance:
        return [pts[0], pts[-1]]
    return thin(pts[:at + 1], tolerance)[:-1] + thin(pts[at:], tolerance)


def thinned(commands):
    """The commands with every run of straight lines thinned."""
    out, run = [], []

    def flush():
        if run:
            out.extend(('L', list(p)) for p in thin(run)[1:])
            run.clear()

    place = (0, 0)
    for c, v in commands:
        if c == 'L':
            if not run:
                run.append(place)
            if tuple(v) != run[-1]:
                run.append(tuple(v))
        else:
            flush()
            out.append((c, v))
        if v:
            place = tuple(v[-2:])
    flush()
    return out


@functools.lru_cache(maxsize=None)
def tenth(v):
    """A number in tenths, as short as a path allows."""
    whole, rest = divmod(abs(v), 10)
    return ('-' if v < 0 else '') + (f'{whole or ""}.{rest}' if rest else str(whole))


def tenths(values):
    """Numbers in tenths, one after the other."""
    s = ''
    for t in map(tenth, values):
        s += ' ' + t if s and t[0] != '-' else t
    return s


@functools.lru_cache(maxsize=None)
def compact(d):
    """The same path in few letters: relative where that is shorter, letters not repeated."""
    out, last = '', ''
    x = y = sx = sy = 0
    for c, v in thinned(absolute(d)):
        if c == 'Z':
            out += 'z'
            last = 'z'
            x, y = sx, sy
            continue
        rel = [k - (y if j % 2 else x) for j, k in enumerate(v)]
        forms = [(c, v), (c.lower(), rel)]
        if c == 'L' and v[1] == y:
            forms += [('H', v[:1]), ('h', rel[:1])]
        elif c == 'L' and v[0] == x:
            forms += [('V', v[1:]), ('v', rel[1:])]

        def written(form):
            letter, numbers = form
            t = tenths(numbers)
            follows = letter == last or (letter, last) in (('L', 'M'), ('l', 'm'))
            if not follows:
                return letter + t
            return t if t[0] == '-' else ' ' + t

        best = min(forms, key=lambda form: len(written(form)))
        out += written(best)
        last = best[0]
        x, y = v[-2:]
        if c == 'M':
            sx, sy = x, y
    return out
