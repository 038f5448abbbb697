"""The majors from XI to XV."""
import math

from carving import *
from pictures.shared import *


def skull(b, x, y, s):
    """A skull; (x, y) lies between its eyes."""
    b.open(x, y, s)
    head = both([(0, -112), (44, -104), (78, -74), (90, -30), (82, 6), (72, 26), (66, 40), (48, 46), (44, 62), (42, 84),
        (30, 96), (0, 100)])
    d = smooth(head)
    b.shape(d, PAPER, 5.4)
    b.hatch(smooth([(8, -108), (44, -104), (78, -74), (90, -30), (82, 6), (72, 26), (60, 10), (70, -30), (54, -76)]), 0,
        6.5, 4, .8, INK, from_end=True)
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
        b.raw(f'<rect x="{n(i*11.4-w/2)}" y="{n(50+abs(i)*-.4)}" width="{n(w)}" height="{n(13.5-abs(i))}" rx="3" '
            f'fill="{PAPER}"/>')
        b.raw(f'<rect x="{n(i*10.6-w/2+.4)}" y="{n(66-abs(i)*.9)}" width="{n(w-.8)}" height="{n(11.5-abs(i))}" rx="3" '
            f'fill="{PAPER2}"/>')
    b.brush('M-14 -104C-8 -92 -16 -84 -8 -74C-4 -66 -10 -62 -8 -56', 3.2, .6, .05)
    b.disc(-36, 2, 4, RED)
    b.disc(36, 2, 4, RED)
    b.close()


@card('justice', 'majors', 'major')
def justice(b, t):
    """A sword for the pillar of the scales; feather and heart weigh the same."""
    b.sky('#e7d2a0', '#fdf6e3', '#f7ebd1')
    b.skylines(112, 560, 44, '#d3b473', 3.2, 2.2)
    # curtains to left and right
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        cur = 'M196 96H60C84 150 130 176 150 190C150 250 158 330 150 400C146 470 160 540 148 632H196Z'
        b.shape(cur, t['deep'], 5)
        for d in ('M82 110C110 160 160 168 180 200', 'M120 100C150 150 176 160 188 180',
                'M168 210C174 320 162 460 172 624', 'M184 230C190 340 180 470 188 624',
                'M156 240C166 330 154 400 158 520'):
            b.brush(d, 6, .1, .1, t['mid'])
        b.line('M60 98C84 150 130 178 150 192C150 250 158 330 150 400C146 470 160 540 148 624', 11)
        b.line('M60 98C84 150 130 178 150 192C150 250 158 330 150 400C146 470 160 540 148 624', 5, GOLD)
        b.close()
    # floor
    b.shape('M20 568H400V624H20Z', '#c9bce6', 5)
    for k in range(8):
        b.fill(poly(cut([(20 + k * 50 + 12, 570), (20 + k * 50 + 34, 570), (20 + k * 54 + 6 - 16, 624),
            (20 + k * 54 - 20 - 16, 624)])), t['deep'])
    b.line('M20 568H400', 5)
    b.disc(210, 300, 118, '#fbe9b4', 4.6)
    b.beams(210, 300, 88, 115, 64, GOLD, 6, spread=.15)
    # the beam
    b.sword(210, 372, 440, 0, w=5, grip=RED)
    beam = ('M210 244C180 226 120 226 76 252C66 258 60 250 68 242C110 210 180 208 210 226C240 208 310 210 352 242C360 '
        '250 354 258 344 252C300 226 240 226 210 244Z')
    b.line(beam, 11, PAPER)
    b.shape(beam, GOLD, 4.8)
    b.brush('M80 240C120 216 176 216 206 232', 4, .1, .1, GOLD_L)
    b.disc(210, 236, 21, GOLD, 4.8)
    b.disc(210, 236, 12, RED, 3.6)
    b.disc(206, 232, 4, RED_L)
    for x in (88, 332):
        y = 440
        b.line(f'M{x} 250L{x-50} {y}M{x} 250L{x+50} {y}', 7)
        b.line(f'M{x} 250L{x-50} {y}M{x} 250L{x+50} {y}', 2.4, GOLD)
        b.disc(x, 250, 12, GOLD, 4.2)
        b.disc(x - 3, 246, 4, GOLD_L)
    # the feather and the heart, and they weigh the same
    b.open(84, 436, 1.06, 14)
    fe = 'M0 4C-26 -20 -30 -70 -4 -116C22 -78 28 -24 0 4Z'
    b.shape(fe, WHITE, 4.6)
    b.hatch(fe, 60, 8, 3, .4, '#4a90c8', from_end=True)
    b.brush('M2 14C-4 -20 -2 -70 -4 -108', 4.4, .7, .1)
    b.close()
    b.open(332, 392, .5)
    ht = 'M0 -50C-20 -100 -96 -96 -96 -26C-96 36 -36 66 0 104C36 66 96 36 96 -26C96 -96 20 -100 0 -50Z'
    b.shape(ht, RED, 10)
    b.hatch(ht, 0, 13, 7, .36, INK, from_end=True)
    b.brush('M-74 -20C-76 -52 -54 -70 -36 -66', 14, .2, .2, RED_L)
    b.close()
    for x in (88, 332):
        pan = f'M{x-54} 438C{x-46} 490 {x+46} 490 {x+54} 438Z'
        b.line(pan, 10, PAPER)
        b.shape(pan, GOLD, 5)
        b.hatch(pan, 0, 6, 3.6, .36, INK, from_end=True)
        b.fill(f'M{x-47} 446C{x-40} 468 {x-18} 475 {x-6} 475C{x-26} 466 {x-33} 456 {x-35} 446Z', GOLD_L)
        b.shape(f'M{x-58} 430H{x+58}V442H{x-58}Z', GOLD_L, 4.4)


@card('hanged-man', 'majors', 'major')
def hanged_man(b, t):
    """A bat hangs from a living T, its head in a halo."""
    b.sky('#2a5a70', '#f0bd78', '#8fb0a8')
    b.skylines(110, 560, 44, '#5f8f98', 2.8, 2, [(210, 430, 150)])
    for x, y, r in ((66, 262, 9), (354, 262, 9), (44, 300, 6), (376, 300, 6), (52, 470, 7), (368, 470, 7)):
        b.spark(x, y, r, WHITE, 0)
    b.hill([(20, 584), (110, 566), (210, 574), (310, 566), (400, 584)], '#234a38', '#10281f', gap=9, depth=.5, angle=80)
    # the living T
    wood, wl = '#6b4a2c', '#c49a62'
    trunk = ('M172 590C178 520 170 400 168 310C166 256 150 226 112 206H308C270 226 254 256 252 310C250 400 242 520 248 '
        '590C264 600 280 612 290 640H130C140 612 156 600 172 590Z')
    b.shape(trunk, wood, 5.2)
    b.hatch(trunk, 0, 8, 4.6, .4, INK, from_end=True)
    b.brush('M180 300C182 380 186 480 182 596', 6, .1, .1, wl)
    b.brush('M136 216C158 230 172 256 176 290', 5, .1, .1, wl)
    b.brush('M214 560C212 580 218 600 212 622', 4.4, .1, .1)
    # halo
    b.rays(210, 432, 100, 150, 32, GOLD_L, .42)
    b.disc(210, 432, 106, GOLD, 5)
    b.disc(210, 432, 92, '#fbe7a6')
    b.beams(210, 432, 72, 104, 64, '#c9761a', 6, spread=.12)
    beam = ('M34 172C90 164 150 166 210 166C270 166 330 164 386 172C394 186 394 202 386 212C330 206 270 208 210 208'
        'C150 208 90 206 34 212C26 202 26 186 34 172Z')
    b.shape(beam, wood, 5.2)
    b.hatch(beam, 90, 8, 4.2, .36, INK, from_end=True)
    b.brush('M44 178C120 172 300 172 376 178', 5, .1, .1, wl)
    for x in (92, 150, 282, 336):
        b.brush(f'M{x} 190c8 -6 20 -6 26 0c-6 5 -18 6 -26 0', 3.6, .4, .2)
    for x, y, L, r in ((46, 172, 42, -120), (70, 168, 36, -70), (110, 166, 44, -110), (140, 166, 38, -60),
            (280, 166, 38, -120), (310, 166, 44, -70), (350, 168, 36, -110), (374, 172, 42, -60), (60, 210, 34, 110),
            (360, 210, 34, 70), (104, 208, 28, 70), (318, 208, 28, 110)):
        b.leaf(x, y, L, r, GREEN if int(x) % 4 else GREEN_L, .44, 3, True, GREEN_L)
    # the bat: drawn upright, hung by its feet
    b.open(210, 350, 1.12, 180)
    skin, fur, furl = '#74509a', '#c06c2c', '#f0b878'
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        wing = ('M18 -44C40 -62 62 -84 84 -96C104 -90 136 -62 160 -8C138 -10 128 4 124 26C108 18 92 30 88 54C74 44 56 '
            '54 48 78C40 66 28 62 16 66Z')
        b.line(wing, 12, PAPER)
        b.shape(wing, skin, 5)
        for dd in ('M84 -94C106 -64 122 -14 124 22', 'M84 -94C90 -50 92 10 88 50', 'M84 -94C70 -40 56 30 48 74'):
            b.line(dd, 4.4)
        for dd in ('M88 -90C114 -66 136 -36 150 -12', 'M86 -84C100 -50 112 -16 116 14', 'M80 -82C84 -40 84 0 80 40'):
            b.brush(dd, 5, .1, .1, '#b48ac0')
        b.hatch('M20 -40L60 -70L66 20L48 70L20 62Z', 90, 7, 3, .5, INK, from_end=True)
        b.line('M18 -40C40 -58 62 -82 84 -96', 13)
        b.line('M18 -40C40 -58 62 -82 84 -96', 6, fur)
        b.shape('M80 -94C80 -108 86 -116 94 -120C96 -110 94 -100 90 -92Z', GOLD_L, 3.2)
        b.shape('M8 96C8 116 4 130 -2 140L20 140C22 124 24 110 22 92Z', fur, 4)
        b.close()
    body = smooth(both([(0, -50), (24, -44), (36, -14), (34, 34), (26, 76), (12, 100), (0, 104)]))
    b.line(body, 11, PAPER)
    b.shape(body, fur, 5)
    b.hatch(body, 0, 7, 4, .34, INK, from_end=False)
    for y0, k in ((-22, 3), (0, 4), (22, 3), (44, 4), (64, 3)):
        for j in range(k):
            x = (j - (k - 1) / 2) * 13
            b.brush(f'M{x-5} {y0-6}C{x-4} {y0+4} {x+4} {y0+4} {x+5} {y0-6}', 3.2, .2, .2, furl)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        ear = 'M10 -92C8 -126 26 -154 46 -160C56 -132 52 -100 36 -80Z'
        b.shape(ear, fur, 4.8)
        b.fill('M18 -94C18 -118 30 -138 42 -146C46 -126 42 -104 32 -90Z', '#f0a88a')
        b.close()
    head = smooth(both([(0, -108), (28, -102), (42, -78), (36, -52), (20, -38), (0, -34)]))
    b.shape(head, fur, 5)
    b.fill(smooth(both([(0, -64), (16, -60), (20, -48), (10, -40), (0, -38)])), furl)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.disc(20, -78, 10.5, GOLD_L, 3.6)
        b.disc(20, -77, 5, INK)
        b.disc(22.4, -74.4, 1.8, WHITE)
        b.brush('M6 -94C14 -98 26 -96 34 -88', 4, .1, .1)
        b.close()
    b.fill('M-9 -62C-5 -68 5 -68 9 -62C6 -55 -6 -55 -9 -62Z', INK)
    b.line('M-12 -47C-6 -42 6 -42 12 -47', 3)
    b.fill('M-10 -46L-7 -39L-4 -45ZM10 -46L7 -39L4 -45Z', WHITE)
    b.close()
    for x in (196, 224):
        for k in (-7, 0, 7):
            b.line(f'M{x+k} 206C{x+k-3} 196 {x+k-3} 182 {x+k} 172', 8.4)
            b.line(f'M{x+k} 206C{x+k-3} 196 {x+k-3} 182 {x+k} 172', 3.4, '#d9955a')


@card('death', 'majors', 'major')
def death(b, t):
    """A skull under the scythe, a white rose, ripe wheat."""
    b.sky('#17123a', '#f2b04e', '#8c3b58')
    b.beams(200, 400, 60, 620, 60, INK, 22, spread=.5)
    for x, y, r in ((60, 190, 9), (352, 156, 9), (300, 132, 6), (120, 140, 7), (384, 250, 7), (32, 260, 6)):
        b.spark(x, y, r, GOLD_L, 0)
    # two towers on the horizon
    for x in (60, 360):
        b.shape(f'M{x-26} 540V448H{x-32}V432H{x-20}V440H{x-6}V432H{x+6}V440H{x+20}V432H{x+32}V448H{x+26}V540Z',
            t['deep'], 4.4)
        b.hatch(f'M{x-26} 540V448H{x+26}V540Z', 0, 9, 3, .5, INK, from_end=x < 210)
        b.fill(f'M{x-7} 486C{x-7} 470 {x+7} 470 {x+7} 486V502H{x-7}Z', GOLD_L)
    # the scythe
    b.open(0, 54)
    b.line('M322 580L356 146', 19, INK)
    b.line('M322 580L356 146', 10, '#a5632c')
    b.line('M329 570L354 158', 2.6, '#e0a868')
    blade = 'M362 132C280 96 110 112 34 268C112 168 240 142 350 178Z'
    b.shape(blade, STEEL, 5)
    b.fill('M354 138C270 110 138 126 66 222C142 148 252 132 352 160Z', WHITE)
    b.hatch(blade, 78, 8, 3.6, .42, INK, from_end=True)
    b.shape('M332 138L376 130L380 172L336 180Z', GOLD, 4.4)
    b.disc(356, 154, 6, INK)
    b.close()
    skull(b, 192, 380, 1.08)
    # the ripe field
    b.hill([(20, 520), (90, 506), (170, 512), (260, 506), (340, 510), (400, 520)], '#17123a')
    for row, (y0, gap, off, c) in enumerate(((540, 27, 14, GOLD_D), (566, 27, 0, GOLD))):
        for k in range(16):
            x = 18 + off + k * gap
            if x > 404:
                continue
            lean = b.rng.uniform(-5, 5)
            top = y0 - 44 + b.rng.uniform(-6, 6)
            b.brush(f'M{n(x)} 632C{n(x+2)} {y0+30} {n(x-3)} {y0} {n(x+lean)} {n(top)}', 4.6, .6, .2, c)
            for m in range(5):
                for sg in (-1, 1):
                    b.leaf(x + lean * (1 - m / 8), top + 6 + m * 9, 16, -90 + sg * 32, GOLD if row else '#b97f1c', .36,
                        1.8, False)
            b.leaf(x + lean, top + 4, 16, -90, GOLD_L if row else GOLD, .34, 1.8, False)
    # the rose that grows
    vine = 'M116 612C84 570 108 516 140 486C172 460 226 462 262 444C286 432 300 428 306 430'
    b.brush(vine, 13, .5, .2)
    b.brush(vine, 7, .5, .2, GREEN)
    for x, y, L, r in ((102, 540, 40, 190), (120, 500, 36, -140), (170, 464, 34, 70), (226, 458, 38, 50),
            (106, 570, 38, 20), (262, 444, 34, 100)):
        b.leaf(x, y, L, r, GREEN, .42, 3, True, GREEN_L)
    b.rose(294, 430, 40, WHITE, '#f3d9c9')
    b.rose(128, 548, 33, WHITE, '#f3d9c9')
    b.rose(370, 574, 26, RED, RED_L)
    b.rose(56, 586, 26, RED, RED_L)


@card('temperance', 'majors', 'major')
def temperance(b, t):
    """Two winged jugs, and the stream from one into the other."""
    b.sky('#3f55a8', '#fdeecb', '#8fa3d8')
    b.beams(210, 250, 110, 640, 72, '#c9d6f2', 18, spread=.4)
    b.disc(210, 352, 138, '#f2c23c', 4.8)
    b.disc(210, 352, 120, '#fbeab4', 0)
    b.beams(210, 352, 108, 135, 64, '#d9722a', 6, spread=.08)
    # peaks to both sides of the light, a road between them
    for sx in (1, -1):
        b.open(210, 0, 1, 0, sx=sx)
        b.shape('M200 560V396L168 356L138 410L122 398L62 520L40 560Z', '#6f7fc4', 4.6)
        b.hatch('M200 560V396L168 356L138 410L122 398L62 520L40 560Z', 62, 8, 4, .5, '#2b3a7a')
        b.shape('M168 356L188 382L178 380L170 394L160 380L150 389Z', WHITE, 3.2)
        b.close()
    b.hill([(20, 506), (110, 488), (210, 494), (310, 488), (400, 506)], GREEN_L, '#2c7446', gap=10, depth=.3, angle=80)
    b.hill([(20, 540), (96, 520), (210, 532), (324, 520), (400, 540)], '#6da454', '#1d6540', gap=9, depth=.4, angle=80)
    b.sea(566, ['#174c8a', '#4a90c8', '#b9dcea'], 30, 3, INK, 2.4)
    # irises
    for x, y, s in ((46, 520, 1), (374, 520, 1), (84, 552, .8), (336, 552, .8)):
        b.open(x, y, s)
        for r, L in ((-112, 86), (-68, 80), (-96, 100)):
            b.leaf(0, 70, L, r, GREEN, .13, 3.2, True, GREEN_L)
        b.brush('M0 70L0 0', 7, .8, .8)
        b.brush('M0 70L0 0', 3, .8, .8, GREEN)
        for r, c, L in ((-132, '#5a3fa0', 36), (-48, '#5a3fa0', 36), (-90, '#8f7cd8', 44), (160, '#8f7cd8', 32),
                (20, '#8f7cd8', 32), (90, '#5a3fa0', 30)):
            b.leaf(0, -6, L, r, c, .46, 3.2, True)
        b.disc(0, -4, 5, GOLD_L, 2.4)
        b.close()
    def winged(x, y, rot, body, belt, light, sx, wr):
        b.open(x, y, 1.16, 0, sx=sx * 1.16)
        b.open(0, 0, 1, rot)
        b.line('M-16 -56C-66 -70 -78 -8 -42 14', 16)
        b.line('M-16 -56C-66 -70 -78 -8 -42 14', 8, GOLD if body != GOLD else '#c9593a')
        jug = 'M-20 -72L-14 -46C-54 -30 -58 28 -28 60C-16 68 16 68 28 60C58 28 54 -30 14 -46L20 -72Z'
        b.shape(jug, body, 5.2)
        b.fill('M-42 -4C-42 -22 -30 -34 -16 -40C-26 -26 -32 -6 -28 24C-38 14 -42 6 -42 -4Z', light)
        b.hatch(jug, 0, 7.4, 4, .36, INK, from_end=True)
        b.shape('M-49 -4C-24 8 24 8 49 -4C50 6 48 14 46 20C24 32 -24 32 -46 20C-48 14 -50 6 -49 -4Z', belt, 4)
        for jx in (-27, 0, 27):
            b.disc(jx, 13 - abs(jx) * .12, 5.4, GOLD_L, 2.4)
        b.shape('M-24 -80C-24 -86 24 -86 24 -80L22 -68C8 -64 -8 -64 -22 -68Z', GOLD_L if body == GOLD else GOLD, 4.4)
        b.close()
        b.open(-30, -6, 1, wr)                              # the wing: three ranks of feathers, towards -x
        for rank, (k, L0, c, w_) in enumerate(((8, 126, WHITE, .165),
                (7, 92, '#f3b08a' if body == GOLD else '#b9dcea', .19),
                (5, 60, RED if body == GOLD else '#4a90c8', .26))):
            for i in range(k):
                a = -206 + rank * 4 + i * (104 - rank * 8) / (k - 1)
                L = L0 * .92 * (.72 + .28 * math.sin(math.pi * (i + 1.2) / (k + .6)))
                b.leaf(0, 0, L, a, c, w_, 3.8, True)
        b.disc(0, 0, 15, GOLD_L, 4)
        b.disc(0, 0, 6, RED, 2.4)
        b.close()
        b.close()
    # the stream from one into the other
    d = 'M218 270C266 262 296 308 298 392L250 392C250 340 240 310 216 304Z'
    b.line(d, 12, '#fbeab4')
    b.shape(d, '#4a90c8', 5)
    b.brush('M230 278C266 282 282 320 286 378', 7, .1, .1, WHITE)
    b.brush('M232 294C254 304 262 340 264 384', 5, .1, .1, '#b9dcea')
    winged(274, 466, 0, '#4a78c0', '#174c8a', '#b9dcea', -1, 26)
    winged(164, 292, 62, GOLD, '#a3281f', GOLD_L, 1, 30)
    for x, y, r in ((292, 250, 8), (334, 302, 8), (212, 350, 8), (196, 398, 7)):
        b.drop(x, y, r, '#b9dcea')


@card('devil', 'majors', 'major')
def devil(b, t):
    """A goat with a star on its brow; the chain is broken, the torch held down."""
    b.sky('#0c0812', '#a3281f', '#3c1020')
    b.beams(210, 330, 130, 640, 66, '#7a1a16', 20, spread=.4)
    b.disc(210, 330, 158, '#dd4a26', 5)
    b.disc(210, 330, 140, '#f28a2e')
    b.beams(210, 330, 112, 156, 72, '#8a1714', 7, spread=.18)
    # flames from below
    for x, y, h in ((40, 640, 130), (92, 640, 100), (142, 650, 86), (280, 650, 86), (398, 650, 90)):
        b.flame(x, y, h, RED, '#f28a2e', GOLD_L, 3.8)
    coat, cl, edge = '#2c2334', '#6a5470', '#d9b8a0'
    b.open(210, 346, 1.1)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        horn(b, [(22, -70), (36, -110), (66, -142), (106, -150), (140, -128), (150, -90), (136, -62)], 40, 5, '#c9b28a',
            14, 4.8, INK, '#f3e2b8')
        ear = 'M40 -44C64 -66 112 -66 138 -40C124 -14 76 -6 46 -20Z'
        b.shape(ear, coat, 4.8)
        b.fill('M58 -40C80 -52 106 -50 122 -38C106 -24 78 -20 60 -26Z', '#b9483c')
        b.brush('M60 -34C80 -40 100 -40 116 -37', 3, .2, .1)
        b.close()
    neck = 'M-44 30C-78 80 -104 150 -112 270H112C104 150 78 80 44 30Z'
    b.shape(neck, coat, 5)
    b.hatch(neck, 60, 9, 4.4, .4, cl)
    head = smooth(both([(0, -88), (34, -84), (56, -56), (54, -20), (40, 30), (34, 66), (28, 88), (0, 98)]))
    b.line(head, 10, '#f28a2e')
    b.shape(head, coat, 5)
    b.hatch(smooth([(-20, -84), (-54, -54), (-52, -20), (-40, 30), (-34, 66), (-26, 60), (-30, 10), (-34, -40)]), 0,
        6.4, 3.6, .9, cl, from_end=False)
    b.fill('M-13 -40C-8 0 -8 40 -10 64H10C8 40 8 0 13 -40C6 -46 -6 -46 -13 -40Z', '#4a3a52')
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M12 -16C24 -26 40 -36 57 -35C57 -18 46 -8 32 -8C24 -8 17 -11 12 -16Z', GOLD_L, 3.6, INK)
        b.fill('M26 -25L48 -27V-17L26 -15Z', INK)
        b.brush('M4 -8C20 -26 40 -38 64 -40', 9, .4, .1)
        b.brush('M6 -16C20 -32 40 -44 62 -47', 3.6, .2, .1, edge)
        b.brush('M20 4C20 26 26 44 30 58', 3.4, .1, .1, cl)
        b.fill('M8 58C14 48 28 50 28 60C22 68 12 68 8 58Z', '#ee5a3a')
        b.close()
    b.line('M0 70V80M0 80C-6 88 -16 88 -22 82M0 80C6 88 16 88 22 82', 3.4, edge)
    # beard
    beard = 'M-26 86C-30 120 -14 146 0 184C14 146 30 120 26 86C14 98 -14 98 -26 86Z'
    b.line(beard, 9, '#f28a2e')
    b.shape(beard, coat, 4.6)
    for x in (-14, -5, 5, 14):
        b.brush(f'M{x} 98C{x*1.1} 120 {x*.5} 140 {x*.2} 160', 3.6, .3, .05, cl)
    for x, y in ((-16, -92), (16, -92), (0, -96)):
        b.shape(f'M{x-15} {y+20}C{x-14} {y-4} {x-4} {y-12} {x+2} {y-22}C{x+8} {y-8} {x+16} {y} {x+13} {y+20}Z', coat, 4)
    b.star(0, -56, 22, 5, .4, '#ee3a2a', 3.4, rot=90, ink=GOLD_L)
    # collar and the chain that is broken
    b.line('M-62 92C-34 128 34 128 62 92', 23)
    b.line('M-62 92C-34 128 34 128 62 92', 14, STEEL_D)
    b.line('M-60 89C-34 122 34 122 60 89', 3, WHITE)
    b.shape(beard, coat, 4.6)
    for x in (-14, -5, 5, 14):
        b.brush(f'M{x} 98C{x*1.1} 120 {x*.5} 140 {x*.2} 160', 3.6, .3, .05, cl)
    b.close()
    def link(x, y, rot, gap=False):
        b.open(x, y, 1, rot)
        d = ('M8 -19C22 -16 22 16 0 19C-22 16 -22 -16 -8 -19' if gap
            else 'M0 -21C20 -20 20 20 0 21C-20 20 -20 -20 0 -21Z')
        b.line(d, 15)
        b.line(d, 7.4, STEEL_D if not gap else STEEL)
        b.line('M-13 -6C-13 4 -12 8 -9 12', 2.4, WHITE)
        b.close()
    for x, y, r, g in ((140, 468, 38, 0), (116, 494, 52, 0), (86, 514, 76, 1)):
        link(x, y, r, g)
    for x, y, r, g in ((280, 468, -38, 0), (302, 496, -30, 1)):
        link(x, y, r, g)
    link(60, 574, 20, True)
    # the torch, head down
    b.open(354, 470, 1, 186)
    b.flame(0, -2, 112, '#ee3a2a', GOLD, WHITE, 4.6)
    b.close()
    b.open(360, 404, 1.2, 186)
    b.shape('M-11 -62L-15 52H15L11 -62Z', '#b9783c', 4.6)
    b.brush('M-6 50L-4 -50', 4, .2, .2, '#f0c98a')
    b.hatch('M-11 -62L-15 52H15L11 -62Z', 0, 7, 3.4, .5, INK, from_end=True)
    b.shape('M-22 -70H22L15 -44H-15Z', GOLD, 4.4)
    b.fill('M-16 -66H4L2 -60H-14Z', GOLD_L)
    b.shape('M-15 12H15V24H-15Z', GOLD, 4)
    b.disc(0, 56, 12, GOLD, 4)
    b.close()
