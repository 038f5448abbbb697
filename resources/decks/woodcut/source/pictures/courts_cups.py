"""Page, knight, queen and king of cups."""
import math

from carving import *
from pictures.shared import *


@card('cups-page', 'cups', 'court')
def cups_page(b, t):
    """A young fish leaps out of the cup."""
    b.sky('#2f78b8', '#dcedf0', '#8cc6e2')
    b.beams(210, 330, 110, 640, 64, '#f7ebd1', 20, spread=.4)
    b.beams(210, 330, 130, 640, 64, t['deep'], 6, phase=0, spread=.5)
    b.disc(206, 312, 150, t['deep'], 4.8)
    b.beams(206, 312, 114, 147, 80, t['mid'], 5, spread=.12)
    for x, y, s, f in ((58, 166, .85, False), (368, 158, .9, True)):
        b.cloud(x, y, s, PAPER, t['light'], f)
    b.sea(500, [t['deep'], t['mid'], t['light']], 42, 3)
    # drops of the leap
    for x, y, r, q in ((106, 388, 8, -16), (142, 374, 10, 0), (184, 390, 8, 16), (120, 350, 6, -8), (168, 350, 6, 8)):
        b.drop(x, y, r, WHITE, q)
    b.chalice(142, 476, 158, w=4.8)
    b.open(20, 56, .84)
    f = Band('M66 300C92 232 158 206 224 226C290 246 330 306 332 374', [(0, 7), (.07, 30), (.2, 52), (.36, 60),
        (.55, 52), (.75, 30), (.93, 13), (1, 14)])
    fin = RED
    def web(u0, u1, v, h, k, side, sweep=.06):
        tips = []
        for i in range(k + 1):
            u = u0 + (u1 - u0) * i / k
            hh = h * math.sin(math.pi * (.22 + .7 * i / k)) ** .8
            tips.append((f.at(u, v), f.at(min(1, u + sweep), v, side * hh)))
        edge = []
        for i in range(k):
            (bx, by), (tx, ty) = tips[i]
            (cx, cy), (ux, uy) = tips[i + 1]
            edge.append((tx, ty))
            mx, my = (tx + ux) / 2, (ty + uy) / 2
            gx, gy = (bx + cx) / 2, (by + cy) / 2
            edge.append((mx + (gx - mx) * .22, my + (gy - my) * .22))
        edge.append(tips[-1][1])
        d = poly([tips[0][0]] + edge + [tips[-1][0]])
        b.line(d, 12, PAPER)
        b.shape(d, fin, 4.4)
        for base, tip in tips[1:-1]:
            b.brush(poly([base, (base[0] + (tip[0]-base[0])*.86, base[1] + (tip[1]-base[1])*.86)], False), 4.2, .9, .05,
                INK)
    # tail
    ex, ey = f.at(1, 0)
    b.open(ex, ey, 1, f.angle(.97) - 96)
    tail = ('M-13 -6C-26 22 -70 40 -84 84C-58 74 -40 80 -26 94C-18 76 -8 66 2 62C14 70 22 82 26 98C42 82 60 78 82 88'
        'C70 44 28 22 14 -6Z')
    b.line(tail, 12, PAPER)
    b.shape(tail, fin, 4.6)
    for q in ('M-8 8C-22 34 -48 48 -66 70', 'M-4 12C-10 38 -20 58 -30 76', 'M4 12C12 38 20 58 28 78',
            'M8 8C24 34 46 50 64 74'):
        b.brush(q, 4.4, .9, .05)
    b.close()
    web(.24, .66, -.9, 54, 7, -1)
    web(.56, .74, .9, 36, 4, 1)
    d = f.outline()
    b.line(d, 12, PAPER)
    b.shape(d, GOLD, 5.2)
    b.fill(f.outline(.02, .98, .4, .96), GOLD_L)
    b.fill(f.outline(.18, .9, -.94, -.7), '#c97f16')
    for i in range(17):                                          # scales, row by row, towards the tail
        u = .28 + i * .041
        rows = 5 if u < .7 else 3
        for r in range(rows + 1):
            v = -1 + 2 * (r + (.5 if i % 2 else 0)) / rows
            if v - 1 / rows < -1.01 or v + 1 / rows > .82:
                continue
            b.line(poly([f.at(u + .036 * math.sin(math.pi * q / 6) ** .7 * (.9), v + (q / 6 - .5) * 2 / rows)
                for q in range(7)], False), 2.6)
    f.ribs(b, .3, .95, 34, .98, .5, 3.6)
    # head
    b.fill(f.outline(.015, .235, -.9, .9), '#f0b63c')
    b.fill(f.outline(.03, .225, .3, .92), GOLD_L)
    gill = poly([f.at(.215 + .045 * math.sin(math.pi * q / 14), -.86 + 1.72 * q / 14) for q in range(15)], False)
    b.brush(gill, 8, .3, .3)
    b.brush(poly([f.at(.175 + .04 * math.sin(math.pi * q / 14), -.5 + 1.2 * q / 14) for q in range(15)], False), 4, .1,
        .1)
    x, y = f.at(.115, -.28)
    b.disc(x, y, 15, WHITE, 4)
    b.disc(x - 2, y + 1, 8, INK)
    b.disc(x - 5, y - 3, 2.8, WHITE)
    b.brush(poly([f.at(.0, .1), f.at(.05, .45), f.at(.085, .42)], False), 5, .6, .1)
    # breast fin
    x, y = f.at(.275, .34)
    b.open(x, y, 1, f.angle(.3) + 40)
    b.shape('M-4 -12C20 -30 52 -26 74 -8C62 -4 62 2 66 12C54 10 48 14 46 22C26 24 4 18 -4 12Z', fin, 4.2)
    for q in ('M4 -4C22 -12 42 -12 58 -8', 'M4 2C20 2 40 4 54 8', 'M4 7C16 12 28 16 38 16'):
        b.brush(q, 3.6, .9, .05)
    b.close()
    b.close()
    for k in range(-1, 6):
        b.scale_wave(20 + k * 84, 578, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    for k in range(-1, 6):
        b.scale_wave(62 + k * 84, 600, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    for k in range(-1, 6):
        b.scale_wave(20 + k * 84, 622, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    lily(b, 318, 548, 1.0)
    lily(b, 46, 566, .6)


@card('cups-knight', 'cups', 'court')
def cups_knight(b, t):
    """A horse of the sea: crest of fins, scales on its neck."""
    b.sky('#4a90c8', '#eef4ea', '#a9d3e4')
    b.skylines(108, 560, 50, t['mid'], 3.6, 2)
    for x, y, s, f in ((60, 168, 1.15, False), (372, 160, 1.0, True), (238, 126, 1.0, False), (34, 214, .7, True)):
        b.cloud(x, y, s, PAPER, t['light'], f)
    b.chalice(80, 276, 158, w=4.8)
    def fins(b):
        crest = Band('M6 -122C44 -112 82 -90 98 -36C114 20 130 90 140 190', lambda u: 1)
        k = 11
        spine = [(crest.at(i / k), crest.at(max(0, i / k - .03), 0,
            -(58 + 46 * math.sin(math.pi * min(1, .12 + i / k))))) for i in range(k + 1)]
        d = f'M{n(spine[0][0][0])} {n(spine[0][0][1])}L{n(spine[0][1][0])} {n(spine[0][1][1])}'
        for i in range(k):
            (bx, by), (tx, ty) = spine[i]
            (cx, cy), (ux, uy) = spine[i + 1]
            mx, my, gx, gy = (tx + ux) / 2, (ty + uy) / 2, (bx + cx) / 2, (by + cy) / 2
            d += f'Q{n(mx+(gx-mx)*.42)} {n(my+(gy-my)*.42)} {n(ux)} {n(uy)}'
        d += f'L{n(spine[-1][0][0])} {n(spine[-1][0][1])}Z'
        b.line(d, 13, PAPER)
        b.shape(d, RED, 5)
        for i in range(k):
            (bx, by), (tx, ty) = spine[i]
            (cx, cy), (ux, uy) = spine[i + 1]
            b.fill(poly([(bx, by), (bx+(tx-bx)*.92, by+(ty-by)*.92),
                ((tx+ux)*.34+(bx+cx)*.16, (ty+uy)*.34+(by+cy)*.16)]), '#ec8458')
        for (bx, by), (tx, ty) in spine[1:-1]:
            b.brush(poly([(bx, by), (tx, ty)], False), 7, .9, .2)
    steed(b, 240, 420, 1.14, '#2a6cae', INK, t['light'], fins, GOLD, key=PAPER, eared=False, rot=-4)
    b.open(240, 420, 1.14, -4)
    # scales upon the neck, an ear that is a fin
    for r in range(6):
        for k in range(5):
            x, y = 8 + k * 22 + (11 if r % 2 else 0) + r * 3, -20 + r * 19
            if x < 4 + r * 2 or x > 84 + r * 6:
                continue
            b.line(f'M{n(x-10)} {n(y)}C{n(x-8)} {n(y+14)} {n(x+8)} {n(y+14)} {n(x+10)} {n(y)}', 3, t['light'])
    ear = ('M-14 -112C-40 -134 -44 -166 -34 -190C-26 -178 -20 -174 -14 -176C-12 -188 -6 -200 2 -208C6 -190 12 -182 18 '
        '-180C20 -190 26 -196 32 -200C36 -164 24 -130 8 -112Z')
    b.line(ear, 11, PAPER)
    b.shape(ear, RED, 4.4)
    b.fill('M-12 -118C-30 -136 -36 -158 -31 -178C-26 -170 -20 -166 -16 -167C-18 -150 -14 -132 -6 -116Z', '#e9774f')
    for q in ('M-6 -116C-20 -136 -28 -154 -30 -174', 'M-2 -116C-6 -146 -4 -170 0 -192',
            'M2 -116C14 -140 24 -160 29 -184'):
        b.brush(q, 4, .9, .05)
    b.close()
    for row, y in enumerate((584, 606, 628)):
        for k in range(-1, 6):
            b.scale_wave(20 + k * 84 + (42 if row % 2 else 0), y, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)


@card('cups-queen', 'cups', 'court')
def cups_queen(b, t):
    """A swan among lilies."""
    b.sky('#3f86c0', '#e6f1ee', '#9ccbe0')
    b.beams(210, 322, 150, 640, 72, t['deep'], 14, spread=.3)
    b.disc(210, 322, 148, t['deep'], 4.8)
    b.beams(210, 322, 112, 145, 80, t['mid'], 5, spread=.15)
    for x, y, r in ((270, 214, 8), (236, 196, 5), (304, 252, 5), (100, 330, 6), (88, 292, 4), (322, 290, 4)):
        b.spark(x, y, r, GOLD_L, 0)
    for x, y, s, f in ((52, 168, .85, False), (374, 166, .85, True)):
        b.cloud(x, y, s, PAPER, t['light'], f)
    b.sea(500, [t['deep'], t['mid'], t['light']], 42, 3)
    sh = '#c9dbe6'
    # far wing
    for k in range(6):
        b.leaf(226, 476, 206 - k * 8, -84 + k * 8, sh, .13, 4, True)
    # tail
    for k in range(4):
        b.leaf(300, 508, 84 - k * 4, -16 + k * 10, WHITE, .22, 4, True)
    body = 'M96 486C98 436 150 424 196 440C250 440 320 456 352 486C350 530 310 566 230 568C150 570 98 540 96 486Z'
    b.shape(body, WHITE, 5.4)
    b.hatch('M196 500C260 486 320 470 352 486C350 530 310 566 230 568C206 568 200 540 196 500Z', 0, 7, 4, .6, INK,
        from_end=True)
    # near wing: three ranks
    for k in range(9):
        b.leaf(196 + k * 3, 486 + k * 1.5, 204 - k * 7, -70 + k * 7.2, WHITE, .13, 4.2, True)
    for k in range(7):
        b.leaf(190 + k * 4, 484 + k * 2, 128 - k * 3, -66 + k * 9, '#eef2ee', .17, 3.8, True)
    for k in range(5):
        b.leaf(184 + k * 5, 484 + k * 3, 74, -56 + k * 13, WHITE, .22, 3.6, True)
    sho = 'M150 470C160 440 200 430 220 446C232 462 224 492 206 504C186 514 158 502 150 470Z'
    b.fill(sho, WHITE)
    b.brush('M206 504C186 514 158 502 150 474', 4.6, .1, .1)
    for x, y in ((176, 462), (196, 458), (186, 478), (206, 474), (196, 490)):
        b.brush(f'M{x-8} {y}C{x-6} {y+10} {x+6} {y+10} {x+8} {y}', 3, .1, .1)
    # neck and head
    nk = Band('M132 506C74 448 92 388 138 356C190 322 196 268 154 258C136 254 122 262 116 274', [(0, 50), (.14, 46),
        (.34, 27), (.6, 19), (.78, 19), (.9, 26), (.97, 22), (1, 14)])
    beak = 'M122 268C104 280 84 296 70 312C86 320 118 312 136 294Z'
    b.shape(beak, '#e5672b', 4.4)
    d = nk.outline(.04, 1)
    b.shape(d, WHITE, 5.2)
    b.fill(poly([nk.at(u, v) for u, v in ((0, -.86), (.1, -.9), (.2, -.84), (.2, .8), (.1, .9), (0, .94))]), WHITE)
    nk.ribs(b, .2, .82, 44, .98, .1, 3.6, INK)
    nk.ribs(b, .05, .2, 8, .1, -.4, 3, INK)
    b.fill('M104 284C112 278 124 274 136 276C132 288 120 292 108 298Z', INK)
    b.shape(beak, '#e5672b', 4.4)
    b.fill('M126 270C114 272 112 284 122 292C134 290 140 284 140 276C136 270 132 268 126 270Z', INK)
    b.brush('M120 294C104 304 90 310 76 312', 3.6, .5, .1)
    b.disc(142, 266, 5.6, INK)
    b.disc(140.4, 264, 1.8, WHITE)
    b.crown(168, 232, 74, 5, w=4.4, rot=14, jewel=RED)
    # lilies before her; waves over the breast
    for k in range(-1, 6):
        b.scale_wave(20 + k * 84, 590, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    for k in range(-1, 6):
        b.scale_wave(62 + k * 84, 611, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    lily(b, 84, 566, .95)
    lily(b, 330, 580, .8)
    for k in range(-1, 6):
        b.scale_wave(20 + k * 84, 634, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)


@card('cups-king', 'cups', 'court')
def cups_king(b, t):
    """An octopus, crowned; his arms are everywhere."""
    b.sky('#2a6cae', '#f4f4e6', '#a9d3e4')
    b.beams(210, 214, 70, 640, 72, '#f7ebd1', 22, spread=.4)
    b.beams(210, 214, 90, 640, 72, t['deep'], 6, phase=0, spread=.6)
    for x, y, r in ((66, 190, 9), (52, 222, 5), (354, 190, 9), (368, 222, 5), (88, 240, 4), (332, 240, 4)):
        b.disc(x, y, r, t['light'], 2.6)
        b.disc(x - r * .3, y - r * .3, r * .3, WHITE)
    b.disc(210, 222, 50, GOLD_L, 4.4)
    b.beams(210, 222, 34, 49, 48, '#e08a2a', 4, spread=.2)
    b.chalice(210, 221, 78, w=3.8)
    b.sea(520, [t['deep'], t['mid'], t['light']], 42, 3)
    skin, dark, pale = '#d4492f', '#a3281f', '#f3c0a0'
    b.open(210, 416, 1.04)
    arms = (('M24 30C90 66 152 40 150 -34C148 -84 92 -84 94 -42C96 -18 122 -18 122 -38', 30, 0),
            ('M30 64C90 92 168 60 176 118C180 160 128 166 128 132C130 114 150 114 150 128', 29, 1),
            ('M20 90C60 150 130 118 132 170C132 204 92 204 94 176C96 162 112 164 110 176', 27, 1),
            ('M6 96C6 140 60 150 48 192C40 214 14 206 20 188', 24, 1))
    for d, w, _ in arms:
        for sx in (1, -1):
            b.open(0, 0, 1, 0, sx=sx)
            a = Band(d, [(0, w), (.3, w * .8), (.65, w * .5), (.9, w * .26), (1, w * .12)])
            ol = a.outline(0, 1, -1, 1, 60)
            b.line(ol, 19, PAPER)
            b.line(ol, 10.5, INK)
            b.fill(ol, skin)
            b.fill(a.outline(.0, .97, -.95, -.4, 60), '#e9774f')
            b.fill(a.outline(.12, .99, .42, .98, 60), pale)
            k = int(a.length / 15)
            for i in range(3, k - 1):
                u = i / k
                x, y = a.at(u, .62)
                q = max(2.2, a.prof(u) * .26)
                b.disc(x, y, q, WHITE, 2.4)
                b.disc(x, y, q * .35, INK)
            b.close()
    half = [(0, -124), (44, -118), (82, -84), (90, -34), (72, 6), (66, 36), (74, 70), (50, 100), (0, 112)]
    d = smooth(both(half))
    crest = smooth([(-72, 6), (-90, -34), (-82, -84), (-44, -118), (0, -124), (44, -118), (82, -84), (90, -34),
        (72, 6)], False)
    b.line(crest, 14, PAPER)
    b.shape(d, skin, 5.4)
    b.hatch(smooth([(50, -114), (82, -84), (90, -34), (72, 6), (66, 36), (70, 74), (40, 60), (46, 0), (56, -50)]), 0, 7,
        4.6, .85, INK, from_end=True)
    b.fill('M-80 -36C-78 -78 -56 -100 -34 -110C-58 -84 -66 -56 -62 -20C-70 -20 -78 -26 -80 -36Z', '#ee9068')
    for x, y, r in ((-30, -52, 8), (0, -64, 6), (26, -46, 7), (-6, -36, 5), (-44, -26, 5), (46, -20, 5), (12, -22, 4)):
        b.disc(x, y, r, dark)
        b.disc(x - r * .2, y - r * .2, r * .5, pale)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.shape('M12 26C18 -2 62 -6 72 20C72 50 24 58 12 26Z', '#e9774f', 4.4)
        b.shape('M20 24C28 4 58 4 66 22C58 42 30 44 20 24Z', GOLD_L, 3.8)
        b.fill('M30 22C36 16 50 16 57 22C50 30 36 30 30 22Z', INK)
        b.disc(35 if sx > 0 else 51, 18, 3, WHITE)
        b.brush('M8 14C22 -14 58 -16 78 8', 7.5, .3, .1)
        b.brush('M22 52C36 60 52 58 62 48', 4, .1, .1)
        b.brush('M10 84C14 74 18 66 28 62', 4, .1, .1)
        b.close()
    b.brush('M-8 66C-4 72 4 72 8 66', 4, .3, .3)
    for sx in (1, -1):
        for k in range(3):
            b.brush(f'M{sx*(14+k*15)} {98-k*6}C{sx*(16+k*15)} {88-k*7} {sx*(20+k*15)} {80-k*7} {sx*(26+k*14)} {76-k*7}',
                4, .8, .05)
    b.close()
    b.crown(210, 324, 92, 5, closed=True, cap=t['deep'], jewel=RED, w=4.6)
    for k in range(-1, 6):
        b.scale_wave(20 + k * 84, 590, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    for k in range(-1, 6):
        b.scale_wave(62 + k * 84, 611, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
    for k in range(-1, 6):
        b.scale_wave(20 + k * 84, 634, 42, [t['deep'], t['mid'], t['light']], 3, INK, 2.6)
