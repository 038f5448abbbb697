"""Page, knight, queen and king of swords."""
import math

from carving import *
from pictures.shared import *


def wing(b, lead, k, add0, add1, l0, l1, colour, light, cutc, cover):
    """Feathers hang from the leading edge; the outer ones nearly continue it."""
    def row(u0, u1, m, scale, c, wid, w=4):
        for i in reversed(range(m)):
            u = u0 + (u1 - u0) * i / (m - 1)
            x, y = lead.at(u, 0)
            a = lead.angle(u) + add0 + (add1 - add0) * u
            L = (l0 + (l1 - l0) * u) * scale
            b.leaf(x, y, L, a, c, wid, w, False)
            b.open(x, y, 1, a)
            b.brush(f'M{n(L*.2)} 0L{n(L*.84)} 0', 3.4, .6, .05, cutc)
            b.close()
    row(.1, 1, k, 1, colour, .13)
    row(.08, .84, k - 2, .62, cover, .19, 3.8)
    row(.06, .7, k - 3, .36, light, .3, 3.4)
    d = lead.outline(0, 1)
    b.line(d, 8, INK)
    b.fill(d, colour)
    lead.ribs(b, .1, .9, 14, -.9, .2, 3, cutc)


def horse(b, x, y, s, coat, cutc, mane, mane_light, bridle, rot=0):
    """The head of the white horse, its mane in the wind."""
    b.open(x, y, s, rot)
    for i in range(11):                                         # the mane streams behind
        k = i / 10
        px, py = -26 + 150 * k ** .9, -122 + 150 * k ** 1.35
        L = 96 - 26 * abs(k - .45)
        b.open(px, py, 1, -26 + 46 * k)
        b.shape(f'M-14 16C{n(L*.2)} {n(-24)} {n(L*.5)} {n(8)} {n(L)} {n(-16)}C{n(L*.74)} {n(22)} {n(L*.4)} {n(34)} -8 '
            '36Z', mane if i % 2 else mane_light, 4)
        b.brush(f'M0 20C{n(L*.3)} 2 {n(L*.5)} 16 {n(L*.82)} -4', 3, .3, .05)
        b.close()
    pts = [(-134, 46), (-146, 26), (-138, 2), (-116, -26), (-88, -66), (-58, -102), (-36, -122), (-20, -172), (2, -120),
        (44, -100), (86, -54), (106, 20), (128, 100), (134, 190), (-70, 190), (-56, 130), (-32, 80), (-20, 40),
        (-34, 44), (-60, 40), (-86, 58), (-104, 74), (-122, 68)]
    d = smooth(pts, corners=(7, 13, 14))
    b.shape(d, coat, 5.4)
    b.hatch(smooth([(2, -120), (44, -100), (86, -54), (106, 20), (128, 100), (134, 190), (60, 190), (50, 80), (30, 0),
        (-2, -60)]), 0, 8, 4.4, .7, cutc, from_end=True)
    b.hatch(smooth([(-56, 130), (-32, 80), (-20, 40), (6, 60), (0, 130), (-20, 190), (-70, 190)]), 0, 8, 4, .6, cutc)
    b.brush('M-22 44C4 36 14 2 -2 -26', 5, .2, .1, cutc)                       # cheek
    b.brush('M-132 48C-116 52 -106 48 -100 42', 4.4, .2, .3, cutc)              # mouth
    b.fill('M-136 22C-134 12 -122 10 -118 18C-122 22 -126 20 -130 26C-134 28 -137 26 -136 22Z', cutc)
    b.shape('M-62 -46C-52 -62 -32 -60 -26 -46C-36 -36 -52 -36 -62 -46Z', GOLD_L, 3.4, cutc)
    b.disc(-45, -48, 7.4, cutc)
    b.disc(-47.5, -51, 2.2, WHITE)
    b.brush('M-70 -48C-58 -72 -30 -70 -18 -48', 6, .2, .1, cutc)
    b.brush('M-58 -34C-46 -28 -36 -30 -28 -36', 3, .1, .1, cutc)
    b.shape('M-22 -126C-20 -146 -18 -160 -18 -162C-10 -146 -8 -132 -10 -122Z', RED_L, 2.6)
    for st in ('M-112 -28C-96 -8 -92 30 -94 62', 'M-92 24C-40 22 -8 -30 0 -114', 'M-66 -92C-48 -84 -20 -84 -1 -92',
            'M-92 34C-40 90 40 110 128 96'):
        b.line(st, 13, INK)
        b.line(st, 7, bridle)
    for px, py in ((-93, 26), (-2, -92), (-104, -18)):
        b.disc(px, py, 9, GOLD, 3.4)
        b.disc(px - 2, py - 3, 3, GOLD_L)
    b.close()


@card('swords-page', 'swords', 'court')
def swords_page(b, t):
    """A swallow carries the sword."""
    b.sky('#eeb437', '#fbf0c6', '#f7d87a')
    b.beams(196, 350, 120, 640, 80, t['mid'], 16, spread=.4)
    storm_clouds(b)
    blue, mid, cutc = '#1f2c5c', '#33488a', '#c9d6ea'
    b.open(18, 46, .88)
    # tail: two streamers and the short feathers between
    for q in ('M262 424C310 440 352 470 392 540C346 500 300 476 250 452Z',
            'M256 432C290 464 318 510 328 588C300 530 276 490 238 454Z'):
        b.line(q, 11, PAPER)
        b.shape(q, blue, 4.6)
    for q in ('M250 430C286 446 310 470 330 500C300 490 270 470 240 450Z',):
        b.shape(q, mid, 4.2)
    b.brush('M276 438C316 458 346 484 370 514', 3.4, .5, .05, cutc)
    b.brush('M264 450C288 480 306 516 316 552', 3.4, .5, .05, cutc)
    b.sword(196, 496, 356, 82, w=4.4, grip=RED)
    # far wing, body, near wing
    far = Band('M176 372C120 330 104 260 122 178', [(0, 13), (.4, 12), (1, 3)])
    wing(b, far, 9, 96, 8, 92, 70, blue, mid, cutc, mid)
    body = smooth([(88, 330), (112, 312), (146, 316), (188, 344), (236, 392), (310, 466), (232, 457), (172, 434),
        (128, 406), (96, 374), (82, 350)], corners=(5,))
    b.line(body, 12, PAPER)
    b.shape(body, WHITE, 5.2)
    b.hatch(smooth([(96, 374), (150, 400), (230, 430), (276, 456), (228, 454), (172, 434), (128, 406)]), 96, 7, 3.8, .8,
        INK, from_end=False)
    back = ('M86 338C92 318 116 310 146 316C166 328 210 362 236 392L304 460C256 440 200 412 172 390C140 372 124 352 '
        '112 346C104 352 92 350 86 338Z')
    b.fill(back, blue)
    thr = 'M84 336C92 326 108 330 114 346C126 362 130 380 124 398C104 384 88 366 83 350Z'
    b.fill(thr, RED)
    b.brush('M124 400C130 380 126 362 114 346', 7, .5, .3)
    b.line(body, 5.2)
    b.shape('M88 332C72 334 60 342 50 354C62 354 76 352 84 350Z', '#3a3550', 4)
    b.brush('M54 353C66 348 76 344 84 343', 2.6, .3, .3, STEEL_D)
    b.disc(104, 332, 7.4, WHITE, 3)
    b.disc(103, 332, 4.4, INK)
    b.disc(101.6, 330, 1.5, WHITE)
    for k in range(4):
        b.brush(f'M{150+k*22} {336+k*20}C{158+k*22} {338+k*20} {166+k*22} {346+k*20} {168+k*22} {354+k*20}', 3.4, .1,
            .1, cutc)
    near = Band('M196 402C196 318 252 240 366 196', [(0, 3), (.05, 12), (.14, 18), (.4, 15), (1, .6)])
    wing(b, near, 12, 112, 10, 124, 84, blue, mid, cutc, mid)
    # feet that carry
    for x in (196, 222):
        b.line(f'M{x} 446L{x-6} 482', 11, INK)
        b.line(f'M{x} 446L{x-6} 480', 4.6, '#e9884a')
        for q in (-10, 0, 10):
            b.line(f'M{x-6} 480Q{x-8+q} 488 {x-6+q} 506', 9, INK)
            b.line(f'M{x-6} 480Q{x-8+q} 488 {x-6+q} 505', 4, '#e9884a')
    b.close()


@card('swords-knight', 'swords', 'court')
def swords_knight(b, t):
    """A white horse in armour charges into the storm."""
    b.sky('#e9b63a', '#fbeebf', '#f7d87a')
    b.skylines(108, 600, 56, t['mid'], 4, 2.4)
    for x, y, s, f in ((62, 176, 1.25, False), (368, 160, 1.3, True), (210, 132, 1.2, False), (24, 250, .9, True)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    b.sword(104, 334, 400, 15, w=4.8, grip=RED)
    horse(b, 240, 398, 1.14, WHITE, INK, SLATE, STEEL_D, RED, -9)
    # chanfron and plume
    b.open(240, 398, 1.14, -9)
    ch = 'M-124 -22C-100 -58 -74 -94 -46 -120L-34 -106C-52 -92 -72 -72 -86 -50C-96 -34 -104 -20 -112 -8Z'
    b.shape(ch, GOLD, 4.4)
    b.hatch(ch, 45, 6, 3, .5)
    b.shape('M-82 -86L-128 -142L-66 -100Z', STEEL, 4)
    for r, c, L in ((-118, '#174c8a', 84), (-62, GOLD, 84), (-90, RED, 104)):
        b.leaf(14, -118, L, r + 14, c, .27, 4.2, True)
    b.close()
    b.shape('M20 600C90 560 150 590 210 574C280 556 340 590 400 566V624H20Z', SLATE, 5)
    b.hatch('M20 600C90 560 150 590 210 574C280 556 340 590 400 566V624H20Z', 20, 8, 3, .5, STEEL_D)
    cap = 'M90 624C120 566 180 556 236 572C300 588 360 560 400 530V624Z'
    b.shape(cap, RED, 5)
    b.hatch(cap, 70, 10, 4, .5)
    for x, y in ((150, 600), (206, 592), (262, 604), (318, 596), (368, 584)):
        b.spark(x, y, 11, GOLD_L, 0)
    b.line('M104 604C140 566 186 560 236 576C300 592 356 566 400 538', 4, GOLD)


@card('swords-queen', 'swords', 'court')
def swords_queen(b, t):
    """A heron in the marsh, an iris beside her."""
    b.sky('#eeb437', '#fbf0c6', '#f7d87a')
    b.beams(200, 322, 150, 640, 80, t['mid'], 16, spread=.3)
    for x, y, s, f in ((58, 152, 1.05, False), (368, 148, 1.0, True)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    b.disc(188, 330, 148, '#fdf3d0', 4.8)
    b.beams(188, 330, 114, 145, 80, t['mid'], 5, spread=.12)
    b.sword(362, 376, 404, 180, w=4.6, grip='#174c8a', guard=.5)
    # marsh
    b.shape('M20 566C90 556 150 560 210 564C280 568 340 560 400 566V624H20Z', SLATE, 5)
    for y, k in ((580, 4), (594, 5), (609, 4)):
        for i in range(k):
            x = 30 + i * 380 / k + (y % 4) * 8
            b.brush(f'M{n(x)} {y}C{n(x+20)} {y-4} {n(x+44)} {y-4} {n(x+66)} {y}', 4, .1, .1, STEEL)
    for x, h, lean, c in ((40, 250, -8, GREEN), (62, 190, 8, GREEN_L), (84, 130, 14, GREEN), (28, 150, -4, GREEN_L),
            (384, 160, 8, GREEN), (330, 120, -10, GREEN_L)):
        d = (f'M{x-8} 606C{x-8} {606-h*.5} {x+lean-4} {606-h*.8} {x+lean*1.6} {606-h}C{x+lean+5} {606-h*.7} {x+9} '
            f'{606-h*.4} {x+8} 606Z')
        b.shape(d, c, 4)
        b.brush(f'M{x} 600C{x} {606-h*.5} {x+lean*.8} {606-h*.7} {x+lean*1.4} {606-h*.9}', 3, .5, .05)
    # iris
    for x, y, s in ((66, 374, 1.0),):
        b.brush(f'M{x} {y+20}C{x+4} {y+90} {x-4} {y+160} {x} 604', 10, .8, .8)
        b.brush(f'M{x} {y+20}C{x+4} {y+90} {x-4} {y+160} {x} 604', 5, .8, .8, GREEN)
        b.open(x, y, s)
        pur, pl = '#5b3a8c', '#a98fd0'
        for q in (-118, -62):
            b.leaf(0, 10, 58, q, pl, .36, 3.6, True)
        b.leaf(0, 10, 62, -90, pur, .34, 3.6, True)
        for q in (150, 30):
            b.leaf(0, 8, 50, q, pur, .44, 3.6, True)
        b.leaf(0, 6, 50, 90, pur, .46, 3.6, False)
        b.brush('M0 12L0 40', 8, .9, .05, GOLD)
        b.close()
    # legs: one stands, one is drawn up
    b.open(-20, 12, .97)
    leg = '#c97f16'
    b.line('M232 470L236 540L230 598', 14, INK)
    b.line('M232 470L236 540L230 598', 7, leg)
    b.disc(236, 538, 8, leg, 3)
    for q in ('M230 596L196 606', 'M230 596L214 612', 'M230 596L262 606'):
        b.line(q, 11, INK)
        b.line(q, 5.4, leg)
    b.line('M262 468L292 514L252 540', 13, INK)
    b.line('M262 468L292 514L252 540', 6.4, leg)
    b.disc(291, 513, 7, leg, 3)
    for q in ('M252 540L234 560', 'M252 540L244 566', 'M252 540L258 566'):
        b.line(q, 9.6, INK)
        b.line(q, 4.4, leg)
    # body
    blue = '#8fa3bd'
    for k in range(4):
        b.leaf(290, 440 + k * 6, 90 - k * 6, 34 + k * 9, SLATE, .16, 4, True)
    body = smooth([(150, 424), (156, 384), (190, 360), (236, 362), (290, 398), (344, 470), (350, 494), (312, 488),
        (262, 492), (212, 486), (172, 464)], corners=(6,))
    b.shape(body, WHITE, 5.2)
    nk = Band('M190 442C128 428 116 368 164 334C214 300 216 246 164 234', [(0, 46), (.12, 40), (.3, 24), (.6, 15),
        (.82, 15), (.93, 21), (1, 15)])
    b.line(nk.outline(.03, 1), 10.5, INK)
    b.fill(nk.outline(.0, 1), WHITE)
    nk.ribs(b, .16, .84, 46, .98, .1, 3.4)
    for k in range(8):
        x, y = nk.at(.2 + k * .066, -.36)
        x2, y2 = nk.at(.24 + k * .066, -.3)
        b.line(f'M{n(x)} {n(y)}L{n(x2)} {n(y2)}', 4.6, SLATE)
    # wing
    for k in range(7):
        b.leaf(222 + k * 6, 402 + k * 6, 132 - k * 5, 28 + k * 6.5, SLATE, .15, 4, True)
    wingd = 'M176 404C186 372 232 366 270 392C306 420 326 448 336 478C300 480 250 470 218 450C192 440 176 424 176 404Z'
    b.shape(wingd, blue, 4.8)
    b.hatch('M240 376C290 400 320 440 336 478C310 480 286 474 270 468C290 440 270 404 240 376Z', 0, 6.6, 4, .7, INK,
        from_end=True)
    for m, x0, y0 in ((4, 204, 400), (4, 222, 422), (3, 250, 440)):
        for k in range(m):
            b.brush(f'M{x0+k*24-10} {y0+k*11}C{x0+k*24-8} {y0+k*11+13} {x0+k*24+8} {y0+k*11+13} {x0+k*24+10} {y0+k*11}',
                3.6, .2, .2)
    # plumes of the breast
    for k in range(3):
        b.leaf(170 + k * 12, 438 + k * 7, 66 - k * 8, 112 - k * 12, WHITE, .15, 3.6, False)
    b.fill(poly([(150, 424), (156, 400), (184, 414), (222, 446), (214, 462), (190, 461), (164, 452)]), WHITE)
    for k in range(4):
        b.brush(f'M{158+k*14} {418+k*10}C{156+k*14} {428+k*9} {158+k*14} {438+k*8} {164+k*13} {446+k*7}', 3.4, .1, .1)
    beak = 'M150 226C120 226 84 232 42 250C84 256 126 258 152 252Z'
    crest = 'M150 218C180 204 214 218 236 244C252 262 268 268 286 268C262 282 234 272 216 254C200 240 176 232 158 234Z'
    b.line(crest, 9, PAPER)
    b.shape(crest, INK, 3)
    b.shape(beak, GOLD, 4.4)
    b.fill('M148 230C124 231 92 236 60 248L148 240Z', GOLD_L)
    b.brush('M52 250C90 246 122 243 146 242', 3.4, .3, .3)
    b.disc(160, 236, 7.4, GOLD_L, 3.2)
    b.disc(159, 236, 4, INK)
    b.crown(176, 202, 70, 5, w=4.4, rot=8, jewel=RED)
    b.close()


@card('swords-king', 'swords', 'court')
def swords_king(b, t):
    """An owl under the sword."""
    b.sky('#d99a1c', '#fbeebf', '#f3c653')
    b.beams(210, 230, 90, 640, 80, t['deep'], 12, spread=.5)
    for x, y, s, f in ((56, 146, 1.0, False), (366, 142, 1.05, True), (210, 118, .9, False)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    b.disc(210, 236, 74, '#fdf3d0', 4.6)
    b.beams(210, 236, 52, 72, 56, t['mid'], 5, spread=.2)
    b.open(204, 222, 1, 90, sx=1.3)
    b.sword(0, 0, 326, 0, w=4, grip=RED, guard=.62)
    b.close()
    fur, mid, pale = SLATE, '#7f8aa3', STEEL
    b.open(210, 432, 1.12)
    # shoulders: folded wings and the breast, feather upon feather
    bod = 'M-70 10C-130 30 -156 90 -156 200H156C156 90 130 30 70 10Z'
    b.shape(bod, fur, 5.2)
    rows = []
    for r in range(8):
        y = 40 + r * 24
        m = 6
        for k in range(-m, m + 1):
            x = k * 26 + (13 if r % 2 else 0)
            wdt = 66 + min(r, 4) * 20
            if abs(x) > wdt + 6:
                continue
            rows.append((x, y, abs(x) > 62 + r * 3))
    for x, y, w_ in reversed(rows):
        c = fur if w_ else '#e8dcc0'
        d = (f'M{x-14} {y-16}C{x-17} {y+8} {x-8} {y+18} {x} {y+22}C{x+8} {y+18} {x+17} {y+8} {x+14} {y-16}Q{x} {y-34} '
            f'{x-14} {y-16}Z')
        b.shape(d, c, 3.6)
        if w_:
            b.brush(f'M{x} {y-6}L{x} {y+14}', 3.2, .7, .05, STEEL_D)
        else:
            b.brush(f'M{x} {y-8}L{x} {y+14}', 4.6, .8, .2)
            b.brush(f'M{x-7} {y+3}L{x+7} {y+3}', 3, .1, .1)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        for k in range(5):
            b.leaf(150 - k * 5, 96 + k * 14, 130, 98 + k * 3, (mid, fur)[k % 2], .17, 4, True)
        b.close()
    # head with its tufts
    head = smooth(both([(0, -88), (34, -92), (70, -104), (104, -140), (104, -92), (112, -44), (106, 6), (80, 46),
        (36, 66), (0, 72)]), corners=(3, 15))
    b.shape(head, fur, 5.4)
    b.hatch(smooth([(70, -104), (104, -140), (104, -92), (112, -44), (106, 6), (80, 46), (70, 30), (92, -20),
        (84, -70)], corners=(1,)), 0, 6.6, 4.4, .9, INK, from_end=True)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.fill('M100 -130C94 -110 82 -96 64 -90C78 -84 92 -84 98 -74C102 -96 102 -112 100 -130Z', mid if sx < 0
            else '#2f3550')
        b.disc(47, -18, 55, '#f3e6c8', 4.8)
        for k in range(30):
            a = 2 * math.pi * k / 30
            b.brush(f'M{n(47+54*math.cos(a))} {n(-18+54*math.sin(a))}L{n(47+(37 - 4*(k%2))*math.cos(a))} '
                f'{n(-18+(37-4*(k%2))*math.sin(a))}', 5, .9, .05, INK if (sx > 0 and math.cos(a) > -.3)
                or (sx < 0 and math.cos(a) < -.3) else '#8a6a3a')
        b.disc(44, -18, 31, GOLD, 5)
        b.disc(44, -18, 24, GOLD_L)
        b.disc(44, -18, 15.5, INK)
        b.disc(44 - sx * 6 if sx > 0 else 50, -25, 5.4, WHITE)
        b.disc(38 if sx < 0 else 50, -12, 2.4, WHITE)
        brow = 'M10 -38C24 -70 62 -86 106 -98C94 -72 66 -58 42 -52C28 -48 18 -44 10 -38Z'
        b.shape(brow, pale, 4.4)
        b.brush('M16 -46C38 -64 62 -76 86 -84', 3.6, .3, .05)
        b.brush('M6 46C20 54 40 52 56 42', 4, .1, .1, STEEL_D)
        b.close()
    b.shape('M0 -92C20 -74 20 -54 0 -26C-20 -54 -20 -74 0 -92Z', fur, 4.2)
    b.brush('M0 -60L0 -36', 4, .6, .05, pale)
    b.shape('M0 -34C14 -20 20 2 15 20C12 36 4 46 0 56C-4 46 -12 36 -15 20C-20 2 -14 -20 0 -34Z', GOLD, 4.6)
    b.fill('M-2 -26C-12 -12 -15 4 -11 18C-8 30 -4 34 -2 40Z', GOLD_L)
    for x in (-7, 7):
        b.disc(x, 2, 2.6, INK)
    b.close()
    b.crown(210, 352, 100, 5, closed=True, cap=RED, jewel=t['mid'], w=4.8)
