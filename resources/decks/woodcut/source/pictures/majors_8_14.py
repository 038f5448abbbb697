"""TODO"""
import math

from carving import *
from pictures.shared import *


def skull(b, x, y, s):
    b.open(x, y, s)
    head = both([(0, -112), (44, -104), (78, -74), (90, -30), (82, 6), (72, 26), (66, 40), (48, 46), (44, 62), (42, 84), (30, 96), (0, 100)])
    d = smooth(head)
    b.shape(d, PAPER, 5.4)
    b.hatch(smooth([(8, -108), (44, -104), (78, -74), (90, -30), (82, 6), (72, 26), (60, 10), (70, -30), (54, -76)]), 0, 6.5, 4, .8, INK, from_end=True)
    b.fill('M-72 -30C-72 -70 -40 -98 -6 -100C-40 -88 -58 -62 -60 -30Z', WHITE)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.fill('M18 -18C26 -34 62 -32 66 -8C68 14 44 26 28 18C16 12 12 -4 18 -18Z', INK)
        b.brush('M20 -40C40 -50 62 -44 70 -28', 5, .1, .1)
        b.brush('M70 20C60 34 50 36 40 34', 5, .2, .1)
        b.close()
    b.fill('M0 14C-8 24 -16 36 -12 42C-8 46 -4 40 0 36C4 40 8 46 12 42C16 36 8 24 0 14Z', INK)
    b.fill(smooth(both([(0, 52), (30, 52), (44, 50), (42, 66), (24, 74), (0, 76)])), INK)
    for i in range(-3, 4):
        w = 10.6 - abs(i) * .8
        b.raw(f'<rect x="{n(i*11.4-w/2)}" y="{n(50+abs(i)*-.4)}" width="{n(w)}" height="{n(13.5-abs(i))}" rx="3" fill="{PAPER}"/>')
        b.raw(f'<rect x="{n(i*10.6-w/2+.4)}" y="{n(66-abs(i)*.9)}" width="{n(w-.8)}" height="{n(11.5-abs(i))}" rx="3" fill="{PAPER2}"/>')
    b.brush('M-14 -104C-8 -92 -16 -84 -8 -74C-4 -66 -10 -62 -8 -56', 3.2, .6, .05)
    b.disc(-36, 2, 4, RED); b.disc(36, 2, 4, RED)
    b.close()


@card('strength', 'majors', 'major')
def strength(b, t):
    """A lion in profile, tame under a garland of roses; the lemniscate above."""
    b.sky('#5a1f52', '#f3b6a2', '#a8477a')
    b.beams(210, 366, 150, 640, 72, '#3f1340', 14, spread=.35)
    b.disc(196, 372, 158, '#f3b6a2', 4.8); b.beams(196, 372, 122, 155, 72, '#a8477a', 6, spread=.12)
    b.hill([(20, 560), (110, 544), (210, 552), (310, 540), (400, 556)], '#2c7446', '#0f3a28', gap=9, depth=.4, angle=80)
    for gx in (44, 66, 30): b.brush(f'M{gx} 610C{gx-3} 590 {gx-10} 576 {gx-16} 570M{gx} 610C{gx+1} 588 {gx+6} 576 {gx+12} 570', 5, .8, .05, GREEN_L)
    fur, fl, dark = '#f0b54a', GOLD_L, '#8a3a14'
    # chest and shoulder
    chest = 'M168 470C150 520 150 580 160 640H400V470C360 430 260 420 168 470Z'
    b.shape(chest, '#d98a2e', 5.2); b.hatch(chest, 0, 9, 4.4, .3, INK, from_end=True)
    b.brush('M226 640C214 600 220 560 244 536', 6, .5, .1); b.brush('M330 640C318 600 322 560 340 536', 5, .5, .1)
    b.open(222, 372, 1.22)
    # the mane: three ranks of locks, from the brow over the neck to the throat
    for r0, L, k, c, a0, a1 in ((92, 74, 15, dark, -128, 146), (70, 66, 14, '#c0601c', -120, 138), (46, 56, 12, '#e2922a', -112, 128)):
        for i in range(k):
            a = a0 + (a1 - a0) * i / (k - 1)
            q = math.radians(a)
            b.open(28 + (r0 - 30) * math.cos(q), 4 + (r0 - 30) * 1.12 * math.sin(q), 1, a)
            bend = 16 if a < 70 else 4
            b.shape(f'M-10 -19C{n(L*.3)} -25 {n(L*.72)} {n(-10+bend*.3)} {L} {bend}C{n(L*.74)} {n(18+bend*.4)} {n(L*.3)} 25 -10 19Z', c, 4.2)
            b.brush(f'M{n(L*.15)} 2C{n(L*.4)} 2 {n(L*.6)} {n(4+bend*.4)} {n(L*.84)} {n(bend*.8)}', 3.6, .3, .05)
            b.close()
    # ear
    b.shape('M10 -74C2 -106 30 -126 54 -108C66 -94 58 -70 40 -62Z', fur, 4.8); b.fill('M20 -78C18 -98 34 -108 48 -98C54 -88 48 -76 38 -70Z', dark)
    # the head
    head = smooth([(36, -72), (8, -92), (-30, -92), (-52, -72), (-82, -42), (-114, -20), (-134, -8), (-140, 8), (-132, 24), (-136, 42), (-128, 54), (-122, 72), (-102, 86), (-72, 84), (-40, 82), (-8, 92), (36, 84), (66, 40), (64, -24)], corners=(6, 8, 10))
    b.shape(head, fur, 5.2)
    b.hatch(smooth([(6, -40), (20, -10), (20, 40), (0, 86), (-24, 84), (-8, 40), (-10, 0)]), 0, 6.6, 4.2, .7, dark, from_end=True)
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
    b.shape('M-132 24C-112 34 -82 32 -64 14C-56 34 -60 56 -78 62C-96 68 -118 62 -128 54C-136 46 -136 34 -132 24Z', '#fbe3ae', 4)
    b.shape('M-114 -20C-126 -16 -136 -10 -140 0C-142 12 -138 20 -132 25C-122 20 -112 8 -106 -6Z', '#6b2416', 4.2); b.brush('M-120 -12C-128 -8 -132 -2 -133 4', 4, .2, .1, '#e58f7a')
    b.brush('M-129 54C-110 66 -86 66 -70 56', 6, .3, .1)
    b.brush('M-122 72C-112 76 -104 76 -96 72', 3.6, .2, .1, dark)
    for x, y in ((-106, 40), (-94, 46), (-82, 42), (-100, 54), (-86, 56)): b.disc(x, y, 2.7, INK)
    for q in ('M-78 40C-56 40 -36 44 -20 52', 'M-80 48C-60 52 -44 60 -30 72', 'M-76 32C-54 28 -34 28 -16 32'): b.brush(q, 3, .6, .05, WHITE)
    # the calm eye
    b.shape('M-74 -34C-64 -52 -40 -56 -24 -42C-36 -26 -58 -22 -74 -34Z', '#fdf3d0', 4); b.disc(-50, -39, 10, '#3f8f4a', 2.4); b.disc(-51, -39, 5, INK); b.disc(-54, -43, 2.4, WHITE)
    b.brush('M-82 -32C-68 -58 -38 -62 -16 -42', 9, .3, .1); b.brush('M-70 -24C-56 -16 -38 -20 -26 -32', 3.6, .1, .1)
    b.brush('M-62 -8C-50 2 -44 14 -46 28', 4.4, .1, .1, dark)
    for k in range(3): b.brush(f'M{-22+k*15} {-82+k*3}C{-16+k*13} {-70+k*3} {-12+k*13} {-60+k*3} {-10+k*13} {-48+k*3}', 4, .6, .05, dark)
    # the beard
    beard = 'M-116 78C-112 92 -104 98 -104 114C-96 108 -92 110 -86 122C-82 110 -74 106 -64 112C-66 98 -62 90 -52 84C-76 88 -98 90 -116 78Z'
    b.shape(beard, '#e2922a', 4.2); b.brush('M-98 90C-96 98 -96 102 -94 108M-78 90C-78 98 -80 104 -82 112', 3.4, .3, .05)
    b.close()
    # the garland that holds it
    g = [(152, 470), (186, 510), (232, 530), (284, 528), (330, 500), (362, 452), (376, 398)]
    gd = smooth(g, closed=False)
    strap(b, gd, 10, GREEN, None, 4.4)
    for (ax, ay), (bx, by) in zip(g, g[1:]):
        mx, my, a = (ax + bx) / 2, (ay + by) / 2 + 2, math.degrees(math.atan2(by - ay, bx - ax))
        b.leaf(mx, my, 38, a + 62, GREEN, .42, 3, True, GREEN_L); b.leaf(mx, my, 38, a - 62, GREEN_L, .42, 3, True)
    for k, (x, y) in enumerate(g): b.rose(x, y, 28 if k < 6 else 22, (RED, WHITE)[k % 2], (RED_L, PAPER2)[k % 2])
    # lemniscate
    inf = 'M196 206C214 174 270 174 270 206C270 238 214 238 196 206C178 174 122 174 122 206C122 238 178 238 196 206Z'
    b.line(inf, 24, '#5a1f52'); b.line(inf, 19, INK); b.line(inf, 10.5, GOLD_L); b.line('M214 190C232 180 256 186 260 202M132 200C136 184 164 180 180 192', 2.8, WHITE)


@card('hermit', 'majors', 'major')
def hermit(b, t):
    b.sky('#141a2c', '#a9c4d2', '#4f6b88')
    b.beams(210, 330, 160, 640, 84, '#8fb0c8', 7, spread=.5)
    for x, y, r in ((48, 190, 10), (98, 150, 8), (318, 146, 9), (386, 250, 7), (34, 250, 6), (150, 128, 5), (262, 124, 5)): b.spark(x, y, r, WHITE, 0)
    b.rays(210, 340, 150, 196, 36, '#f9dc83', .42); b.disc(210, 340, 160, '#f2b43a', 4.6); b.disc(210, 340, 140, '#fbe7a6'); b.beams(210, 340, 124, 157, 72, '#e2822a', 6, spread=.14)
    # far peaks, then the summit
    for d, sn in (('M20 560V470L56 420L96 480L130 560Z', 'M56 420L78 453L66 450L58 464L48 450L34 452Z'), ('M400 560V462L362 410L318 478L286 560Z', 'M362 410L386 444L374 444L364 458L354 444L340 446Z')):
        b.shape(d, '#5d7a96', 4.4); b.hatch(d, 60, 9, 4, .5, '#26324e'); b.shape(sn, WHITE, 3)
    peak = 'M20 624L20 596L76 540L104 548L150 478L176 466L206 452L244 466L268 482L312 546L342 536L400 590V624Z'
    b.shape(peak, WHITE, 5)
    for d in ('M210 452L244 466L268 482L312 546L342 536L400 590V624H250L262 580L236 560L246 520L222 500Z',):
        b.fill(d, '#b9cfdd'); b.hatch(d, 62, 8, 4.4, .6, INK)
    for d in ('M150 478L128 540L140 536L120 596L96 624H60L92 580L84 574L104 548Z',):
        b.fill(d, '#5d7a96'); b.hatch(d, 110, 8, 4, .5, INK)
    b.brush('M206 456C200 500 216 530 196 560C188 580 196 604 190 624', 5, .2, .3, '#8fa9bd')
    # the staff
    b.line('M322 606L338 214', 19); b.line('M322 606L338 214', 10, '#a5632c'); b.line('M327 590L341 230', 2.6, '#e0a868')
    b.line('M338 220C340 184 384 184 384 214C384 236 358 238 358 220', 18); b.line('M338 220C340 184 384 184 384 214C384 236 358 238 358 220', 9.5, '#a5632c')
    for yy in (300, 390, 480): b.brush(f'M{334-(yy-214)*.04:.0f} {yy}c6 6 6 14 0 20', 4, .2, .2)
    b.fill('M294 624C300 596 344 592 362 624Z', '#b9cfdd'); b.brush('M292 612C306 592 340 590 358 608', 5, .1, .1)
    # the lantern
    b.open(210, 332, 1.1)
    b.raw('<circle cx="0" cy="-122" r="18" fill="none" stroke="#1b182b" stroke-width="13"/><circle cx="0" cy="-122" r="18" fill="none" stroke="#e2a325" stroke-width="5.6"/>')
    b.shape('M-14 -106H14L24 -92H-24Z', GOLD, 4.6)
    roof = 'M-24 -94H24L78 -50H-78Z'
    b.shape(roof, '#3a4a68', 5); b.hatch(roof, 100, 8, 4, .5, '#a9c4d2', from_end=False); b.line('M-24 -94L-48 -52M24 -94L48 -52', 4)
    b.shape('M-86 -52H86V-36H-86Z', GOLD, 4.8); b.fill('M-80 -48H30V-43H-80Z', GOLD_L)
    glass = 'M-74 -36H74L66 82H-66Z'
    b.shape(glass, '#fdf3d0', 5); 
    b.fill('M-74 -36H-44L-40 82H-66Z', '#f9dc83'); b.fill('M74 -36H44L40 82H66Z', '#f2b43a'); b.hatch('M74 -36H44L40 82H66Z', 0, 7, 3.4, .5, '#a5632c', from_end=True)
    for k in range(12):
        a = math.radians(30 * k + 15); b.brush(f'M{n(34*math.cos(a))} {n(23+34*math.sin(a))}L{n(56*math.cos(a))} {n(23+56*math.sin(a))}', 3.6, .8, .05, '#e2822a')
    b.star(0, 23, 48, 6, .577, RED, 4.4, '#ee7a3a')
    b.disc(0, 23, 12, GOLD_L, 3)
    b.line('M-48 -36L-43 82M48 -36L43 82', 6.5)
    b.shape('M-80 82H80V98H-80Z', GOLD, 4.8); b.fill('M-74 86H26V91H-74Z', GOLD_L); b.shape('M-66 98H66L58 114H-58Z', '#3a4a68', 4.8); b.hatch('M-66 98H66L58 114H-58Z', 90, 7, 3, .5, '#a9c4d2')
    b.close()


@card('wheel-of-fortune', 'majors', 'major')
def wheel(b, t):
    b.sky('#241a52', '#7a66b8', '#44358a')
    b.skylines(108, 600, 52, '#8f7fd0', 2.6, 1.6, [(210, 352, 172)])
    for x, y, r in ((54, 196, 12), (366, 204, 14), (110, 160, 8), (322, 158, 8), (46, 300, 8), (378, 320, 8), (210, 132, 9)): b.spark(x, y, r, GOLD_L, 0)
    b.beams(204, 366, 140, 240, 64, GOLD, 7, spread=.3)
    b.open(204 - 210 * .8, 366 - 352 * .8, .8)
    R = 138
    b.disc(210, 352, R + 8, INK); b.disc(210, 352, R + 3, GOLD); b.disc(210, 352, R - 2, INK); b.disc(210, 352, R - 5, RED)
    for i in range(48):
        a = 2 * math.pi * i / 48
        p = [(210 + q * math.cos(a + o), 352 + q * math.sin(a + o)) for q, o in ((R - 5, 0), (R - 5, .0655), (R - 24, .0655), (R - 24, 0))]
        if i % 2: b.fill(poly(p), PAPER)
    b.disc(210, 352, R - 24, GOLD, 4); b.disc(210, 352, R - 36, '#17104a', 4)
    for i in range(24):
        a = 2 * math.pi * (i + .5) / 24
        b.disc(210 + (R - 30) * math.cos(a), 352 + (R - 30) * math.sin(a), 3, INK)
    for i in range(8):
        b.open(210, 352, 1, 45 * i)
        sp = 'M-5 0L-4 -26C-14 -36 -14 -44 -5 -52L-6 -70C-12 -78 -10 -88 -9 -104H9C10 -88 12 -78 6 -70L5 -52C14 -44 14 -36 4 -26L5 0Z'
        b.shape(sp, GOLD if i % 2 == 0 else PAPER, 3.6); b.fill('M-2 -10L-1 -30C-8 -38 -8 -42 -2 -50L-2 -70C-6 -80 -5 -90 -4 -100H-1L0 0Z', GOLD_L if i % 2 == 0 else WHITE)
        b.close()
    b.disc(210, 352, 34, GOLD, 4.6); b.disc(210, 352, 24, RED, 3.6); b.star(210, 352, 21, 8, .42, GOLD, 2.6, GOLD_L)
    b.crown(210, 202, 92, 5, closed=True, jewel=t['deep'], w=4.4)
    b.close()
    # the serpent falls on the left
    snake = 'M72 210C30 232 38 262 70 274C104 288 96 318 66 328C34 340 34 368 62 380C92 392 92 418 66 430C44 442 48 484 92 488'
    b.line(snake, 33, PAPER); b.line(snake, 27, INK); b.line(snake, 18, GREEN); b.line(snake, 5, GREEN_L)
    for x, y in ((48, 240), (60, 270), (88, 286), (88, 312), (62, 330), (40, 352), (56, 378), (82, 398), (70, 428), (54, 452)): b.spark(x, y, 6, GOLD_L, 0)
    b.brush('M66 214C84 204 96 200 108 186', 20, .9, .1); b.brush('M67 213C84 204 94 200 104 190', 12, .9, .1, GREEN)
    hd = 'M84 472C108 464 134 476 132 492C130 508 100 512 84 502C76 494 76 480 84 472Z'
    b.line(hd, 10, PAPER); b.shape(hd, GREEN, 4.6); b.disc(108, 484, 5, GOLD_L, 2.6); b.disc(108, 484, 2, INK); b.brush('M104 500C114 502 124 500 130 494', 3.4, .2, .1); b.line('M132 494C142 496 146 504 154 502M142 497C148 494 152 490 156 492', 3.4, RED)
    # the hare climbs on the right
    b.open(334, 356, .86, 82, sx=-.86)
    far = ('M24 6C44 18 64 12 84 18C92 20 94 8 86 4C70 0 58 -8 44 -12Z', 'M-66 4C-84 8 -96 26 -120 28C-130 28 -132 40 -122 42C-98 44 -78 38 -58 28Z')
    hare = smooth([(104, -8), (102, -22), (88, -36), (72, -40), (56, -30), (34, -36), (4, -46), (-34, -48), (-66, -34), (-82, -8), (-76, 8), (-92, 28), (-116, 46), (-134, 50), (-136, 60), (-120, 64), (-92, 56), (-62, 40), (-36, 28), (-10, 18), (22, 16), (40, 28), (68, 38), (88, 46), (98, 42), (94, 32), (76, 26), (62, 14), (60, 2), (76, 2), (92, 2)])
    ears = ('M76 -36C56 -56 20 -64 -14 -54C-4 -40 34 -28 66 -28Z', 'M84 -38C72 -58 40 -68 4 -70C14 -52 44 -36 72 -32Z')
    for d in far + (hare,) + ears: b.line(d, 11, '#17104a')
    for d in far: b.shape(d, '#b9a8dc', 4.4)
    b.shape(ears[1], '#e6dcee', 4.6); b.fill('M74 -42C62 -54 42 -62 20 -64C34 -52 52 -42 72 -36Z', RED_L)
    b.disc(-86, -20, 13, WHITE, 4.4)
    b.shape(hare, WHITE, 5); b.hatch(smooth([(34, -36), (4, -46), (-34, -48), (-66, -34), (-82, -8), (-60, -10), (-30, -22), (10, -24)]), 90, 7, 3.4, .8, INK)
    b.shape(ears[0], WHITE, 4.6); b.fill('M66 -36C48 -48 22 -55 0 -51C14 -42 38 -34 64 -32Z', RED_L)
    b.brush('M-34 26C-62 22 -70 -8 -44 -24C-30 -30 -16 -22 -12 -10', 4.4, .1, .1); b.brush('M58 4C46 10 40 4 36 -6', 4, .1, .1)
    b.disc(82, -20, 5.6, INK); b.disc(84, -22, 1.8, WHITE); b.brush('M98 -4C94 0 90 0 88 -2', 3, .2, .1); b.disc(103, -13, 4, RED_L, 2.4)
    b.close()
    for x, y, s, f in ((60, 556, 1.2, False), (362, 548, 1.2, True), (330, 590, 1.1, False), (96, 596, 1.2, True), (300, 616, 1.1, False), (190, 616, 1, False)): b.cloud(x, y, s, PAPER, '#c9bce6', f)
    b.shape('M174 520L190 474H218L234 520L242 560H166Z', GOLD, 4.6); b.hatch('M174 520L190 474H218L234 520L242 560H166Z', 0, 7, 3.2, .5, INK, from_end=True)
    b.cloud(212, 572, 1.1, PAPER, '#c9bce6')


@card('justice', 'majors', 'major')
def justice(b, t):
    b.sky('#e7d2a0', '#fdf6e3', '#f7ebd1')
    b.skylines(112, 560, 44, '#d3b473', 3.2, 2.2)
    # curtains to left and right
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        cur = 'M196 96H60C84 150 130 176 150 190C150 250 158 330 150 400C146 470 160 540 148 632H196Z'
        b.shape(cur, t['deep'], 5)
        for d in ('M82 110C110 160 160 168 180 200', 'M120 100C150 150 176 160 188 180', 'M168 210C174 320 162 460 172 624', 'M184 230C190 340 180 470 188 624', 'M156 240C166 330 154 400 158 520'): b.brush(d, 6, .1, .1, t['mid'])
        b.line('M60 98C84 150 130 178 150 192C150 250 158 330 150 400C146 470 160 540 148 624', 11); b.line('M60 98C84 150 130 178 150 192C150 250 158 330 150 400C146 470 160 540 148 624', 5, GOLD)
        b.close()
    # floor
    b.shape('M20 568H400V624H20Z', '#c9bce6', 5)
    for k in range(8): b.fill(poly(cut([(20 + k * 50 + 12, 570), (20 + k * 50 + 34, 570), (20 + k * 54 + 6 - 16, 624), (20 + k * 54 - 20 - 16, 624)])), t['deep'])
    b.line('M20 568H400', 5)
    b.disc(210, 300, 118, '#fbe9b4', 4.6); b.beams(210, 300, 88, 115, 64, GOLD, 6, spread=.15)
    # the beam
    b.sword(210, 372, 440, 0, w=5, grip=RED)
    beam = 'M210 244C180 226 120 226 76 252C66 258 60 250 68 242C110 210 180 208 210 226C240 208 310 210 352 242C360 250 354 258 344 252C300 226 240 226 210 244Z'
    b.line(beam, 11, PAPER); b.shape(beam, GOLD, 4.8); b.brush('M80 240C120 216 176 216 206 232', 4, .1, .1, GOLD_L)
    b.disc(210, 236, 21, GOLD, 4.8); b.disc(210, 236, 12, RED, 3.6); b.disc(206, 232, 4, RED_L)
    for x in (88, 332):
        y = 440
        b.line(f'M{x} 250L{x-50} {y}M{x} 250L{x+50} {y}', 7); b.line(f'M{x} 250L{x-50} {y}M{x} 250L{x+50} {y}', 2.4, GOLD)
        b.disc(x, 250, 12, GOLD, 4.2); b.disc(x - 3, 246, 4, GOLD_L)
    # the feather and the heart, and they weigh the same
    b.open(84, 436, 1.06, 14)
    fe = 'M0 4C-26 -20 -30 -70 -4 -116C22 -78 28 -24 0 4Z'
    b.shape(fe, WHITE, 4.6); b.hatch(fe, 60, 8, 3, .4, '#4a90c8', from_end=True); b.brush('M2 14C-4 -20 -2 -70 -4 -108', 4.4, .7, .1)
    b.close()
    b.open(332, 392, .5)
    ht = 'M0 -50C-20 -100 -96 -96 -96 -26C-96 36 -36 66 0 104C36 66 96 36 96 -26C96 -96 20 -100 0 -50Z'
    b.shape(ht, RED, 10); b.hatch(ht, 0, 13, 7, .36, INK, from_end=True); b.brush('M-74 -20C-76 -52 -54 -70 -36 -66', 14, .2, .2, RED_L)
    b.close()
    for x in (88, 332):
        pan = f'M{x-54} 438C{x-46} 490 {x+46} 490 {x+54} 438Z'
        b.line(pan, 10, PAPER); b.shape(pan, GOLD, 5); b.hatch(pan, 0, 6, 3.6, .36, INK, from_end=True); b.fill(f'M{x-47} 446C{x-40} 468 {x-18} 475 {x-6} 475C{x-26} 466 {x-33} 456 {x-35} 446Z', GOLD_L)
        b.shape(f'M{x-58} 430H{x+58}V442H{x-58}Z', GOLD_L, 4.4)


@card('hanged-man', 'majors', 'major')
def hanged_man(b, t):
    b.sky('#2a5a70', '#f0bd78', '#8fb0a8')
    b.skylines(110, 560, 44, '#5f8f98', 2.8, 2, [(210, 430, 150)])
    for x, y, r in ((66, 262, 9), (354, 262, 9), (44, 300, 6), (376, 300, 6), (52, 470, 7), (368, 470, 7)): b.spark(x, y, r, WHITE, 0)
    b.hill([(20, 584), (110, 566), (210, 574), (310, 566), (400, 584)], '#234a38', '#10281f', gap=9, depth=.5, angle=80)
    # the living T
    wood, wl = '#6b4a2c', '#c49a62'
    trunk = 'M172 590C178 520 170 400 168 310C166 256 150 226 112 206H308C270 226 254 256 252 310C250 400 242 520 248 590C264 600 280 612 290 640H130C140 612 156 600 172 590Z'
    b.shape(trunk, wood, 5.2); b.hatch(trunk, 0, 8, 4.6, .4, INK, from_end=True); b.brush('M180 300C182 380 186 480 182 596', 6, .1, .1, wl); b.brush('M136 216C158 230 172 256 176 290', 5, .1, .1, wl); b.brush('M214 560C212 580 218 600 212 622', 4.4, .1, .1)
    # halo
    b.rays(210, 432, 100, 150, 32, GOLD_L, .42)
    b.disc(210, 432, 106, GOLD, 5); b.disc(210, 432, 92, '#fbe7a6'); b.beams(210, 432, 72, 104, 64, '#c9761a', 6, spread=.12)
    beam = 'M34 172C90 164 150 166 210 166C270 166 330 164 386 172C394 186 394 202 386 212C330 206 270 208 210 208C150 208 90 206 34 212C26 202 26 186 34 172Z'
    b.shape(beam, wood, 5.2); b.hatch(beam, 90, 8, 4.2, .36, INK, from_end=True); b.brush('M44 178C120 172 300 172 376 178', 5, .1, .1, wl)
    for x in (92, 150, 282, 336): b.brush(f'M{x} 190c8 -6 20 -6 26 0c-6 5 -18 6 -26 0', 3.6, .4, .2)
    for x, y, L, r in ((46, 172, 42, -120), (70, 168, 36, -70), (110, 166, 44, -110), (140, 166, 38, -60), (280, 166, 38, -120), (310, 166, 44, -70), (350, 168, 36, -110), (374, 172, 42, -60), (60, 210, 34, 110), (360, 210, 34, 70), (104, 208, 28, 70), (318, 208, 28, 110)):
        b.leaf(x, y, L, r, GREEN if int(x) % 4 else GREEN_L, .44, 3, True, GREEN_L)
    # the bat: drawn upright, hung by its feet
    b.open(210, 350, 1.12, 180)
    skin, fur, furl = '#74509a', '#c06c2c', '#f0b878'
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        wing = 'M18 -44C40 -62 62 -84 84 -96C104 -90 136 -62 160 -8C138 -10 128 4 124 26C108 18 92 30 88 54C74 44 56 54 48 78C40 66 28 62 16 66Z'
        b.line(wing, 12, PAPER); b.shape(wing, skin, 5)
        for dd in ('M84 -94C106 -64 122 -14 124 22', 'M84 -94C90 -50 92 10 88 50', 'M84 -94C70 -40 56 30 48 74'): b.line(dd, 4.4); 
        for dd in ('M88 -90C114 -66 136 -36 150 -12', 'M86 -84C100 -50 112 -16 116 14', 'M80 -82C84 -40 84 0 80 40'): b.brush(dd, 5, .1, .1, '#b48ac0')
        b.hatch('M20 -40L60 -70L66 20L48 70L20 62Z', 90, 7, 3, .5, INK, from_end=True)
        b.line('M18 -40C40 -58 62 -82 84 -96', 13); b.line('M18 -40C40 -58 62 -82 84 -96', 6, fur)
        b.shape('M80 -94C80 -108 86 -116 94 -120C96 -110 94 -100 90 -92Z', GOLD_L, 3.2)
        b.shape('M8 96C8 116 4 130 -2 140L20 140C22 124 24 110 22 92Z', fur, 4)
        b.close()
    body = smooth(both([(0, -50), (24, -44), (36, -14), (34, 34), (26, 76), (12, 100), (0, 104)]))
    b.line(body, 11, PAPER); b.shape(body, fur, 5); b.hatch(body, 0, 7, 4, .34, INK, from_end=False)
    for r_, (y0, k) in enumerate(((-22, 3), (0, 4), (22, 3), (44, 4), (64, 3))):
        for j in range(k): x = (j - (k - 1) / 2) * 13; b.brush(f'M{x-5} {y0-6}C{x-4} {y0+4} {x+4} {y0+4} {x+5} {y0-6}', 3.2, .2, .2, furl)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        ear = 'M10 -92C8 -126 26 -154 46 -160C56 -132 52 -100 36 -80Z'
        b.shape(ear, fur, 4.8); b.fill('M18 -94C18 -118 30 -138 42 -146C46 -126 42 -104 32 -90Z', '#f0a88a')
        b.close()
    head = smooth(both([(0, -108), (28, -102), (42, -78), (36, -52), (20, -38), (0, -34)]))
    b.shape(head, fur, 5); b.fill(smooth(both([(0, -64), (16, -60), (20, -48), (10, -40), (0, -38)])), furl)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.disc(20, -78, 10.5, GOLD_L, 3.6); b.disc(20, -77, 5, INK); b.disc(22.4, -74.4, 1.8, WHITE)
        b.brush('M6 -94C14 -98 26 -96 34 -88', 4, .1, .1)
        b.close()
    b.fill('M-9 -62C-5 -68 5 -68 9 -62C6 -55 -6 -55 -9 -62Z', INK); b.line('M-12 -47C-6 -42 6 -42 12 -47', 3); b.fill('M-10 -46L-7 -39L-4 -45ZM10 -46L7 -39L4 -45Z', WHITE)
    b.close()
    for x in (196, 224):
        for k in (-7, 0, 7): b.line(f'M{x+k} 206C{x+k-3} 196 {x+k-3} 182 {x+k} 172', 8.4); b.line(f'M{x+k} 206C{x+k-3} 196 {x+k-3} 182 {x+k} 172', 3.4, '#d9955a')


@card('death', 'majors', 'major')
def death(b, t):
    b.sky('#17123a', '#f2b04e', '#8c3b58')
    b.beams(200, 400, 60, 620, 60, INK, 22, spread=.5)
    for x, y, r in ((60, 190, 9), (352, 156, 9), (300, 132, 6), (120, 140, 7), (384, 250, 7), (32, 260, 6)): b.spark(x, y, r, GOLD_L, 0)
    # two towers on the horizon
    for x in (60, 360):
        b.shape(f'M{x-26} 540V448H{x-32}V432H{x-20}V440H{x-6}V432H{x+6}V440H{x+20}V432H{x+32}V448H{x+26}V540Z', t['deep'], 4.4)
        b.hatch(f'M{x-26} 540V448H{x+26}V540Z', 0, 9, 3, .5, INK, from_end=x < 210); b.fill(f'M{x-7} 486C{x-7} 470 {x+7} 470 {x+7} 486V502H{x-7}Z', GOLD_L)
    # the scythe
    b.open(0, 54)
    b.line('M322 580L356 146', 19, INK); b.line('M322 580L356 146', 10, '#a5632c'); b.line('M329 570L354 158', 2.6, '#e0a868')
    blade = 'M362 132C280 96 110 112 34 268C112 168 240 142 350 178Z'
    b.shape(blade, STEEL, 5); b.fill('M354 138C270 110 138 126 66 222C142 148 252 132 352 160Z', WHITE)
    b.hatch(blade, 78, 8, 3.6, .42, INK, from_end=True)
    b.shape('M332 138L376 130L380 172L336 180Z', GOLD, 4.4); b.disc(356, 154, 6, INK)
    b.close()
    skull(b, 192, 380, 1.08)
    # the ripe field
    b.hill([(20, 520), (90, 506), (170, 512), (260, 506), (340, 510), (400, 520)], '#17123a')
    for row, (y0, gap, off, c) in enumerate(((540, 27, 14, GOLD_D), (566, 27, 0, GOLD))):
        for k in range(16):
            x = 18 + off + k * gap
            if x > 404: continue
            lean = b.rng.uniform(-5, 5)
            top = y0 - 44 + b.rng.uniform(-6, 6)
            b.brush(f'M{n(x)} 632C{n(x+2)} {y0+30} {n(x-3)} {y0} {n(x+lean)} {n(top)}', 4.6, .6, .2, c)
            for m in range(5):
                for sg in (-1, 1): b.leaf(x + lean * (1 - m / 8), top + 6 + m * 9, 16, -90 + sg * 32, GOLD if row else '#b97f1c', .36, 1.8, False)
            b.leaf(x + lean, top + 4, 16, -90, GOLD_L if row else GOLD, .34, 1.8, False)
    # the rose that grows
    vine = 'M116 612C84 570 108 516 140 486C172 460 226 462 262 444C286 432 300 428 306 430'
    b.brush(vine, 13, .5, .2); b.brush(vine, 7, .5, .2, GREEN)
    for x, y, L, r in ((102, 540, 40, 190), (120, 500, 36, -140), (170, 464, 34, 70), (226, 458, 38, 50), (106, 570, 38, 20), (262, 444, 34, 100)): b.leaf(x, y, L, r, GREEN, .42, 3, True, GREEN_L)
    b.rose(294, 430, 40, WHITE, '#f3d9c9'); b.rose(128, 548, 33, WHITE, '#f3d9c9'); b.rose(370, 574, 26, RED, RED_L); b.rose(56, 586, 26, RED, RED_L)


@card('temperance', 'majors', 'major')
def temperance(b, t):
    b.sky('#3f55a8', '#fdeecb', '#8fa3d8')
    b.beams(210, 250, 110, 640, 72, '#c9d6f2', 18, spread=.4)
    b.disc(210, 352, 138, '#f2c23c', 4.8); b.disc(210, 352, 120, '#fbeab4', 0); b.beams(210, 352, 108, 135, 64, '#d9722a', 6, spread=.08)
    # peaks to both sides of the light, a road between them
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        b.shape('M200 560V396L168 356L138 410L122 398L62 520L40 560Z', '#6f7fc4', 4.6); b.hatch('M200 560V396L168 356L138 410L122 398L62 520L40 560Z', 62, 8, 4, .5, '#2b3a7a')
        b.shape('M168 356L188 382L178 380L170 394L160 380L150 389Z', WHITE, 3.2)
        b.close()
    b.hill([(20, 506), (110, 488), (210, 494), (310, 488), (400, 506)], GREEN_L, '#2c7446', gap=10, depth=.3, angle=80)
    b.hill([(20, 540), (96, 520), (210, 532), (324, 520), (400, 540)], '#6da454', '#1d6540', gap=9, depth=.4, angle=80)
    b.sea(566, ['#174c8a', '#4a90c8', '#b9dcea'], 30, 3, INK, 2.4)
    # irises
    for x, y, s in ((46, 520, 1), (374, 520, 1), (84, 552, .8), (336, 552, .8)):
        b.open(x, y, s)
        for r, L in ((-112, 86), (-68, 80), (-96, 100)): b.leaf(0, 70, L, r, GREEN, .13, 3.2, True, GREEN_L)
        b.brush('M0 70L0 0', 7, .8, .8); b.brush('M0 70L0 0', 3, .8, .8, GREEN)
        for r, c, L in ((-132, '#5a3fa0', 36), (-48, '#5a3fa0', 36), (-90, '#8f7cd8', 44), (160, '#8f7cd8', 32), (20, '#8f7cd8', 32), (90, '#5a3fa0', 30)): b.leaf(0, -6, L, r, c, .46, 3.2, True)
        b.disc(0, -4, 5, GOLD_L, 2.4)
        b.close()
    def winged(x, y, rot, body, belt, light, sx, wr):
        b.open(x, y, 1.16, 0, sx=sx * 1.16)
        b.open(0, 0, 1, rot)
        b.line('M-16 -56C-66 -70 -78 -8 -42 14', 16); b.line('M-16 -56C-66 -70 -78 -8 -42 14', 8, GOLD if body != GOLD else '#c9593a')
        jug = 'M-20 -72L-14 -46C-54 -30 -58 28 -28 60C-16 68 16 68 28 60C58 28 54 -30 14 -46L20 -72Z'
        b.shape(jug, body, 5.2); b.fill('M-42 -4C-42 -22 -30 -34 -16 -40C-26 -26 -32 -6 -28 24C-38 14 -42 6 -42 -4Z', light); b.hatch(jug, 0, 7.4, 4, .36, INK, from_end=True)
        b.shape('M-49 -4C-24 8 24 8 49 -4C50 6 48 14 46 20C24 32 -24 32 -46 20C-48 14 -50 6 -49 -4Z', belt, 4)
        for jx in (-27, 0, 27): b.disc(jx, 13 - abs(jx) * .12, 5.4, GOLD_L, 2.4)
        b.shape('M-24 -80C-24 -86 24 -86 24 -80L22 -68C8 -64 -8 -64 -22 -68Z', GOLD_L if body == GOLD else GOLD, 4.4)
        b.close()
        b.open(-30, -6, 1, wr)                              # the wing: three ranks of feathers, towards -x
        for rank, (k, L0, c, w_) in enumerate(((8, 126, WHITE, .165), (7, 92, '#f3b08a' if body == GOLD else '#b9dcea', .19), (5, 60, RED if body == GOLD else '#4a90c8', .26))):
            for i in range(k):
                a = -206 + rank * 4 + i * (104 - rank * 8) / (k - 1)
                L = L0 * .92 * (.72 + .28 * math.sin(math.pi * (i + 1.2) / (k + .6)))
                b.leaf(0, 0, L, a, c, w_, 3.8, True)
        b.disc(0, 0, 15, GOLD_L, 4); b.disc(0, 0, 6, RED, 2.4)
        b.close()
        b.close()
    # the stream from one into the other
    d = 'M218 270C266 262 296 308 298 392L250 392C250 340 240 310 216 304Z'
    b.line(d, 12, '#fbeab4'); b.shape(d, '#4a90c8', 5); b.brush('M230 278C266 282 282 320 286 378', 7, .1, .1, WHITE); b.brush('M232 294C254 304 262 340 264 384', 5, .1, .1, '#b9dcea')
    winged(274, 466, 0, '#4a78c0', '#174c8a', '#b9dcea', -1, 26)
    winged(164, 292, 62, GOLD, '#a3281f', GOLD_L, 1, 30)
    for x, y, r in ((292, 250, 8), (334, 302, 8), (212, 350, 8), (196, 398, 7)): b.drop(x, y, r, '#b9dcea')
