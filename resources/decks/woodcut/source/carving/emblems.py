"""The four emblems, and the crown."""
import math

from carving.grounds import Grounds
from carving.ornaments import Ornaments
from carving.palette import *
from carving.paths import circle, poly


class Block(Grounds, Ornaments):
    """All that a picture is cut with."""

    def chalice(self, x, y, h, suit='cups', full=True, w=None, jewel=RED):
        """Height h, centred at (x, y). full: jewels, gadroons and cuts; otherwise outline and band only."""
        t = TINT[suit]
        s = h / 200
        w = (w or 4.2) / s
        self.open(x, y, s)
        bowl = 'M-64 -90C-66 -26 -42 18 -13 32L13 32C42 18 66 -26 64 -90Z'
        foot = 'M-12 54C-13 74 -30 82 -54 88C-62 90 -62 101 -54 101L54 101C62 101 62 90 54 88C30 82 13 74 12 54Z'
        self.shape(foot, GOLD, w)
        self.fill('M-9 60C-10 76 -26 85 -50 91L-20 91C-12 84 -6 74 -5 60Z', GOLD_L)
        self.hatch(foot, 0, 6.5, 3.4, .42, INK, from_end=True)
        self.shape('M-13 28L-8 44L-10 60L10 60L8 44L13 28Z', GOLD, w)
        self.shape(bowl, GOLD, w)
        self.fill('M-58 -84C-58 -30 -38 8 -16 24C-34 -4 -44 -40 -44 -84Z', GOLD_L)
        self.hatch(bowl, 0, 7, 3.6, .3, INK, from_end=True)
        if full:
            self.shape('M-64 -62C-40 -48 40 -48 64 -62C62 -48 60 -38 56 -28C34 -14 -34 -14 -56 -28C-60 -38 -62 -48 -64 '
                '-62Z', t['deep'], w * .8)
            for jx, jy, r in ((0, -36, 11), (-31, -39, 8), (31, -39, 8)):
                self.disc(jx, jy, r, jewel if jx == 0 else GOLD_L, w * .6)
            for jx in (-16, 16, -47, 47):
                self.disc(jx, -38.5 if abs(jx) < 20 else -43, 3.2, PAPER)
            for gx in (-34, -12, 12, 34):
                self.brush(f'M{gx*.25} 28C{gx*.8} 16 {gx*1.05} 0 {gx} -12', w * .8, .1, .6)
            self.disc(-3, -38, 3, WHITE)
        else:
            self.shape('M-64 -66C-40 -54 40 -54 64 -66C63 -54 61 -46 58 -36C34 -24 -34 -24 -58 -36C-61 -46 -63 -54 -64 '
                '-66Z', t['deep'], w * .7)
            self.disc(0, -44, 8, GOLD_L)
        self.oval(0, -90, 64, 13, t['deep'], w)
        self.fill('M-52 -89C-30 -97 30 -97 52 -89C30 -84 -30 -84 -52 -89Z', t['mid'])
        self.shape('M-21 46C-21 38 21 38 21 46C21 56 -21 56 -21 46Z', GOLD_L, w * .9)
        if full:
            self.disc(0, 47, 5, jewel, w * .5)
        self.close()

    def sword(self, x, y, length, rot=0, grip=RED, w=3.6, full=True, guard=1.0):
        """Length from point to pommel; (x, y) is its middle; rot 0 points up."""
        s = length / 300
        self.open(x, y, s, rot)
        w = w / s
        self.shape('M-11 72L-10 -116L0 -150L10 -116L11 72Z', STEEL, w)
        self.fill('M0 -144L8 -115L9 70L0 70Z', STEEL_D)
        self.brush('M0 -118L0 60', w * .8, .2, .6)
        if full:
            self.hatch('M0 -140L9 -115L10 70L0 70Z', 0, 9, 3, .7, INK, from_end=True)
        self.shape('M-6 80L-8 122L8 122L6 80Z', grip, w * .9)
        for k in range(4):
            self.line(f'M-6 {88+k*9}L6 {84+k*9}', w * .5, GOLD_L)
        self.open(0, 72, 1, 0, sx=guard)
        self.shape('M-58 -14C-52 -2 -36 -6 -22 -6C-12 -6 -10 -10 0 -10C10 -10 12 -6 22 -6C36 -6 52 -2 58 -14C64 -6 62 '
            '6 54 8C40 12 20 6 14 12L-14 12C-20 6 -40 12 -54 8C-62 6 -64 -6 -58 -14Z', GOLD, w * .9)
        self.fill('M-54 -8C-44 0 -20 -4 0 -5L0 -1C-20 1 -44 6 -54 -8Z', GOLD_L)
        self.close()
        self.disc(0, 134, 15, GOLD, w * .9)
        self.disc(-4, 130, 5, GOLD_L)
        self.close()

    def coin(self, x, y, r, w=3.2, colour=GREEN, full=True):
        """A coin with a star of eight rays. full: beads on its rim."""
        self.disc(x, y, r, GOLD, w)
        self.fill(poly(circle(x, y, r * .93, 40)[18:38] + circle(x, y, r * .8, 40)[18:38][::-1]), GOLD_L)
        self.disc(x, y, r * .76, colour, w * .7)
        if full:
            k = 20 if r > 50 else 14
            for i in range(k):
                a = 2 * math.pi * i / k
                self.disc(x + r * .865 * math.cos(a), y + r * .865 * math.sin(a), r * .05, INK)
        self.star(x, y, r * .7, 8, .46, GOLD, w * .6, GOLD_L)
        self.disc(x, y, r * .16, RED if full else INK, w * .5)

    def rod(self, x, y, length, rot=0, w=3.6, leaves=True, tip='flame', colour='#e9c98c'):
        """A living staff; (x, y) is its middle; rot 0 stands upright."""
        s = length / 300
        self.open(x, y, s, rot)
        w = w / s
        if leaves:
            for yy, side in ((-92, 1), (-40, -1), (14, 1), (66, -1)):
                self.leaf(6 * side, yy, 44, -38 if side > 0 else 218, GREEN, .4, w * .8, True, GREEN_L)
                self.leaf(6 * side, yy + 8, 30, 14 if side > 0 else 166, GREEN_L, .42, w * .8, True)
        d = ('M-10 150C-9 110 -13 92 -10 60C-8 30 -12 10 -10 -20C-8 -60 -12 -84 -9 -122L9 -122C12 -84 8 -60 11 -20C13 '
            '10 8 30 11 60C14 92 9 110 11 150C6 155 -6 155 -10 150Z')
        self.shape(d, colour, w)
        self.fill('M-6 146C-5 100 -9 92 -6 60C-4 30 -8 10 -6 -20C-4 -60 -8 -84 -5 -118L0 -118C-3 -80 2 -60 0 -20C-3 10 '
            '2 30 0 60C-3 92 2 110 -1 146Z', '#fff1cf')
        self.hatch(d, 0, 7, 3.2, .5, INK, from_end=True)                      # birch: bark cut from the shadow side
        for yy in (-92, -52, -18, 22, 56, 92, 124):
            self.brush(f'M-11 {yy}C-6 {yy-2} -2 {yy} 1 {yy+1}', w * .95, .7, .05)
        self.shape('M-13 -124C-13 -132 13 -132 13 -124L12 -112C6 -108 -6 -108 -12 -112Z', GOLD, w * .8)
        if tip == 'flame':
            self.flame(0, -122, 62, w=w * .62 * s * 1.1 / 1)
        self.close()

    def crown(self, x, y, width, points_=5, closed=False, jewel=RED, cap=RED, w=4, rot=0):
        """A crown; (x, y) is the middle of its band. closed: a cap and arches over it, as kings wear."""
        s = width / 120
        self.open(x, y, s, rot)
        w = w / s
        if closed:
            self.shape('M-48 -14C-70 -64 -30 -84 0 -84C30 -84 70 -64 48 -14Z', cap, w)
            self.hatch('M-48 -14C-70 -64 -30 -84 0 -84C30 -84 70 -64 48 -14Z', 90, 7, 3, .4, INK, from_end=True)
            self.shape('M-8 -16C-12 -50 -8 -70 0 -88C8 -70 12 -50 8 -16Z', GOLD, w * .8)
            self.line('M-50 -16C-70 -62 -34 -78 -4 -86', w * 1.9)
            self.line('M50 -16C70 -62 34 -78 4 -86', w * 1.9)
            self.line('M-50 -16C-70 -62 -34 -78 -4 -86', w * .9, GOLD)
            self.line('M50 -16C70 -62 34 -78 4 -86', w * .9, GOLD)
            self.disc(0, -94, 10, GOLD_L, w * .8)
        pts = []
        for i in range(points_):
            px = -60 + 120 * i / (points_ - 1)
            hgt = -52 if i % 2 == 0 else -42
            if closed:
                hgt = -34
            pts += [(px * 1.04, hgt)]
            if i < points_ - 1:
                pts += [(px + 60 / (points_ - 1), -18)]
        self.shape(poly(pts + [(56, 8), (-56, 8)]), GOLD, w)
        self.hatch(poly(pts + [(56, 8), (-56, 8)]), 0, 6, 3, .3, INK, from_end=True)
        for i in range(0, len(pts), 2):
            self.disc(pts[i][0], pts[i][1] - 4, 7 if not closed else 6, GOLD_L, w * .8)
        self.shape('M-58 -4C-30 4 30 4 58 -4L56 18C30 26 -30 26 -56 18Z', GOLD, w)
        self.fill('M-54 0C-30 8 -4 9 0 9L0 14C-30 14 -46 10 -54 6Z', GOLD_L)
        for jx, c in ((0, jewel), (-32, INK), (32, INK)):
            self.disc(jx, 12 if jx == 0 else 9, 6.5 if jx == 0 else 4.5, c, w * .5)
        self.close()
