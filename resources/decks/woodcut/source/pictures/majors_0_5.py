"""The majors from 0 to V."""
import math

from carving import *
from pictures.shared import *


def pomegranate(b, x, y, r, rot=0, w=3.4):
    """A pomegranate, opened, of radius r."""
    b.open(x, y, r / 40, rot)
    w = w * 40 / r
    b.leaf(0, -36, 34, -150, GREEN_L, .42, w * .8, True)
    b.leaf(0, -36, 34, -30, GREEN_L, .42, w * .8, True)
    b.shape('M-9 34L-17 56L-6 50L0 60L6 50L17 56L9 34Z', GOLD, w * .9)
    b.disc(0, 0, 39, RED, w)
    b.fill(poly(circle(0, 0, 35, 40)[19:32] + circle(3, 3, 29, 40)[19:32][::-1]), RED_L)
    b.hatch(poly(circle(0, 0, 38, 40)), 0, 7, 3.4, .2, INK, from_end=True)
    b.shape('M0 -26C20 -14 22 14 2 28C-18 14 -16 -14 0 -26Z', GOLD_L, w * .8)
    for px, py in ((1, -15), (-6, -4), (8, -4), (1, 3), (-6, 12), (9, 10), (2, 19)):
        b.disc(px, py, 4.6, RED, 1.4)
    b.close()


def pillar(b, x, y0, y1, w, body, cutc, light=None):
    """The shaft of a pillar between the heights y0 and y1, w wide."""
    h = w / 2
    d = f'M{x-h} {y1}L{x-h+3} {y0}H{x+h-3}L{x+h} {y1}Z'
    b.shape(d, body, 5)
    if light:
        b.fill(f'M{x-h+6} {y1}L{x-h+8} {y0}H{x-h+16}L{x-h+14} {y1}Z', light)
    b.hatch(d, 0, 7.5, 4.2, .55, cutc, from_end=True)


def key(b, x, y, length, rot, colour, light, dark, flip=1, w=4.4):
    """Bow below, bit above; (x, y) is the middle."""
    s = length / 400
    b.open(x, y, s, rot, sx=s * flip)
    w = w / s
    bit = 'M6 -186H70V-166H52V-150H70V-128H52V-112H70V-92H6Z'
    b.shape(bit, colour, w)
    b.fill('M12 -181H64V-175H12Z', light)
    b.hatch('M30 -186H70V-92H30Z', 90, 7, 3, .3, dark, from_end=True)
    b.shape('M24 -150C24 -158 38 -158 38 -150V-128C38 -120 24 -120 24 -128Z', dark, w * .6)
    b.shape('M-11 -196C-11 -206 11 -206 11 -196L11 110H-11Z', colour, w)
    b.fill('M-7 -190L-1 -190L-1 106H-7Z', light)
    b.hatch('M0 -190H11V110H0Z', 0, 9, 3, .7, dark, from_end=True)
    for yy in (-76, 74):
        b.shape(f'M-18 {yy}C-18 {yy-9} 18 {yy-9} 18 {yy}V{yy+10}C18 {yy+19} -18 {yy+19} -18 {yy+10}Z', colour, w * .9)
        b.fill(f'M-13 {yy}H0V{yy+6}H-13Z', light)
    for cx, cy in ((-34, 146), (34, 146), (0, 182)):
        b.disc(cx, cy, 31, colour, w)
    for cx, cy in ((-34, 146), (34, 146), (0, 182), (0, 140)):
        b.disc(cx, cy, 27, colour)
    for cx, cy in ((-34, 146), (34, 146), (0, 182)):
        b.fill(poly(circle(cx, cy, 26, 40)[18:32] + circle(cx + 2, cy + 2, 20, 40)[18:32][::-1]), light)
        b.disc(cx, cy, 12, dark, w * .8)
    b.disc(0, 140, 10, RED, w * .6)
    b.close()


@card('fool', 'majors', 'major')
def fool(b, t):
    """A jester's cap and a bundle at the edge of a cliff; the dog leaps on."""
    b.sky('#f0a63c', '#fdf0c8', '#f9d57e')
    b.beams(224, 330, 150, 640, 64, '#d9722a', 24, spread=.25)
    b.disc(224, 330, 142, '#fdf3d0', 4.6)
    b.beams(224, 330, 112, 138, 72, '#e2a325', 6, spread=.1)
    # far peaks, then the edge of the world
    peaks = 'M20 500L58 446L96 500L120 486L150 500L400 500V624H20Z'
    b.shape(peaks, t['mid'], 4)
    b.hatch(peaks, 62, 8, 3, .5, t['deep'])
    for px, py, s_ in ((58, 446, .9),):
        b.shape(f'M{px} {py}L{px+22*s_} {py+30*s_}L{px+10*s_} {py+24*s_}L{px+3*s_} {py+36*s_}L{px-8*s_} {py+24*s_}'
            f'L{px-17*s_} {py+27*s_}Z', PAPER, 3)
    # the deep, with mist in it, and the edge: pale stone in beds, its shadow side cut
    b.shape('M20 548C70 536 120 560 200 548V640H20Z', t['deep'], 4)
    b.hatch('M20 548C70 536 120 560 190 548V624H20Z', 80, 10, 3, .6, t['mid'])
    for x, y, s_, fl in ((44, 604, .7, False), (112, 616, .6, True)):
        b.cloud(x, y, s_, '#c9bce6', t['mid'], fl)
    cliff = 'M400 512L160 506L148 526L164 546L144 566L162 590L150 612L166 640H400Z'
    b.shape(cliff, '#c9bce6', 5)
    for d, c in (('M160 506L148 526L164 546L196 540L222 512Z', '#efe6f4'),
            ('M164 546L144 566L162 590L204 580L196 540Z', '#dcd0ec'),
            ('M162 590L150 612L166 640H216L204 580Z', '#efe6f4'),
            ('M222 512L196 540L204 580L270 572L300 512Z', '#b9a8dc'), ('M204 580L216 640H300L270 572Z', '#a391cf'),
            ('M300 512L270 572L300 640H400V512Z', '#8f7cc0')):
        b.shape(d, c, 3.4)
    b.hatch('M222 512L196 540L204 580L270 572L300 512Z', 66, 8, 4.4, .45, INK)
    b.hatch('M300 512L270 572L300 640H400V512Z', 66, 9, 5, .55, INK)
    b.hatch('M204 580L216 640H300L270 572Z', 66, 9, 4.4, .5, INK)
    b.hatch('M164 546L196 540L204 580L162 590Z', 70, 9, 3.4, .4, t['deep'])
    turf = ('M400 488C330 482 220 492 156 488C136 490 132 508 150 514C176 508 190 524 214 514C240 508 262 526 290 516'
        'C320 508 340 526 366 516C380 512 390 516 400 518Z')
    b.shape(turf, GREEN, 4.6)
    for gx in (182, 372, 390):
        b.brush(f'M{gx} 492C{gx-3} 482 {gx-8} 476 {gx-12} 474M{gx} 492C{gx+1} 480 {gx+4} 474 {gx+8} 470', 4, .8, .05)
    # the staff and its bundle
    b.line('M246 484L356 216', 17, INK)
    b.line('M246 484L356 216', 9, '#a5632c')
    b.line('M252 472L352 226', 2.5, '#e0a868')
    b.open(340, 256, 1.08, 10)
    b.shape('M-8 -14C-30 -40 -44 -34 -40 -18C-38 -6 -22 -4 -6 -6Z', RED, 3.6)
    b.shape('M8 -14C24 -44 44 -38 40 -20C38 -6 22 -2 6 -6Z', RED, 3.6)
    sack = 'M-10 -8C-46 8 -60 40 -48 66C-36 90 36 90 48 66C60 40 46 8 10 -8Z'
    b.shape(sack, RED, 4.6)
    b.hatch(sack, 0, 7, 3.4, .4, INK, from_end=True)
    for x, y in ((-22, 26), (6, 18), (-30, 52), (-2, 50), (24, 40), (14, 70), (-14, 74)):
        b.star(x, y, 7, 5, .45, GOLD_L, 0)
    b.shape('M-16 -10C-10 -2 10 -2 16 -10L14 -22C6 -16 -6 -16 -14 -22Z', GOLD, 3.2)
    b.close()
    # the cap with bells, on the turf
    b.open(234, 362, 1.1)
    left = 'M-60 62C-66 20 -84 -8 -118 -14C-136 -16 -142 6 -130 16C-150 -50 -60 -88 -14 -20L0 66Z'
    right = 'M60 62C66 20 84 -8 118 -14C136 -16 142 6 130 16C150 -50 60 -88 14 -20L0 66Z'
    mid = 'M30 66C48 -2 44 -78 0 -106C-34 -126 -78 -108 -82 -60C-70 -78 -50 -82 -38 -66C-24 -44 -38 12 -30 66Z'
    b.shape(left, t['deep'], 5)
    b.hatch(left, 90, 7, 3.4, .5, '#a79ad6')
    b.shape(right, GREEN, 5)
    b.hatch(right, 90, 7, 3.6, .5, INK, from_end=True)
    b.shape(mid, GOLD, 5)
    b.brush('M-20 60C-24 14 -12 -34 -24 -66', 12, .2, .1, GOLD_L)
    b.brush('M-72 -80C-60 -102 -34 -108 -12 -96', 9, .1, .1, GOLD_L)
    b.hatch('M30 66C48 -2 44 -78 0 -106L-16 -84C4 -60 4 10 0 66Z', 0, 7.5, 3.8, .6, INK, from_end=True)
    for x, y in ((-8, -56), (-6, -14), (-6, 26)):
        b.spark(x, y, 12, RED, 0)
    for i in range(7):
        x = -66 + 22 * i
        b.shape(f'M{x-13} 58C{x-13} 88 {x-4} 92 {x} 98C{x+4} 92 {x+13} 88 {x+13} 58Z', (RED, PAPER)[i % 2], 4)
        b.disc(x, 99, 6, GOLD, 3)
    b.shape('M-82 50C-40 64 40 64 82 50L80 68C40 82 -40 82 -80 68Z', GOLD, 4.2)
    b.fill('M-76 56C-40 68 0 70 20 69L20 73C-20 74 -50 70 -75 63Z', GOLD_L)
    for x, y in ((-131, 24), (131, 24), (-84, -46)):
        b.disc(x, y, 16, GOLD, 4.2)
        b.disc(x - 4, y - 6, 5, GOLD_L)
        b.line(f'M{x-9} {y+4}H{x+9}', 3)
        b.disc(x, y + 5, 2.6, INK)
        b.line(f'M{x} {y+6}V{y+15}', 2.4)
    b.close()
    # the dog leaps after a butterfly
    b.open(122, 470, .98, -8)
    def dogpart(d, c=WHITE):
        b.shape(d, c, 4.6)
    far1 = 'M-34 -8C-48 -6 -60 -14 -76 -20C-84 -20 -84 -8 -76 -6C-62 0 -46 14 -30 10Z'
    far2 = 'M40 0C56 10 64 26 82 30C90 30 92 42 84 42C66 42 50 34 34 20Z'
    tail = 'M46 -22C60 -30 66 -46 62 -60C60 -68 70 -70 74 -62C82 -42 72 -18 52 -8Z'
    body = smooth([(-36, -42), (-20, -32), (6, -34), (32, -32), (50, -20), (54, 0), (62, 18), (56, 34), (64, 50),
        (56, 56), (42, 48), (42, 32), (30, 18), (10, 10), (-10, 14), (-22, 22), (-40, 34), (-58, 40), (-66, 34),
        (-60, 26), (-46, 18), (-40, 4), (-46, -12)])
    head = smooth([(-30, -34), (-34, -58), (-52, -66), (-66, -60), (-74, -48), (-94, -44), (-98, -34), (-90, -28),
        (-74, -28), (-60, -20), (-44, -16)])
    for d in (tail, far1, far2, body, head):
        b.line(d, 11, '#fdf3d0')
    dogpart(far1, '#cbbfe6')
    dogpart(far2, '#cbbfe6')
    dogpart(tail)
    dogpart(body)
    b.hatch(smooth([(20, -32), (50, -20), (54, 0), (62, 18), (56, 34), (30, 18), (10, 10)]), 40, 6.4, 3.4, .5, INK,
        from_end=True)
    b.shape('M8 -33C18 -36 32 -34 36 -24C34 -10 20 -8 14 -18C8 -22 6 -28 8 -33Z', '#b9662c', 3.6)
    b.brush('M50 2C40 -2 30 6 30 18', 3.8, .1, .2)
    dogpart(head)
    b.line('M-48 -12C-36 -16 -28 -26 -26 -38', 12)
    b.line('M-48 -12C-36 -16 -28 -26 -26 -38', 6, RED)
    b.disc(-46, -6, 6, GOLD, 3)
    b.shape('M-44 -62C-30 -70 -12 -62 -10 -44C-10 -32 -24 -32 -28 -42C-32 -50 -42 -48 -44 -62Z', '#b9662c', 4.2)
    b.disc(-95, -40, 6, INK)
    b.disc(-62, -48, 4.2, INK)
    b.disc(-63.4, -49.4, 1.4, WHITE)
    b.brush('M-90 -30C-80 -32 -74 -34 -70 -32', 3.4, .4, .1)
    b.shape('M-84 -29C-86 -18 -76 -14 -72 -20C-70 -24 -72 -28 -74 -29Z', RED, 3)
    b.close()
    b.open(70, 250, 1.15, -18)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M2 -4C14 -38 46 -34 38 -8C32 4 14 4 2 0Z', t['deep'], 3.4)
        b.shape('M2 2C20 4 28 20 16 26C8 28 2 12 2 2Z', RED, 3.4)
        b.disc(25, -17, 5.4, GOLD_L)
        b.close()
    b.line('M0 -10V20', 5)
    b.line('M0 -10C-4 -20 -8 -24 -12 -24M0 -10C4 -20 8 -24 12 -24', 2)
    b.close()
    b.leaf(352, 572, 36, 20, GREEN, .42, 3, True, GREEN_L)
    b.leaf(308, 572, 36, 160, GREEN, .42, 3, True, GREEN_L)
    b.rose(330, 566, 29, WHITE, PAPER2)


@card('magician', 'majors', 'major')
def magician(b, t):
    """A fist holds the wand; cup, sword, coin and rod lie on his table."""
    b.sky('#c7402f', '#f7c56a', '#ef8e3c')
    b.beams(210, 300, 96, 620, 72, INK, 14, spread=.7)
    b.disc(210, 300, 104, '#f9dc83', 0)
    b.beams(210, 300, 62, 104, 48, '#e08a2a', 5, spread=.1)
    # roses above
    for x, y, r in ((34, 176, 22), (386, 176, 22), (78, 152, 18), (342, 152, 18), (122, 138, 16), (298, 138, 16)):
        b.leaf(x, y, r * 2, 60 if x < 210 else 120, GREEN, .4, 2.6, True, GREEN_L)
        b.rose(x, y, r, RED if r != 18 else WHITE, RED_L if r != 18 else PAPER2)
    # lemniscate
    inf = 'M210 206C226 178 272 178 272 206C272 234 226 234 210 206C194 178 148 178 148 206C148 234 194 234 210 206Z'
    b.line(inf, 17, INK)
    b.line(inf, 9, GOLD)
    b.line('M226 192C240 184 262 188 264 204M156 202C158 188 180 184 194 194', 2.6, GOLD_L)
    # arm, cuff, fist, wand
    sleeve = 'M150 470C150 424 164 392 176 376H246C258 392 270 424 272 470Z'
    b.shape(sleeve, t['deep'], 5)
    b.hatch(sleeve, 20, 8, 4, .5, t['mid'])
    b.shape('M168 384C176 396 246 396 254 384L250 360C236 368 188 368 172 360Z', WHITE, 4.4)
    for x in range(178, 250, 10):
        b.brush(f'M{x} 364L{x} 386', 2.4, .2, .1)
    hand = 'M178 364C170 340 164 306 176 292C190 284 236 282 246 292C256 310 250 344 244 364Z'
    skin = '#f3cda0'
    b.shape(hand, skin, 4.6)
    b.line('M210 226V404', 20, INK)
    b.line('M210 232V398', 11, WHITE)
    b.line('M213 236V396', 3, STEEL_D)
    b.disc(210, 228, 13, GOLD, 4)
    b.disc(206, 224, 4, GOLD_L)
    for i, y in enumerate((292, 309, 326, 343)):
        b.shape(f'M{188+i} {y}C{196} {y-5} 236 {y-6} {246-i*1.5} {y+1}C{252-i*1.5} {y+8} {250-i*1.5} {y+16} {242-i} '
            f'{y+17}C228 {y+16} 204 {y+18} {190+i} {y+15}C{180+i} {y+12} {180+i} {y+3} {188+i} {y}Z', skin, 4)
        b.brush(f'M{232} {y+1}C{236} {y+5} {236} {y+10} {233} {y+14}', 2.4, .1, .1)
    b.shape('M174 330C166 312 172 292 186 286C200 280 222 284 230 294C232 302 226 306 218 304C206 300 200 304 196 312'
        'C194 322 190 334 184 342Z', skin, 4.2)
    b.brush('M222 294C228 296 229 300 224 302', 2.4, .2, .2)
    b.hatch('M174 330C166 312 172 292 186 286L192 300L184 342Z', 10, 5, 2.4, .6)
    # the table
    b.shape('M36 452H384L400 486V500H20V486Z', '#a5632c', 5)
    b.hatch('M36 452H384L400 486H20Z', 0, 6.5, 2.6, .8)
    b.shape('M20 496H400V514H20Z', GOLD, 4)
    cloth = 'M20 514H400V624H20Z'
    b.fill(cloth, t['deep'])
    b.hatch(cloth, 90, 12, 3.4, .5, t['mid'], from_end=True)
    for x in (48, 102, 156, 210, 264, 318, 372):
        b.shape(f'M{x-27} 514C{x-24} 548 {x+24} 548 {x+27} 514Z', RED, 4)
        b.disc(x, 540, 5, GOLD, 3)
    b.line('M20 514H400', 5)
    for x in (75, 129, 183, 237, 291, 345):
        b.spark(x, 578, 10, GOLD, 0)
    b.rod(352, 398, 152, 14, leaves=True, tip='flame')
    b.chalice(76, 402, 132, w=4)
    b.coin(300, 432, 33, colour=GREEN)
    b.sword(200, 474, 190, 84, w=3.4)


@card('high-priestess', 'majors', 'major')
def high_priestess(b, t):
    """Two pillars, and the veil with pomegranates between them; the crescent holds the moon."""
    sea = ['#123f4c', '#2f8b8a', '#bfe3d4']
    b.sky('#0f2436', '#4f9a98', '#1d4f60')
    b.skylines(108, 560, 40, '#3f8f92', 2.6, 1.8)
    # the veil, hung in folds from its rod
    veil = smooth([(84, 150), (336, 150), (338, 300), (332, 520), (312, 536), (290, 520), (268, 536), (246, 520),
        (224, 536), (196, 536), (174, 520), (152, 536), (130, 520), (108, 536), (88, 520), (82, 300)],
        corners=(0, 1, 3, 15))
    b.shape(veil, '#1c6a68', 5)
    b.hatch(veil, 90, 11, 4, .5, '#0f3f46', from_end=True)
    b.hatch(veil, 90, 17, 3, .34, '#5fb0a2')
    for x, y, r in ((128, 232, 27), (292, 232, 27), (176, 182, 19), (244, 182, 19), (128, 486, 25), (292, 486, 25)):
        pomegranate(b, x, y, r)
    # the moon and what she keeps
    b.disc(210, 286, 58, '#12303f', 4.6)
    b.beams(210, 286, 40, 58, 40, '#5fb0a2', 4, spread=.1)
    b.disc(210, 286, 37, WHITE, 4.6)
    b.hatch(poly(circle(210, 286, 36, 50)), 0, 6, 3, .36, STEEL_D, from_end=True)
    b.disc(200, 278, 6, PAPER2)
    b.disc(216, 298, 8, PAPER2)
    b.disc(222, 276, 4, PAPER2)
    cres = 'M104 316C84 410 146 494 210 494C274 494 336 410 316 316C306 380 262 424 210 424C158 424 114 380 104 316Z'
    b.line(cres, 12, '#12303f')
    b.shape(cres, GOLD_L, 5)
    b.hatch([cut(points(cres)[0], 226, 90, 400, 500)], 0, 7, 4, .42, GOLD_D, from_end=True)
    b.brush('M112 356C118 420 166 470 210 474', 5, .1, .1, WHITE)
    b.spark(210, 459, 15, RED, 0)
    # pillars: night and day
    for x, body, cutc, edge in ((58, '#241f3c', '#8f86c0', '#4a4270'), (362, WHITE, INK, WHITE)):
        pillar(b, x, 178, 566, 60, body, cutc, edge)
        for k in (206, 522):
            b.shape(f'M{x-33} {k}H{x+33}V{k+15}H{x-33}Z', GOLD, 4)
            b.fill(f'M{x-29} {k+3}H{x+6}V{k+6}H{x-29}Z', GOLD_L)
        for a, L, c in ((-158, 46, GREEN), (-22, 46, GREEN), (-128, 50, GREEN_L), (-52, 50, GREEN_L),
                (-90, 52, WHITE if body != WHITE else GOLD_L)):
            b.leaf(x, 204, L, a, c, .34, 3.6, True)
        b.shape(f'M{x-36} 556H{x+36}L{x+44} 584H{x-44}Z', body, 4.6)
        b.spark(x, 366, 17, GOLD_L if body != WHITE else RED, 0)
        b.spark(x, 318, 8, GOLD if body != WHITE else t['deep'], 0)
        b.spark(x, 414, 8, GOLD if body != WHITE else t['deep'], 0)
    b.sea(556, sea, 30, 3, INK, 2.4)
    b.line('M20 150H400', 13)
    b.line('M20 150H400', 6, GOLD)


@card('empress', 'majors', 'major')
def empress(b, t):
    """A heart for a shield, with the sign of Venus, in ripe wheat under twelve stars."""
    b.sky('#6fb07a', '#fbf3c8', '#c5d98a')
    b.beams(210, 330, 150, 640, 72, '#fdf8dc', 20, spread=.2)
    b.beams(210, 330, 170, 640, 72, '#2c7446', 6, phase=0, spread=.25)
    b.disc(210, 340, 172, '#1f5f7c', 5)
    b.beams(210, 340, 110, 128, 80, '#8cc6c9', 5, spread=.08)
    # twelve stars over the shield
    for i in range(12):
        a = math.radians(-192 + 204 * i / 11)
        b.star(210 + 146 * math.cos(a), 340 + 146 * math.sin(a), 17.5, 6, .46, GOLD_L, 3.2, GOLD, rot=-90)
    b.hill([(20, 500), (100, 476), (210, 492), (320, 476), (400, 500)], '#6da454', '#1d6540', gap=9, depth=.4, angle=80)
    # the shield: a heart with the sign of Venus
    b.open(210, 362, .96)
    heart = 'M0 -66C-22 -112 -112 -112 -112 -30C-112 46 -44 82 0 128C44 82 112 46 112 -30C112 -112 22 -112 0 -66Z'
    b.line(heart, 14, INK)
    b.shape(heart, GOLD, 4)
    b.fill('M-106 -30C-106 -100 -30 -108 -6 -66L-10 -54C-30 -92 -92 -88 -94 -30C-94 20 -58 52 -24 84L-30 88C-66 58 '
        '-106 24 -106 -30Z', GOLD_L)
    inner = 'M0 -46C-18 -92 -92 -92 -92 -30C-92 32 -36 64 0 102C36 64 92 32 92 -30C92 -92 18 -92 0 -46Z'
    b.shape(inner, RED, 4.6)
    b.hatch(inner, 0, 8, 4.4, .26, INK, from_end=True)
    b.brush('M-76 -28C-78 -62 -52 -76 -34 -70', 8, .2, .1, RED_L)
    for w, c in ((25, INK), (14, GOLD_L)):
        b.raw(f'<circle cx="0" cy="-20" r="29" fill="none" stroke="{c}" stroke-width="{w}"/>')
        b.line('M0 10V66M-25 38H25', w, c)
    b.disc(0, -20, 13, GREEN, 3.6)
    b.close()
    # crown of the shield
    b.crown(210, 280, 66, 5, w=4, jewel='#2c6f8a')
    # ripe wheat, higher at the sides
    for x, y, h, l, s in ((40, 632, 218, -6, 1.15), (84, 640, 176, -4, 1.1), (380, 632, 218, 6, 1.15),
            (336, 640, 176, 4, 1.1), (60, 640, 130, 8, 1.1), (360, 640, 130, -8, 1.1), (124, 640, 128, -6, 1.1),
            (296, 640, 128, 6, 1.1), (164, 640, 106, 4, 1.05), (256, 640, 106, -4, 1.05), (100, 640, 84, 8, 1),
            (320, 640, 84, -8, 1), (210, 640, 92, 0, 1), (142, 640, 62, -6, 1), (278, 640, 62, 6, 1),
            (184, 640, 52, 4, 1), (236, 640, 52, -4, 1)):
        wheat(b, x, y, h, l, s=s)
    for x, y, r in ((62, 600, 22), (358, 600, 22), (210, 606, 24)):
        b.rose(x, y, r, '#f3a6a0' if x != 210 else WHITE, WHITE if x != 210 else PAPER2)
    for x in (34, 110, 160, 262, 312, 388):
        b.leaf(x, 630, 50, -90 + (x - 210) * .1, GREEN, .22, 3, True, GREEN_L)


@card('emperor', 'majors', 'major')
def emperor(b, t):
    """A ram upon a throne of stone, the orb before him, bare peaks behind."""
    b.sky('#8e1f1c', '#f6b25a', '#d9482c')
    b.beams(210, 290, 130, 640, 64, '#5e0f14', 18, spread=.5)
    b.disc(210, 286, 168, '#f7b94e', 4.8)
    b.beams(210, 286, 130, 165, 72, '#c5352b', 7, spread=.15)
    # bare peaks
    for pk, snow, c in (('M20 520L20 420L62 356L104 430L130 400L170 520Z',
            'M62 356L82 391L72 388L66 402L58 388L46 396L42 387Z', '#7a2a1e'),
            ('M400 520V404L364 348L322 424L296 396L250 520Z',
            'M364 348L386 382L378 384L368 398L360 382L348 392L343 386Z', '#7a2a1e')):
        b.shape(pk, c, 4.6)
        b.hatch(pk, 62, 9, 5, .55, INK)
        b.shape(snow, PAPER, 3.4)
    b.shape('M20 500L70 470L120 500L300 500L350 466L400 498V624H20Z', '#a8442a', 4.6)
    b.hatch('M20 500L70 470L120 500L300 500L350 466L400 498V624H20Z', 70, 10, 4, .5, INK)
    stone, shade = '#c9c5c0', '#6d6a75'
    # the throne
    back = 'M112 560V262C112 214 150 178 210 172C270 178 308 214 308 262V560Z'
    b.shape(back, stone, 5.4)
    b.hatch(back, 0, 7, 4.4, .22, INK, from_end=True)
    b.line('M126 560V266C126 224 160 192 210 187C260 192 294 224 294 266V560', 3.4, shade)
    b.shape('M138 480V290C138 240 170 210 210 208C250 210 282 240 282 290V480Z', '#7a1a1a', 4.4)
    b.hatch('M138 480V290C138 240 170 210 210 208C250 210 282 240 282 290V480Z', 90, 10, 4, .4, '#d9482c',
        from_end=True)
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        arm = 'M76 456C74 436 90 426 116 428C150 430 160 452 150 468C146 476 140 478 138 486L142 624H78Z'
        b.shape(arm, stone, 5)
        b.hatch(arm, 0, 8, 4, .34, INK, from_end=sx > 0)
        b.disc(126, 456, 15, stone, 4.4)
        b.disc(126, 456, 6, INK)
        b.close()
    seat = 'M118 540C118 516 302 516 302 540V584H118Z'
    b.shape(seat, RED, 5)
    b.hatch(seat, 90, 9, 4, .5, INK, from_end=True)
    b.line('M122 572H298', 9)
    b.line('M122 572H298', 4.4, GOLD)
    b.shape('M96 584H324V624H96Z', stone, 5)
    b.hatch('M96 584H324V624H96Z', 90, 9, 4, .4)
    # the orb on the cushion
    b.disc(210, 500, 47, GOLD, 5)
    b.fill(poly(circle(210, 500, 42, 40)[18:34] + circle(214, 504, 33, 40)[18:34][::-1]), GOLD_L)
    b.hatch(poly(circle(210, 500, 45, 50)), 0, 6.5, 3.8, .3, INK, from_end=True)
    b.line('M166 492C190 504 230 504 254 492', 15)
    b.line('M166 492C190 504 230 504 254 492', 8, RED)
    b.line('M210 500V455', 13)
    b.line('M210 498V458', 6.5, RED)
    b.disc(210, 502, 8, GOLD_L, 3.4)
    b.shape('M204 456V440H190V427H204V413H216V427H230V440H216V456Z', GOLD_L, 4)
    # the ram
    b.open(210, 290, 1.12)
    wool = '#efe6d2'
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M34 -14C62 -20 92 -4 100 18C80 30 52 22 36 4Z', wool, 4.4)
        b.fill('M46 -6C64 -8 80 2 88 13C72 16 56 10 46 2Z', RED_L)
        c = [(84 + (60 - 46 * k / 22) * math.cos(math.radians(-158 + k * 20.5)), -20 + (60 - 46 * k / 22)
            * math.sin(math.radians(-158 + k * 20.5))) for k in range(23)]
        horn(b, [(10, -64)] + c, 40, 7, '#d9a95c', 17, 4.8, INK, GOLD_L)
        b.close()
    head = smooth(both([(0, -74), (26, -70), (40, -44), (38, -8), (28, 36), (26, 60), (18, 80), (0, 88)]))
    b.shape(head, wool, 5.2)
    b.hatch(smooth([(20, -70), (40, -44), (38, -8), (28, 36), (26, 60), (18, 80), (8, 60), (16, 20), (20, -30)]), 0,
        6.4, 4, .8, INK, from_end=True)
    for x, y, r in ((-26, -62, 14), (26, -62, 14), (-12, -76, 15), (12, -76, 15), (0, -58, 15), (-16, -52, 12),
            (16, -52, 12)):
        b.disc(x, y, r, WHITE, 3.6)
        b.brush(f'M{x-r*.5} {y+r*.3}C{x-r*.7} {y-r*.6} {x+r*.6} {y-r*.7} {x+r*.4} {y+r*.1}', 2.8, .1, .3)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M13 -18C20 -32 36 -30 40 -16C32 -8 20 -8 13 -18Z', GOLD_L, 3.4)
        b.fill('M20 -21H33V-15H20Z', INK)
        b.brush('M8 -20C18 -38 36 -36 44 -20', 5.4, .3, .1)
        b.brush('M14 -8C12 16 16 34 18 46', 3.4, .1, .1)
        b.fill('M6 56C10 48 20 48 22 56C18 64 12 62 6 56Z', INK)
        b.close()
    b.line('M0 60V72M0 72C-5 78 -12 78 -16 74M0 72C5 78 12 78 16 74', 3)
    b.close()


@card('hierophant', 'majors', 'major')
def hierophant(b, t):
    """The triple crown over crossed keys, one of gold, one of silver."""
    b.sky('#6f5ab4', '#e6dcf0', '#a896d6')
    b.beams(210, 290, 120, 640, 72, '#f7f0f4', 26, spread=.3)
    b.beams(210, 290, 150, 640, 72, t['deep'], 7, phase=0, spread=.35)
    b.disc(210, 316, 132, '#f9dc83', 4.6)
    b.beams(210, 316, 104, 129, 72, '#d98a2e', 6, spread=.12)
    # steps with a chequered edge
    for y, x, c in ((540, 62, '#e6dcf0'), (568, 34, '#b9aadb'), (596, 20, '#8f7cc8')):
        b.shape(f'M{x} {y}H{420-x}V{y+12}H{x}Z', PAPER, 4.2)
        b.shape(f'M{x+6} {y+12}H{414-x}V{y+28}H{x+6}Z', c, 4.2)
        b.hatch(f'M{x+6} {y+12}H{414-x}V{y+28}H{x+6}Z', 90, 9, 3, .6, t['deep'])
    carpet = 'M150 540H270L312 624H108Z'
    b.shape(carpet, RED, 4.6)
    b.hatch(carpet, 0, 14, 3, .3, '#7a1a1a', from_end=True)
    b.line('M162 544L126 622M258 544L294 622', 4, GOLD_L)
    key(b, 210, 418, 380, -42, GOLD, GOLD_L, GOLD_D, -1)
    key(b, 210, 418, 380, 42, STEEL, WHITE, '#5a6878')
    # the cord and its tassels
    b.line('M210 424C178 452 168 486 190 520M210 424C242 452 252 486 230 520', 13)
    b.line('M210 424C178 452 168 486 190 520M210 424C242 452 252 486 230 520', 6.5, RED)
    for x in (190, 230):
        b.shape(f'M{x-8} 520L{x-15} 556H{x+15}L{x+8} 520Z', RED, 3.8)
        b.disc(x, 520, 9, GOLD, 3.6)
        for k in (-6, 0, 6):
            b.brush(f'M{x+k*.7} 530L{x+k} 553', 2.6, .2, .6)
    # the triple crown
    b.open(210, 326, .97)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        lap = 'M40 74C70 88 92 92 104 84L112 108C92 118 62 108 36 92Z'
        b.shape(lap, RED, 4.4)
        b.brush('M50 84C72 96 90 100 106 96', 4, .3, .2, GOLD_L)
        b.close()
    hood = 'M-62 86C-92 20 -56 -70 -18 -98C-8 -105 8 -105 18 -98C56 -70 92 20 62 86Z'
    b.shape(hood, WHITE, 5.2)
    b.hatch(hood, 0, 7.5, 4, .36, INK, from_end=True)
    for y, hw, bow in ((-44, 50, 8), (14, 72, 11), (74, 66, 12)):
        hh = 26
        k = 5
        pts = []
        for i in range(k * 2 + 1):
            u = -1 + i / k
            px = hw * u * 1.03
            py = y - hh * (1.0 if i % 2 else .45) + bow * (1 - u * u)
            pts.append((px, py))
        low = [(hw * (1 - i / 5), y + 13 + bow * (1 - (1 - i / 5) ** 2)) for i in range(11)]
        b.shape(poly(pts + low), GOLD, 4.4)
        b.hatch(poly(pts + low), 0, 6, 3, .3, INK, from_end=True)
        for i in range(1, k * 2, 2):
            b.disc(pts[i][0], pts[i][1] - 2, 5.4, GOLD_L, 3)
        for i, u in enumerate((-.66, -.33, 0, .33, .66)):
            b.disc(hw * u, y + 1 + bow * (1 - u * u), 5.6 if i % 2 == 0 else 4, RED if i % 2 == 0 else t['deep'], 2.2)
    b.disc(0, -108, 12, GOLD, 4.2)
    b.shape('M-5 -118V-130H-16V-140H-5V-150H5V-140H16V-130H5V-118Z', GOLD_L, 3.6)
    b.close()
    for x, y in ((52, 232), (368, 232)):
        b.rose(x, y, 24, RED, RED_L)
