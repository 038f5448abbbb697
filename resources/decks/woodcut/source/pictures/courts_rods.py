"""Page, knight, queen and king of rods."""
import math

from carving import *
from pictures.shared import *


CUT = '#f3c58e'


@card('rods-page', 'rods', 'court')
def rods_page(b, t):
    """A salamander climbs a burning rod."""
    b.sky('#7a1a16', '#e2703a', '#b5361f')
    b.beams(210, 380, 150, 640, 72, '#4e0f14', 14, spread=.5)
    for x, y, h, q, c, i_, co in ((66, 640, 330, -10, '#d9552f', '#f08a2e', GOLD),
            (354, 640, 330, 10, '#d9552f', '#f08a2e', GOLD), (140, 640, 450, -9, '#e2622a', '#f4a33a', GOLD_L),
            (284, 640, 440, 10, '#e2622a', '#f4a33a', GOLD_L), (212, 650, 420, 0, '#f08a2e', GOLD_L, WHITE)):
        b.flame(x, y, h, c, i_, co, 4.6, q)
    for x, y, h, q in ((52, 616, 120, -8), (368, 616, 120, 8), (106, 628, 80, -4), (318, 628, 80, 6)):
        b.flame(x, y, h, RED, '#f08a2e', GOLD_L, 4, q)
    b.open(216, 402, 1, -38, sx=1.2)
    b.rod(0, 0, 430, 0, w=4.6, leaves=True, tip=None)
    b.close()
    b.flame(110, 266, 92, w=4.4, rot=-12)
    b.open(21, 44, .94)
    f = Band('M292 208C262 232 136 238 140 318C144 392 290 376 284 448C280 508 166 482 146 534C134 572 172 598 210 580',
        [(0, 1), (.012, 16), (.035, 27), (.075, 38), (.11, 35), (.15, 25), (.24, 38), (.38, 41), (.5, 35), (.58, 26),
        (.76, 17), (.92, 8), (1, 1)])
    def leg(u, side, along, reach=40, low=34):
        px, py = f.at(u, side * .55)
        dx, dy = f.way(u)
        nx, ny = -dy * side, dx * side
        kx, ky = px + nx * reach + dx * along * .3, py + ny * reach + dy * along * .3
        fx, fy = kx + nx * 12 + dx * along * low / 30, ky + ny * 12 + dy * along * low / 30
        toes = []
        a0 = math.atan2(fy - ky, fx - kx)
        for q in (-.95, -.32, .32, .95):
            toes.append((fx + 22 * math.cos(a0 + q), fy + 22 * math.sin(a0 + q)))
        return Band(f'M{n(px)} {n(py)}Q{n(kx)} {n(ky)} {n(fx)} {n(fy)}', [(0, 17), (.5, 12), (1, 9)]), (fx, fy), toes
    legs = [leg(.2, -1, -26), leg(.215, 1, -26), leg(.485, -1, 24), leg(.4, 1, 10, 46, 40)]
    d = f.outline(0, 1, -1, 1, 130)
    for w, c in ((12, PAPER), (4.5, INK)):
        for a, (fx, fy), toes in legs:
            b.line(a.outline(), w, c)
            for x, y in toes:
                b.line(f'M{n(fx)} {n(fy)}L{n(x)} {n(y)}', 9 + w * .66, c)
                b.disc(x, y, 6 + w / 2.6, c)
        b.line(d, w, c)
    for a, (fx, fy), toes in legs:
        b.fill(a.outline(), INK)
        a.ribs(b, .1, .9, 6, -.9, .1, 3.4, CUT)
    b.fill(d, INK)
    for u, v, rx, ry in ((.045, .5, 8, 6), (.1, -.4, 12, 8), (.1, .5, 9, 7), (.17, 0, 9, 6), (.225, -.42, 16, 10),
            (.24, .5, 12, 9), (.3, .35, 13, 10), (.295, -.5, 11, 9), (.36, -.35, 17, 11), (.375, .5, 13, 9),
            (.435, .3, 14, 11), (.44, -.5, 12, 8), (.5, -.3, 14, 10), (.51, .5, 10, 7), (.57, .1, 13, 9),
            (.63, -.2, 12, 8), (.69, .2, 11, 7), (.75, -.1, 10, 6), (.81, .1, 9, 5), (.87, 0, 8, 4), (.925, 0, 6, 3)):
        x, y = f.at(u, v)
        b.open(x, y, 1, f.angle(u))
        b.oval(0, 0, rx, ry, GOLD)
        b.oval(-rx * .15, -ry * .2, rx * .6, ry * .5, GOLD_L)
        b.close()
    for u, v in ((.062, -.62), (.062, .66)):
        x, y = f.at(u, v)
        b.disc(x, y, 9.6, GOLD_L, 3)
        b.disc(x + 1.4, y - .6, 4.8, INK)
        b.disc(x, y - 2, 1.6, WHITE)
    for v in (-.4, .4):
        x, y = f.at(.02, v)
        b.disc(x, y, 2, CUT)
    f.ribs(b, .55, .92, 22, .98, .45, 3, CUT)
    b.close()


@card('rods-knight', 'rods', 'court')
def rods_knight(b, t):
    """A black horse with a mane of flames."""
    b.sky('#6a1416', '#f9c56e', '#d9552f')
    b.skylines(108, 600, 54, '#7a1a16', 4, 1.8)
    b.open(420, 0, 1, 0, sx=-1)                                 # he looks the other way
    b.rod(86, 382, 372, 12, w=4.8)
    def flames(b):
        crest = Band('M-12 -118C44 -116 84 -84 98 -36C114 20 130 90 136 190', lambda u: 1)
        for c, i_, co, hh, off in (('#e2622a', GOLD, GOLD_L, 172, .0),
                ('#f4a33a', GOLD_L, WHITE, 122, .5)):
            k = 7
            for i in range(k):
                u = min(1, (i + off) / (k - .4))
                x, y = crest.at(u, 0, 16)
                b.flame(x, y, hh * (.78 + .3 * math.sin(math.pi * min(1, u + .15))), c, i_, co, 4.6, 12 + 58 * u)
    steed(b, 234, 398, 1.15, INK, None, CUT, flames, RED, key=PAPER, eye='#f9dc83')
    b.open(234, 398, 1.15)
    neck = smooth([(2, -120), (44, -100), (86, -54), (106, 20), (128, 100), (140, 200), (90, 200), (84, 80), (64, 0),
        (30, -70)])
    b.hatch(neck, 0, 8.5, 4.6, .62, '#ef8e3c', from_end=True)
    for fx, fy, h, q in ((4, -112, 66, 12), (-34, -112, 54, -34)):
        b.flame(fx, fy, h, '#e2622a', GOLD, GOLD_L, 4, q)
    b.close()
    b.close()
    b.shape('M20 600C90 566 150 590 210 578C280 562 340 592 400 572V624H20Z', '#5e1216', 5)
    b.hatch('M20 600C90 566 150 590 210 578C280 562 340 592 400 572V624H20Z', 70, 9, 3.4, .5, t['mid'])
    for x, y, h in ((46, 614, 64), (94, 622, 46), (140, 622, 34), (276, 622, 38), (330, 620, 52), (376, 612, 64)):
        b.flame(x, y, h, RED, GOLD, GOLD_L, 3.2)


@card('rods-queen', 'rods', 'court')
def rods_queen(b, t):
    """A black cat on a cushion, a sunflower beside her."""
    b.sky('#b5361f', '#f7bd76', '#e2703a')
    b.beams(210, 330, 140, 640, 72, '#8a1f18', 16, spread=.4)
    b.disc(210, 312, 150, '#fae3a0', 4.6)
    b.beams(210, 312, 116, 146, 80, '#dd6636', 5, spread=.1)
    b.rod(352, 402, 378, 3, w=4.6)
    stem = 'M70 330C78 420 56 520 66 640'
    b.brush(stem, 17, .8, .8)
    b.brush(stem, 9, .8, .8, GREEN)
    b.leaf(70, 430, 58, -20, GREEN, .42, 3.4, True, GREEN_L)
    b.leaf(66, 470, 52, 200, GREEN, .42, 3.4, True, GREEN_L)
    b.sunflower(72, 322, 60, w=3)
    # cushion
    b.shape('M60 560C110 536 310 536 360 560C384 576 384 612 366 632H54C36 612 36 576 60 560Z', t['deep'], 5)
    b.hatch('M60 560C110 536 310 536 360 560C384 576 384 612 366 632H54C36 612 36 576 60 560Z', 90, 10, 4, .5, t['mid'])
    b.line('M50 580C130 562 290 562 370 580', 7, INK)
    b.line('M50 580C130 562 290 562 370 580', 3.4, GOLD)
    for x in (82, 125, 168, 212, 256, 299, 342):
        b.shape(f'M{x-21} 584C{x-18} 612 {x+18} 612 {x+21} 584', '#7a1a16', 3)
        b.disc(x, 606, 4.5, GOLD, 2.6)
    for x, r in ((48, 28), (374, -28)):
        b.disc(x, 580, 10, GOLD, 3.6)
        for a in (70, 90, 110):
            b.leaf(x, 588, 30, a + r * .4, GOLD, .16, 2.6, False)
    # the cat
    b.open(212, 396, 1.12)
    tail = 'M70 140C120 150 128 100 104 70C92 54 104 36 118 44'
    b.brush(tail, 31, .9, .5, PAPER)
    b.brush(tail, 25, .9, .5, INK)
    half = [(0, -112), (26, -116), (52, -152), (64, -104), (70, -74), (60, -48), (42, -32), (52, -8), (66, 30),
        (76, 70), (98, 112), (92, 150), (60, 162), (30, 162), (0, 160)]
    d = smooth(both(half), corners=(2, 26))
    b.line(d, 11, PAPER)
    b.shape(d, INK, 4)
    cut_c = '#f3c58e'
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.fill('M50 -136C44 -124 34 -114 32 -108C42 -108 52 -100 56 -94C58 -108 56 -124 50 -136Z', t['mid'])
        b.shape('M12 -76C20 -92 42 -94 52 -80C44 -66 24 -62 12 -76Z', GOLD_L, 2.6)
        b.fill('M32 -91C38 -82 38 -74 32 -66C26 -74 26 -82 32 -91Z', INK)
        b.disc(29, -84, 2.4, WHITE)
        for k, e in enumerate((-62, -54, -46)):
            b.brush(f'M18 {-54+k*3}C44 {e-2} 70 {e-6} 92 {e-12+k*14}', 2.4, .6, .05, cut_c)
        b.brush('M14 160C18 120 10 70 20 30', 4, .1, .1, cut_c)
        b.brush('M48 158C30 140 44 104 70 96', 4.4, .1, .1, cut_c)
        for k in range(5):
            b.brush(f'M{66+k*5} {40+k*18}C{58+k*5} {44+k*18} {54+k*5} {52+k*18} {54+k*4} {60+k*18}', 3.2, .7, .05,
                cut_c)
        for k in range(3):
            b.line(f'M{22+k*9} 162V152', 2.6, cut_c)
        b.brush('M40 -34C30 -24 16 -20 6 -20', 3, .1, .1, cut_c)
        for k in range(4):
            b.brush(f'M{30-k*7} {-18+k*4}C{30-k*7} {-4+k*5} {26-k*6} {6+k*5} {24-k*6} {14+k*6}', 3, .1, .1, cut_c)
        b.close()
    b.fill('M-8 -58C-4 -62 4 -62 8 -58C6 -52 2 -50 0 -49C-2 -50 -6 -52 -8 -58Z', RED_L)
    b.line('M0 -49V-44M0 -44C-4 -38 -12 -38 -16 -42M0 -44C4 -38 12 -38 16 -42', 2.8, cut_c)
    b.line('M-46 -26C-20 -10 20 -10 46 -26', 11, INK)
    b.line('M-46 -26C-20 -10 20 -10 46 -26', 6.5, GOLD)
    b.disc(0, -8, 10, RED, 3.4)
    b.disc(-3, -11, 3, RED_L)
    b.close()
    b.crown(212, 262, 96, 5, w=4.6, jewel=RED)


@card('rods-king', 'rods', 'court')
def rods_king(b, t):
    """A lion before two crossed torches."""
    b.sky('#5e1216', '#f08a3c', '#b5361f')
    b.beams(210, 330, 120, 640, 72, '#f5b98a', 12, spread=.5)
    b.beams(210, 330, 130, 640, 72, '#3a0a12', 7, phase=0, spread=.4)
    for sx in (1, -1):
        b.rod(210 + sx * 6, 356, 470, 43 * sx, w=5, leaves=True, tip=None)
        b.flame(210 + sx * 138, 216, 78, w=4, rot=16 * sx)
    b.open(210, 398, 1.1)
    # the mane: three rings of locks, like flames
    rng = b.rng
    for R, L, k, c, cc, off in ((112, 86, 22, '#8a1f18', '#c5352b', 0), (92, 76, 22, '#c5482b', '#e2703a', .5),
            (70, 64, 20, '#dd7a2a', '#f5b04a', 0)):
        order = sorted(range(k), key=lambda i: -abs(((i + off) / k * 360 + 90) % 360 - 180))
        for i in order:
            a = -90 + 360 * (i + off) / k
            q = math.radians(a)
            yy = 1.12 if math.sin(q) > 0 else .98
            b.open(R * .62 * math.cos(q), 10 + R * .68 * math.sin(q) * yy, 1, a + rng.uniform(-5, 5))
            S = L * (1.16 if math.sin(q) > .3 else 1) * rng.uniform(.88, 1.12)
            bend = 16 if math.cos(q) >= 0 else -16
            if abs(math.cos(q)) < .1:
                bend = 0
            lock = (f'M-8 -17C{n(S*.3)} {n(-24)} {n(S*.7)} {n(-14+bend*.3)} {n(S)} {n(bend)}C{n(S*.72)} '
                f'{n(16+bend*.5)} {n(S*.3)} 24 -8 17Z')
            b.shape(lock, c, 4.2)
            b.fill(f'M0 -12C{n(S*.3)} -17 {n(S*.62)} -9 {n(S*.86)} {n(bend*.7)}C{n(S*.6)} {n(-2+bend*.3)} {n(S*.3)} -5 '
                '0 -2Z', cc)
            b.brush(f'M0 3C{n(S*.3)} 3 {n(S*.5)} {n(4+bend*.3)} {n(S*.74)} {n(bend*.75)}', 3.6, .5, .05)
            b.close()
    coat, pale, dark = '#e9ad45', '#fbe3ae', '#8a1f18'
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M46 -66C40 -100 70 -120 92 -104C106 -88 96 -60 74 -48Z', coat, 4.6)
        b.fill('M58 -70C56 -92 74 -102 86 -92C92 -80 84 -66 72 -58Z', dark)
        b.close()
    # broad below, narrow above: a lion's face is a wedge turned over
    head = smooth(both([(0, -92), (36, -90), (62, -74), (72, -44), (70, -14), (78, 14), (84, 44), (76, 76), (52, 100),
        (24, 114), (0, 118)]))
    b.shape(head, coat, 5.4)
    b.hatch(smooth([(36, -90), (62, -74), (72, -44), (70, -14), (78, 14), (84, 44), (76, 76), (52, 100), (58, 60),
        (50, 10), (52, -40), (40, -70)]), 0, 6.6, 4.6, .9, INK, from_end=True)
    b.fill('M-66 -44C-64 -66 -46 -80 -28 -84C-42 -68 -50 -50 -50 -26C-58 -28 -64 -34 -66 -44Z', GOLD_L)
    # the beard below the chin
    b.shape('M-46 92C-44 112 -28 122 -24 142C-16 132 -10 140 -6 158C-2 148 2 148 6 158C10 140 16 132 24 142C28 122 44 '
        '112 46 92Z', coat, 4.6)
    b.hatch('M6 100L46 92C44 112 28 122 24 142C16 132 10 140 6 158Z', 0, 6, 3.6, .7, INK, from_end=True)
    for k in (-24, -12, -2):
        b.brush(f'M{k} 116C{k*1.1} 124 {k} 130 {k*.8} 140', 3.6, .2, .05)
    # the bridge of the nose, long and wide
    b.fill('M-22 -60C-18 -30 -20 0 -30 26H30C20 0 18 -30 22 -60C8 -68 -8 -68 -22 -60Z', '#f3c66a')
    b.brush('M-24 -54C-18 -24 -22 4 -33 28', 4.6, .2, .2)
    b.brush('M24 -54C18 -24 22 4 33 28', 5.6, .2, .2)
    mz = smooth(both([(0, 46), (30, 34), (58, 46), (68, 70), (52, 92), (22, 96), (0, 86)]), corners=(0, 6))
    b.shape(mz, pale, 5)
    b.hatch(smooth([(40, 38), (58, 46), (68, 70), (52, 92), (26, 94), (48, 72)]), 0, 6, 3.6, .6, INK, from_end=True)
    b.shape('M-38 26C-26 16 26 16 38 26C34 44 12 56 0 60C-12 56 -34 44 -38 26Z', '#7a1f22', 4.6)
    b.fill('M-28 27C-14 21 14 21 26 26C12 30 -16 32 -28 27Z', '#c9605a')
    for sx in (1, -1):
        b.brush(f'M{sx*26} 34C{sx*20} 44 {sx*12} 44 {sx*10} 38', 4, .4, .1)
    b.line('M0 60V82', 4.4)
    b.brush('M0 82C-14 98 -44 96 -58 84', 5.6, .6, .1)
    b.brush('M0 82C14 98 44 96 58 84', 5.6, .6, .1)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        for x, y in ((24, 62), (38, 58), (50, 64), (30, 76), (44, 76)):
            b.disc(x, y, 2.7, INK)
        # eyes wide apart, slanting down to the nose, under a heavy brow
        b.shape('M24 -12C30 -30 48 -40 62 -36C64 -22 50 -8 36 -6C30 -6 26 -8 24 -12Z', GOLD_L, 4.2)
        b.disc(44, -22, 8.4, '#3a2410')
        b.disc(44 - 3 * sx, -25, 2.8, WHITE)
        b.brush('M18 -6C22 -34 46 -54 72 -44', 10.5, .5, .1)
        b.brush('M20 -8C18 0 20 8 24 14', 5, .6, .1)
        b.brush('M34 4C46 6 56 -2 62 -14', 4, .1, .1)
        for k in range(3):
            b.brush(f'M{6+k*13} {-82+k*3}C{5+k*13} {-74+k*3} {6+k*12} {-66+k*3} {6+k*10} {-58+k*4}', 4.2, .6, .05, dark)
        for q in ('M64 58C82 54 98 56 112 62', 'M64 68C82 70 96 76 106 86'):
            b.brush(q, 3, .6, .05, '#fff1cf')
        b.close()
    b.close()
    b.crown(210, 298, 112, 5, closed=True, cap=RED, jewel=t['deep'], w=4.8)
