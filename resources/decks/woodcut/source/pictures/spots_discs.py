"""The discs from ace to ten."""
import math

from carving import *
from pictures.shared import *


def bee(b, x, y, s, rot=0):
    """A bee that flies to the left."""
    b.open(x, y, s, rot)
    for r in (-130, -62):
        b.leaf(2, -6, 34, r, '#e9f4f2', .46, 3 / s, True)
    d = smooth([(-24, 0), (-16, -13), (4, -14), (20, -6), (26, 2), (20, 9), (2, 14), (-16, 11)])
    b.shape(d, GOLD, 3.4 / s)
    for x0 in (-4, 8):
        b.brush(f'M{x0} -14C{x0+4} -4 {x0+4} 6 {x0} 13', 7, .8, .8)
    b.disc(-24, -2, 9, INK)
    b.disc(-27, -4, 2.4, GOLD_L)
    b.line('M-28 -9C-32 -16 -36 -18 -40 -18M-24 -11C-26 -18 -28 -22 -32 -24', 2.4)
    b.close()


@card('discs-ace', 'discs', 'spot')
def discs_ace(b, t):
    """One great coin in a wreath."""
    b.sky('#8fc06a', '#fbf6d8', '#cfe3a4')
    b.beams(210, 352, 140, 640, 72, '#fdf8e0', 20, spread=.2)
    b.beams(210, 352, 150, 640, 72, t['deep'], 6, phase=0, spread=.3)
    b.hill([(20, 548), (120, 528), (210, 536), (300, 528), (400, 548)], t['mid'], t['deep'], gap=10, depth=.5, angle=80)
    for k in range(34):
        a = 360 * k / 34
        for r, off, c in ((148, 0, GREEN), (140, 5, GREEN_L)):
            q = math.radians(a + off)
            b.leaf(210 + r * math.cos(q), 352 + r * math.sin(q), 40, a + (58 if off == 0 else 28), c, .4, 2.8, True)
    for k in range(6):
        q = math.radians(60 * k - 90)
        b.rose(210 + 158 * math.cos(q), 352 + 158 * math.sin(q), 25, RED if k % 2 == 0 else WHITE, RED_L if k % 2 == 0
            else PAPER2)
    b.coin(210, 352, 122, 6, colour=t['deep'])
    for k in range(16):
        q = 2 * math.pi * (k + .5) / 16
        b.disc(210 + 80 * math.cos(q), 352 + 80 * math.sin(q), 4.4, GOLD_L)
    for x in (52, 104, 316, 368):
        b.brush(f'M{x} 604C{x-2} 594 {x+2} 584 {x} 574', 4, .6, .2)
        b.rose(x, 574, 14, WHITE, RED_L, w=2)


@card('discs-2', 'discs', 'spot')
def discs_2(b, t):
    """A vine turns an eight round two."""
    garden(b, t, 210, 360, 60)
    meadow(b, t, 576)
    def at(u):
        q = 1 + math.sin(u) ** 2
        return 210 + 248 * math.sin(u) * math.cos(u) / q, 360 - 180 * math.cos(u) / q
    pts = [at(2 * math.pi * k / 120) for k in range(121)]
    for k in range(30):
        u = 2 * math.pi * (k + .5) / 30
        (ax, ay), (bx, by) = at(u - .02), at(u + .02)
        x, y = at(u)
        if abs(y - 360) < 46:
            continue
        a = math.degrees(math.atan2(by - ay, bx - ax))
        cy = 258 if y < 360 else 462
        out = 1 if ((bx - ax) * (cy - y) - (by - ay) * (210 - x)) < 0 else -1
        b.leaf(x, y, 40, a + out * 46, GREEN if k % 2 else GREEN_L, .42, 3, True, GREEN_L if k % 2 else None)
    d = poly(pts)
    b.line(d, 18, INK)
    b.line(d, 9.5, BARK)
    b.line(poly(pts[24:37], False), 18, INK)
    b.line(poly(pts[22:39], False), 9.5, BARK)
    b.coin(210, 262, 62, 5.4, colour=t['deep'])
    b.coin(210, 458, 62, 5.4, colour=t['deep'])
    for sx in (1, -1):
        x = 210 + sx * 88
        b.leaf(x, 346, 36, -90 - 34 * sx, GREEN, .44, 3, True, GREEN_L)
        for ox, oy in ((-15, 0), (0, -3), (15, 0), (-7, 12), (7, 12), (0, 25)):
            b.disc(x + ox, 358 + oy, 11, '#5a2b66', 3.2)
            b.disc(x + ox - 3, 355 + oy, 3, '#c9a0d0')


@card('discs-3', 'discs', 'spot')
def discs_3(b, t):
    """The mason's window: a trefoil of three."""
    garden(b, t, 210, 330, 130)
    meadow(b, t, 566, ())
    outer = 'M48 606V352C48 262 112 182 210 134C308 182 372 262 372 352V606Z'
    inner = 'M76 606V352C76 276 132 208 210 166C288 208 344 276 344 352V606Z'
    b.shape(outer, STONE, 5)
    b.hatch('M344 606V352C344 276 288 208 210 166V134C308 182 372 262 372 352V606Z', 0, 7, 3, .6, INK, from_end=True)
    for k in range(7):
        for sx in (1, -1):
            y = 372 + 38 * k
            b.line(f'M{210+sx*162} {y}H{210+sx*134}', 2.8)
    for u in (.2, .45, .7):
        for sx in (1, -1):
            b.line(f'M{n(210-sx*(162-190*u*u*.75))} {n(352-190*u)}L{n(210-sx*(134-165*u*u*.7))} {n(356-160*u)}', 2.8)
    b.shape(inner, t['deep'], 4.6)
    b.hatch(inner, 90, 11, 3, .35, '#0f3f28', from_end=False)
    for x in (143, 277):                                        # two lancets below
        lan = f'M{x-52} 606V512C{x-52} 480 {x-30} 458 {x} 440C{x+30} 458 {x+52} 480 {x+52} 512V606Z'
        b.line(lan, 17, INK)
        b.shape(lan, '#dbeab4', 9, STONE)
        b.line(lan, 2.4)
        b.hatch(lan, 90, 10, 3, .3, t['mid'], from_end=True)
        b.brush(f'M{x} 612C{x-4} 580 {x+4} 550 {x} 520', 10, .9, .6)
        b.brush(f'M{x} 612C{x-4} 580 {x+4} 550 {x} 520', 4.6, .9, .6, GREEN)
        b.leaf(x, 580, 38, -40, GREEN, .4, 3, True, GREEN_L)
        b.leaf(x, 580, 38, 220, GREEN, .4, 3, True, GREEN_L)
        b.rose(x, 512, 26, WHITE if x < 210 else RED, PAPER2 if x < 210 else RED_L, w=2.8)
    for x, y in ((210, 262), (146, 372), (274, 372)):
        b.disc(x, y, 67, STONE, 4.6)
    b.fill(poly([(178, 300), (242, 300), (250, 376), (210, 410), (170, 376)]), STONE)
    b.shape(smooth([(210, 318), (226, 338), (210, 358), (194, 338)], corners=(0, 1, 2, 3)), t['deep'], 3.4)
    for x, y in ((210, 262), (146, 372), (274, 372)):
        b.coin(x, y, 57, 5, colour=t['deep'])
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        v = 'M182 620C150 560 186 520 160 470C140 430 170 400 158 360'
        tree(b, v, 12)
        for x, y, r, L in ((166, 590, -60, 40), (164, 556, 190, 38), (172, 520, -40, 40), (160, 480, 200, 36),
                (154, 446, -50, 38), (158, 410, 190, 34), (160, 376, -80, 36)):
            b.leaf(x, y, L, r, GREEN, .5, 3, True, GREEN_L)
        b.close()


@card('discs-4', 'discs', 'spot')
def discs_4(b, t):
    """Four on a vine."""
    b.sky('#8fc06a', '#fbf6d8', '#cfe3a4')
    b.beams(210, 360, 60, 640, 64, '#fdf8e0', 22, spread=.4)
    b.beams(210, 360, 90, 640, 64, t['deep'], 5, phase=0, spread=.6)
    b.hill([(20, 560), (120, 546), (210, 556), (300, 546), (400, 560)], t['mid'], t['deep'], gap=10, depth=.5, angle=80)
    for sx in (1, -1):
        b.open(210, 360, 1, 0, sx=sx)
        v = 'M0 240C20 190 -40 150 0 96C40 46 -30 10 0 -40C26 -90 -20 -120 0 -176'
        b.brush(v, 13, .8, .3)
        b.brush(v, 6, .8, .3, '#8a4a20')
        for x, y, r, L in ((4, 150, -10, 58), (16, 84, 8, 46), (6, 0, -34, 60), (10, -80, 0, 54), (4, -130, -40, 46),
                (4, 200, 14, 50), (14, 40, 34, 42)):
            b.leaf(x, y, L, r, GREEN, .44, 3.2, True, GREEN_L)
        b.close()
    for x in (112, 308):
        for y in (266, 448):
            b.coin(x, y, 66, 5.4, colour=t['deep'])
    for ox, oy in ((-16, 0), (0, -3), (16, 0), (-8, 13), (8, 13), (0, 27)):
        b.disc(210 + ox, 352 + oy, 11, '#5a2b66', 3.2)
        b.disc(207 + ox, 349 + oy, 3, '#c9a0d0')


@card('discs-5', 'discs', 'spot')
def discs_5(b, t):
    """Winter: a bare tree keeps five."""
    b.sky('#6d9c86', '#f3f4e4', '#b9d0b4')
    b.skylines(108, 540, 46, '#e4eedd', 2.6, 1.8)
    b.shape('M20 520C90 486 140 512 210 500C290 488 330 510 400 484V624H20Z', '#dfe8dc', 4)
    b.hatch('M20 520C90 486 140 512 210 500C290 488 330 510 400 484V624H20Z', 70, 10, 3, .3, '#8aa898')
    snow = 'M20 572C90 544 140 560 210 552C290 546 340 564 400 548V624H20Z'
    b.shape(snow, WHITE, 4.6)
    b.hatch(snow, 72, 11, 3, .4, '#8aa898')
    trunk = ('M178 590C196 560 200 520 196 470C194 420 200 380 204 330C204 290 206 250 208 200L216 200C216 260 218 300 '
        '220 340C222 400 226 440 226 480C226 530 230 566 246 592C226 584 218 596 208 590C198 596 190 584 178 590Z')
    arms = ['M206 400C176 380 130 372 96 396C84 404 80 412 78 424',
        'M214 400C246 376 290 370 324 394C336 404 340 412 342 424', 'M208 318C170 290 130 282 98 240',
        'M214 318C250 288 290 282 322 240', 'M150 380C130 350 96 346 60 354', 'M270 378C292 350 326 344 360 352',
        'M160 288C150 262 150 240 158 216', 'M262 288C272 262 270 240 262 216', 'M210 240C200 220 188 206 180 190',
        'M212 240C222 220 232 206 240 190', 'M200 470C180 462 168 462 158 470', 'M224 470C244 460 256 462 266 470']
    for i, d in enumerate(arms):
        tree(b, d, 17 if i < 4 else 12, .35, '#6b3a1c')
    b.shape(trunk, '#6b3a1c', 4.8)
    b.hatch(trunk, 0, 8, 3.4, .5, INK, from_end=True)
    for d in ('M196 392C170 376 132 368 104 386', 'M226 390C250 372 286 366 314 382',
            'M196 306C166 286 136 278 110 250', 'M226 306C252 286 284 278 308 250', 'M140 366C124 346 96 342 66 348',
            'M280 364C300 344 328 340 354 346'):
        b.brush(d, 8, .1, .1, WHITE)
    b.shape('M118 606C140 576 178 588 206 574C236 588 276 574 302 606V632H118Z', WHITE, 4)
    b.fill('M110 600H310V634H110Z', WHITE)
    b.hatch('M118 606C140 576 178 588 206 574C236 588 276 574 302 606V632H118Z', 72, 11, 3, .4, '#8aa898')
    for x, y in ((210, 222), (96, 276), (324, 276), (84, 452), (336, 452)):
        b.coin(x, y, 49, 5, colour='#24567e')
        cap = (f'M{x-44} {y-26}C{x-32} {y-56} {x+32} {y-56} {x+44} {y-26}C{x+34} {y-34} {x+28} {y-22} {x+18} {y-34}'
            f'C{x+8} {y-30} {x-2} {y-38} {x-12} {y-32}C{x-22} {y-24} {x-32} {y-36} {x-44} {y-26}Z')
        b.shape(cap, WHITE, 3.4)
    for x, y, r in ((46, 200, 6), (150, 170, 5), (274, 176, 6), (376, 196, 5), (150, 330, 5), (272, 340, 6),
            (40, 330, 5), (384, 342, 6), (150, 520, 6), (274, 524, 5), (40, 540, 5), (380, 530, 5), (158, 440, 5),
            (266, 424, 5)):
        b.disc(x, y, r, WHITE, 2.4)


@card('discs-6', 'discs', 'spot')
def discs_6(b, t):
    """The scales hang level on a living branch."""
    garden(b, t, 210, 240, 60)
    meadow(b, t, 572)
    for x, y, r, L in ((210, 206, -30, 46), (210, 206, 210, 46)):
        b.leaf(x, y, L, r, GREEN, .42, 3, True, GREEN_L)
    tree(b, 'M210 600C200 540 220 480 208 420C200 360 220 300 210 230', 24, .6)
    for y, s in ((560, 1), (510, -1), (460, 1), (400, -1), (340, 1), (292, -1)):
        b.leaf(210 + 4 * s, y, 40, -34 if s > 0 else 214, GREEN, .42, 3, True, GREEN_L)
    beam = 'M70 262C110 228 160 232 210 240C260 232 310 228 350 262'
    b.line(beam, 19, INK)
    b.line(beam, 11, GOLD)
    b.line('M84 250C120 232 160 234 204 240', 3, GOLD_L)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        b.line('M106 260L26 462M106 260L186 462', 5)
        b.line('M106 260L26 462M106 260L186 462', 1.6, GOLD_L)
        b.disc(106, 252, 13, GOLD, 4)
        b.disc(102, 248, 4, GOLD_L)
        b.close()
    for x in (104, 316):
        for ox, oy in ((0, 368), (-41, 434), (41, 434)):
            b.coin(x + ox, oy, 40, 4.6, colour=t['deep'])
        pan = f'M{x-86} 464H{x+86}C{x+72} 512 {x+30} 522 {x} 522C{x-30} 522 {x-72} 512 {x-86} 464Z'
        b.shape(pan, GOLD, 5)
        b.fill(f'M{x-76} 470H{x-10}C{x-20} 490 {x-26} 504 {x-24} 514C{x-50} 510 {x-70} 496 {x-76} 470Z', GOLD_L)
        b.hatch(pan, 0, 6.5, 3.4, .3, INK, from_end=True)
        b.shape(f'M{x-90} 458H{x+90}V472H{x-90}Z', GOLD_L, 4)
    b.sunflower(210, 216, 40, w=3)


@card('discs-7', 'discs', 'spot')
def discs_7(b, t):
    """The espalier bears six; the seventh has fallen."""
    garden(b, t, 210, 330, 60)
    meadow(b, t, 540, (40, 380))
    for x in (36, 123, 297, 384):
        b.line(f'M{x} 176V560', 9)
        b.line(f'M{x} 176V560', 3.6, '#e0b878')
    for y in (262, 352, 442):
        b.line(f'M22 {y}H398', 9)
        b.line(f'M22 {y}H398', 3.6, '#e0b878')
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        for y, w in ((214, 80), (304, 122), (394, 128)):
            tree(b, f'M0 {y+76}C14 {y+46} 40 {y+42} {w} {y+34}C{w+30} {y+30} {w+44} {y+20} {w+46} {y-10}', 14)
            for k, (x, yy, r, L) in enumerate(((30, y + 50, -50, 42), (56, y + 42, 40, 40), (w - 16, y + 36, 60, 38),
                    (w + 46, y - 8, -76, 34), (w + 40, y + 20, 20, 32))):
                b.leaf(x, yy, L, r, GREEN if k % 2 else GREEN_L, .44, 3, True, GREEN_L if k % 2 else None)
        b.close()
    tree(b, 'M210 600C200 540 220 500 210 440C202 380 218 320 210 240', 26, .55)
    for r, L in ((-90, 52), (-140, 44), (-40, 44)):
        b.leaf(210, 246, L, r, GREEN, .42, 3, True, GREEN_L)
    for y, w in ((222, 80), (312, 122), (402, 128)):
        for sx in (1, -1):
            b.coin(210 + sx * w, y, 46, 5, colour='#a3281f')
    b.fill('M232 558C262 546 330 546 356 558C330 568 258 568 232 558Z', '#3d7a45')
    b.coin(292, 510, 46, 5, colour='#a3281f')
    for gx in (240, 258, 336, 352):
        b.brush(f'M{gx} 566C{gx-3} 550 {gx-8} 544 {gx-12} 540M{gx} 566C{gx+1} 548 {gx+4} 540 {gx+8} 536', 5, .8, .05)
    # the basket waits
    b.line('M86 500C88 440 166 440 168 500', 13, INK)
    b.line('M86 500C88 440 166 440 168 500', 6, '#d9a860')
    basket = 'M78 502H176L164 566C150 574 104 574 90 566Z'
    b.shape(basket, '#c98f4a', 4.6)
    for y in (520, 538, 556):
        b.line(f'M{82+(y-502)*.18:.0f} {y}C110 {y+6} 144 {y+6} {172-(y-502)*.18:.0f} {y}', 2.8)
    for x in (98, 116, 138, 156):
        b.line(f'M{x} 508L{x+(127-x)*.16:.0f} 566', 2.4)
    b.shape('M72 494H182V510H72Z', '#e0b878', 4)
    b.hatch('M72 494H182V510H72Z', 0, 5, 2.6, .5, INK, from_end=True)


@card('discs-8', 'discs', 'spot')
def discs_8(b, t):
    """Diligence: a honeycomb."""
    garden(b, t, 210, 360, 130)
    meadow(b, t, 578, (40, 210, 380))
    tree(b, 'M14 176C100 152 140 176 210 164C280 152 330 176 408 150', 26, .8)
    for x, y, r, L in ((60, 168, -60, 44), (120, 162, 40, 40), (300, 160, -50, 44), (350, 160, 50, 40),
            (168, 168, -110, 40), (250, 164, 120, 38)):
        b.leaf(x, y, L, r, GREEN, .42, 3, True, GREEN_L)
    R = 68
    def hexa(x, y, r):
        return [(x + r * math.sin(math.radians(60 * k)), y - r * math.cos(math.radians(60 * k))) for k in range(6)]
    cells = [(92, 256), (210, 256), (328, 256), (151, 358), (269, 358), (92, 460), (210, 460), (328, 460)]
    for x, y in cells:
        b.shape(poly(hexa(x, y, R + 7)), GOLD, 9)
    for x, y in cells:
        b.fill(poly(hexa(x, y, R + 7)), GOLD)
    for x, y in cells:
        b.shape(poly(hexa(x, y, R - 6)), '#7a3f10', 4)
        b.hatch(poly(hexa(x, y, R - 7)), 30, 7, 3, .5, '#c9821c')
        b.line(poly(hexa(x, y, R + .5)[4:] + hexa(x, y, R + .5)[:2], False), 2.6, GOLD_L)
        b.coin(x, y, 48, 4.8, colour=t['deep'])
    for x, y, L in ((151, 524, 26), (262, 526, 20), (54, 506, 18)):
        b.drop(x, y + L * .4, L * .5, GOLD, 0, 3)
    bee(b, 46, 358, 1.0, 0)
    b.open(374, 358, 1, 0, sx=-1)
    bee(b, 0, 0, 1.0, 0)
    b.close()
    bee(b, 126, 574, .95, -12)
    b.open(298, 574, 1, 0, sx=-1)
    bee(b, 0, 0, .95, -12)
    b.close()


@card('discs-9', 'discs', 'spot')
def discs_9(b, t):
    """One great bunch of grapes."""
    garden(b, t, 210, 340, 150)
    meadow(b, t, 580)
    tree(b, 'M14 158C90 186 150 142 210 168C270 190 330 146 408 170', 26, .8)
    tree(b, 'M212 168C206 190 214 206 210 230', 18, .8)
    tree(b, 'M120 168C96 190 60 180 52 206C46 226 66 232 70 220', 8, .2, GREEN)
    tree(b, 'M300 170C330 190 366 186 372 210C376 228 358 232 354 222', 8, .2, GREEN)
    rows = ((286, (81, 167, 253, 339)), (366, (124, 210, 296)), (446, (167, 253)))
    for y, xs in ((244, (124, 210, 296)), (250, (60, 360)), (326, (60, 360, 90, 330)), (330, (124, 210, 296)),
            (404, (100, 320, 167, 253)), (410, (210,)), (486, (136, 284, 210)), (482, (180, 240)), (516, (186, 234)),
            (536, (210,)), (500, (160, 260))):
        for x in xs:
            b.disc(x, y, 24, '#5a2b66', 3.6)
            b.fill(poly(circle(x - 7, y - 8, 6, 14)), '#c9a0d0')
            b.brush(f'M{x+4} {y+17}C{x+14} {y+13} {x+18} {y+4} {x+17} {y-4}', 3.6, .1, .1, '#8f5a9c')
    def vineleaf(x, y, s, rot):
        b.open(x, y, s, rot)
        d = smooth(both([(0, -64), (16, -44), (36, -46), (40, -24), (60, -10), (44, 8), (48, 30), (24, 28), (8, 40),
            (0, 24)]), corners=(0, 2, 4, 6, 9, 12, 14, 16))
        b.shape(d, GREEN, 4.2 / s)
        b.fill(smooth([(0, -58), (-14, -40), (-32, -42), (-36, -22), (-54, -10), (-40, 4), (0, 10)]), GREEN_L)
        b.brush('M0 30L0 -54M0 14L-40 -14M0 14L40 -14M0 20L-30 22M0 20L30 22M0 0L-22 -32M0 0L22 -32', 3.4 / s, .8, .05)
        b.close()
    vineleaf(118, 210, .92, -38)
    vineleaf(302, 210, .92, 38)
    for y, xs in rows:
        for x in xs:
            b.coin(x, y, 45, 5, colour='#4b2462')
    vineleaf(210, 216, .7, 180)


@card('discs-10', 'discs', 'spot')
def discs_10(b, t):
    """A tree bears the tetractys."""
    b.sky('#a9cf7e', '#fbf6d8', '#dbeab4')
    b.beams(210, 330, 150, 640, 60, '#fdf8e0', 22, spread=.2)
    b.beams(210, 330, 170, 640, 60, t['deep'], 5, phase=0, spread=.2)
    b.hill([(20, 566), (100, 536), (210, 526), (320, 536), (400, 566)], t['mid'], t['deep'], gap=10, depth=.5, angle=80)
    trunk = ('M176 590C192 560 196 530 190 490C184 470 164 456 140 440L152 430C176 442 192 448 198 440L200 380H220L222 '
        '440C228 448 244 442 268 430L280 440C256 456 236 470 230 490C224 530 228 560 244 590C228 584 222 590 210 582'
        'C198 590 192 584 176 590Z')
    rng = b.rng
    lumps = [(210, 216, 70), (144, 262, 64), (276, 262, 64), (96, 338, 66), (324, 338, 66), (78, 424, 58),
        (342, 424, 58), (150, 430, 60), (270, 430, 60), (210, 340, 90), (210, 440, 60)]
    for x, y, r in lumps:
        b.disc(x, y, r, t['deep'], 9)
    for x, y, r in lumps:
        b.disc(x, y, r, t['deep'])
    spots = []
    tries = 0
    while tries < 5000 and len(spots) < 210:
        tries += 1
        x, y = rng.uniform(20, 400), rng.uniform(140, 490)
        if any((x - a) ** 2 + (y - c) ** 2 < (r + 4) ** 2 for a, c, r in lumps) and all((x - a) ** 2
                + (y - c) ** 2 < 1e9 and math.hypot(x - a, y - c) > 15.5 for a, c in spots):
            spots.append((x, y))
    spots.sort(key=lambda p: -math.hypot(p[0] - 210, p[1] - 360))
    b.shape(trunk, '#8a4a20', 5)
    b.hatch(trunk, 90, 8, 3.4, .5, INK)
    for x, y in spots:
        a = math.degrees(math.atan2(y - 380, x - 210)) + rng.uniform(-25, 25)
        b.leaf(x, y, rng.uniform(24, 32), a, rng.choice((GREEN, GREEN_L, t['mid'], t['mid'])), .44, 2.2, True)
    for y, xs in ((222, (210,)), (300, (166, 254)), (378, (122, 210, 298)),
            (456, (80, 166, 254, 340))):
        for x in xs:
            b.coin(x, y, 36, 4.6, colour=t['deep'])
    for x in (52, 110, 320, 372): 
        b.brush(f'M{x} 600C{x-2} 590 {x+2} 580 {x} 572', 4, .6, .2)
        b.rose(x, 572, 12, RED if x % 4 else WHITE, RED_L, w=2)
    for gx in (80, 140, 286, 346):
        b.brush(f'M{gx} 598C{gx-3} 588 {gx-8} 582 {gx-12} 580M{gx} 598C{gx+1} 588 {gx+4} 580 {gx+8} 576', 3.6, .8, .05)
