"""The cups from ace to ten."""
import math

from carving import *
from pictures.shared import *


@card('cups-ace', 'cups', 'spot')
def cups_ace(b, t):
    """One great cup, a fountain."""
    b.sky('#2f78b8', '#dcedf0', '#8cc6e2')
    b.beams(210, 250, 90, 640, 64, '#f7ebd1', 20, spread=.4)
    b.beams(210, 250, 110, 640, 64, t['deep'], 6, phase=0, spread=.5)
    b.disc(210, 236, 84, GOLD_L, 4.4)
    b.beams(210, 236, 46, 84, 56, '#e08a2a', 4, spread=.2)
    for x, y, s, f in ((52, 190, 1.0, False), (372, 196, 1.0, True)):
        b.cloud(x, y, s, PAPER, '#b9dcea', f)
    b.sea(462, [t['deep'], t['mid'], t['light']], 42, 3)
    # the fountain
    for sx in (1, -1):
        b.open(210, 262, 1, 0, sx=sx)
        for d, w in (('M8 -8C30 -100 132 -90 150 40C158 100 154 170 156 244', 24),
                ('M4 -8C12 -76 92 -80 104 24C110 84 106 160 106 244', 20)):
            b.line(d, w, INK)
            b.line(d, w - 8, t['mid'])
            b.line(d, w * .3, WHITE)
        b.close()
    jet = 'M198 262C200 226 202 196 210 168C218 196 220 226 222 262Z'
    b.shape(jet, t['mid'], 4)
    b.brush('M208 256C207 226 208 204 210 186', 5, .2, .1, WHITE)
    b.drop(210, 150, 12, t['light'])
    b.chalice(210, 384, 268, w=5.4)
    for sx in (1, -1):
        b.open(210, 530, 1, 0, sx=sx)
        for L, r, c in ((56, -8, '#f3b8b0'), (60, -34, '#f9d9cf'), (60, -62, WHITE),
                (56, -172, '#f3b8b0'), (60, -146, '#f9d9cf'), (60, -118, WHITE), (64, -90, WHITE)):
            b.leaf(128, 8, L, r, c, .3, 3.4, True)
        b.shape('M64 16C90 2 170 2 196 16C170 34 90 34 64 16Z', GREEN, 3.8)
        b.brush('M130 26C140 20 160 16 180 16', 3, .1, .1)
        b.close()
    for x, y, r in ((102, 306, 8), (318, 306, 8), (84, 256, 6), (336, 256, 6), (160, 190, 7), (260, 190, 7)):
        b.drop(x, y, r, WHITE)
    for x in (62, 146, 230, 314, 398):
        b.scale_wave(x - 20, 600, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    for x in (62, 146, 230, 314):
        b.scale_wave(x + 22, 624, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)


@card('cups-2', 'cups', 'spot')
def cups_2(b, t):
    """Two springs part, meet and fall as one."""
    day(b, t, 210, 300, 70)
    water(b, t, 500)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        stream(b, 'M112 340C150 268 150 186 84 180C38 178 6 206 5 262C5 330 5 420 5 486', 21)
        b.close()
    b.line('M210 262V486', 4, INK)
    for x in (94, 326):
        b.chalice(x, 424, 196, w=5)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        b.drop(72, 236, 7, WHITE)
        b.drop(44, 300, 6, WHITE)
        b.close()
    for r, L in ((40, 44), (140, 44)):
        b.leaf(210, 228, L, r, GREEN, .42, 3, True, GREEN_L)
    b.rose(210, 218, 37, w=3.2)
    lotus(b, 210, 520, 1.0)


@card('cups-3', 'cups', 'spot')
def cups_3(b, t):
    """One fills two."""
    b.sky('#2f78b8', '#dcedf0', '#8cc6e2')
    b.beams(210, 330, 60, 640, 64, '#f7ebd1', 20, spread=.5)
    b.beams(210, 330, 80, 640, 64, t['deep'], 6, phase=0, spread=.6)
    b.sea(506, [t['deep'], t['mid'], t['light']], 42, 3)
    for d in ('M210 216C146 196 84 250 90 336', 'M210 216C274 196 336 250 330 336'):
        b.line(d, 20, INK)
        b.line(d, 12, t['mid'])
        b.line(d, 3.6, WHITE)
    b.chalice(92, 430, 172, w=4.8)
    b.chalice(328, 430, 172, w=4.8)
    b.cloud(210, 382, .98, PAPER, t['light'])
    b.chalice(210, 282, 172, w=4.8)
    for L, r, c in ((50, -8, '#f3b8b0'), (54, -34, '#f9d9cf'), (54, -62, WHITE), (50, -172, '#f3b8b0'),
            (54, -146, '#f9d9cf'), (54, -118, WHITE), (58, -90, WHITE)):
        b.leaf(210, 520, L, r, c, .3, 3.4, True)
    b.shape('M146 528C172 514 248 514 274 528C248 546 172 546 146 528Z', GREEN, 3.8)


@card('cups-4', 'cups', 'spot')
def cups_4(b, t):
    """Three stand there; the fourth is offered."""
    b.sky(t['deep'], t['light'], t['mid'])
    b.skylines(108, 470, 40, '#7fb6dd', 2.4, 1.8, [(210, 262, 128)])
    b.disc(210, 258, 116, GOLD, 4.8)
    b.disc(210, 258, 104, '#0f3a72', 4)
    b.beams(210, 258, 76, 102, 56, GOLD_L, 5, spread=.25)
    for i in range(24):
        a = 2 * math.pi * (i + .5) / 24
        if not 45 < math.degrees(a) < 135:
            b.drop(210 + 134 * math.cos(a), 258 + 134 * math.sin(a), 5.5 if i % 2 else 3.6, GOLD_L, math.degrees(a)
                + 90, 2.2)
    water(b, t, 486)
    b.cloud(136, 366, .62, PAPER, t['light'], True)
    b.cloud(284, 366, .62, PAPER, t['light'])
    b.shape('M180 372L188 312H232L240 372Z', t['deep'], 4.8)
    b.hatch('M180 372L188 312H232L240 372Z', 0, 7, 3.4, .5, INK, from_end=True)
    b.shape('M180 308H240V324H180Z', WHITE, 4.2)
    b.chalice(210, 250, 146, w=4.8)
    fist(b, 210, 290, .84)
    b.cloud(210, 374, .9, PAPER, t['light'])
    for x in (84, 336):
        b.chalice(x, 456, 150, w=4.6)
    b.chalice(210, 470, 150, w=4.6)
    for x in (147, 273):
        b.leaf(x, 540, 40, -70, GREEN, .3, 3, True, GREEN_L)
        b.leaf(x, 540, 44, -108, GREEN_L, .3, 3, True)


@card('cups-5', 'cups', 'spot')
def cups_5(b, t):
    """Three are spilt; two stand, and a bridge is left."""
    day(b, t, 210, 250, 60)
    for x, y, s, f in ((46, 158, .8, False), (376, 162, .8, True)):
        b.cloud(x, y, s, PAPER, '#b9dcea', f)
    # the bridge, plain; the water under it lies still, so that what is spilt can be seen
    b.open(0, -46)
    bridge = 'M20 352H400V414H352C348 368 268 368 264 414H156C152 368 72 368 68 414H20Z'
    b.fill('M20 396H400V690H20Z', t['deep'])
    for cx in (110, 310):
        b.fill(f'M{cx-44} 414C{cx-40} 364 {cx+40} 364 {cx+44} 414Z', t['mid'])
    b.skylines(424, 680, 24, t['mid'], 3, 3)
    b.shape(bridge, STONE, 4.8)
    b.hatch(bridge, 90, 9, 3, .3, STONE_D, from_end=True)
    b.shape('M20 342H400V358H20Z', PAPER, 4.4)
    b.close()
    for x in (110, 310):
        b.chalice(x, 238, 120, w=4.8)
    for x, y, k in ((112, 414, 1), (308, 414, -1), (216, 496, 1)):
        b.open(x, y, 1, 0, sx=k)
        pool = 'M-30 20C-70 18 -92 26 -88 38C-92 52 -50 60 -20 56C10 62 60 58 66 44C70 32 40 22 -30 20Z'
        b.shape(pool, RED, 4.2)
        b.brush('M-70 38C-40 48 20 48 48 42', 5, .1, .1, RED_L)
        spill = 'M-62 -26C-78 -20 -84 0 -78 22C-84 34 -70 42 -52 34C-40 30 -42 16 -50 12Z'
        b.shape(spill, RED, 4.2)
        b.brush('M-68 -8C-72 4 -72 16 -70 26', 5, .2, .1, RED_L)
        b.open(0, 0, 1, -102)
        b.chalice(0, 0, 128, w=5, full=False)
        b.close()
        b.close()


@card('cups-6', 'cups', 'spot')
def cups_6(b, t):
    """A lily pond; each cup holds a flower."""
    b.sky('#174c8a', '#2f78b8', '#1f5f9f')
    b.skylines(104, 622, 64, t['mid'], 2.8, 2.8)
    ring = [(132, 252), (288, 252), (74, 370), (346, 370), (132, 488), (288, 488)]
    # the sky lies in the pond
    b.disc(210, 380, 158, t['mid'], 4)
    b.disc(210, 380, 143, t['light'], 3.4)
    b.disc(210, 380, 104, '#e6f1ee', 3)
    b.beams(210, 380, 108, 141, 72, t['deep'], 4, spread=.12)
    b.beams(210, 380, 66, 102, 54, t['mid'], 4, spread=.25)
    for x, y, s in ((52, 152, .6), (368, 152, .6), (54, 576, .62), (366, 576, .62)):
        lotus(b, x, y, s)
    for x, y in sorted(ring, key=lambda p: p[1]):
        b.shape(f'M{x-52} {y+50}C{x-42} {y+32} {x+42} {y+32} {x+52} {y+50}C{x+44} {y+70} {x-34} {y+72} {x-52} {y+50}Z',
            GREEN, 4)
        b.brush(f'M{x-38} {y+54}C{x-18} {y+62} {x+18} {y+62} {x+36} {y+56}', 4, .1, .1, GREEN_L)
        for r, c in ((-150, GREEN_L), (-30, GREEN)):
            b.leaf(x, y - 42, 34, r, c, .4, 2.6, True)
        white = y == 370
        b.rose(x, y - 58, 23, WHITE if white else RED, PAPER2 if white else RED_L, w=2.6)
        b.chalice(x, y - 1, 107, full=False, w=4.2)
    lotus(b, 210, 398, 1.12)
    for y, f in ((286, 1), (486, -1)):                           # two koi
        b.open(210, y, .84, 0, sx=.84 * f)
        b.shape('M-34 -2C-46 -20 -62 -18 -66 -22C-62 -8 -60 2 -64 18C-54 16 -42 10 -34 2Z', '#dd6636', 3.6)
        b.leaf(-2, -12, 22, -120, '#dd6636', .4, 3, False)
        b.leaf(6, 10, 24, 130, '#dd6636', .4, 3, False)
        b.shape('M-38 0C-18 -24 26 -22 46 0C26 20 -18 20 -38 0Z', WHITE, 4)
        b.fill('M-12 -15C2 -18 16 -17 24 -14C16 -4 0 -2 -12 -15Z', RED)
        b.fill('M28 -10C36 -7 42 -3 45 0C40 4 34 2 28 -10Z', RED)
        b.fill('M-30 -4C-22 -8 -14 -2 -20 8C-26 6 -32 2 -30 -4Z', RED)
        b.disc(34, -2, 2.8, INK)
        b.brush('M22 -13C26 -4 26 4 22 13', 2.6, .2, .2)
        b.close()


@card('cups-7', 'cups', 'spot')
def cups_7(b, t):
    """Seven wishes, each in a cup upon a cloud."""
    b.sky('#0f3a72', '#4a90c8', '#1f5f9f')
    b.skylines(108, 560, 40, t['mid'], 2.6, 2)
    b.sea(556, [t['deep'], t['mid'], t['light']], 38, 3)
    places = [(142, 254), (278, 254), (78, 374), (210, 374), (342, 374), (142, 492), (278, 492)]
    for (x, y), f in zip(places, (0, 1, 1, 0, 1, 0, 1)):
        b.cloud(x, y + 48, .8, PAPER, t['light'], bool(f))
    for x, y in places:
        b.chalice(x, y, 114, full=False, w=4.2)
    tops = [(x, y - 68) for x, y in places]
    x, y = tops[0]
    b.star(x, y, 27, 8, .42, GOLD, 3, GOLD_L)
    x, y = tops[1]
    b.crown(x, y + 12, 50, 5, w=3)
    x, y = tops[2]
    b.rose(x, y, 25)
    x, y = tops[3]
    b.flame(x, y + 26, 58, w=3.2)
    x, y = tops[4]
    b.coin(x, y, 25, 3)
    x, y = tops[5]
    b.shape(f'M{x-4} {y-22}C{x+26} {y-18} {x+26} {y+20} {x-8} {y+20}C{x+12} {y+8} {x+12} {y-12} {x-4} {y-22}Z',
        '#fbe7a6', 3.2)
    x, y = tops[6]
    for r, c in ((-90, GREEN), (-132, GREEN_L), (-48, GREEN_L)):
        b.leaf(x, y + 20, 42, r, c, .36, 2.8, True)


@card('cups-8', 'cups', 'spot')
def cups_8(b, t):
    """A gate of two stacks, and a sail that leaves under the moon."""
    b.sky('#10305e', '#8cc6e2', '#2f78b8')
    b.skylines(108, 440, 44, '#3f7fb8', 2.8, 1.8, [(210, 262, 86)])
    b.disc(210, 262, 74, GOLD_L, 4.8)
    b.beams(210, 262, 76, 118, 40, GOLD_L, 5, spread=.02)
    b.disc(210, 262, 72, '#fbe7a6')
    b.hatch(poly(circle(210, 262, 70, 60)), 0, 6.4, 4, .3, '#a5632c', from_end=True)
    for x, y, r in ((190, 240, 10), (218, 284, 13), (182, 282, 6)):
        b.disc(x, y, r, '#f6d27c', 2.6, '#a5632c')
    for x, y, r in ((136, 190, 7), (286, 184, 8), (140, 330, 5), (280, 336, 6)):
        b.spark(x, y, r, GOLD_L, 0)
    water(b, t, 436, 38)
    for k, w in enumerate((30, 44, 34, 52, 40, 62)):
        y = 446 + 15 * k
        b.brush(f'M{210-w} {y}L{210+w} {y}', 8, .05, .05, GOLD_L)
    # the boat
    b.shape('M176 428C190 436 232 436 250 424C246 450 236 456 212 456C192 456 182 448 176 428Z', '#8a4a20', 4)
    b.shape('M214 424V346C240 366 250 396 246 418Z', WHITE, 3.8)
    b.shape('M208 424V362C192 380 184 402 182 420Z', RED, 3.6)
    b.line('M211 428V340', 4)
    for x in (78, 342):
        b.shape(f'M{x-58} 560C{x-62} 540 {x-30} 534 {x} 534C{x+30} 534 {x+62} 540 {x+58} 560Z', STONE, 4)
        b.hatch(f'M{x-58} 560C{x-62} 540 {x-30} 534 {x} 534C{x+30} 534 {x+62} 540 {x+58} 560Z', 0, 6, 3, .4, INK,
            from_end=True)
        for k in range(4):
            b.chalice(x, 494 - 91 * k, 97, full=False, w=4.2)


@card('cups-9', 'cups', 'spot')
def cups_9(b, t):
    """The full fountain: one fills three, three fill five."""
    day(b, t, 210, 250, 90)
    water(b, t, 516)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        stream(b, 'M20 186C60 152 104 190 104 300', 17)
        stream(b, 'M116 308C140 274 162 320 160 430', 17)
        stream(b, 'M84 308C66 300 70 360 74 430', 14)
        b.close()
    jet = 'M200 190C202 172 204 160 210 142C216 160 218 172 220 190Z'
    b.shape(jet, t['mid'], 3.6)
    # the steps
    def slab(x0, x1, y, h):
        d = f'M{x0} {y}H{x1}L{x1-9} {y+h}H{x0+9}Z'
        b.shape(d, STONE, 4.2)
        b.hatch(d, 90, 8, 2.8, .5, INK, from_end=True)
        b.line(f'M{x0+4} {y+4.5}H{x1-4}', 2.4, WHITE)
    b.shape('M196 290H224L232 396H188Z', STONE, 4)
    b.hatch('M196 290H224L232 396H188Z', 0, 7, 3, .5, INK, from_end=True)
    b.shape('M150 412H270L286 530H134Z', STONE, 4.2)
    b.hatch('M150 412H270L286 530H134Z', 0, 8, 3, .25, INK, from_end=True)
    slab(166, 254, 278, 14)
    slab(52, 368, 398, 15)
    b.chalice(210, 230, 98, full=False, w=4.2)
    for x in (106, 210, 314):
        b.chalice(x, 350, 98, full=False, w=4.2)
    for x in (58, 134, 210, 286, 362):
        b.chalice(x, 482, 98, full=False, w=4.2)
    b.drop(210, 132, 7, t['light'])


@card('cups-10', 'cups', 'spot')
def cups_10(b, t):
    """Seven on the rainbow, three under it."""
    day(b, t, 210, 430, 90)
    for x, y, s, f in ((48, 156, .85, False), (372, 152, .85, True)):
        b.cloud(x, y, s, PAPER, '#b9dcea', f)
    def arch(rx, ry, w, c):
        b.line(poly([(210 + rx * math.cos(math.pi * k / 40 + math.pi), 506 + ry * math.sin(math.pi * k / 40 + math.pi))
            for k in range(41)], False), w, c)
    arch(150, 238, 62, INK)
    for off, c in ((22, RED), (8, GOLD), (-6, GREEN_L), (-20, t['mid'])):
        arch(150 + off, 238 + off, 13.5, c)
    for off in (15, 1, -13):
        arch(150 + off, 238 + off, 2.6, INK)
    water(b, t, 520)
    isle = 'M96 548C120 500 170 512 210 512C250 512 300 500 324 548Z'
    b.shape(isle, GREEN_L, 4.4)
    b.hatch(isle, 80, 9, 3, .5, GREEN)
    for k in range(7):
        a = math.pi * (1 + k / 6)
        b.chalice(210 + 152 * math.cos(a), 494 + 240 * math.sin(a) + (-14 if k in (0, 6) else 0), 92, full=False, w=4.2)
    b.chalice(210, 384, 92, full=False, w=4.2)
    for x in (166, 254):
        b.chalice(x, 482, 92, full=False, w=4.2)
    b.rose(210, 452, 19, w=2.6)
