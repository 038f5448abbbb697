"""The back."""
import math

from carving import *
from pictures.shared import *


@card('back', 'majors', None)
def back(b, t):
    """Turned by half it is the same card. Night, a lattice of sparks, a compass with the four emblems."""
    deep = '#251c56'
    b.framing = True
    b.raw('<rect x="0" y="0" width="420" height="720" rx="22" fill="#f7ebd1"/>')
    b.line('M22 1H398C410 1 419 10 419 22V698C419 710 410 719 398 719H22C10 719 1 710 1 698V22C1 10 10 1 22 1Z', 2,
        '#a98d55')
    b.raw(f'<rect x="16" y="16" width="388" height="688" rx="12" fill="{deep}" stroke="{INK}" stroke-width="5"/>')
    x0, y0, x1, y1 = 44, 44, 376, 676
    # lattice, cut to the field
    d = []
    for k in range(-20, 30):
        for sgn in (1, -1):
            a = (210 + k * 47.43 - 400 * sgn, 360 - 571)
            c = (210 + k * 47.43 + 400 * sgn, 360 + 571)
            w = 1.1
            quad = cut([(a[0] - w, a[1]), (a[0] + w, a[1]), (c[0] + w, c[1]), (c[0] - w, c[1])], x0, y0, x1, y1)
            if len(quad) > 2:
                d.append(poly(quad))
    b.wedges(d, '#a99be0')
    for r in range(-10, 11):
        for k in range(-9, 10):
            x, y = 210 + k * 23.71, 360 + r * 33.86
            if (k + r) % 2 == 0 or not (x0 + 8 < x < x1 - 8 and y0 + 8 < y < y1 - 8):
                continue
            b.spark(x, y, 8 if r % 2 else 5, GOLD_L if r % 2 else '#c9bce6', 0)
    b.line(f'M{x0} {y0}H{x1}V{y1}H{x0}Z', 8, INK)
    b.line(f'M{x0} {y0}H{x1}V{y1}H{x0}Z', 3.4, GOLD)
    for x in range(60, 376, 25):
        b.disc(x, 30, 3.4, GOLD)
        b.disc(420 - x, 690, 3.4, GOLD)
    for y in range(60, 676, 25):
        b.disc(30, y - 0.5, 3.4, GOLD)
        b.disc(390, 720 - y + .5, 3.4, GOLD)
    for x in (30, 390):
        for y in (30, 690):
            b.star(x, y, 11, 8, .45, GOLD_L, 0)
    # medallions above and below: moons in their phases
    for sy in (1, -1):
        b.raw(f'<g transform="translate(210 360) rotate({0 if sy > 0 else 180})">')
        b.shape('M-60 -190C-60 -224 -34 -250 0 -268C34 -250 60 -224 60 -190C60 -170 34 -158 0 -158C-34 -158 -60 -170 '
            '-60 -190Z', deep, 7, INK)
        b.line('M-60 -190C-60 -224 -34 -250 0 -268C34 -250 60 -224 60 -190C60 -170 34 -158 0 -158C-34 -158 -60 -170 '
            '-60 -190Z', 3, GOLD)
        b.disc(0, -208, 27, GOLD_L, 4)
        b.disc(10, -212, 22, deep)
        b.spark(9, -212, 9, GOLD_L, 0)
        for mx in (-40, 40):
            b.disc(mx, -190, 6, GOLD)
        b.close()
    b.disc(210, 360, 156, INK)
    b.disc(210, 360, 151, GOLD)
    b.disc(210, 360, 143, INK)
    b.disc(210, 360, 140, '#1a1340')
    b.rays(210, 360, 60, 138, 72, '#4d3f96', .36)
    for i in range(72):
        if i % 6 == 0:
            a = 2 * math.pi * i / 72
            b.disc(210 + 147 * math.cos(a), 360 + 147 * math.sin(a), 3.2, INK)
    b.star(210, 360, 132, 16, .44, '#7a66b8', 3, '#4d3f96', rot=-90 + 11.25)
    b.star(210, 360, 136, 8, .36, GOLD, 4.4, GOLD_L)
    b.disc(210, 360, 60, INK)
    b.disc(210, 360, 56, GOLD)
    b.disc(210, 360, 50, RED, 4)
    for a in range(4):
        b.open(210, 360, 1, 90 * a)
        b.leaf(0, 0, 46, -90, GOLD_L, .34, 3, True)
        b.leaf(0, 0, 32, -45, '#7a1d18', .34, 2.4, False)
        b.close()
    b.disc(210, 360, 12, GOLD, 3.6)
