"""Infinity, the card of the first published edition."""
import math

from carving import *
from pictures.shared import *


@card('infinity', 'majors', 'major')
def infinity(b, t):
    """The serpent that bites its tail, round the sun and the moon."""
    sky = b.gradient('sky', [(0, '#ee9a40'), (.34, '#f9dc83'), (.45, '#f6c08a'), (.52, '#8a6fb0'), (.6, '#2b3f8a'),
        (1, '#1a1a52')], 0, 0, 1, 0)
    b.raw(f'<path d="M20 96H400V624H20Z" fill="{sky}"/>')
    b.beams(114, 340, 70, 640, 72, '#d9602a', 18, spread=.5)
    b.fill('M210 96H400V624H210Z', b.gradient('night', [(0, '#3a3a80'), (.12, '#22245f'), (1, '#17164a')], 0, 0, 1, 0))
    for i in range(60):                                         # rays of the moon, on the night side
        a = 2 * math.pi * (i + .5) / 60
        s, h = 84 * (1 + b.rng.uniform(0, .4)), 4 / 500
        pts = cut([(306 + s * math.cos(a), 340 + s * math.sin(a)),
            (306 + 500 * math.cos(a - h), 340 + 500 * math.sin(a - h)),
            (306 + 500 * math.cos(a + h), 340 + 500 * math.sin(a + h))], 210, 96, 400, 624)
        if len(pts) > 2:
            b.fill(poly(pts), '#7fb2dc')
    for x, y, r in ((262, 190, 8), (306, 168, 11), (358, 186, 8), (384, 232, 6), (238, 150, 5), (340, 146, 5),
            (386, 430, 7), (240, 440, 6)):
        b.spark(x, y, r, GOLD_L, 0)
    # two shores, and the river between them that runs to the sea
    b.fill('M180 476H240L330 624H90Z', t['light'])
    for sx, c, cut_ in ((-1, t['mid'], t['deep']), (1, t['deep'], t['mid'])):
        b.open(210, 0, 1, 0, sx=sx)
        bank = 'M190 470C150 446 100 450 66 470C40 484 20 482 8 478C22 496 50 500 46 520C42 540 66 556 92 624H190Z'
        b.shape(bank, c, 4.4)
        b.hatch(bank, 70, 9, 3.4, .5, cut_)
        b.close()
    river = ('M207 474C218 482 232 488 226 498C218 508 184 512 184 530C184 550 236 556 210 600C204 612 190 626 180 640'
        'H300C300 600 262 572 250 552C240 534 262 522 258 506C254 490 226 486 213 472Z')
    b.shape(river, '#4a90c8', 4.6)
    for q in ('M216 480C230 488 244 494 236 506', 'M222 508C206 516 200 526 206 538',
            'M226 516C220 526 222 538 232 550', 'M214 560C226 572 232 584 230 600'):
        b.brush(q, 4.6, .1, .1, WHITE)
    b.sea(566, ['#174c8a', '#4a90c8', '#b9dcea'], 34, 3, INK, 2.4)
    # the sun and the moon
    for i in range(16):
        b.open(114, 340, 1, 22.5 * i)
        b.shape('M-8 -36L0 -62L8 -36Z' if i % 2 == 0 else 'M-6 -36L0 -54L6 -36Z', GOLD if i % 2 == 0 else RED, 3)
        b.close()
    sun_face(b, 114, 340, 38)
    moon_face(b, 302, 340, .39)
    # the serpent
    def at(u):
        u = math.radians(u)
        q = 1 + math.sin(u) ** 2
        return 210 + 158 * math.cos(u) / q, 340 - 262 * math.sin(u) * math.cos(u) / q
    T0, T1 = 231, 573                                           # from the tail to the neck; crossings at 270 and 450
    def width(u):
        return min(36, 13 + 30 * ((u - T0) / 100) ** .8)
    def ribbon(u0, u1, extra=0.0, side=0.0, wide=1.0):
        left, right = [], []
        m = int((u1 - u0) / 3) + 2
        for i in range(m):
            u = u0 + (u1 - u0) * i / (m - 1)
            (ax, ay), (cx, cy), (x, y) = at(u - .5), at(u + .5), at(u)
            L = math.hypot(cx - ax, cy - ay)
            nx, ny = -(cy - ay) / L, (cx - ax) / L
            w = width(u)
            h = w / 2 * wide + extra
            o = side * w
            left.append((x + nx * (o + h), y + ny * (o + h)))
            right.append((x + nx * (o - h), y + ny * (o - h)))
        return poly(left + right[::-1])
    def body(u0, u1):
        b.fill(ribbon(u0, u1, 5), INK)
        b.fill(ribbon(u0, u1), GREEN)
        b.fill(ribbon(u0, u1, 0, -.3, .32), GREEN_L)
        u = u0 + 4
        while u < u1 - 3:                                       # a diamond on every step, a cut beside it
            (ax, ay), (cx, cy), (x, y) = at(u - 1), at(u + 1), at(u)
            L = math.hypot(cx - ax, cy - ay)
            tx, ty = (cx - ax) / L, (cy - ay) / L
            w = width(u)
            def p(f, g):
                return (x + tx * f - ty * g * w, y + ty * f + tx * g * w)
            b.shape(poly([p(-.3 * w, .03), p(0, .27), p(.3 * w, .03), p(0, -.18)]), GOLD, 2)
            b.brush('M{} {}L{} {}'.format(*map(n, p(.42 * w, .5) + p(.36 * w, .2))), 3.2, .8, .05)
            u += .82 * w / (L / 2)
    body(T0, 392)
    body(392, T1)
    x, y = at(T1 + 2)
    px, py = at(T1 - 2)
    b.open(x, y, 1.12, math.degrees(math.atan2(y - py, x - px)))
    head = smooth([(-16, -16), (4, -23), (26, -20), (46, -8), (48, 2), (30, 6), (44, 10), (40, 18), (20, 22), (2, 20),
        (-16, 16)], corners=(0, 5, 10))
    b.shape(head, GREEN, 4.4)
    b.fill(smooth([(-12, -13), (6, -19), (26, -16), (42, -6), (20, -8), (-12, -4)]), GREEN_L)
    b.disc(16, -9, 6.4, GOLD_L, 3)
    b.disc(17, -9, 2.8, INK)
    b.brush('M4 -18C14 -24 24 -20 28 -12', 4, .2, .1)
    b.brush('M30 6C22 6 14 6 8 3', 4, .4, .1)
    b.disc(41, -3, 1.8, INK)
    b.hatch('M-16 16L2 20L20 22L36 18L20 12L-16 8Z', 90, 6, 2.6, .8)
    b.close()
    for x, y, r in ((210, 190, 34),):
        b.star(x, y, r, 16, .45, '#f7ebd1', 3, '#c9bce6', rot=-78.75)
        b.star(x, y, r * 1.1, 8, .38, GOLD, 3.6, GOLD_L)
        b.disc(x, y, 7, RED, 2.6)
