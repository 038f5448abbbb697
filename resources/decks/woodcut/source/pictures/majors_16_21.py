"""The majors from XVI to XXI."""
import math

from carving import *
from pictures.shared import *


def howler(b, x, y, s, colour, cutc, flip=1):
    """Sits and howls at the moon, to the right (flip 1) or the left; its feet stand at y."""
    b.open(x, y, s, 0, sx=s * flip)
    edge = '#120f33'
    tail = 'M-52 0C-84 6 -108 -8 -106 -40C-104 -54 -96 -64 -88 -66C-92 -46 -84 -28 -56 -30Z'
    body = smooth([(2, -156), (22, -150), (38, -128), (46, -98), (42, -66), (32, -40), (14, -30), (8, 0), (-40, 4),
        (-64, 0), (-74, -24), (-66, -58), (-48, -92), (-36, -120), (-24, -144)], corners=(7,))
    leg = 'M44 -96C48 -60 42 -34 42 -12C52 -12 56 -4 54 3H24C22 -20 20 -44 10 -62Z'
    leg2 = 'M56 -84C60 -54 56 -32 56 -12C66 -12 70 -4 68 3H44L40 -60Z'
    foot = 'M-34 3C-36 -12 -16 -18 4 -14C16 -12 18 -2 16 3Z'
    for d in (tail, body, leg, leg2, foot):
        b.line(d, 10, edge)
    b.shape(tail, colour, 4.8)
    b.brush('M-96 -48C-98 -26 -86 -12 -62 -12', 4, .1, .2, cutc)
    b.shape(leg2, colour, 4.6)
    b.hatch(leg2, 0, 6, 3.6, .9, cutc)
    b.shape(body, colour, 4.8)
    b.hatch(body, 0, 7, 4, .34, cutc)
    b.shape(leg, colour, 4.8)
    b.hatch(leg, 0, 7, 3.6, .4, cutc)
    b.fill('M43 -92C30 -100 16 -84 14 -66L22 -56L44 -70Z', colour)
    b.shape(foot, colour, 4.6)
    for k in (0, 8):
        b.line(f'M{6-k} 2V-5M{46-k} 2V-5', 2.6)
    b.brush('M-30 -4C-46 -26 -30 -58 4 -54', 5, .1, .2, cutc)
    # head, thrown back
    b.open(10, -150, 1.06, -56)
    hd = smooth([(-44, 22), (-40, -6), (-30, -18), (-36, -50), (-8, -26), (10, -22), (24, -12), (50, -8), (60, -4),
        (60, 5), (48, 8), (24, 10), (44, 20), (48, 27), (38, 32), (14, 30), (-4, 40), (-24, 48)], corners=(3, 8, 11))
    b.line(hd, 10, edge)
    b.shape(hd, colour, 4.8)
    b.fill('M24 10L46 8L42 19Z', RED)
    b.fill('M-44 22L-24 48L-40 60L-56 30Z', colour)
    b.shape('M-32 -44C-28 -30 -22 -24 -14 -22L-26 -16Z', RED_L, 2.4)
    b.disc(58, -1, 5.4, INK)
    b.brush('M4 -10C10 -15 18 -13 22 -8', 4.6, .2, .1, INK)
    b.brush('M20 12C8 14 -2 10 -10 2', 3.4, .2, .1, cutc)
    b.close()
    for k, (x_, y_) in enumerate(((26, -138), (34, -122), (14, -126), (38, -104), (22, -106), (2, -112))):
        b.brush(f'M{x_-6} {y_-6}C{x_-10} {y_+4} {x_-6} {y_+12} {x_} {y_+18}C{x_+1} {y_+10} {x_+3} {y_+6} {x_+6} {y_+2}',
            3.4, .1, .1, cutc)
    b.close()


@card('tower', 'majors', 'major')
def tower(b, t):
    """The bolt, and the crown that flies off."""
    b.sky('#17123a', '#6a4a90', '#33276c')
    b.skylines(112, 560, 46, '#7a66b8', 3, 2)
    for x, y, s, f in ((70, 190, 1.1, False), (356, 178, 1.15, True), (40, 290, .9, True), (384, 300, .85, False)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    # flash behind the head of the tower
    b.star(214, 280, 150, 14, .46, '#e2622a', 4.4, rot=-83)
    b.star(214, 280, 108, 14, .52, '#f6b23c', 0, rot=-70)
    # crag
    crag = 'M20 624V560L60 548L84 520L124 528L150 500H270L300 526L336 516L360 548L400 556V624Z'
    b.shape(crag, SLATE, 5)
    b.hatch(crag, 66, 9, 5, .6, INK)
    b.hatch(crag, 112, 15, 3, .3, STEEL_D)
    b.open(21, 72, .9)
    body = 'M148 512L160 262H262L276 512Z'
    b.shape(body, '#e6d2a4', 5)
    for r in range(12):
        y = 270 + r * 20
        b.line(f'M{n(160-(y-262)*.048)} {y}H{n(262+(y-262)*.056)}', 2.2)
        for k in range(5):
            x = 152 + k * 26 + (13 if r % 2 else 0)
            if x < 268:
                b.line(f'M{x} {y}V{y+20}', 2)
    b.hatch('M214 262H262L276 512H222Z', 0, 6, 4.6, .85, INK, from_end=True)
    b.shape('M146 270V238H162V252H180V232H200V252H222V232H242V252H258V238H276V270C240 280 184 280 146 270Z', '#e6d2a4',
        4.6)
    b.hatch('M222 272V232H276V270Z', 0, 6, 4, .8, INK, from_end=True)
    for x, y in ((188, 318), (232, 318), (210, 396)):
        b.shape(f'M{x-13} {y+26}V{y}C{x-13} {y-18} {x+13} {y-18} {x+13} {y}V{y+26}Z', INK, 3)
        b.flame(x, y + 27, 56 if y < 380 else 48, RED, GOLD, GOLD_L, 2.6)
    b.shape('M186 512V470C186 446 236 446 236 470V512Z', INK, 4)
    for x, y, h, r in ((170, 250, 64, -16), (206, 244, 84, 4), (248, 250, 66, 16)):
        b.flame(x, y, h, RED, '#f28a2e', GOLD_L, 3.4, r)
    b.close()
    # the crown, struck off
    b.crown(112, 262, 112, 5, closed=True, jewel=GOLD_L, cap=RED, w=4.8, rot=-34)
    # lightning
    bolt = 'M384 146L292 228L330 226L234 312L392 204L348 208L412 152Z'
    b.shape(bolt, WHITE, 6)
    b.hatch(bolt, 60, 7, 3, .4, '#e2a325', from_end=True)
    for x, y, r in ((58, 344, 10), (112, 366, 11), (70, 412, 11), (118, 446, 10), (64, 478, 10), (326, 326, 11),
            (372, 356, 10), (316, 398, 10), (360, 424, 11), (322, 470, 10), (376, 486, 9)):
        b.drop(x, y, r, GOLD, 0)
    for x, y, s, f in ((40, 596, 1.2, False), (384, 598, 1.2, True), (132, 622, 1.0, False), (296, 624, 1.0, True)):
        b.cloud(x, y, s, '#d9cdea', '#a79ad6', f)


@card('star', 'majors', 'major')
def star_card(b, t):
    """One great star and seven small ones; two jugs give back to water and land."""
    b.sky('#120f33', '#4f87b8', '#2b3f8a')
    b.beams(210, 290, 130, 640, 80, '#7fb2dc', 8, spread=.4)
    b.star(210, 290, 112, 16, .42, '#f7ebd1', 4, '#c9bce6', rot=-78.75)
    b.star(210, 290, 122, 8, .36, GOLD, 4.8, GOLD_L)
    b.disc(210, 290, 22, RED, 4)
    b.star(210, 290, 18, 8, .4, GOLD_L, 0)
    for x, y, r in ((66, 212, 25), (354, 212, 25), (48, 306, 21), (372, 306, 21), (124, 156, 17), (296, 156, 17),
            (210, 446, 21)):
        b.star(x, y, r, 8, .38, GOLD_L, 3, GOLD)
    b.hill([(20, 482), (110, 466), (196, 500), (224, 500), (310, 466), (400, 482)], '#1d6540', '#0f3a28', gap=9,
        depth=.4, angle=80)
    b.sea(516, ['#174c8a', '#4a90c8', '#b9dcea'], 34, 3, INK, 2.4)
    for sx in (1, -1):
        b.open(210 + 118 * sx, 438, 1.16, 0, sx=-1.16 * sx)
        b.line('M52 -14C84 2 84 50 84 96', 19, INK)
        b.line('M52 -14C84 2 84 50 84 96', 11, '#4a90c8')
        b.line('M52 -14C84 2 84 50 84 96', 3.6, WHITE)
        b.open(0, 0, 1, 62)
        jug = 'M-16 -62L-12 -40C-46 -26 -50 26 -22 52H22C50 26 46 -26 12 -40L16 -62Z'
        b.line('M-14 -54C-60 -64 -76 -10 -44 10', 13, INK)
        b.line('M-14 -54C-60 -64 -76 -10 -44 10', 6, GOLD)
        b.shape(jug, '#c9593a' if sx > 0 else GOLD, 4.8)
        b.hatch(jug, 0, 7, 3.4, .4, INK, from_end=True)
        b.shape('M-41 -8C-20 2 20 2 41 -8L43 8C20 18 -20 18 -43 8Z', t['deep'], 3.6)
        for jx in (-24, 0, 24):
            b.disc(jx, 7 - abs(jx) * .1, 4, GOLD_L)
        b.close()
        b.close()
    # where the water falls into the water
    for x in (190, 230):
        b.oval(x, 556, 24, 9, '#b9dcea', 4)
        b.oval(x, 555, 12, 4, WHITE)


@card('moon', 'majors', 'major')
def moon(b, t):
    """The moon between two towers; wolf and dog howl, the crayfish climbs out."""
    b.sky('#120f33', '#3f6fa8', '#28357a')
    b.beams(210, 262, 146, 640, 90, '#5a86c4', 7, spread=.35)
    for x, y, r in ((44, 200, 9), (376, 196, 9), (92, 160, 7), (330, 150, 7), (36, 300, 6), (386, 300, 6)):
        b.spark(x, y, r, GOLD_L, 0)
    for i in range(24):
        b.open(210, 262, .84, 15 * i)
        if i % 2 == 0:
            b.shape('M-9 -124L0 -164L9 -124Z', GOLD, 3.6)
        else:
            b.fill('M-4 -124L0 -148L4 -124Z', '#f7ebd1')
        b.close()
    moon_face(b, 210, 262, .87)
    for x in (46, 374):
        tw = f'M{x-26} 520V352H{x-33}V328H{x-20}V340H{x-7}V328H{x+7}V340H{x+20}V328H{x+33}V352H{x+26}V520Z'
        b.shape(tw, SLATE, 5)
        b.hatch(tw, 0, 8, 4.4, .6, INK, from_end=x < 210)
        b.shape(f'M{x-9} 406V388C{x-9} 374 {x+9} 374 {x+9} 388V406Z', GOLD_L, 3.4)
        for yy in (430, 452, 474):
            b.line(f'M{x-26} {yy}H{x+26}', 2)
    b.hill([(20, 500), (90, 486), (160, 500), (210, 492), (270, 500), (340, 486), (400, 500)], '#1d6540', '#0f3a28',
        gap=9, depth=.3, angle=80)
    path = 'M202 494C216 508 186 518 192 540H236C220 524 230 508 218 494Z'
    b.shape(path, '#f0d69a', 4)
    for x, y, s, f in ((110, 526, .8, 1), (310, 526, .8, -1)):
        howler(b, x, y, s, '#efe0b8' if f > 0 else '#5d4a6e', INK if f > 0 else '#cbb6e0', f)
    b.sea(536, ['#174c8a', '#4a90c8', '#b9dcea'], 30, 3, INK, 2.4)
    b.open(210, 566, .9)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.brush('M14 6C34 -4 40 -22 34 -36', 9, .8, .8)
        b.brush('M14 6C34 -4 40 -22 34 -36', 4.5, .8, .8, RED)
        b.shape('M34 -34C20 -42 18 -58 30 -66C28 -56 32 -52 36 -50C40 -54 42 -60 40 -66C54 -56 50 -40 34 -34Z', RED,
            3.4)
        for k in range(3):
            b.brush(f'M12 {10+k*9}C26 {8+k*10} 32 {14+k*10} 36 {20+k*10}', 4, .6, .1)
        b.close()
    b.shape(smooth(both([(0, -26), (12, -18), (18, 2), (15, 26), (8, 44), (16, 58), (0, 56)])), RED, 3.6)
    for yy in (14, 26, 38):
        b.line(f'M-13 {yy}C-4 {yy+5} 4 {yy+5} 13 {yy}', 2.4)
    b.disc(-6, -16, 2.6, INK)
    b.disc(6, -16, 2.6, INK)
    b.close()
    for x, y, r in ((182, 418, 7), (238, 418, 7), (210, 432, 8), (196, 460, 5), (224, 460, 5)):
        b.drop(x, y, r, GOLD)


@card('sun', 'majors', 'major')
def sun(b, t):
    """The face of the sun over a wall with sunflowers."""
    b.sky('#2b7fc0', '#d9edf0', '#8cc6e2')
    b.beams(210, 318, 190, 640, 66, '#f7ebd1', 26, spread=.12)
    b.beams(210, 318, 200, 640, 66, '#174c8a', 7, phase=0, spread=.2)
    x, y = 210, 318
    for i in range(16):                     # long rays: straight and flaming in turn
        a = 360 * i / 16
        b.open(x, y, 1, a)
        if i % 2 == 0:
            b.shape('M-19 -92L0 -184L19 -92Z', GOLD, 4.4)
            b.fill('M0 -176L-16 -92L0 -92Z', GOLD_L)
        else:
            b.shape('M-15 -90C-30 -112 2 -126 -8 -148C-10 -156 -4 -166 2 -170C0 -160 14 -150 12 -134C10 -118 30 -112 '
                '15 -90Z', RED, 4.2)
            b.brush('M-2 -98C-12 -114 8 -128 0 -150', 4.4, .3, .05, '#ee9a76')
        b.close()
    sun_face(b, x, y, 100)
    # wall, sunflowers
    wall = 'M20 524H400V624H20Z'
    b.shape(wall, '#d9a877', 5)
    for r in range(4):
        yy = 536 + r * 24
        b.line(f'M20 {yy}H400', 2.6)
        for k in range(8):
            b.line(f'M{20+k*54+(27 if r%2 else 0)} {yy}V{min(yy+24,624)}', 2.4)
    b.shape('M20 512H400V530H20Z', '#f0d3a0', 4.4)
    for sx, sy, r in ((66, 478, 50), (354, 478, 50), (142, 506, 38), (278, 506, 38), (210, 520, 34)):
        b.brush(f'M{sx} {sy}C{sx+6} {sy+60} {sx-6} {sy+90} {sx} 640', 12, .8, .8)
        b.brush(f'M{sx} {sy}C{sx+6} {sy+60} {sx-6} {sy+90} {sx} 640', 6, .8, .8, GREEN)
        b.leaf(sx, sy + r + 30, 46, 24, GREEN, .45, 3, True, GREEN_L)
        b.leaf(sx, sy + r + 36, 46, 156, GREEN, .45, 3, True, GREEN_L)
    for sx, sy, r in ((66, 478, 50), (354, 478, 50), (142, 510, 38), (278, 510, 38), (210, 530, 34)):
        b.sunflower(sx, sy, r, rot=r)


@card('judgement', 'majors', 'major')
def judgement(b, t):
    """A trumpet from the cloud; the sea parts, and a lily stands on the way."""
    b.sky('#f2b43a', '#fff6d8', '#f9dc83')
    b.beams(332, 176, 90, 700, 84, '#d9722a', 13, spread=.6)
    b.beams(332, 176, 100, 700, 84, '#fffaf0', 20, phase=0, spread=.4)
    sea = ['#0f4a5c', '#2f8b9a', '#bfe6e0']
    # far water, the dry way
    b.shape('M20 462H400V624H20Z', '#2f8b9a', 4.4)
    b.skylines(470, 500, 4, '#0f4a5c', 2.6, 2.6)
    way = 'M194 464L96 640H324L226 464Z'
    b.shape(way, '#f0d69a', 4.4)
    b.hatch(way, 0, 13, 3, .3, '#a5632c', from_end=True)
    # the walls of water, curling back from the way
    for sx in (1, -1):
        b.open(210, 26, 1, 0, sx=sx)
        wall = 'M200 404C160 384 100 394 74 428C64 442 50 450 38 446C44 466 60 474 78 470C64 516 78 566 104 640H200Z'
        b.line(wall, 11, '#fffaf0')
        b.shape(wall, sea[0], 5.4)
        for d, c, w in (('M196 424C158 406 112 412 86 444', sea[2], 12),
                ('M196 452C162 434 124 438 102 468C94 500 98 556 122 620', sea[1], 11),
                ('M196 482C168 464 140 466 122 492C108 522 114 566 138 620', sea[2], 10),
                ('M196 512C174 496 154 500 142 520C132 548 138 586 154 620', sea[1], 10),
                ('M196 544C182 530 168 534 160 550C154 572 158 600 168 620', sea[2], 8),
                ('M196 578C188 568 180 572 178 586C176 600 178 610 182 620', sea[1], 7)):
            b.brush(d, w, .3, .05, c)
        # the crest: fingers of foam on one edge
        foam = ('M112 396C92 394 74 404 66 420C58 410 44 412 42 424C30 420 20 430 26 440C14 442 14 456 26 458C24 470 '
            '38 474 44 466C48 478 62 478 66 468C74 476 86 468 84 456C92 438 100 424 112 414Z')
        b.open(20, 106, .76)
        b.line(foam, 11, INK)
        b.fill(foam, WHITE)
        for q in ('M100 408C84 414 74 426 70 444', 'M62 436C56 440 52 446 52 454', 'M44 438C40 442 38 446 38 450'):
            b.brush(q, 5, .5, .05, sea[1])
        b.close()
        b.close()
    # a lily stands where the water was
    b.open(210, 0, 1.22)
    b.brush('M0 470C-2 446 2 430 0 414', 11, .8, .8)
    b.brush('M0 470C-2 446 2 430 0 414', 5, .8, .8, GREEN)
    for r, L in ((-148, 46), (-32, 46)):
        b.leaf(0, 466, L, r, GREEN, .28, 3.4, True, GREEN_L)
    for r, c in ((-164, PAPER2), (-16, PAPER2), (-130, WHITE), (-50, WHITE), (-90, WHITE)):
        b.leaf(0, 424, 40, r, c, .34, 3.8, True)
    b.close()
    # trumpet: from (344,176) towards the lower left
    b.open(340, 172, 1, 138)
    tube = 'M-10 -11L206 -13C244 -17 264 -40 286 -80L300 0L286 80C264 40 244 17 206 13L-10 11Z'
    b.line(tube, 13, '#fffaf0')
    b.shape(tube, GOLD, 5.4)
    b.fill('M-8 9L206 10C240 13 262 34 280 64L288 50C266 24 240 4 206 3L-8 3Z', GOLD_L)
    b.hatch('M-10 -11L206 -13C244 -17 264 -40 286 -80L290 -50C266 -20 240 -4 206 -4L-10 -3Z', 90, 7, 4, .7, INK)
    b.oval(290, 0, 22, 82, GOLD_L, 5.2)
    b.oval(293, 0, 14, 68, '#5a2b12', 4)
    b.fill('M296 -60C306 -30 306 30 296 60C300 30 300 -30 296 -60Z', GOLD)
    for xx in (60, 168, 214):
        b.shape(f'M{xx} -20H{xx+13}V20H{xx}Z', GOLD_L, 4.2)
    b.close()
    # the banner
    b.open(-3, -12)
    flag = ('M304 222L206 314C212 356 196 386 206 428C226 410 240 414 254 424C262 402 282 392 312 386C302 340 314 290 '
        '304 222Z')
    b.line(flag, 11, '#fffaf0')
    b.shape(flag, WHITE, 5)
    b.hatch(flag, 10, 9, 3.4, .2, INK, from_end=True)
    b.fill('M244 279L268 256C274 306 266 350 282 394C270 398 262 406 256 418C250 370 252 326 244 279Z', RED)
    b.fill('M206 352C240 318 268 300 306 282L308 312C274 326 242 348 203 384Z', RED)
    for d in ('M244 279C252 326 250 370 256 418', 'M268 256C274 306 266 350 282 394'):
        b.line(d, 2.6)
    b.line('M206 352C222 336 236 325 248 316M203 384C222 366 238 354 252 345M271 301C282 294 294 288 306 282M272 331'
        'C284 324 296 318 308 312', 2.6)
    b.line('M306 218L203 316', 9)
    b.line('M306 218L203 316', 4, GOLD)
    for x, y in ((206, 430), (312, 388)):
        b.disc(x, y, 7, GOLD, 3.4)
    b.close()
    # clouds
    for x, y, s, f in ((300, 140, 1.0, False), (386, 226, 1.0, True), (366, 166, 1.3, False)):
        b.cloud(x, y, s, PAPER, '#c9bce6', f)
    for x, y, s, f in ((54, 176, .9, True), (30, 218, .7, False)):
        b.cloud(x, y, s, PAPER, '#c9bce6', f)


@card('world', 'majors', 'major')
def world(b, t):
    """The earth in its wreath; dolphin, eagle, bull and lion in the corners."""
    quarters = (('#2f78b8', '#8cc6e2', 1, 1), ('#e2a325', '#f9dc83', -1, 1), ('#2c7446', '#8fbb62', 1, -1),
        ('#b5361f', '#ee8a5a', -1, -1))
    for c, l, sx, sy in quarters:
        x0, y0 = (20 if sx > 0 else 210), (96 if sy > 0 else 360)
        b.raw(f'<rect x="{x0}" y="{y0}" width="190" height="264" fill="{c}"/>')
        for i in range(18):
            a0 = math.radians(5 * i + .9)
            a1 = math.radians(5 * i + 3.4)
            pts = cut([(210, 360)] + [(210 - sx * 520 * math.cos(a), 360 - sy * 520 * math.sin(a)) for a in (a0, a1)],
                x0, y0, x0 + 190, y0 + 264)
            if len(pts) > 2:
                b.fill(poly(pts), l, .55)
    b.line('M210 96V624M20 360H400', 5)
    # the beasts
    b.open(80, 232, .94)                                  # cups: the dolphin
    tail = 'M-30 26C-30 42 -40 54 -56 56C-48 46 -48 38 -56 28C-44 24 -36 24 -30 26Z'
    dol = smooth([(-42, 40), (-42, 14), (-28, -16), (0, -36), (28, -34), (44, -16), (62, -4), (60, 4), (42, 4), (24, 8),
        (2, 2), (-14, 14), (-24, 36)], corners=(7,))
    fin = 'M-2 -34C-10 -50 -24 -58 -36 -56C-26 -44 -24 -34 -26 -22Z'
    for d in (tail, dol, fin):
        b.line(d, 11, WHITE)
    b.shape(fin, '#174c8a', 4.2)
    b.shape('M-34 30C-30 46 -40 58 -58 60C-50 50 -50 44 -60 36C-48 28 -40 28 -34 30Z', '#174c8a', 4.2)
    b.shape(dol, '#174c8a', 4.8)
    b.fill('M58 2C42 2 26 6 4 0C20 -8 40 -4 58 2Z', '#dcedf0')
    b.fill('M-34 20C-32 0 -14 -24 8 -30C-10 -18 -24 2 -30 24Z', '#4a90c8')
    b.shape('M8 0C8 18 0 30 -12 34C-10 20 -10 10 -6 4Z', '#174c8a', 4)
    b.disc(34, -14, 4.4, WHITE, 0)
    b.disc(34, -14, 2.2, INK)
    for x, y, r in ((20, 34, 7), (40, 28, 5), (2, 48, 5)):
        b.drop(x, y, r, '#b9dcea')
    b.close()
    b.open(350, 232, .96)                                 # swords: the eagle
    nk = 'M40 34C44 0 34 -36 2 -46C-22 -50 -38 -36 -38 -16C-36 2 -26 10 -28 34Z'
    for off, c in ((9.5, '#5a2f16'), (0, '#8a5228')):
        for k in range(6 if off == 0 else 5):
            b.leaf(-26 + off + k * 13, 22, 36 + (4 if off else 0), 96 - k * 3, c, .3, 3.8, True)
    b.shape('M40 34C44 0 34 -36 2 -46C-22 -50 -38 -36 -38 -16C-36 2 -26 10 -28 34L-16 46L-6 34L6 48L18 34L30 46Z',
        WHITE, 4.8)
    b.hatch(nk, 0, 7, 4, .3, INK, from_end=True)
    b.shape('M-32 -30C-54 -32 -68 -14 -60 14C-54 4 -44 2 -30 4C-28 -8 -28 -20 -32 -30Z', '#f2922a', 4.6)
    b.brush('M-58 -8C-48 -8 -40 -6 -32 -2', 3.4, .2, .1)
    b.shape('M-22 -24C-14 -32 -4 -32 2 -24C-6 -16 -16 -16 -22 -24Z', GOLD_L, 3.2)
    b.disc(-10, -24, 4, INK)
    b.brush('M-28 -32C-16 -40 -2 -38 8 -28', 6.4, .3, .1)
    b.close()
    b.open(78, 478, 1.0)                                  # discs: the bull
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M18 -30C42 -28 54 -40 48 -66C66 -50 66 -14 34 -10C24 -10 18 -18 18 -30Z', PAPER, 4.6)
        b.shape('M26 -14C42 -20 58 -14 64 -2C54 8 38 8 26 0Z', '#7a3f1c', 4.2)
        b.close()
    bull = smooth(both([(0, -42), (24, -38), (34, -18), (28, 14), (26, 34), (30, 46), (18, 60), (0, 62)]))
    b.shape(bull, '#7a3f1c', 4.8)
    b.hatch(bull, 0, 6.4, 4, .3, INK, from_end=True)
    b.shape(smooth(both([(0, 26), (20, 28), (30, 44), (18, 60), (0, 62)])), '#e6b98c', 4.2)
    for sx in (1, -1):
        b.disc(11 * sx, 42, 4, INK)
        b.shape(f'M{8*sx} -8C{14*sx} -16 {24*sx} -14 {26*sx} -6C{20*sx} 0 {12*sx} 0 {8*sx} -8Z', GOLD_L, 3)
        b.disc(17 * sx, -7, 3.4, INK)
        b.brush(f'M{-8+sx*6} -42C{-8+sx*8} -32 {sx*4} -26 {sx*6} -18', 4.4, .5, .05, GOLD_L)
    b.line('M-9 53C-6 66 6 66 9 53', 7)
    b.line('M-9 53C-6 66 6 66 9 53', 3, GOLD_L)
    b.close()
    b.open(344, 480, .95)                                 # rods: the lion
    for r0, L, k, c, off in ((30, 40, 18, '#6b2410', .5), (24, 34, 16, '#c0601c', 0)):
        for i in range(k):
            a = 360 * (i + off) / k
            b.open(r0 * math.cos(math.radians(a)), 2 + r0 * math.sin(math.radians(a)), 1, a)
            b.shape(f'M0 -11L{L} 0L0 11Z', c, 3.8)
            b.close()
    for sx in (1, -1):
        b.disc(28 * sx, -32, 11, '#f0b54a', 4)
    face = smooth(both([(0, -40), (24, -36), (34, -12), (32, 12), (30, 30), (16, 42), (0, 44)]))
    b.shape(face, '#f0b54a', 4.6)
    b.hatch(face, 0, 6, 3.4, .22, '#8a3a14', from_end=True)
    b.fill('M-9 -34C-6 -16 -8 0 -11 8H11C8 0 6 -16 9 -34Z', GOLD_L)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M8 -12C13 -19 24 -18 28 -9C22 -4 13 -5 8 -12Z', WHITE, 3)
        b.disc(18, -11.5, 4, INK)
        b.brush('M4 -12C12 -24 24 -24 32 -12', 4.6, .3, .1)
        b.shape('M0 20C6 12 20 12 22 22C24 32 14 38 6 36C2 35 0 32 0 28Z', GOLD_L, 3.6)
        b.close()
    b.shape('M-12 8C-6 4 6 4 12 8C10 16 4 20 0 22C-4 20 -10 16 -12 8Z', '#6b2416', 3.6)
    b.close()
    # the wreath
    RX, RY = 86, 132
    ov = [(210 + RX * math.cos(2 * math.pi * i / 72), 360 + RY * math.sin(2 * math.pi * i / 72)) for i in range(72)]
    b.line(poly(ov), 50, INK)
    b.shape(poly(ov), '#17124a', 6)
    b.rays(210, 360, 64, 82, 28, GOLD, .4)
    for x, y, r in ((210, 258, 12), (184, 278, 7), (236, 278, 7), (210, 462, 12), (184, 442, 7), (236, 442, 7)):
        b.spark(x, y, r, GOLD_L, 0)
    b.line(poly(ov), 29, '#174f34')
    k = 30
    for off, c, l, L, sgn in ((0, '#2c7446', GREEN_L, 31, 1), (0, GREEN_L, None, 30, -1),
            (.5, '#2c7446', GREEN_L, 33, 0)):
        for i in range(k):
            side = 1 if i < k / 2 else -1                      # both halves grow from below upwards
            a = 90 - (i + .3 + off) * 360 / k if i < k / 2 else 90 + (i - k / 2 + .3 + off) * 360 / k
            ar = math.radians(a)
            x, y = 210 + RX * math.cos(ar), 360 + RY * math.sin(ar)
            tx, ty = RX * math.sin(ar) * side, -RY * math.cos(ar) * side
            ta = math.degrees(math.atan2(ty, tx))
            b.leaf(x, y, L, ta + sgn * 44, c, .4, 3, True, l)
    # red ribbons above and below
    for y in (230, 490):
        for sx in (1, -1):
            b.open(210, y, 1, 0, sx=sx)
            b.shape('M0 0C14 -24 44 -26 46 -4C46 14 18 16 0 0Z', RED, 4.4)
            b.shape('M4 4C20 12 30 22 32 40L20 34L14 42C12 28 8 16 0 6Z', RED, 4)
            b.brush('M10 -2C22 -10 32 -10 38 -4', 3.4, .2, .1)
            b.close()
        b.disc(210, y, 11, GOLD, 4.4)
    # the globe
    b.open(210, 360, .84)
    b.disc(0, 0, 80, INK)
    b.disc(0, 0, 76, GOLD)
    b.disc(0, 0, 68, '#2f86c8', 4.8)
    b.hatch(poly(circle(0, 0, 66, 60)), 0, 7, 3.4, .28, '#12386a', from_end=True)
    for d in (smooth([(-16, -8), (0, -14), (18, -10), (28, 0), (36, 10), (46, 12), (34, 26), (30, 44), (18, 58),
            (8, 54), (4, 36), (0, 20), (-16, 16), (-24, 4)]), smooth([(-20, -26), (-14, -40), (0, -52), (24, -56),
            (44, -46), (56, -28), (58, -12), (48, -4), (36, -8), (30, -20), (14, -24), (4, -20), (-8, -20)]),
            smooth([(-60, -18), (-46, -12), (-38, 4), (-44, 20), (-50, 36), (-58, 26), (-64, 6)])):
        b.shape(d, '#5aa653', 4)
        b.hatch(d, 0, 6, 3.4, .4, '#174f34', from_end=True)
    b.fill('M-56 -28C-50 -46 -32 -58 -16 -60C-32 -52 -46 -40 -52 -24Z', '#b9dcea')
    b.close()
