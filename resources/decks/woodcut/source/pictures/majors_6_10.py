"""The majors from VI to X."""
import math

from carving import *
from pictures.shared import *


def sphinx(b, x, y, s, coat, cutc, stripe, stripe2, face, key_):
    """Sits and looks at you; feet at y."""
    b.open(x, y, s)
    body = smooth(both([(0, -134), (34, -128), (48, -98), (52, -66), (68, -40), (70, -10), (58, 2), (0, 2)]))
    b.line(body, 11, key_)
    b.shape(body, coat, 5)
    b.hatch(body, 0, 8, 4, .26, cutc, from_end=True)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.brush('M38 0C32 -20 42 -46 58 -52', 4.6, .2, .1, cutc)
        b.brush('M3 -4C4 -40 2 -60 6 -84', 4, .3, .1, cutc)
        b.brush('M32 -10C34 -40 34 -60 40 -80', 4, .3, .1, cutc)
        b.shape('M2 2C0 -14 34 -14 34 2Z', coat, 4.2, cutc if coat == INK else INK)
        for k in (12, 20):
            b.line(f'M{k} 1V-7', 2.8, cutc)
        b.shape('M38 2C38 -10 64 -10 66 2Z', coat, 4, cutc if coat == INK else INK)
        b.close()
    # collar
    b.shape('M-40 -122C-20 -104 20 -104 40 -122L46 -104C22 -82 -22 -82 -46 -104Z', GOLD, 4.2)
    for k in range(-3, 4):
        b.disc(k * 11.5, -99 - abs(k) * 2.4, 3.8, RED if k % 2 else '#174c8a', 1.8)
    nem = smooth(both([(0, -212), (28, -208), (46, -186), (52, -152), (64, -112), (56, -104), (30, -100), (26, -130),
        (0, -130)]), corners=(5, 6, 7, 9, 10, 11))
    b.line(nem, 10, key_)
    b.shape(nem, stripe, 5)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        for k in range(6):
            b.fill(f'M{29-k*.4} {-178+k*14}L{46+k*3.2} {-182+k*14}L{48+k*3.2} {-175+k*14}L{29-k*.4} {-171+k*14}Z',
                stripe2)
        b.close()
    f = smooth(both([(0, -190), (24, -187), (32, -168), (28, -146), (14, -130), (0, -126)]))
    b.shape(f, face, 4.4)
    b.hatch(smooth([(10, -188), (24, -187), (32, -168), (28, -146), (14, -130), (20, -150), (22, -172)]), 0, 6, 3, .7,
        cutc, from_end=True)
    b.shape('M-33 -184C-16 -196 16 -196 33 -184L31 -174C14 -184 -14 -184 -31 -174Z', GOLD, 3.6)
    dark = cutc if coat == INK else INK
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M6 -162C12 -172 24 -172 29 -163C22 -155 12 -156 6 -162Z', GOLD_L, 3, INK)
        b.fill('M17 -170C20 -166 20 -160 17 -156C14 -160 14 -166 17 -170Z', INK)
        b.line('M0 -138C5 -133 10 -134 13 -138', 2.8, dark)
        b.close()
    b.fill('M-6 -150C-3 -153 3 -153 6 -150C4 -145 1 -143 0 -142C-1 -143 -4 -145 -6 -150Z', RED if coat == INK else INK)
    b.line('M0 -143V-138', 2.8, dark)
    b.shape('M-7 -125H7L5 -106H-5Z', GOLD, 3.4)
    b.shape('M-6 -186C-12 -204 -8 -216 0 -222C8 -216 12 -204 6 -186Z', GOLD_L, 3.6)
    b.disc(0, -210, 2.6, RED)
    b.close()


@card('lovers', 'majors', 'major')
def lovers(b, t):
    """Two trees that wind about each other under one sun; two birds."""
    b.sky('#e8788a', '#fff3d6', '#f7bfae')
    b.beams(210, 226, 100, 640, 72, '#fff0d8', 24, spread=.2)
    b.beams(210, 226, 110, 640, 72, '#c5352b', 6, phase=0, spread=.3)
    for i in range(24):
        b.open(210, 226, .92, 15 * i)
        if i % 2:
            b.shape('M-9 -56C-19 -72 4 -80 -4 -98C10 -90 18 -74 9 -56Z', RED, 3.6)
        else:
            b.shape('M-11 -56L0 -112L11 -56Z', GOLD, 3.8)
            b.fill('M0 -104L-9 -56H0Z', GOLD_L)
        b.close()
    b.disc(210, 226, 55, '#f8c63e', 5)
    b.fill(poly(circle(210, 226, 50, 40)[18:34] + circle(214, 230, 41, 40)[18:34][::-1]), '#fff3b0')
    b.hatch(poly(circle(210, 226, 53, 60)), 0, 6, 3.4, .26, '#b9560f', from_end=True)
    b.hill([(20, 560), (110, 538), (210, 548), (310, 538), (400, 560)], '#6da454', '#1d6540', gap=9, depth=.45,
        angle=80)
    bark, pale = '#7a4320', '#c98f4a'
    A = 'M106 640C130 584 210 590 250 530C292 476 300 430 266 392C236 360 180 362 144 338C122 322 110 300 104 262'
    B = 'M314 640C290 584 210 590 170 530C128 476 120 430 154 392C184 360 240 362 276 338C298 322 310 300 316 262'
    lumps = [(96, 270, 46), (66, 312, 38), (58, 254, 36), (84, 214, 36), (118, 232, 30), (116, 318, 32), (44, 286, 26)]
    rng = b.rng
    for deep in ('#174f34', '#1f5a4c'):
        sx = deep == '#1f5a4c'
        for x, y, r in lumps:
            b.disc(420 - x if sx else x, y, r, deep, 9)
        for x, y, r in lumps:
            b.disc(420 - x if sx else x, y, r, deep)
    strap(b, B, 26, pale, None, 4.6)
    strap(b, A, 26, bark, None, 4.6)
    lower = points(B)[0][:15]                               # the pale trunk again, where it lies over the dark one
    over = poly(lower[5:13], False)
    b.out.append(f'<path d="{over}" fill="none" stroke="{INK}" stroke-width="35.2"/>')
    b.out.append(f'<path d="{poly(lower[4:14], False)}" fill="none" stroke="{pale}" stroke-width="26"/>')
    for d, c in (('M250 524C284 478 292 438 262 400', '#b9783c'), ('M258 394C230 368 180 366 146 346', '#b9783c'),
            ('M166 524C132 478 124 440 150 404', '#f0c98a'), ('M300 632C280 600 236 590 206 572', '#f0c98a'),
            ('M112 628C130 604 150 596 180 582', '#b9783c')):
        b.brush(d, 5.5, .1, .1, c)
    for x, y, a in ((288, 460, 70), (276, 412, 40), (132, 460, 110), (144, 410, 140), (270, 502, 120), (150, 502, 60)):
        b.brush(f'M{x} {y}q{6 if x > 210 else -6} 6 {2 if x > 210 else -2} 16', 4, .1, .2)
    for sx, leafc, light in ((-1, GREEN, GREEN_L), (1, '#3f8f6a', '#d3edc0')):
        spots = []
        for _ in range(900):
            x, y = rng.uniform(24, 156), rng.uniform(172, 352)
            if any((x - a) ** 2 + (y - c) ** 2 < (r - 5) ** 2 for a, c, r in lumps) and all((x - p) ** 2
                    + (y - q) ** 2 > 14 ** 2 for p, q in spots):
                spots.append((x, y))
        for x, y in sorted(spots, key=lambda p: p[1]):
            b.leaf(x if sx < 0 else 420 - x, y, 25, rng.uniform(30, 150), (leafc, light, leafc)[rng.randrange(3)], .44,
                2.4, True)
        for x, y in ((60, 238), (104, 216), (44, 290), (94, 274), (74, 330), (124, 314)):
            X = x if sx < 0 else 420 - x
            if sx < 0:
                b.disc(X, y, 15, RED, 3.8)
                b.fill(poly(circle(X, y, 11.4, 30)[14:26] + circle(X + 2, y + 2, 8.4, 30)[14:26][::-1]), RED_L)
                b.brush(f'M{X} {y-12}C{X} {y-18} {X+3} {y-22} {X+6} {y-22}', 4, .8, .3)
            else:
                b.rose(X, y, 18, WHITE, '#f3d9c9')
    b.brush('M140 508C180 498 240 498 280 508', 15, .8, .8)
    b.brush('M142 507C180 498 240 498 278 507', 8, .8, .8, '#b9783c')
    for x, L, r in ((210, 30, 90), (190, 26, 118), (230, 26, 62)):
        b.leaf(x, 502, L, r, GREEN, .44, 3, True, GREEN_L)
    # two birds in the heart between them
    for sx, body, wing, tip in ((1, WHITE, '#b9dcea', '#4a90c8'), (-1, '#4a90c8', '#174c8a', '#b9dcea')):
        b.open(210, 452, 1.0, 0, sx=sx)
        bird = smooth([(-12, -34), (-22, -48), (-40, -52), (-54, -40), (-58, -20), (-72, 0), (-84, 28), (-112, 62),
            (-84, 58), (-60, 44), (-34, 34), (-20, 10), (-20, -14)], corners=(0, 7))
        b.line(bird, 11, PAPER if sx < 0 else INK)
        b.shape(bird, body, 4.6)
        b.shape('M-18 -38L-3 -30L-19 -24C-23 -28 -22 -34 -18 -38Z', GOLD, 3.2)
        b.shape('M-40 -14C-58 -10 -78 14 -98 50C-76 46 -46 34 -36 8C-33 0 -34 -8 -40 -14Z', wing, 4)
        b.brush('M-44 0C-58 10 -70 26 -80 40M-42 14C-52 22 -60 30 -68 36', 3.4, .2, .1, tip)
        b.disc(-32, -38, 4.4, INK)
        b.disc(-33.5, -39.5, 1.5, WHITE)
        b.line('M-36 34L-38 50M-25 30L-26 48', 8, INK)
        b.line('M-36 34L-38 49M-25 30L-26 47', 3.4, '#f2a04a')
        b.close()
    for x, y, r in ((46, 592, 18), (374, 592, 18), (210, 606, 20)):
        b.rose(x, y, r, RED, RED_L)


@card('chariot', 'majors', 'major')
def chariot(b, t):
    """The starry car, seen from the front; a black and a white sphinx draw it."""
    b.sky('#128a90', '#fbf0d0', '#86ccc0')
    b.beams(210, 300, 120, 640, 72, '#fdf6dc', 22, spread=.3)
    b.beams(210, 300, 150, 640, 72, '#0b5a66', 6, phase=0, spread=.3)
    b.hill([(20, 548), (110, 534), (210, 540), (310, 534), (400, 548)], '#d9a45a', '#8a5a24', gap=9, depth=.4, angle=80)
    # wheels: their upper halves stand clear of the car
    for x in (52, 368):
        b.disc(x, 452, 91, '#fbf0d0')
        b.disc(x, 452, 86, INK)
        b.disc(x, 452, 81, GOLD)
        b.disc(x, 452, 64, '#0b5a66', 5)
        for k in range(8):
            b.open(x, 452, 1, 45 * k + 22)
            b.shape('M-6 0L-5 -64H5L6 0Z', GOLD, 3.6)
            b.close()
        b.disc(x, 452, 18, GOLD, 4.4)
        b.disc(x, 452, 8, RED, 3)
    # posts and the night between them
    night = '#1b2a6b'
    b.shape('M104 236H316V380H104Z', '#0f1a4a', 4)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        drape = 'M98 240H46C50 280 68 306 90 320L98 372Z'
        b.shape(drape, RED, 4.4)
        b.brush('M66 246C70 274 80 292 94 304', 4, .1, .1)
        post = 'M92 236H114L116 384H90Z'
        b.shape(post, GOLD, 4.6)
        b.fill('M95 240H100L99 380H94Z' if sx < 0 else 'M106 240H111L112 380H107Z', GOLD_L)
        for yy in (270, 340):
            b.shape(f'M87 {yy}H119V{yy+11}H87Z', GOLD_L, 3.6)
        b.close()
    b.star(210, 314, 58, 16, .5, '#7a66b8', 3.4, '#c9bce6', rot=-78.75)
    b.star(210, 314, 64, 8, .38, GOLD, 4.4, GOLD_L)
    b.disc(210, 314, 13, RED, 3.4)
    # the canopy of stars
    b.open(210, 240, 1.06)
    can = 'M-138 -6C-138 -62 -78 -98 0 -102C78 -98 138 -62 138 -6Z'
    b.line(can, 11, '#fbf0d0')
    b.shape(can, night, 5)
    b.hatch(can, 90, 9, 3.4, .4, '#4a5fb8')
    for x, y, r in ((-96, -28, 13), (-50, -44, 16), (0, -34, 19), (50, -44, 16), (96, -28, 13), (-24, -76, 8),
            (24, -76, 8), (0, -70, 5)):
        b.star(x, y, r, 6, .42, GOLD_L, 0, rot=-90)
    for k in range(7):
        x = -120 + k * 40
        b.shape(f'M{n(x-20)} -2C{n(x-17)} 30 {n(x+17)} 30 {n(x+20)} -2Z', (RED, '#fbf0d0')[k % 2], 4)
        b.disc(x, 24, 5.4, GOLD, 2.8)
    b.shape('M-144 -14H144V4H-144Z', GOLD, 4.8)
    b.fill('M-138 -10H40V-5H-138Z', GOLD_L)
    b.disc(0, -104, 12, GOLD, 4.4)
    b.close()
    b.spark(210, 112, 15, GOLD_L, 2.6)
    # the car
    car = 'M84 372C120 388 300 388 336 372C340 430 330 500 310 580H110C90 500 80 430 84 372Z'
    b.shape(car, night, 5.2)
    b.hatch(car, 0, 9, 4, .2, '#4a5fb8', from_end=False)
    b.line('M84 376C120 392 300 392 336 376', 19)
    b.line('M84 376C120 392 300 392 336 376', 10.5, GOLD)
    b.line('M90 374C130 387 200 387 220 387', 3, GOLD_L)
    b.shape('M184 404C192 410 228 410 236 404C240 442 232 466 210 480C188 466 180 442 184 404Z', RED, 4.6)
    b.spark(210, 438, 19, GOLD_L, 0)
    sphinx(b, 113, 640, 1.2, INK, '#8f86c0', '#2c2450', GOLD, '#2c2450', '#fbf0d0')
    sphinx(b, 307, 640, 1.2, WHITE, INK, PAPER, '#2f78b8', WHITE, INK)


@card('strength', 'majors', 'major')
def strength(b, t):
    """A lion in profile, tame under a garland of roses; the lemniscate above."""
    b.sky('#5a1f52', '#f3b6a2', '#a8477a')
    b.beams(210, 366, 150, 640, 72, '#3f1340', 14, spread=.35)
    b.disc(196, 372, 158, '#f3b6a2', 4.8)
    b.beams(196, 372, 122, 155, 72, '#a8477a', 6, spread=.12)
    b.hill([(20, 560), (110, 544), (210, 552), (310, 540), (400, 556)], '#2c7446', '#0f3a28', gap=9, depth=.4, angle=80)
    for gx in (44, 66, 30):
        b.brush(f'M{gx} 610C{gx-3} 590 {gx-10} 576 {gx-16} 570M{gx} 610C{gx+1} 588 {gx+6} 576 {gx+12} 570', 5, .8, .05,
            GREEN_L)
    fur, fl, dark = '#f0b54a', GOLD_L, '#8a3a14'
    # chest and shoulder
    chest = 'M168 470C150 520 150 580 160 640H400V470C360 430 260 420 168 470Z'
    b.shape(chest, '#d98a2e', 5.2)
    b.hatch(chest, 0, 9, 4.4, .3, INK, from_end=True)
    b.brush('M226 640C214 600 220 560 244 536', 6, .5, .1)
    b.brush('M330 640C318 600 322 560 340 536', 5, .5, .1)
    b.open(222, 372, 1.22)
    # the mane: three ranks of locks, from the brow over the neck to the throat
    for r0, L, k, c, a0, a1 in ((92, 74, 15, dark, -128, 146), (70, 66, 14, '#c0601c', -120, 138),
            (46, 56, 12, '#e2922a', -112, 128)):
        for i in range(k):
            a = a0 + (a1 - a0) * i / (k - 1)
            q = math.radians(a)
            b.open(28 + (r0 - 30) * math.cos(q), 4 + (r0 - 30) * 1.12 * math.sin(q), 1, a)
            bend = 16 if a < 70 else 4
            b.shape(f'M-10 -19C{n(L*.3)} -25 {n(L*.72)} {n(-10+bend*.3)} {L} {bend}C{n(L*.74)} {n(18+bend*.4)} '
                f'{n(L*.3)} 25 -10 19Z', c, 4.2)
            b.brush(f'M{n(L*.15)} 2C{n(L*.4)} 2 {n(L*.6)} {n(4+bend*.4)} {n(L*.84)} {n(bend*.8)}', 3.6, .3, .05)
            b.close()
    # ear
    b.shape('M10 -74C2 -106 30 -126 54 -108C66 -94 58 -70 40 -62Z', fur, 4.8)
    b.fill('M20 -78C18 -98 34 -108 48 -98C54 -88 48 -76 38 -70Z', dark)
    # the head
    head = smooth([(36, -72), (8, -92), (-30, -92), (-52, -72), (-82, -42), (-114, -20), (-134, -8), (-140, 8),
        (-132, 24), (-136, 42), (-128, 54), (-122, 72), (-102, 86), (-72, 84), (-40, 82), (-8, 92), (36, 84), (66, 40),
        (64, -24)], corners=(6, 8, 10))
    b.shape(head, fur, 5.2)
    b.hatch(smooth([(40, -50), (60, -10), (58, 40), (30, 90), (-20, 86), (4, 40), (2, -4)]), 0, 6.6, 4.2, .7, dark,
        from_end=True)
    b.hatch('M-100 84L-72 84L-8 92L8 60L-50 66Z', 90, 7, 3.6, .6, dark, from_end=True)
    # the first locks lie over the cheek
    for L, k, c, a0, a1, off in ((60, 9, '#c0601c', -84, 118, 16), (50, 8, '#e2922a', -70, 112, 0)):
        for i in range(k):
            a = a0 + (a1 - a0) * i / (k - 1)
            q = math.radians(a)
            b.open(12 + off + 34 * math.cos(q), 10 + 60 * math.sin(q), 1, a * .8 + 6)
            b.shape(f'M-8 -15C{n(L*.3)} -20 {n(L*.72)} -6 {L} 10C{n(L*.74)} 22 {n(L*.3)} 22 -8 15Z', c, 4)
            b.brush(f'M{n(L*.15)} 2C{n(L*.4)} 1 {n(L*.6)} 4 {n(L*.84)} 8', 3.4, .3, .05)
            b.close()
    # light on brow and bridge; the muzzle
    b.fill('M-28 -86C-48 -66 -84 -32 -124 -12L-116 0C-84 -12 -54 -34 -40 -56C-32 -68 -28 -78 -28 -86Z', fl)
    b.shape('M-132 24C-112 34 -82 32 -64 14C-56 34 -60 56 -78 62C-96 68 -118 62 -128 54C-136 46 -136 34 -132 24Z',
        '#fbe3ae', 4)
    b.shape('M-114 -20C-126 -16 -136 -10 -140 0C-142 12 -138 20 -132 25C-122 20 -112 8 -106 -6Z', '#6b2416', 4.2)
    b.brush('M-120 -12C-128 -8 -132 -2 -133 4', 4, .2, .1, '#e58f7a')
    b.brush('M-129 54C-110 66 -86 66 -70 56', 6, .3, .1)
    b.brush('M-122 72C-112 76 -104 76 -96 72', 3.6, .2, .1, dark)
    for x, y in ((-106, 40), (-94, 46), (-82, 42), (-100, 54), (-86, 56)):
        b.disc(x, y, 2.7, INK)
    for q in ('M-78 40C-56 40 -36 44 -20 52', 'M-80 48C-60 52 -44 60 -30 72', 'M-76 32C-54 28 -34 28 -16 32'):
        b.brush(q, 3, .6, .05, WHITE)
    # the calm eye
    b.shape('M-74 -34C-64 -52 -40 -56 -24 -42C-36 -26 -58 -22 -74 -34Z', '#fdf3d0', 4)
    b.disc(-50, -39, 10, '#3f8f4a', 2.4)
    b.disc(-51, -39, 5, INK)
    b.disc(-54, -43, 2.4, WHITE)
    b.brush('M-82 -32C-68 -58 -38 -62 -16 -42', 9, .3, .1)
    b.brush('M-70 -24C-56 -16 -38 -20 -26 -32', 3.6, .1, .1)
    b.brush('M-62 -8C-50 2 -44 14 -46 28', 4.4, .1, .1, dark)
    for k in range(3):
        b.brush(f'M{-22+k*15} {-82+k*3}C{-16+k*13} {-70+k*3} {-12+k*13} {-60+k*3} {-10+k*13} {-48+k*3}', 4, .6, .05,
            dark)
    # the beard
    beard = ('M-116 78C-112 92 -104 98 -104 114C-96 108 -92 110 -86 122C-82 110 -74 106 -64 112C-66 98 -62 90 -52 84'
        'C-76 88 -98 90 -116 78Z')
    b.shape(beard, '#e2922a', 4.2)
    b.brush('M-98 90C-96 98 -96 102 -94 108M-78 90C-78 98 -80 104 -82 112', 3.4, .3, .05)
    b.close()
    # the garland that holds it
    g = [(152, 470), (186, 510), (232, 530), (284, 528), (330, 500), (362, 452), (376, 398)]
    gd = smooth(g, closed=False)
    strap(b, gd, 10, GREEN, None, 4.4)
    for (ax, ay), (bx, by) in zip(g, g[1:]):
        mx, my, a = (ax + bx) / 2, (ay + by) / 2 + 2, math.degrees(math.atan2(by - ay, bx - ax))
        b.leaf(mx, my, 38, a + 62, GREEN, .42, 3, True, GREEN_L)
        b.leaf(mx, my, 38, a - 62, GREEN_L, .42, 3, True)
    for k, (x, y) in enumerate(g):
        b.rose(x, y, 28 if k < 6 else 22, (RED, WHITE)[k % 2], (RED_L, PAPER2)[k % 2])
    # lemniscate
    inf = 'M196 206C214 174 270 174 270 206C270 238 214 238 196 206C178 174 122 174 122 206C122 238 178 238 196 206Z'
    b.line(inf, 24, '#5a1f52')
    b.line(inf, 19, INK)
    b.line(inf, 10.5, GOLD_L)
    b.line('M214 190C232 180 256 186 260 202M132 200C136 184 164 180 180 192', 2.8, WHITE)


@card('hermit', 'majors', 'major')
def hermit(b, t):
    """A lantern upon a snowy peak, and the staff."""
    b.sky('#141a2c', '#a9c4d2', '#4f6b88')
    b.beams(210, 330, 160, 640, 84, '#8fb0c8', 7, spread=.5)
    for x, y, r in ((48, 190, 10), (98, 150, 8), (318, 146, 9), (386, 250, 7), (34, 250, 6), (150, 128, 5),
            (262, 124, 5)):
        b.spark(x, y, r, WHITE, 0)
    b.rays(210, 340, 150, 196, 36, '#f9dc83', .42)
    b.disc(210, 340, 160, '#f2b43a', 4.6)
    b.disc(210, 340, 140, '#fbe7a6')
    b.beams(210, 340, 124, 157, 72, '#e2822a', 6, spread=.14)
    # far peaks, then the summit
    for d, sn in (('M20 560V470L56 420L96 480L130 560Z', 'M56 420L78 453L66 450L58 464L48 450L34 452Z'),
            ('M400 560V462L362 410L318 478L286 560Z', 'M362 410L386 444L374 444L364 458L354 444L340 446Z')):
        b.shape(d, '#5d7a96', 4.4)
        b.hatch(d, 60, 9, 4, .5, '#26324e')
        b.shape(sn, WHITE, 3)
    peak = 'M20 624L20 596L76 540L104 548L150 478L176 466L206 452L244 466L268 482L312 546L342 536L400 590V624Z'
    b.shape(peak, WHITE, 5)
    for d in ('M210 452L244 466L268 482L312 546L342 536L400 590V624H250L262 580L236 560L246 520L222 500Z',):
        b.fill(d, '#b9cfdd')
        b.hatch(d, 62, 8, 4.4, .6, INK)
    for d in ('M150 478L128 540L140 536L120 596L96 624H60L92 580L84 574L104 548Z',):
        b.fill(d, '#5d7a96')
        b.hatch(d, 110, 8, 4, .5, INK)
    b.brush('M206 456C200 500 216 530 196 560C188 580 196 604 190 624', 5, .2, .3, '#8fa9bd')
    # the staff
    b.line('M322 606L338 214', 19)
    b.line('M322 606L338 214', 10, '#a5632c')
    b.line('M327 590L341 230', 2.6, '#e0a868')
    b.line('M338 220C340 184 384 184 384 214C384 236 358 238 358 220', 18)
    b.line('M338 220C340 184 384 184 384 214C384 236 358 238 358 220', 9.5, '#a5632c')
    for yy in (300, 390, 480):
        b.brush(f'M{334-(yy-214)*.04:.0f} {yy}c6 6 6 14 0 20', 4, .2, .2)
    b.fill('M294 624C300 596 344 592 362 624Z', '#b9cfdd')
    b.brush('M292 612C306 592 340 590 358 608', 5, .1, .1)
    # the lantern
    b.open(210, 332, 1.1)
    b.raw('<circle cx="0" cy="-122" r="18" fill="none" stroke="#1b182b" stroke-width="13"/><circle cx="0" cy="-122" '
        'r="18" fill="none" stroke="#e2a325" stroke-width="5.6"/>')
    b.shape('M-14 -106H14L24 -92H-24Z', GOLD, 4.6)
    roof = 'M-24 -94H24L78 -50H-78Z'
    b.shape(roof, '#3a4a68', 5)
    b.hatch(roof, 100, 8, 4, .5, '#a9c4d2', from_end=False)
    b.line('M-24 -94L-48 -52M24 -94L48 -52', 4)
    b.shape('M-86 -52H86V-36H-86Z', GOLD, 4.8)
    b.fill('M-80 -48H30V-43H-80Z', GOLD_L)
    glass = 'M-74 -36H74L66 82H-66Z'
    b.shape(glass, '#fdf3d0', 5)
    b.fill('M-74 -36H-44L-40 82H-66Z', '#f9dc83')
    b.fill('M74 -36H44L40 82H66Z', '#f2b43a')
    b.hatch('M74 -36H44L40 82H66Z', 0, 7, 3.4, .5, '#a5632c', from_end=True)
    for k in range(12):
        a = math.radians(30 * k + 15)
        b.brush(f'M{n(34*math.cos(a))} {n(23+34*math.sin(a))}L{n(56*math.cos(a))} {n(23+56*math.sin(a))}', 3.6, .8, .05,
            '#e2822a')
    b.star(0, 23, 48, 6, .577, RED, 4.4, '#ee7a3a')
    b.disc(0, 23, 12, GOLD_L, 3)
    b.line('M-48 -36L-43 82M48 -36L43 82', 6.5)
    b.shape('M-80 82H80V98H-80Z', GOLD, 4.8)
    b.fill('M-74 86H26V91H-74Z', GOLD_L)
    b.shape('M-66 98H66L58 114H-58Z', '#3a4a68', 4.8)
    b.hatch('M-66 98H66L58 114H-58Z', 90, 7, 3, .5, '#a9c4d2')
    b.close()


@card('wheel-of-fortune', 'majors', 'major')
def wheel(b, t):
    """The wheel, crowned; the serpent falls, the hare climbs."""
    b.sky('#241a52', '#7a66b8', '#44358a')
    b.skylines(108, 600, 52, '#8f7fd0', 2.6, 1.6, [(210, 352, 172)])
    for x, y, r in ((54, 196, 12), (366, 204, 14), (110, 160, 8), (322, 158, 8), (46, 300, 8), (378, 320, 8),
            (210, 132, 9)):
        b.spark(x, y, r, GOLD_L, 0)
    b.beams(204, 366, 140, 240, 64, GOLD, 7, spread=.3)
    b.open(204 - 210 * .8, 366 - 352 * .8, .8)
    R = 138
    b.disc(210, 352, R + 8, INK)
    b.disc(210, 352, R + 3, GOLD)
    b.disc(210, 352, R - 2, INK)
    b.disc(210, 352, R - 5, RED)
    for i in range(48):
        a = 2 * math.pi * i / 48
        p = [(210 + q * math.cos(a + o), 352 + q * math.sin(a + o)) for q,
            o in ((R - 5, 0), (R - 5, .0655), (R - 24, .0655), (R - 24, 0))]
        if i % 2:
            b.fill(poly(p), PAPER)
    b.disc(210, 352, R - 24, GOLD, 4)
    b.disc(210, 352, R - 36, '#17104a', 4)
    for i in range(24):
        a = 2 * math.pi * (i + .5) / 24
        b.disc(210 + (R - 30) * math.cos(a), 352 + (R - 30) * math.sin(a), 3, INK)
    for i in range(8):
        b.open(210, 352, 1, 45 * i)
        sp = ('M-5 0L-4 -26C-14 -36 -14 -44 -5 -52L-6 -70C-12 -78 -10 -88 -9 -104H9C10 -88 12 -78 6 -70L5 -52C14 -44 '
            '14 -36 4 -26L5 0Z')
        b.shape(sp, GOLD if i % 2 == 0 else PAPER, 3.6)
        b.fill('M-2 -10L-1 -30C-8 -38 -8 -42 -2 -50L-2 -70C-6 -80 -5 -90 -4 -100H-1L0 0Z', GOLD_L if i % 2 == 0
            else WHITE)
        b.close()
    b.disc(210, 352, 34, GOLD, 4.6)
    b.disc(210, 352, 24, RED, 3.6)
    b.star(210, 352, 21, 8, .42, GOLD, 2.6, GOLD_L)
    b.crown(210, 202, 92, 5, closed=True, jewel=t['deep'], w=4.4)
    b.close()
    # the serpent falls on the left
    snake = ('M72 210C30 232 38 262 70 274C104 288 96 318 66 328C34 340 34 368 62 380C92 392 92 418 66 430C44 442 48 '
        '484 92 488')
    b.line(snake, 33, PAPER)
    b.brush('M66 214C84 204 98 199 112 182', 27, .9, .1)
    b.line(snake, 27, INK)
    b.line(snake, 18, GREEN)
    b.line(snake, 5, GREEN_L)
    for x, y in ((48, 240), (60, 270), (88, 286), (88, 312), (62, 330), (40, 352), (56, 378), (82, 398), (70, 428),
            (54, 452)):
        b.spark(x, y, 6, GOLD_L, 0)
    b.brush('M64 214C84 204 96 199 107 187', 18, 1, .1, GREEN)
    hd = 'M84 472C108 464 134 476 132 492C130 508 100 512 84 502C76 494 76 480 84 472Z'
    b.line(hd, 10, PAPER)
    b.shape(hd, GREEN, 4.6)
    b.disc(108, 484, 5, GOLD_L, 2.6)
    b.disc(108, 484, 2, INK)
    b.brush('M104 500C114 502 124 500 130 494', 3.4, .2, .1)
    b.line('M132 494C142 496 146 504 154 502M142 497C148 494 152 490 156 492', 3.4, RED)
    # the hare climbs on the right
    b.open(334, 356, .86, 82, sx=-.86)
    far = ('M24 6C44 18 64 12 84 18C92 20 94 8 86 4C70 0 58 -8 44 -12Z',
        'M-66 4C-84 8 -96 26 -120 28C-130 28 -132 40 -122 42C-98 44 -78 38 -58 28Z')
    hare = smooth([(104, -8), (102, -22), (88, -36), (72, -40), (56, -30), (34, -36), (4, -46), (-34, -48), (-66, -34),
        (-82, -8), (-76, 8), (-92, 28), (-116, 46), (-134, 50), (-136, 60), (-120, 64), (-92, 56), (-62, 40), (-36, 28),
        (-10, 18), (22, 16), (40, 28), (68, 38), (88, 46), (98, 42), (94, 32), (76, 26), (62, 14), (60, 2), (76, 2),
        (92, 2)])
    ears = ('M76 -36C56 -56 20 -64 -14 -54C-4 -40 34 -28 66 -28Z', 'M84 -38C72 -58 40 -68 4 -70C14 -52 44 -36 72 -32Z')
    for d in far + (hare,) + ears:
        b.line(d, 11, '#17104a')
    for d in far:
        b.shape(d, '#b9a8dc', 4.4)
    b.shape(ears[1], '#e6dcee', 4.6)
    b.fill('M74 -42C62 -54 42 -62 20 -64C34 -52 52 -42 72 -36Z', RED_L)
    b.disc(-86, -20, 13, WHITE, 4.4)
    b.shape(hare, WHITE, 5)
    b.hatch(smooth([(34, -36), (4, -46), (-34, -48), (-66, -34), (-82, -8), (-60, -10), (-30, -22), (10, -24)]), 90, 7,
        3.4, .8, INK)
    b.shape(ears[0], WHITE, 4.6)
    b.fill('M66 -36C48 -48 22 -55 0 -51C14 -42 38 -34 64 -32Z', RED_L)
    b.brush('M-34 26C-62 22 -70 -8 -44 -24C-30 -30 -16 -22 -12 -10', 4.4, .1, .1)
    b.brush('M58 4C46 10 40 4 36 -6', 4, .1, .1)
    b.disc(82, -20, 5.6, INK)
    b.disc(84, -22, 1.8, WHITE)
    b.brush('M98 -4C94 0 90 0 88 -2', 3, .2, .1)
    b.disc(103, -13, 4, RED_L, 2.4)
    b.close()
    for x, y, s, f in ((60, 556, 1.2, False), (362, 548, 1.2, True), (330, 590, 1.1, False), (96, 596, 1.2, True),
            (300, 616, 1.1, False), (190, 616, 1, False)):
        b.cloud(x, y, s, PAPER, '#c9bce6', f)
    b.shape('M174 520L190 474H218L234 520L242 560H166Z', GOLD, 4.6)
    b.hatch('M174 520L190 474H218L234 520L242 560H166Z', 0, 7, 3.2, .5, INK, from_end=True)
    b.cloud(212, 572, 1.1, PAPER, '#c9bce6')
