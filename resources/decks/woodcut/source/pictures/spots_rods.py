"""The rods from ace to ten."""
import math

from carving import *
from pictures.shared import *


@card('rods-ace', 'rods', 'spot')
def rods_ace(b, t):
    """One great torch, alive."""
    dusk(b, t, 210, 270, 120, .4)
    b.disc(210, 268, 124, '#f9d77a', 4.6)
    b.beams(210, 268, 84, 121, 64, '#dd6636', 5, spread=.2)
    b.hill([(20, 536), (90, 520), (160, 540), (260, 540), (330, 520), (400, 536)], '#b4532a', t['deep'], gap=10,
        depth=.5, angle=75)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        for x, y, L, r, c in ((14, 352, 104, -42, GREEN), (18, 372, 84, -4, GREEN_L), (14, 440, 116, -30, GREEN),
                (18, 462, 92, 6, GREEN_L)):
            b.leaf(x, y, L, r, c, .4, 4, True, GREEN_L if c == GREEN else None)
        b.close()
    d = ('M176 556C184 500 176 470 180 430C184 390 178 360 178 312L242 312C244 360 236 396 240 430C244 470 238 500 246 '
        '556C262 566 284 570 296 580C270 582 250 580 236 574C226 588 214 594 206 600C204 590 200 582 194 576C176 584 '
        '150 586 124 582C142 574 164 568 176 556Z')
    b.shape(d, '#e9c98c', 5.4)
    b.fill('M184 550C190 500 184 470 188 430C192 390 186 360 186 318L208 318C206 360 214 396 210 430C206 470 212 510 '
        '208 556Z', '#fff1cf')
    b.hatch('M178 312L242 312C244 360 236 396 240 430C244 470 238 500 246 556L176 556C184 500 176 470 180 430C184 390 '
        '178 360 178 312Z', 0, 8, 4, .42, INK, from_end=True)
    for y, x in ((346, 179), (392, 182), (436, 181), (482, 180), (524, 182)):
        b.brush(f'M{x} {y}C{x+12} {y-4} {x+24} {y} {x+32} {y+3}', 6, .7, .05)
    for y in (368, 412, 504):
        b.brush(f'M{x+4} {y}L{x+22} {y+2}', 4, .5, .05)
    b.shape('M206 404C216 396 226 402 226 414C226 428 216 432 208 424C202 418 202 410 206 404Z', '#b98a4a', 3.6)
    b.line('M212 410C218 410 220 416 216 420', 2.6)
    b.shape('M166 306C166 292 254 292 254 306L250 330C232 340 188 340 170 330Z', GOLD, 5)
    b.fill('M174 308C190 302 206 302 214 302V310C200 310 186 312 176 316Z', GOLD_L)
    b.hatch('M166 306C166 292 254 292 254 306L250 330C232 340 188 340 170 330Z', 0, 6, 3, .35, INK, from_end=True)
    for x in (186, 210, 234):
        b.disc(x, 321, 5, RED if x == 210 else INK, 2)
    b.flame(206, 308, 152, w=5)
    for x, y, r in ((120, 214, 9), (302, 214, 9), (100, 280, 6), (320, 280, 6), (146, 176, 6), (276, 176, 6),
            (62, 230, 8), (358, 230, 8), (54, 330, 6), (366, 330, 6)):
        b.spark(x, y, r, GOLD_L, 2)
    embers(b, ((50, 612, 54), (92, 622, 40), (330, 622, 42), (372, 612, 56)))


@card('rods-2', 'rods', 'spot')
def rods_2(b, t):
    """A gate, and the road to the sun."""
    dusk(b, t, 210, 350, 110, .4)
    b.disc(210, 350, 104, '#f9d77a', 4.6)
    b.beams(210, 350, 66, 101, 60, '#dd6636', 5, spread=.2)
    b.hill([(20, 404), (90, 376), (150, 396), (210, 388), (270, 398), (330, 376), (400, 404)], '#c9663a', t['deep'],
        gap=10, depth=.4, angle=75)
    b.hill([(20, 470), (110, 446), (210, 462), (310, 446), (400, 470)], '#b4532a', t['deep'], gap=10, depth=.5,
        angle=75)
    road = ('M206 392C232 404 250 414 232 430C208 448 168 458 180 486C196 520 150 560 116 624H304C296 570 262 530 250 '
        '492C240 462 262 446 268 428C274 408 240 398 214 391Z')
    b.shape(road, '#f0d69a', 4.4)
    b.hatch(road, 0, 9, 3, .25, '#a5632c', from_end=True)
    b.shape('M20 558C60 546 100 560 140 552L112 624H20Z', t['deep'], 4.4)
    b.shape('M400 558C360 546 320 560 276 552L304 624H400Z', t['deep'], 4.4)
    b.hatch('M20 558C60 546 100 560 140 552L112 624H20Z', 75, 9, 3.6, .5)
    b.hatch('M400 558C360 546 320 560 276 552L304 624H400Z', 75, 9, 3.6, .5)
    for k in range(15):
        u = (k + .5) / 15
        x, y = 90 + 240 * u, 288 + 204 * u * (1 - u)
        for s in (1, -1):
            b.leaf(x, y, 28, (s * 52 if u > .5 else 180 - s * 52), GREEN if s > 0 else GREEN_L, .42, 2.6, True)
    for x, y, c, r in ((150, 327, WHITE, 19), (210, 339, RED, 24), (270, 327, WHITE, 19)):
        b.rose(x, y, r, c, RED_L if c == RED else PAPER2, w=2.6)
    for x in (86, 334):
        torch(b, x, 412, 376, 0, 4.8, True, 72)
    for x, y, s in ((176, 214, 1), (246, 196, .8), (214, 240, .7)):
        b.brush(f'M{x-16*s} {y-5*s}C{x-8*s} {y-12*s} {x-3*s} {y-6*s} {x} {y}C{x+3*s} {y-6*s} {x+8*s} {y-12*s} {x+16*s} '
            f'{y-5*s}', 4.6, .1, .1)
    embers(b, ((44, 616, 46), (376, 616, 46)))


@card('rods-3', 'rods', 'spot')
def rods_3(b, t):
    """Three bound by a ribbon."""
    b.sky('#a3281f', '#f2a05a', '#d9552f')
    b.beams(210, 360, 50, 640, 72, '#7a1a16', 16, spread=1.2)
    b.disc(210, 340, 146, '#fbe3a0', 4.6)
    b.beams(210, 340, 104, 143, 72, '#dd6636', 6, spread=.2)
    b.hill([(20, 520), (90, 500), (160, 520), (230, 506), (310, 522), (400, 500)], '#b4532a', t['deep'], gap=10,
        depth=.5, angle=75)
    b.hill([(20, 566), (120, 548), (220, 564), (310, 546), (400, 562)], t['deep'], INK, gap=9, depth=.5, angle=75)
    b.rod(210, 384, 360, -34, w=4.4)
    b.rod(210, 384, 360, 34, w=4.4)
    b.rod(210, 396, 366, 0, w=4.8)
    # the knot
    for sx in (1, -1):
        b.open(210, 392, 1, 0, sx=sx)
        rib = 'M10 6C50 20 60 56 92 64C70 70 70 92 82 108C52 96 20 60 6 14Z'
        b.shape(rib, GOLD, 4)
        b.hatch(rib, 30, 7, 3, .4)
        loop = 'M4 0C30 -42 86 -34 78 -4C72 22 30 20 4 4Z'
        b.shape(loop, GOLD, 4.4)
        b.shape('M26 -2C40 -18 62 -16 60 -4C58 8 38 8 26 -2Z', t['deep'], 3.4)
        b.close()
    b.shape('M190 378C190 370 230 370 230 378V406C230 414 190 414 190 406Z', GOLD, 4.4)
    b.hatch('M190 378H230V408H190Z', 0, 6, 3, .5, INK, from_end=True)
    for x, y, h in ((50, 606, 56), (96, 618, 44), (326, 618, 46), (372, 606, 58), (150, 624, 34), (272, 624, 34)):
        b.flame(x, y, h, RED, GOLD, GOLD_L, 3.2)


@card('rods-4', 'rods', 'spot')
def rods_4(b, t):
    """Four poles and a garland: the feast before the castle."""
    dusk(b, t, 210, 420, 110, .4)
    b.disc(210, 430, 112, '#f9d77a', 4.6)
    b.beams(210, 430, 78, 109, 60, '#dd6636', 5, spread=.2)
    b.hill([(20, 520), (90, 500), (160, 500), (260, 500), (330, 500), (400, 520)], '#b4532a', t['deep'], gap=10,
        depth=.5, angle=75)
    cas = ('M140 506V420H134V402H144V410H152V402H160V410H168V402H178V420H174V440H186V404H180V380H192V389H204V380H216'
        'V389H228V380H240V404H234V440H246V420H242V402H252V410H260V402H268V410H276V402H286V420H280V506Z')
    b.open(39, 94, .815)
    b.shape(cas, '#7a2a24', 5)
    b.hatch(cas, 0, 7, 3, .4, INK, from_end=True)
    b.shape('M194 506V470C194 446 226 446 226 470V506Z', INK, 3)
    b.line('M202 506V462M210 506V456M218 506V462', 2.4, GOLD)
    for x, y in ((156, 440), (264, 440), (210, 424)):
        b.shape(f'M{x-6} {y+14}V{y}C{x-6} {y-9} {x+6} {y-9} {x+6} {y}V{y+14}Z', GOLD_L, 3)
    for x, y in ((156, 402), (210, 380), (264, 402)):
        b.line(f'M{x} {y}V{y-30}', 3.4)
        b.shape(f'M{x} {y-30}L{x+24} {y-23}L{x} {y-15}Z', PAPER, 2.8)
    b.close()
    b.hill([(20, 566), (120, 548), (220, 560), (310, 546), (400, 562)], t['deep'], INK, gap=9, depth=.5, angle=75)
    xs = (50, 136, 284, 370)
    for x in xs:
        torch(b, x, 402, 362, 0, 4.6, False, 66)
    for a, c in zip(xs, xs[1:]):
        for k in range(9):
            u = (k + .5) / 9
            x, y = a + (c - a) * u, 298 + 140 * u * (1 - u)
            for s in (1, -1):
                b.leaf(x, y, 27, 56 * s if u > .5 else 180 - 56 * s, GREEN if s > 0 else GREEN_L, .44, 2.6, True)
        b.rose((a + c) / 2, 334, 22, RED if a == 136 else WHITE, RED_L if a == 136 else PAPER2, w=2.6)
    for x in xs:
        b.shape(f'M{x-4} 300L{x-22} 362L{x-10} 354L{x-3} 364L{x} 306L{x+5} 362L{x+12} 352L{x+22} 358L{x+5} 300Z', GOLD,
            3.2)
        b.disc(x, 298, 12, GOLD, 3.6)
        b.disc(x - 3, 295, 4, GOLD_L)
    embers(b, ((108, 614, 44), (210, 612, 44), (312, 614, 44)))


@card('rods-5', 'rods', 'spot')
def rods_5(b, t):
    """A quarrel that is a star: each over one and under the next."""
    dusk(b, t, 210, 366, 60, 1.0)
    b.disc(210, 380, 134, '#f9d77a', 4.6)
    b.beams(210, 380, 92, 131, 76, '#dd6636', 5, spread=.2)
    b.hill([(20, 570), (120, 556), (220, 568), (310, 554), (400, 568)], t['deep'], INK, gap=9, depth=.5, angle=75)
    R, cx, cy = 164, 210, 380
    v = [(cx + R * math.sin(math.radians(72 * k)), cy - R * math.cos(math.radians(72 * k))) for k in range(5)]
    def staff(k):
        (ax, ay), (bx, by) = v[k], v[(k + 2) % 5]              # from the foot to the flame
        rot = math.degrees(math.atan2(bx - ax, -(by - ay)))
        return (ax + bx) / 2, (ay + by) / 2, rot
    for k in range(5):
        x, y, r = staff(k)
        b.rod(x, y, 300, r, 4.6, False, None)
    # the first again where it goes over the last: each is now over one and under one
    x, y, r = staff(0)
    b.open(x, y, 1, r)
    b.fill('M-12.6 68V8H12.6V68Z', INK)
    b.fill('M-9.6 70V6H9.6V70Z', '#e9c98c')
    b.fill('M-6 70V6H0V70Z', '#fff1cf')
    b.hatch('M-9 70V6H10V70Z', 0, 7, 3.2, .5, INK, from_end=True)
    b.brush('M-11 22C-6 20 -2 22 1 23M-11 56C-6 54 -2 56 1 57', 4.4, .7, .05)
    b.close()
    for k in range(5):
        x, y, r = staff(k)
        a = math.radians(r)
        b.flame(x + 122 * math.sin(a), y - 122 * math.cos(a), 76, w=3.8, rot=r * .55 if abs(r) < 120
            else (40 if r > 0 else -40))
    for x, y, rr in ((160, 296, -120), (262, 296, -60), (286, 404, 20), (134, 404, 160), (210, 462, 90)):
        b.leaf(x, y, 34, rr, GREEN, .42, 2.8, True, GREEN_L)
    b.star(210, 372, 50, 16, .5, RED, 3.2, '#8a1f18', rot=-78.75)
    b.star(210, 372, 52, 8, .42, GOLD, 3.6, GOLD_L)
    b.disc(210, 372, 10, RED, 3)
    embers(b, ((50, 616, 50), (370, 616, 50)))


@card('rods-6', 'rods', 'spot')
def rods_6(b, t):
    """Three cross three; a sunflower where they meet."""
    b.sky('#a3281f', '#f2a05a', '#d9552f')
    b.beams(210, 360, 50, 640, 72, '#7a1a16', 16, spread=1.0)
    b.disc(210, 360, 96, '#f9d77a', 4.4)
    b.beams(210, 360, 60, 93, 56, '#dd6636', 5, spread=.2)
    b.hill([(20, 566), (120, 548), (220, 564), (310, 546), (400, 562)], t['deep'], INK, gap=9, depth=.5, angle=75)
    for k in (-1, 0, 1):
        b.rod(210 + k * 52, 374, 376, -34, w=4.4, leaves=k == -1)
    for k in (1, 0, -1):
        b.rod(210 + k * 52, 374, 376, 34, w=4.4, leaves=k == 1)
    b.sunflower(210, 378, 46, w=3)
    for x, y, h in ((50, 606, 56), (96, 618, 44), (326, 618, 46), (372, 606, 58)):
        b.flame(x, y, h, RED, GOLD, GOLD_L, 3.2)


@card('rods-7', 'rods', 'spot')
def rods_7(b, t):
    """One holds the hill against six."""
    dusk(b, t, 210, 280, 80, .8)
    b.disc(210, 276, 104, '#f9d77a', 4.6)
    b.beams(210, 276, 64, 101, 60, '#dd6636', 5, spread=.2)
    hill = [(20, 600), (90, 586), (140, 540), (176, 486), (210, 470), (244, 486), (280, 540), (330, 586), (400, 600)]
    b.hill(hill, '#b4532a', t['deep'], gap=9, depth=.5, angle=68)
    for sx in (1, -1):
        for k in range(3):
            tx, ty = 210 - sx * (64 + 6 * k), 282 + 84 * k                   # where the flame begins
            a = math.radians(50)
            s = 240 / 300
            b.rod(tx - sx * 122 * s * math.sin(a), ty + 122 * s * math.cos(a), 240, sx * 50, 4.4, False, None)
            b.flame(tx, ty, 56, w=3.8, rot=sx * 22)
    b.rod(210, 396, 352, 0, 5, False, None)
    b.flame(210, 396 - 122 * 1.173, 80, w=4.2)
    for r in (-155, -25, -120, -60):
        b.leaf(210, 528, 44, r, GREEN if r in (-155, -25) else GREEN_L, .42, 3, True)
    b.rose(210, 518, 26, w=2.8)
    embers(b, ((50, 618, 36), (370, 618, 36)))


@card('rods-8', 'rods', 'spot')
def rods_8(b, t):
    """Eight fly, like falling stars."""
    b.sky('#7d1a20', '#f6b872', '#d9552f')
    for k in range(46):                                         # the wind of the flight
        x, y, L = b.rng.uniform(40, 520), b.rng.uniform(100, 560), b.rng.uniform(60, 180)
        b.brush(f'M{n(x)} {n(y)}L{n(x-L*.6)} {n(y+L*.8)}', b.rng.uniform(3, 6), .05, .4, '#f0a05a' if k % 2
            else '#7a1a16')
    b.disc(232, 520, 150, '#f9d77a', 4.6)
    b.beams(232, 520, 108, 147, 84, '#dd6636', 5, spread=.15)
    b.hill([(20, 560), (90, 540), (170, 566), (250, 544), (330, 566), (400, 548)], '#b4532a', t['deep'], gap=10,
        depth=.5, angle=75)
    b.hill([(20, 596), (120, 584), (220, 600), (310, 586), (400, 598)], t['deep'], INK, gap=9, depth=.5, angle=75)
    for x in (40, 66, 96, 330, 356, 384):
        h = 40 + (x * 7) % 18
        b.shape(f'M{x} {592-h}L{x+17} {604}H{x-17}Z', GREEN, 3.4)
        b.hatch(f'M{x} {592-h}L{x+17} {604}H{x-17}Z', 0, 6, 3, .5, INK, from_end=True)
    for x0, y0 in ((86, 290), (86, 464)):
        for k in range(4):
            x, y = x0 + 74 * k, y0 + (16 if k % 2 else -12)
            torch(b, x, y, 216, 37, 4.4, False, 74)


@card('rods-9', 'rods', 'spot')
def rods_9(b, t):
    """The palisade, bound by a briar."""
    dusk(b, t, 210, 300, 60, 1.0)
    b.disc(210, 330, 126, '#e8883c', 4.6)
    b.beams(210, 330, 90, 123, 60, '#a3281f', 5, spread=.2)
    b.hill([(20, 556), (120, 546), (210, 552), (300, 546), (400, 556)], '#b4532a', t['deep'], gap=10, depth=.5,
        angle=75)
    xs = [210 + 43 * k for k in range(-4, 5)]
    for k in (1, 3, 5, 7, 0, 2, 4, 6, 8):                       # slender, so that the dusk parts them
        y, L = (392, 352) if k % 2 else (380, 376) if k == 4 else (414, 316)
        b.open(xs[k], y, 1, 0, sx=.74)
        b.rod(0, 0, L, 0, 4.8, False, None)
        b.close()
        b.flame(xs[k], y - 122 * L / 300, 66, w=3.6)
    for k, d in enumerate(('M14 404C60 372 80 430 126 404C168 380 190 430 232 404C276 380 300 430 340 404C366 390 390 '
            '400 410 396',
            'M14 496C60 520 90 470 132 496C172 520 196 470 238 496C280 520 304 470 346 496C370 508 390 500 410 500')):
        b.line(d, 13, INK)
        b.line(d, 6.4, GREEN)
        pts = points(d, 9)[0]
        for i in range(2, len(pts) - 1, 3):
            (ax, ay), (cx, cy) = pts[i - 1], pts[i + 1]
            L = math.hypot(cx - ax, cy - ay)
            s = 1 if i % 2 else -1
            x, y = pts[i]
            tx, ty, nx, ny = (cx - ax) / L, (cy - ay) / L, -(cy - ay) / L * s, (cx - ax) / L * s
            b.shape(poly([(x + nx * 5 - tx * 6, y + ny * 5 - ty * 6), (x + nx * 18 + tx * 4, y + ny * 18 + ty * 4),
                (x + nx * 5 + tx * 5, y + ny * 5 + ty * 5)]), GOLD_L, 2.4)
    for x, y, r, c in ((104, 412, 22, WHITE), (316, 412, 22, WHITE), (210, 450, 31, RED), (64, 500, 18, RED),
            (356, 500, 18, RED)):
        b.rose(x, y, r, c, RED_L if c == RED else PAPER2, w=2.8)
    b.hill([(20, 584), (120, 574), (210, 582), (300, 574), (400, 584)], t['deep'], INK, gap=9, depth=.5, angle=75)
    embers(b, ((60, 622, 38), (360, 622, 38), (210, 624, 34)))


@card('rods-10', 'rods', 'spot')
def rods_10(b, t):
    """The burden: a sheaf of ten."""
    dusk(b, t, 210, 430, 60, 1.0)
    b.disc(210, 326, 140, '#f9d77a', 4.6)
    b.beams(210, 326, 98, 137, 70, '#dd6636', 5, spread=.2)
    b.hill([(20, 540), (90, 526), (160, 540), (260, 540), (330, 526), (400, 540)], '#b4532a', t['deep'], gap=10,
        depth=.5, angle=75)
    kx, ky = 210, 458
    def one(a, far, length, f):
        """Through the knot at the angle a; far: from the knot to the rim of the flame."""
        q, s = math.radians(a), length / 300
        m = far - 122 * s
        b.rod(kx + m * math.sin(q), ky - m * math.cos(q), length, a, 4.2, False, None)
        b.flame(kx + far * math.sin(q), ky - far * math.cos(q), f, w=3.6, rot=a * .7)
    for a, L in ((-45, 190), (45, 190), (-27, 222), (27, 222), (-9, 232), (9, 232)):
        one(a, L, 292, 62)
    for a, L in ((-36, 128), (36, 128), (-17, 140), (17, 140)):
        one(a, L, 228, 54)
    for sx in (1, -1):                                          # the rope
        b.open(kx, ky, 1, 0, sx=sx)
        rib = 'M10 8C44 18 56 50 84 58C66 66 66 84 76 98C46 88 18 58 6 16Z'
        b.shape(rib, GOLD, 4)
        b.hatch(rib, 30, 7, 3, .4)
        loop = 'M4 0C30 -40 80 -32 74 -4C68 20 28 20 4 4Z'
        b.shape(loop, GOLD, 4.2)
        b.shape('M24 -2C38 -17 58 -15 56 -4C54 8 36 8 24 -2Z', t['deep'], 3.4)
        b.close()
    b.shape(f'M{kx-24} {ky-16}C{kx-24} {ky-24} {kx+24} {ky-24} {kx+24} {ky-16}V{ky+16}C{kx+24} {ky+24} {kx-24} {ky+24} '
        f'{kx-24} {ky+16}Z', GOLD, 4.4)
    for y in (-8, 2, 12):
        b.line(f'M{kx-22} {ky+y}C{kx-8} {ky+y+5} {kx+8} {ky+y+5} {kx+22} {ky+y}', 2.8)
    embers(b, ((50, 612, 52), (96, 622, 38), (326, 622, 38), (370, 612, 52)))
