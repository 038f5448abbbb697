"""The swords from ace to ten."""
import math

from carving import *
from pictures.shared import *


def raven(b, x, y, s):
    """A raven; it stands 50 s below (x, y)."""
    b.open(x, y, s)
    b.line('M-6 26L-8 48M8 28L8 50', 10, INK)
    d = smooth([(-74, -22), (-52, -38), (-34, -48), (-14, -42), (2, -24), (30, -10), (58, 14), (92, 46), (74, 52),
        (84, 66), (56, 56), (34, 40), (8, 36), (-18, 28), (-32, 8), (-36, -8), (-48, -16)], corners=(0, 7, 8, 9))
    b.line(d, 11, GOLD_L)
    b.shape(d, INK, 3)
    b.line('M-72 -22C-60 -26 -52 -26 -46 -22', 2.4, STEEL_D)
    b.disc(-32, -31, 6, GOLD, 2)
    b.disc(-33, -31, 2.6, INK)
    for k in range(4):
        b.brush(f'M{-8+k*12} {-12+k*9}C{6+k*12} {2+k*9} {16+k*13} {14+k*10} {20+k*15} {30+k*7}', 4, .2, .05, '#7f8cb0')
    for k in range(3):
        b.brush(f'M{-26+k*8} {-2+k*9}C{-22+k*8} {4+k*9} {-18+k*8} {8+k*8} {-12+k*8} {10+k*8}', 3.4, .2, .05, '#7f8cb0')
    b.close()


@card('swords-ace', 'swords', 'spot')
def swords_ace(b, t):
    """One great sword through a crown; olive and palm."""
    storm(b, t, 210, 236, 110, .5)
    b.disc(210, 296, 118, '#fdf3d0', 4.6)
    b.beams(210, 296, 84, 115, 64, t['mid'], 5, spread=.12)
    clouds(b, ((50, 150, .95, False), (370, 150, .95, True)))
    blade = 'M180 470L182 246L210 178L238 246L240 470Z'
    b.shape(blade, STEEL, 5.4)
    b.fill('M210 186L235 247L237 468H210Z', STEEL_D)
    b.hatch('M210 186L236 247L238 468H210Z', 0, 9, 4, .75, INK, from_end=True)
    b.fill('M204 246L210 230L216 246L214 440L210 450L206 440Z', SLATE)
    b.brush('M210 236V446', 4, .1, .1)
    b.brush('M191 256V456', 5, .1, .3, WHITE)
    # branches from the crown
    b.open(0, 42)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        d = 'M30 262C90 250 140 290 146 392'
        b.brush(d, 9, .8, .3)
        b.brush(d, 4, .8, .3, GREEN)
        pts = points(d, 14)[0]
        for i in range(2, 15, 2):
            (x, y), (px, py) = pts[i], pts[i - 1]
            a = math.degrees(math.atan2(y - py, x - px))
            b.leaf(x, y, 42 if sx < 0 else 38, a - 42, GREEN, .3 if sx < 0 else .42, 3, True, GREEN_L)
            b.leaf(x, y, 42 if sx < 0 else 38, a + 42, GREEN_L, .3 if sx < 0 else .42, 3, True)
            if sx > 0 and i % 4 == 0:
                b.disc(x - 4, y + 15, 7, '#5a2b66', 2.6)
        b.close()
    b.crown(210, 262, 132, 5, w=4.8, jewel=RED)
    b.close()
    # guard, grip, pommel
    b.shape('M194 488L191 552H229L226 488Z', RED, 5)
    for k in range(5):
        b.line(f'M193 {500+k*12}L227 {494+k*12}', 3, GOLD_L)
    gd = ('M96 456C104 470 140 466 168 464C186 464 192 456 210 456C228 456 234 464 252 464C280 466 316 470 324 456C334 '
        '474 328 500 308 502C280 506 244 490 236 502H184C176 490 140 506 112 502C92 500 86 474 96 456Z')
    b.shape(gd, GOLD, 5.2)
    b.fill('M106 468C126 478 170 470 206 468V478C166 480 134 490 112 490C104 488 102 476 106 468Z', GOLD_L)
    b.hatch(gd, 0, 6.5, 3.4, .2, INK, from_end=True)
    b.disc(210, 480, 13, RED, 4)
    b.disc(206, 476, 4, RED_L)
    b.disc(210, 570, 25, GOLD, 5)
    b.disc(203, 563, 8, GOLD_L)
    b.star(210, 571, 13, 8, .42, RED, 0)
    clouds(b, ((48, 584, 1.2, True), (372, 584, 1.2, False)))


@card('swords-2', 'swords', 'spot')
def swords_2(b, t):
    """Two crossed through a wreath: peace, armed."""
    b.sky('#f0b93a', '#fbeebf', '#f7d87a')
    b.beams(210, 330, 120, 640, 80, t['mid'], 16, spread=.3)
    b.disc(210, 318, 112, '#fdf3d0', 4.6)
    b.beams(210, 318, 84, 109, 64, t['mid'], 5, spread=.1)
    for x, y, s, f in ((66, 150, 1.05, False), (354, 150, 1.1, True)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    for x, y, s, f in ((50, 590, 1.2, True), (210, 606, 1.25, False), (374, 590, 1.2, False)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    b.sword(210, 366, 430, 33, w=4.6)
    b.sword(210, 366, 430, -33, w=4.6, grip='#174c8a')
    for k in range(9):
        for sx in (1, -1):
            a = math.radians(90 - sx * (24 + k * 17))
            b.leaf(210 + 92 * math.cos(a), 330 + 92 * math.sin(a), 36, math.degrees(a) - sx * 70, GREEN, .4, 2.8, True,
                GREEN_L)
    b.rose(210, 424, 32)
    b.rose(210, 236, 20, WHITE, PAPER2)


@card('swords-3', 'swords', 'spot')
def swords_3(b, t):
    """The heart in the rain."""
    storm(b, t, 210, 360, 120, .5)
    for k in range(70):
        x, y, L = b.rng.uniform(30, 392), b.rng.uniform(190, 590), b.rng.uniform(22, 46)
        b.brush(f'M{n(x)} {n(y)}L{n(x-L*.22)} {n(y+L)}', 4, .1, .9, SLATE if k % 3 else WHITE)
    clouds(b, ((40, 140, 1.1, False), (380, 140, 1.1, True), (140, 124, 1.2, True), (280, 124, 1.2, False)))
    b.open(10, 24, .95)
    b.sword(210 + 40, 356, 410, 180 + 27, w=4.8, grip='#174c8a', guard=.72)
    b.sword(210 - 40, 356, 410, 180 - 27, w=4.8, grip='#174c8a', guard=.72)
    b.sword(210, 360, 410, 180, w=4.8, guard=.72)
    heart = ('M210 486C160 440 94 404 94 346C94 300 132 284 162 290C186 295 204 312 210 330C216 312 234 295 258 290'
        'C288 284 326 300 326 346C326 404 260 440 210 486Z')
    b.line(heart, 13, PAPER)
    b.shape(heart, RED, 5.6)
    b.fill('M108 346C108 312 136 298 160 304C134 312 122 334 130 372C116 366 108 356 108 346Z', RED_L)
    b.hatch('M210 486C160 440 94 404 94 346L150 380L210 400L270 380L326 346C326 404 260 440 210 486Z', 0, 8, 4.4, .42,
        INK, from_end=True)
    b.hatch('M258 290C288 284 326 300 326 346C326 370 314 390 300 404L280 350Z', 0, 8, 4, .6, INK, from_end=True)
    for x, y, r, deep in ((250, 356, 207, 14), (170, 356, 153, 14), (210, 360, 180, -10)):       # the blades go in
        b.open(x, y, 410 / 300, r)
        b.shape(f'M-24 {deep}C-12 {deep-9} 12 {deep-9} 24 {deep}C12 {deep+7} -12 {deep+7} -24 {deep}Z', INK, 2)
        b.fill(f'M-13 64V{deep}H13V64Z', INK)
        b.fill(f'M-10 64V{deep}H10V64Z', STEEL)
        b.fill(f'M1 64V{deep}H10V64Z', STEEL_D)
        b.line(f'M0 64V{deep+4}', 2)
        b.close()
    for x, y in ((210, 520), (150, 500), (270, 500)):
        b.drop(x, y, 7, RED, 0, 2.6)
    b.close()
    clouds(b, ((60, 606, 1.0, True), (360, 606, 1.0, False)))


@card('swords-4', 'swords', 'spot')
def swords_4(b, t):
    """The truce: three hang, one rests."""
    storm(b, t, 210, 300, 120, .4)
    b.disc(210, 300, 128, '#fdf3d0', 4.6)
    b.beams(210, 300, 96, 125, 70, t['mid'], 5, spread=.1)
    clouds(b, ((52, 140, .95, False), (368, 140, 1.0, True), (150, 122, .95, True), (276, 122, .95, False)))
    for x in (94, 210, 326):
        b.sword(x, 292, 256, 180, w=5, grip='#174c8a' if x == 210 else RED, guard=.86)
    b.open(0, -36)
    top = 'M34 500H386L400 536H20Z'
    b.shape('M30 534H390V660H30Z', STONE, 5)
    b.hatch('M30 534H390V660H30Z', 90, 9, 3, .35, INK, from_end=True)
    b.shape(top, '#f6ead0', 5)
    b.hatch(top, 0, 7, 2.8, .5, STONE_D, from_end=True)
    for x in (82, 146, 274, 338):
        b.shape(f'M{x-22} 660V588C{x-22} 566 {x+22} 566 {x+22} 588V660Z', STONE_D, 3.6)
    b.shape('M184 606L210 562L236 606L210 650Z', RED, 4)
    b.shape('M50 486C70 470 120 470 140 486C146 500 140 514 120 516H70C48 514 44 500 50 486Z', RED, 4.4)
    b.hatch('M50 486C70 470 120 470 140 486C146 500 140 514 120 516H70C48 514 44 500 50 486Z', 20, 7, 3, .4)
    for x, y in ((50, 514), (138, 514)):
        b.disc(x, y, 7, GOLD, 3)
    b.sword(214, 482, 352, 90, w=4.6, grip='#5a2b66', guard=.62)
    for k in range(6):
        for s in (1, -1):
            b.leaf(160 + 22 * k, 504, 30, -s * 34, GREEN if s > 0 else GREEN_L, .42, 2.6, True)
    b.rose(292, 504, 22, WHITE, PAPER2, w=2.8)
    b.close()


@card('swords-5', 'swords', 'spot')
def swords_5(b, t):
    """After the battle: the raven has the field."""
    storm(b, t, 210, 470, 90, .6)
    b.disc(210, 420, 108, '#fdf3d0', 4.6)
    b.beams(210, 420, 74, 105, 60, t['mid'], 5, spread=.1)
    clouds(b, ((48, 146, 1.0, False), (372, 146, 1.0, True)))
    for x, y, a, g in ((70, 452, -15, '#174c8a'), (350, 452, 15, '#174c8a'), (140, 428, -8, RED), (280, 428, 8, RED),
            (210, 426, 0, '#5a2b66')):
        b.sword(x, y, 320, 180 + a, w=4.8, grip=g, guard=.58)
    earth = [(20, 520), (80, 528), (130, 500), (170, 516), (210, 486), (250, 514), (300, 500), (350, 528), (400, 516)]
    b.hill(earth, SLATE, '#2f3550', gap=9, depth=.6, angle=72)
    for k, (x, y, r) in enumerate(((70, 560, 20), (108, 576, -30), (150, 556, 10), (272, 560, 200), (316, 578, 150),
            (352, 560, 190))):
        b.leaf(x, y, 34, r, GREEN if k % 2 else GREEN_L, .42, 3, True, None)
    b.rose(210, 548, 24, w=2.8)
    b.leaf(236, 556, 36, 20, GREEN, .42, 3, True, GREEN_L)
    b.leaf(184, 556, 36, 160, GREEN, .42, 3, True, GREEN_L)
    raven(b, 208, 222, .96)


@card('swords-6', 'swords', 'spot')
def swords_6(b, t):
    """The ferry."""
    storm(b, t, 210, 330, 110, .4)
    b.disc(210, 320, 132, '#fdf3d0', 4.6)
    b.beams(210, 320, 100, 129, 70, t['mid'], 5, spread=.1)
    clouds(b, ((60, 150, 1.0, False), (360, 146, 1.05, True)))
    b.hill([(20, 440), (60, 424), (120, 436), (200, 430), (300, 436), (360, 420), (400, 434)], '#c9a25a', t['deep'],
        gap=9, depth=.25, angle=75)
    tones = [SLATE, '#7f8ca6', STEEL]
    b.sea(448, tones, 40, 3)
    for k, x in enumerate((76, 129, 182, 238, 291, 344)):
        b.sword(x, 322 + abs(k - 2.5) * 5 - 6, 284, 180, w=4.4, grip=(RED, '#174c8a')[k % 2], guard=.42)
    hull = 'M22 416C60 436 120 446 210 446C300 446 360 436 398 416C392 480 350 520 290 520H130C70 520 28 480 22 416Z'
    b.shape(hull, BARK, 5.4)
    b.hatch(hull, 0, 8, 4, .3, INK, from_end=True)
    b.line('M30 446C90 470 330 470 390 446', 3.6)
    b.line('M44 476C110 496 310 496 376 476', 3.6)
    b.shape('M18 408C60 430 120 438 210 438C300 438 360 430 402 408L398 424C356 446 300 454 210 454C120 454 64 446 22 '
        '424Z', GOLD, 4.6)
    b.fill('M30 420C80 438 140 444 200 444V448C140 449 78 442 32 426Z', GOLD_L)
    for x in (92, 151, 210, 269, 328):
        b.disc(x, 470 + (4 if abs(x - 210) < 70 else -2), 11, RED if x != 210 else PAPER, 3.6)
    b.star(210, 474, 9, 8, .4, RED, 0)
    for x in (20, 100, 180, 260, 340, 420):
        b.scale_wave(x, 548, 40, tones, 3, INK, 2.6)
    for x in (60, 140, 220, 300, 380):
        b.scale_wave(x, 570, 40, tones, 3, INK, 2.6)
    for x in (20, 100, 180, 260, 340, 420):
        b.scale_wave(x, 594, 40, tones, 3, INK, 2.6)
    for x in (60, 140, 220, 300, 380):
        b.scale_wave(x, 618, 40, tones, 3, INK, 2.6)


@card('swords-7', 'swords', 'spot')
def swords_7(b, t):
    """Six rise; one, turned, goes through the wreath."""
    storm(b, t, 210, 300, 90, .5)
    b.disc(210, 296, 84, '#fdf3d0', 4.6)
    b.beams(210, 296, 58, 81, 50, t['mid'], 5, spread=.1)
    clouds(b, ((50, 140, .9, False), (370, 140, .9, True), (150, 118, .9, True), (270, 118, .9, False)))
    for sx in (1, -1):
        for k in range(3):
            b.sword(210 - sx * (152 - 50 * k), 350 + 11 * k, 350, -10 * sx, w=4.2, grip=(RED, '#174c8a')[k % 2],
                guard=.41)
    b.sword(210, 334, 320, 180, grip='#5a2b66', w=4.6, guard=.7)
    wreath(b, 210, 300, 70)
    b.rose(210, 370, 22, w=2.6)
    clouds(b, ((50, 606, 1.05, True), (210, 618, 1.1, False), (370, 606, 1.05, False)))


@card('swords-8', 'swords', 'spot')
def swords_8(b, t):
    """The cage."""
    storm(b, t, 210, 350, 110, .5)
    b.disc(210, 350, 104, '#fdf3d0', 4.6)
    b.beams(210, 350, 72, 101, 60, t['mid'], 5, spread=.1)
    clouds(b, ((60, 134, .9, False), (360, 134, .9, True)))
    clouds(b, BELOW)
    # the bird, its eyes bound
    b.line('M152 430H268', 12, INK)
    b.line('M152 430H268', 5.4, GOLD)
    b.open(210, 372, .98)
    b.shape('M-14 46L-20 96L-8 90L0 100L8 90L20 96L14 46Z', STEEL, 4)
    b.line('M-6 66L-8 88M6 66L8 88', 2.4)
    body = smooth(both([(0, -66), (20, -60), (29, -42), (27, -26), (35, -6), (38, 20), (28, 46), (12, 58), (0, 60)]))
    b.line(body, 12, INK)
    b.shape(body, WHITE, 4.4)
    b.hatch(body, 0, 7, 3, .2, INK, from_end=True)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        wing = 'M30 -14C44 0 46 34 26 62C16 50 10 24 16 4C20 -8 24 -14 30 -14Z'
        b.shape(wing, STEEL, 3.8)
        b.brush('M32 2C36 16 34 30 26 46M24 6C26 18 24 28 22 36', 3, .2, .05)
        b.line('M8 58L6 66M8 58L12 66', 3.4, GOLD_D)
        b.close()
    for k, (x, y) in enumerate(((-5, 8), (5, 8), (0, 20), (-5, 32), (5, 32))):
        b.brush(f'M{x-4} {y}C{x-2} {y+5} {x+2} {y+5} {x+4} {y}', 2.4, .2, .2)
    b.shape('M-7 -36L0 -18L7 -36Z', GOLD, 3.2)
    b.shape('M26 -44L52 -58L46 -44L56 -34L27 -36Z', RED, 3.4)
    b.shape('M-29 -52C-12 -46 12 -46 29 -52L29 -34C12 -28 -12 -28 -29 -34Z', RED, 3.8)
    b.brush('M-24 -46C-8 -41 8 -41 22 -44', 3, .1, .1, RED_L)
    b.close()
    for y in (238, 478):
        b.line(f'M30 {y}H390', 15, INK)
        b.line(f'M30 {y}H390', 8, '#5a2b66')
        b.line(f'M32 {y-2}H388', 2, '#c9a0d0')
    for sx in (1, -1):
        for k in range(4):
            b.sword(210 - sx * (166 - 37.5 * k), 358 - 10 * k, 350, 0, w=4, grip=(RED, '#174c8a')[k % 2], guard=.3)


@card('swords-9', 'swords', 'spot')
def swords_9(b, t):
    """The sleepless moon: nine points at it."""
    b.sky('#e2a325', '#fbeebf', '#f3c653')
    b.beams(210, 360, 186, 640, 80, t['deep'], 9, spread=.3)
    b.disc(210, 360, 184, GOLD, 5)
    b.disc(210, 360, 175, '#1c2140', 4)
    for k in range(9):
        a = math.radians(40 * k - 70)
        b.spark(210 + 152 * math.cos(a), 360 + 152 * math.sin(a), 9, GOLD_L, 0)
        b.spark(210 + 112 * math.cos(a), 360 + 112 * math.sin(a), 5, GOLD_L, 0)
    clouds(b, ((56, 146, 1.0, False), (364, 146, 1.0, True), (210, 116, 1.0, False)))
    clouds(b, ((56, 600, 1.0, True), (210, 626, 1.1, False), (364, 600, 1.0, False)))
    b.disc(210, 360, 66, INK)
    b.disc(210, 360, 61, GOLD_L)
    moon_face(b, 210, 360, .46)
    for k in range(9):
        a = 40 * k - 90
        b.open(210 + 130 * math.cos(math.radians(a)), 360 + 130 * math.sin(math.radians(a)), 1, a - 90, sx=1.8)
        b.line('M-5 32L-4 -48L0 -62L4 -48L5 32Z', 6.5, PAPER)
        b.sword(0, 0, 122, 0, w=3, grip=RED, guard=.62, full=False)
        b.close()


@card('swords-10', 'swords', 'spot')
def swords_10(b, t):
    """The tetractys, fallen; behind it the sun comes up."""
    storm(b, t, 210, 560, 130, .3)
    b.disc(210, 556, 128, '#fbe7a6', 4.8)
    b.beams(210, 556, 90, 125, 70, '#d9772a', 5, spread=.1)
    clouds(b, ((50, 150, .9, False), (370, 150, .9, True), (150, 124, .95, True), (272, 124, .95, False)))
    for row, (y, xs) in enumerate(((262, (60, 160, 260, 360)), (342, (110, 210, 310)), (422, (160, 260)),
            (502, (210,)))):
        for x in xs:
            b.open(x, y, 1, 180, sx=1.9)                        # broader than long swords are: ten must be counted
            b.sword(0, 0, 158, 0, w=3.6, grip=(RED, '#174c8a', '#5a2b66', RED)[row], guard=.6, full=False)
            b.close()
    earth = [(20, 566), (90, 580), (150, 572), (210, 586), (270, 572), (330, 580), (400, 566)]
    b.hill(earth, SLATE, '#2f3550', gap=9, depth=.6, angle=72)
