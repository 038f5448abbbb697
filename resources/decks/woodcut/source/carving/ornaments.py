"""Stars, drops, leaves, flowers, flames."""
import math

from carving.block import Cutter
from carving.palette import *
from carving.paths import n, poly


class Ornaments(Cutter):
    """Small things that many pictures use."""

    def star(self, cx, cy, r, k=8, inner=0.4, colour=GOLD, w=2.5, two=None, rot=-90, ink=INK):
        """A star; with `two`, each ray is split into light and shade like a compass rose."""
        tip = [(cx + r * math.cos(math.radians(rot + 360 * i / k)), cy + r * math.sin(math.radians(rot + 360 * i / k)))
            for i in range(k)]
        dent = [(cx + r * inner * math.cos(math.radians(rot + 360 * (i + .5) / k)), cy + r * inner
            * math.sin(math.radians(rot + 360 * (i + .5) / k))) for i in range(k)]
        pts = [p for pair in zip(tip, dent) for p in pair]
        if w:
            self.shape(poly(pts), colour, w, ink)
        else:
            self.fill(poly(pts), colour)
        if two:
            self.fill(''.join(poly([(cx, cy), tip[i], dent[i]]) for i in range(k)), two)

    def spark(self, cx, cy, r, colour=GOLD, w=2, ink=INK):
        """A star of four hollow rays."""
        d = (f'M{n(cx)} {n(cy-r)}Q{n(cx+r*.14)} {n(cy-r*.14)} {n(cx+r)} {n(cy)}Q{n(cx+r*.14)} {n(cy+r*.14)} {n(cx)} '
            f'{n(cy+r)}Q{n(cx-r*.14)} {n(cy+r*.14)} {n(cx-r)} {n(cy)}Q{n(cx-r*.14)} {n(cy-r*.14)} {n(cx)} {n(cy-r)}Z')
        self.shape(d, colour, w, ink) if w else self.fill(d, colour)

    def drop(self, cx, cy, r, colour=GOLD, rot=0, w=2.4):
        """A drop; rot 0 falls."""
        self.open(cx, cy, 1, rot)
        self.shape(f'M0 {n(-r*1.7)}C{n(r*.5)} {n(-r*.8)} {n(r)} {n(-r*.3)} {n(r)} {n(r*.2)}C{n(r)} {n(r*1.2)} {n(-r)} '
            f'{n(r*1.2)} {n(-r)} {n(r*.2)}C{n(-r)} {n(-r*.3)} {n(-r*.5)} {n(-r*.8)} 0 {n(-r*1.7)}Z', colour, w)
        self.close()

    def leaf(self, x, y, length, rot, colour=GREEN, width=0.42, w=2.4, vein=True, light=None):
        """A leaf that begins at (x, y) and points along `rot` degrees (0 = right)."""
        L, h = length, length * width
        self.open(x, y, 1, rot)
        self.shape(f'M0 0C{n(L*.25)} {n(-h)} {n(L*.7)} {n(-h*.8)} {n(L)} 0C{n(L*.7)} {n(h*.8)} {n(L*.25)} {n(h)} 0 0Z',
            colour, w)
        if light:
            self.fill(f'M{n(L*.08)} {n(-h*.12)}C{n(L*.3)} {n(-h*.72)} {n(L*.65)} {n(-h*.6)} {n(L*.92)} {n(-h*.06)}Z',
                light)
        if vein:
            self.brush(f'M0 0L{n(L*.86)} 0', max(1.6, w), .8, .05)
        self.close()

    def rose(self, x, y, r, colour=RED, light=RED_L, w=2.6):
        """A heraldic rose: two rings of five petals and a gold eye."""
        self.open(x, y)
        for a in range(5):
            self.leaf(0, 0, r * 1.16, -54 + 72 * a, GREEN, .3, w * .9, False)
        for ring, (rr, pr, c) in enumerate(((.62, .44, colour), (.33, .3, light))):
            for a in range(5):
                t = math.radians(-90 + 72 * a + (36 if ring else 0))
                self.disc(r * rr * math.cos(t), r * rr * math.sin(t), r * pr, c, w)
            for a in range(5):
                t = math.radians(-90 + 72 * a + (36 if ring else 0))
                self.disc(r * rr * .8 * math.cos(t), r * rr * .8 * math.sin(t), r * pr * .72, c)
        self.disc(0, 0, r * .2, GOLD, w)
        self.close()

    def sunflower(self, x, y, r, rot=0, petals=18, colour=GOLD, back=GOLD_D, heart='#5a2b12', w=2.4):
        """A sunflower of radius r, seeds and all."""
        self.open(x, y, 1, rot)
        for ring, (c, off) in enumerate(((back, .5), (colour, 0))):
            for i in range(petals):
                self.leaf(0, 0, r * (1.0 if ring == 0 else .94), 360 * (i + off) / petals, c, .17, w, False)
        self.disc(0, 0, r * .5, heart, w + .6)
        for k in range(1, 46):                                      # seeds on the golden angle
            a, q = k * 2.39996, r * .46 * math.sqrt(k / 46)
            self.disc(q * math.cos(a), q * math.sin(a), r * .027, GOLD if k % 2 else GOLD_L)
        self.close()

    def flame(self, x, y, h, outer=RED, inner=GOLD, core=GOLD_L, w=3, rot=0):
        """A flame of height h that stands on (x, y)."""
        self.open(x, y, h / 100, rot)
        self.shape('M0 0C-34 -2 -40 -34 -22 -56C-20 -44 -14 -40 -10 -40C-16 -62 -4 -84 8 -100C6 -80 16 -72 22 -60C24 '
            '-66 24 -70 22 -76C40 -50 38 -4 0 0Z', outer, w * 100 / h)
        self.fill('M0 -3C-20 -5 -24 -24 -14 -38C-10 -30 -6 -28 -2 -28C-4 -44 2 -58 8 -68C8 -54 24 -40 20 -20C18 -8 10 '
            '-3 0 -3Z', inner)
        self.fill('M1 -4C-9 -6 -11 -16 -5 -24C-2 -18 4 -22 5 -34C12 -24 14 -6 1 -4Z', core)
        if h > 200:                                                     # a great one is cut along its tongues
            for cut_ in ('M-25 -12C-31 -28 -27 -42 -22 -49', 'M-20 -10C-24 -20 -22 -30 -19 -35',
                    'M8 -94C9 -78 18 -70 22 -54', 'M4 -88C5 -72 14 -64 17 -50', 'M25 -66C30 -46 28 -26 18 -10',
                    'M21 -42C23 -30 20 -18 13 -8'):
                self.brush(cut_, w * 115 / h, .1, .1)
        self.close()
