"""Page, knight, queen and king of discs."""
import math

from carving import *
from pictures.shared import *


@card('discs-page', 'discs', 'court')
def discs_page(b, t):
    """A squirrel holds the coin as if it were a nut."""
    b.sky('#8fbb62', '#f5efc4', '#d7e3a0')
    b.beams(190, 340, 130, 640, 72, '#fdf8e0', 20, spread=.3)
    b.beams(190, 340, 140, 640, 72, t['deep'], 7, phase=0, spread=.5)
    # an oak branch above, a hill below
    br = 'M14 196C60 168 110 172 150 140C170 124 190 116 214 116'
    b.brush(br, 18, .9, .3)
    b.brush(br, 10, .9, .3, '#8a4a20')
    for x, y, L, q, c in ((52, 178, 46, 60, 0), (96, 166, 44, 100, 1), (140, 146, 44, 40, 0), (120, 150, 44, -60, 1),
            (72, 166, 40, -70, 0), (190, 122, 46, 30, 1), (214, 116, 44, -6, 0), (30, 186, 40, 100, 1)):
        b.leaf(x, y, L, q, (GREEN, t['mid'])[c], .44, 3, True, (GREEN_L, t['light'])[c])
    b.hill([(20, 566), (100, 550), (210, 556), (320, 548), (400, 566)], t['mid'], t['deep'], gap=10, depth=.5, angle=80)
    fur, dark, pale = '#c4552a', '#8a2f16', '#f2b877'
    b.open(200, 404, 1.06)
    tail = Band('M40 140C92 150 142 122 138 60C134 2 84 -40 88 -104C92 -164 134 -184 156 -156C170 -136 162 -118 150 '
        '-120', [(0, 20), (.12, 40), (.28, 50), (.48, 48), (.6, 44), (.72, 36), (.84, 25), (.94, 13), (1, 1)])
    # fur: the outline in tufts
    def tufts(side, u0, u1, k, out):
        ps = []
        for i in range(k):
            u = u0 + (u1 - u0) * i / k
            u2 = u0 + (u1 - u0) * (i + .8) / k
            ps += [tail.at(u, side), tail.at(u2, side, side * out)]
        return ps
    ol = tufts(-1, 0, .98, 26, 1.12) + [tail.at(1, 0)] + tufts(1, 0, .8, 17, 1.16)[::-1]
    d = poly(ol)
    b.line(d, 12, PAPER)
    b.shape(d, fur, 5)
    b.fill(tail.outline(.1, .95, -.2, .16), pale)
    tail.ribs(b, .05, .8, 40, 1, .36, 4.4, INK, lean=.03)
    tail.ribs(b, .05, .96, 44, -1, -.5, 3.4, dark, lean=.03)
    for v in (-.3, .34):
        b.brush(tail.arc(.1, .95, v, v * .8, 40), 4, .1, .1, dark)
    body = smooth([(-112, -84), (-104, -102), (-84, -124), (-58, -136), (-42, -140), (-34, -184), (-18, -132),
        (-2, -108), (4, -76), (34, -34), (68, 20), (86, 84), (78, 136), (44, 158), (-60, 160), (-86, 158), (-88, 146),
        (-58, 138), (-40, 128), (-54, 84), (-66, 30), (-66, -14), (-76, -46), (-100, -58), (-110, -70)],
        corners=(5, 15))
    b.line(body, 12, PAPER)
    b.shape(body, fur, 5.2)
    b.fill('M-98 -62C-84 -62 -66 -60 -52 -44C-40 -20 -34 30 -26 74C-24 100 -32 120 -44 126C-52 100 -64 50 -65 10C-66 '
        '-20 -76 -46 -98 -62Z', WHITE)
    b.hatch(smooth([(2, -80), (34, -34), (68, 20), (86, 84), (78, 136), (40, 150), (50, 80), (34, 20), (10, -30)]), 0,
        7, 4.6, .8, INK, from_end=True)
    # second ear, haunch, foot
    b.shape('M-64 -134C-66 -156 -62 -170 -56 -186C-46 -172 -40 -156 -42 -138Z', fur, 4.4)
    b.shape('M-46 -134C-44 -160 -38 -180 -30 -196C-20 -174 -14 -152 -18 -130Z', fur, 4.8)
    b.fill('M-38 -138C-36 -158 -32 -168 -29 -176C-24 -162 -22 -150 -25 -136Z', pale)
    for q in ('M-34 -186C-36 -198 -34 -206 -30 -214', 'M-30 -190C-28 -202 -24 -208 -18 -214',
            'M-58 -180C-62 -190 -62 -196 -60 -202'):
        b.brush(q, 5, .9, .05)
    b.brush('M-8 132C-30 92 0 44 40 56C72 68 80 104 66 136', 6, .1, .2)
    for k in range(5):
        b.brush(f'M{-2+k*13} {64-k*1.4+abs(k-2)*4}C{0+k*12} {76+abs(k-2)*3} {4+k*11} {84+abs(k-2)*3} {10+k*10} '
            f'{88+abs(k-2)*3}', 4, .6, .05, dark)
    foot = 'M-88 158C-92 146 -80 140 -62 140C-30 136 0 128 24 140C34 150 30 160 20 162H-72C-80 162 -86 162 -88 158Z'
    b.shape(foot, fur, 4.8)
    for k in range(3):
        b.brush(f'M{-76+k*12} 160C{-78+k*12} 154 {-76+k*12} 150 {-72+k*12} 148', 3.6, .7, .1)
    # eye, cheek, whiskers, nose
    b.disc(-70, -98, 12, PAPER, 0)
    b.disc(-70, -98, 9.4, INK)
    b.disc(-73, -102, 3.2, WHITE)
    b.brush('M-90 -92C-84 -112 -64 -118 -54 -104', 4.6, .2, .1)
    b.fill('M-114 -86C-112 -92 -104 -92 -102 -86C-104 -80 -112 -78 -114 -86Z', INK)
    b.brush('M-108 -80C-104 -70 -94 -68 -84 -72', 4, .4, .1)
    b.brush('M-46 -64C-36 -76 -34 -92 -40 -104', 4.6, .1, .1, dark)
    for q in ('M-88 -80C-72 -78 -50 -70 -34 -56', 'M-88 -76C-76 -72 -58 -60 -46 -44',
            'M-86 -84C-70 -86 -46 -84 -28 -78'):
        b.brush(q, 2.6, .6, .05, INK)
    b.close()
    b.coin(104, 426, 62, 5.2, colour=t['deep'])
    b.open(200, 404, 1.06)
    far = 'M-46 -34C-60 -46 -84 -44 -88 -34C-88 -24 -74 -20 -62 -20C-56 -16 -50 -12 -44 -12Z'
    b.shape(far, fur, 4.6)
    b.brush('M-86 -30C-78 -32 -72 -30 -68 -28', 3, .6, .1)
    arm = ('M-40 -26C-8 -34 14 0 2 40C-8 66 -42 72 -72 58C-86 52 -86 40 -74 36C-58 38 -48 36 -42 24C-50 6 -54 -16 -40 '
        '-26Z')
    b.shape(arm, fur, 5)
    b.fill('M-40 -22C-24 -28 -8 -20 -4 -10L-30 6C-44 2 -48 -14 -40 -22Z', fur)
    b.hatch('M-6 -14C14 0 14 20 2 40C-8 66 -42 72 -60 62C-30 60 -14 30 -6 -14Z', 0, 6.4, 4, .8, INK, from_end=True)
    for q in ('M-80 40C-72 42 -68 46 -66 50', 'M-84 48C-76 48 -72 52 -70 56'):
        b.brush(q, 3, .7, .1)
    b.close()
    for x, y, r, c in ((60, 590, 15, WHITE), (338, 592, 17, RED), (378, 574, 13, WHITE), (112, 604, 12, RED)):
        b.rose(x, y, r, c, PAPER2 if c == WHITE else RED_L, w=2.4)


@card('discs-knight', 'discs', 'court')
def discs_knight(b, t):
    """A bay with a mane of wheat."""
    b.sky('#7fb45c', '#f7f2cc', '#cfe3a4')
    b.skylines(108, 560, 50, t['mid'], 4, 2)
    b.hill([(20, 470), (90, 446), (160, 462), (240, 440), (400, 460)], GREEN_L, t['deep'], gap=10, depth=.3, angle=80)
    b.hill([(20, 524), (100, 506), (200, 520), (400, 500)], t['mid'], t['deep'], gap=9, depth=.4, angle=75)
    b.coin(84, 248, 58, 5, colour=t['deep'])
    def ear_of_wheat(b, L, c, cl, awn=True):
        b.brush(f'M-4 0Q{n(L*.3)} -4 {n(L*.62)} 0', 9, .9, .6)
        b.brush(f'M-4 0Q{n(L*.3)} -4 {n(L*.62)} 0', 4.4, .9, .6, GOLD)
        k = 5
        for i in range(k):
            x = L * (.2 + .6 * i / k)
            if awn:
                for sg in (-1, 1):
                    b.brush(f'M{n(x+8)} {sg*6}L{n(x+L*.36)} {n(sg*19)}', 3.2, .8, .05)
        for i in range(k):
            x = L * (.2 + .6 * i / k)
            for sg in (-1, 1):
                b.leaf(x, 0, L * .27, sg * 30, c if sg > 0 else cl, .42, 3.2, False)
        b.leaf(L * .8, 0, L * .24, 0, cl, .36, 3.2, False)
    def wheat(b):
        crest = Band('M-22 -116C44 -122 84 -84 98 -36C114 20 130 90 136 190', lambda u: 1)
        for off, c, cl, LL in ((0, '#b97f1c', GOLD, 138), (.5, GOLD, GOLD_L, 116)):
            k = 10
            for i in range(k - 2):
                u = min(1, (i + off) / (k - .3))
                x, y = crest.at(u, 0, 10)
                b.open(x, y, 1, -74 + 74 * u)
                ear_of_wheat(b, LL * (.86 + .2 * math.sin(math.pi * u)), c, cl)
                b.close()
    steed(b, 226, 404, 1.12, '#9a5426', INK, None, wheat, t['deep'], eye=GOLD_L, rot=11)
    b.open(226, 404, 1.12, 11)
    b.fill('M-128 -6C-108 -42 -80 -74 -52 -98L-40 -102C-50 -86 -60 -76 -70 -62C-84 -40 -96 -20 -106 0C-114 6 -124 4 '
        '-128 -6Z', '#f2d9a8')
    b.fill('M-134 44C-142 30 -142 16 -136 6C-124 12 -112 26 -104 42C-112 48 -124 48 -134 44Z', '#5e2f14')
    b.fill('M-136 22C-134 12 -122 10 -118 18C-122 22 -126 20 -130 26C-134 28 -137 26 -136 22Z', INK)
    b.brush('M-132 48C-116 52 -106 48 -100 42', 4.4, .2, .3)
    for st in ('M-112 -28C-96 -8 -92 30 -94 62',):
        b.line(st, 13, INK)
        b.line(st, 7.4, t['deep'])
    for px, py in ((-93, 26), (-104, -18)):
        b.disc(px, py, 9, GOLD, 3.4)
        b.disc(px - 2, py - 3, 3, GOLD_L)
    for L, q in ((62, 152), (70, 128)):                        # the forelock
        b.open(-12, -122, 1, q)
        ear_of_wheat(b, L, GOLD, GOLD_L, False)
        b.close()
    b.close()
    cl = 'M70 624C110 574 176 560 236 576C300 592 356 566 400 536V624Z'
    b.shape(cl, t['deep'], 5)
    b.hatch(cl, 70, 10, 4, .5)
    b.line('M84 606C130 570 186 564 236 580C300 596 356 570 400 544', 4, GOLD)
    for x, y in ((140, 604), (204, 598), (268, 608), (330, 598), (378, 582)):
        b.rose(x, y, 12, WHITE, RED_L, w=2.2)


@card('discs-queen', 'discs', 'court')
def discs_queen(b, t):
    """A hare among roses."""
    b.sky('#6da454', '#eef0c0', '#a9cf7e')
    b.beams(210, 330, 150, 640, 72, t['deep'], 14, spread=.3)
    b.disc(210, 318, 150, t['deep'], 4.8)
    b.beams(210, 318, 116, 147, 80, t['mid'], 5, spread=.12)
    b.hill([(20, 540), (100, 522), (210, 530), (320, 520), (400, 540)], t['mid'], t['deep'], gap=10, depth=.5, angle=80)
    b.coin(336, 268, 54, 4.8, colour=GREEN)
    fur = '#f6e9cd'
    b.open(208, 438, 1.03, sx=.97)
    # ears: far, near
    far = Band('M-34 -104C-50 -152 -50 -208 -34 -262', [(0, 12), (.3, 17), (.58, 20), (.78, 17), (.92, 8), (1, 0)])
    near = Band('M-6 -100C0 -152 22 -206 60 -250', [(0, 13), (.3, 19), (.58, 22), (.78, 19), (.92, 9), (1, 0)])
    for e, inn in ((far, '#d98f7d'), (near, RED_L)):
        d = e.outline()
        b.line(d, 10, INK)
        b.fill(d, fur)
        b.fill(e.outline(.1, .86, -.5, .35), inn)
        e.ribs(b, .2, .85, 16, .98, .4, 3.6)
        b.fill(e.outline(.84, 1, -1, 1), INK)
    body = smooth([(-112, -52), (-108, -70), (-92, -92), (-66, -112), (-34, -118), (-4, -108), (16, -82), (24, -52),
        (58, -22), (100, 30), (122, 90), (116, 138), (92, 158), (20, 162), (-66, 162), (-92, 160), (-90, 146),
        (-62, 140), (-58, 100), (-66, 50), (-62, 8), (-52, -18), (-66, -28), (-96, -32), (-110, -40)])
    b.line(body, 10.5, INK)
    b.fill(body, fur)
    b.hatch(smooth([(16, -82), (24, -52), (58, -22), (100, 30), (122, 90), (116, 138), (92, 158), (70, 150), (80, 90),
        (60, 30), (20, -20), (4, -60)]), 0, 7, 4.6, .74, INK, from_end=True)
    b.hatch(smooth([(-52, -18), (-30, -20), (0, 0), (-20, 30), (-58, 40), (-62, 8)]), 60, 7, 3.4, .6, INK)
    for x, y in ((-30, 30), (-12, 24), (6, 30), (-20, 48), (-2, 46), (16, 10), (30, 24)):
        b.brush(f'M{x} {y}C{x-4} {y+10} {x-4} {y+18} {x} {y+26}', 3.6, .3, .05)
    # haunch and feet, tail
    b.disc(120, 128, 22, WHITE, 4.6)
    b.hatch(poly(circle(120, 128, 20, 24)), 0, 6, 3, .5, INK, from_end=True)
    ha = 'M2 146C-16 96 20 40 68 52C108 64 120 110 100 150C80 158 30 160 2 146Z'
    b.fill(ha, fur)
    b.brush('M2 146C-16 96 20 40 68 52C90 58 104 76 108 98', 6, .1, .1)
    b.hatch('M60 60C108 64 120 110 100 150C84 156 70 154 62 152C90 120 84 84 60 60Z', 0, 7, 4, .8, INK, from_end=True)
    for k in range(4):
        b.brush(f'M{20+k*12} {70-k*3}C{20+k*12} {80-k*3} {24+k*12} {88-k*3} {28+k*12} {92-k*3}', 3.6, .6, .05)
    b.shape('M-12 162C-22 150 -8 142 14 144C50 140 84 142 104 152C110 160 104 164 96 164Z', fur, 4.8)
    for k in range(3):
        b.brush(f'M{-2+k*11} 162C{-4+k*11} 156 {-2+k*11} 152 {2+k*11} 150', 3.4, .7, .1)
    b.shape('M-94 162C-100 150 -86 144 -66 146C-62 120 -58 90 -60 60C-58 40 -30 40 -26 60C-22 90 -26 120 -34 146C-32 '
        '156 -36 164 -44 164Z', fur, 4.8)
    b.fill('M-56 66C-54 40 -30 40 -29 62C-28 74 -34 82 -42 84C-50 82 -56 76 -56 66Z', fur)
    b.hatch('M-42 70C-30 60 -26 60 -26 66C-22 90 -26 120 -34 146L-46 150Z', 0, 7, 3.4, .7, INK, from_end=True)
    for k in range(3):
        b.brush(f'M{-82+k*11} 162C{-84+k*11} 156 {-82+k*11} 152 {-78+k*11} 150', 3.4, .7, .1)
    # face
    b.fill('M-108 -50C-108 -64 -96 -84 -78 -96C-86 -78 -86 -60 -82 -44C-92 -40 -104 -42 -108 -50Z', WHITE)
    b.shape('M-68 -80C-58 -94 -40 -92 -34 -78C-42 -66 -60 -66 -68 -80Z', '#c97f16', 3.6)
    b.disc(-51, -80, 8.4, INK)
    b.disc(-54, -83, 2.8, WHITE)
    b.brush('M-76 -78C-62 -102 -38 -100 -26 -78', 5.4, .2, .1)
    b.fill('M-116 -60C-112 -68 -104 -68 -102 -60C-104 -54 -112 -52 -116 -60Z', '#7a2f2a')
    b.brush('M-109 -54C-106 -44 -96 -40 -84 -44', 4, .5, .1)
    for q in ('M-90 -54C-72 -52 -46 -44 -28 -30', 'M-90 -50C-76 -44 -58 -30 -46 -14',
            'M-88 -58C-68 -60 -40 -58 -18 -52'):
        b.brush(q, 2.8, .6, .05)
    b.brush('M-30 -44C-16 -54 -10 -70 -14 -84', 4.6, .1, .1)
    # collar of flowers
    b.line('M-58 -10C-40 6 0 2 34 -34', 13, INK)
    b.line('M-58 -10C-40 6 0 2 34 -34', 7, GREEN)
    for x, y, c in ((-46, -2, WHITE), (-20, 4, RED), (6, -6, WHITE), (26, -24, RED)):
        b.rose(x, y, 11, c, PAPER2 if c == WHITE else RED_L, w=2.2)
    b.close()
    b.crown(186, 320, 76, 5, w=4.6, jewel=RED, rot=-6)
    for x, y, r, c in ((56, 528, 32, RED), (88, 582, 24, WHITE), (374, 520, 22, WHITE), (366, 584, 26, RED)):
        b.leaf(x, y + 4, r * 1.7, 30, GREEN, .42, 3, True, GREEN_L)
        b.leaf(x, y + 4, r * 1.7, 150, GREEN, .42, 3, True, GREEN_L)
        b.rose(x, y, r, c, PAPER2 if c == WHITE else RED_L)


@card('discs-king', 'discs', 'court')
def discs_king(b, t):
    """A bull between vines."""
    b.sky('#8fbb62', '#f5efc4', '#d7e3a0')
    b.beams(210, 236, 90, 640, 72, t['deep'], 15, spread=.5)
    # vines at both sides
    for sx in (1, -1):
        b.open(210, 360, 1, 0, sx=sx)
        v = 'M176 280C150 200 190 140 164 80C144 30 186 -20 170 -80C160 -120 176 -150 168 -180'
        b.brush(v, 12, .8, .4)
        b.brush(v, 6, .8, .4, '#8a4a20')
        for yy, r in ((200, 200), (140, -30), (80, 205), (20, -40), (-60, 200), (-120, -30), (-164, 215)):
            b.leaf(168, yy, 44, r, GREEN, .5, 3.2, True, GREEN_L)
        for gx, gy in ((150, 40), (160, 170)):
            for k, (ox, oy) in enumerate(((-12, 0), (0, -2), (12, 0), (-6, 10), (6, 10), (0, 20))):
                b.disc(gx + ox, gy + oy, 8.5, '#5a2b66', 2.8)
                b.disc(gx + ox - 2.5, gy + oy - 2.5, 2.4, '#c9a0d0')
        b.close()
    b.coin(210, 226, 56, 5, colour=t['deep'])
    b.open(210, 380, 1.14)
    coat = '#7a3f1c'
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        horn = 'M34 -66C74 -58 112 -84 104 -140C102 -156 92 -170 86 -176C132 -160 156 -92 118 -54C94 -30 60 -32 40 -36Z'
        b.shape(horn, PAPER, 5)
        b.hatch(horn, 40, 7, 4, .4, INK, from_end=True)
        b.fill('M86 -176C110 -168 124 -144 126 -120C116 -142 104 -150 100 -152C98 -160 92 -170 86 -176Z', INK)
        ear = 'M54 -38C84 -48 120 -34 132 -12C112 0 78 2 58 -14Z'
        b.shape(ear, coat, 4.6)
        b.fill('M70 -28C90 -32 108 -24 118 -13C102 -6 84 -8 70 -16Z', RED_L)
        b.close()
    neck = 'M-70 20C-120 70 -140 130 -146 200H146C140 130 120 70 70 20Z'
    b.shape(neck, coat, 5)
    b.hatch(neck, 60, 9, 5, .45, INK)
    b.hatch(neck, 120, 9, 5, .3, INK, from_end=True)
    head = smooth(both([(0, -84), (36, -78), (60, -50), (64, -16), (54, 24), (44, 62), (56, 86), (54, 118), (30, 138),
        (0, 142)]))
    b.shape(head, coat, 5.2)
    b.hatch(smooth([(40, -78), (60, -50), (64, -16), (54, 24), (44, 62), (30, 40), (34, -20), (22, -60)]), 0, 7, 4.6,
        .9, INK, from_end=True)
    b.fill('M-50 -40C-46 -10 -40 30 -34 56C-24 20 -30 -20 -36 -56Z', '#a5632c')
    muz = smooth(both([(0, 58), (34, 62), (54, 86), (52, 116), (30, 136), (0, 140)]))
    b.shape(muz, '#e6b98c', 4.6)
    b.hatch(muz, 0, 7, 3.4, .3, INK, from_end=True)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.fill('M14 92C20 80 40 80 42 94C40 104 34 98 28 100C22 104 14 102 14 92Z', INK)
        b.shape('M26 -22C34 -36 52 -34 56 -20C48 -10 34 -10 26 -22Z', GOLD_L, 3.6)
        b.disc(41, -21, 6.6, INK)
        b.brush('M18 -24C30 -46 52 -44 62 -26', 6.5, .3, .1)
        b.brush('M28 -6C36 0 46 0 54 -6', 3.4, .1, .1)
        for k in range(4):
            b.brush(f'M{4+k*11} {-76+k*3}C{10+k*10} {-62+k*2} {2+k*10} {-54+k*2} {8+k*9} {-42+k*3}', 5, .5, .05, GOLD_L
                if k % 2 else '#d08a4a')
        b.close()
    b.line('M-22 122C-10 128 10 128 22 122', 3.6)
    b.raw('<circle cx="0" cy="120" r="22" fill="none" stroke="#1b182b" stroke-width="11"/><circle cx="0" cy="120" '
        'r="22" fill="none" stroke="#e2a325" stroke-width="5.4"/>')
    b.line('M-19 105C-8 100 8 100 19 105', 9, '#e6b98c')
    b.close()
    b.crown(210, 285, 98, 5, closed=True, cap=RED, jewel=GREEN_L, w=4.8)
    b.line('M96 590C150 624 270 624 324 590', 15, INK)
    b.line('M96 590C150 624 270 624 324 590', 8.5, GOLD)
    for xx, yy in ((128, 603), (168, 613), (252, 613), (292, 603)):
        b.disc(xx, yy + 3, 8, RED, 3)
