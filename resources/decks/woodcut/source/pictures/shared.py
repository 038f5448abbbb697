"""Skies, grounds and things that several cards show."""
import math

from carving import *


STONE, STONE_D, BARK = '#ecdcb6', '#b79a68', '#8a4a20'


def sun_face(b, x, y, r, base='#f8c63e', light=GOLD_L):
    """The sun with a face, of radius r, without its rays."""
    b.open(x, y, r / 100)
    b.disc(0, 0, 100, base, 5.4)
    b.fill(poly(circle(0, 0, 92, 60)[28:48] + [(-10, -62), (-52, -20), (-62, 10)]), light)
    b.hatch(poly(circle(0, 0, 98, 60)), 0, 5.6, 3.6, .24, '#b9560f', from_end=True)
    b.hatch(poly(circle(0, 0, 98, 60)[2:20] + [(0, 86), (50, 60)]), -35, 6, 3, .5, '#b9560f', from_end=False)
    for sx in (1, -1):
        b.open(0, 0, 1, 0, sx=sx)
        b.disc(54, 30, 21, '#e5672b')
        b.line('M46 22C52 18 60 18 66 24M44 32C52 28 62 28 68 34M48 42C54 38 60 38 64 42', 1.8, '#f8c63e')
        b.shape('M14 -6C24 -24 44 -26 58 -8C46 6 26 6 14 -6Z', WHITE, 3.2)
        b.disc(36, -9, 9.5, '#174c8a', 2.6)
        b.disc(36, -9, 4.6, INK)
        b.disc(39, -12, 2.2, WHITE)
        b.brush('M10 -6C22 -30 46 -32 62 -8', 6, .3, .2)
        b.brush('M18 8C30 16 44 14 54 6', 2.8, .1, .1)
        b.brush('M8 -28C20 -52 52 -54 70 -32', 8.5, .5, .1)
        b.brush('M70 4C74 10 76 14 76 20', 2.6, .1, .1)
        b.close()
    b.brush('M-10 -30C-6 -8 -8 14 -16 28C-22 38 -12 44 -4 40', 4.6, .2, .4)
    b.brush('M16 28C20 36 14 44 4 40', 4.2, .1, .4)
    b.hatch('M-8 -30C-2 -6 -4 14 -14 32L-2 34L2 -30Z', 0, 5, 2.6, .6)
    b.fill('M-32 58C-20 50 -8 50 0 55C8 50 20 50 32 58C20 62 8 60 0 62C-8 60 -20 62 -32 58Z', '#b3261e')
    b.fill('M-24 62C-10 66 10 66 24 62C16 78 -16 78 -24 62Z', '#d8492f')
    b.brush('M-38 56C-28 60 -12 61 0 62C12 61 28 60 38 56', 4, .2, .2)
    b.brush('M-13 84C-4 80 4 80 13 84', 3.2, .1, .1)
    b.brush('M-40 50C-38 46 -38 42 -42 38', 3, .1, .1)
    b.brush('M40 50C38 46 38 42 42 38', 3, .1, .1)
    b.close()


def moon_face(b, x, y, s):
    """The moon, a face in its crescent; radius 120 s."""
    b.open(x, y, s)
    b.disc(0, 0, 120, '#174c8a', 5)
    b.hatch(poly(circle(0, 0, 118, 60)), 0, 8, 3, .5, '#4a90c8')
    cres = ('M18 -118C86 -112 122 -58 122 0C122 58 86 112 18 118C44 104 46 88 38 78C26 74 16 68 14 58C12 50 22 46 24 '
        '42C14 42 8 36 12 31C16 29 20 28 22 26C14 24 8 20 10 14C12 11 18 12 20 8C6 10 -10 8 -8 2C4 -6 22 -20 26 -34C20 '
        '-48 24 -60 34 -76C42 -90 38 -106 18 -118Z')
    b.shape(cres, '#fbe7a6', 5)
    b.hatch(cres, 0, 6.4, 4.4, .3, '#a5632c', from_end=True)
    b.shape('M34 -20C44 -32 62 -32 74 -20C62 -10 46 -10 34 -20Z', WHITE, 3)
    b.disc(50, -21, 6.5, '#174c8a', 2)
    b.disc(50, -21, 3, INK)
    b.brush('M30 -20C42 -38 64 -38 80 -18', 5, .3, .1)
    b.brush('M26 -36C40 -54 66 -54 84 -38', 6.5, .4, .1)
    b.brush('M38 -8C50 -2 62 -4 70 -10', 2.6, .1, .1)
    b.brush('M20 8C26 6 30 2 30 -4', 3.6, .1, .1)
    b.brush('M22 26C30 27 36 26 40 22', 4, .6, .05)
    b.disc(72, 16, 14, '#f0a15c')
    b.line('M64 10C70 6 78 8 82 12M63 18C70 14 80 16 84 20', 1.8, '#fbe7a6')
    b.brush('M30 62C36 66 44 66 48 62', 3, .1, .1)
    b.close()


def wheat(b, x, y, h, lean=0, gold=GOLD, light=GOLD_L, stalk=GOLD_D, s=1.0):
    """One ear; its stalk stands at (x, y), the ear begins at height h."""
    tx, ty = x + lean, y - h
    b.brush(f'M{n(x)} {n(y)}C{n(x)} {n(y-h*.4)} {n(tx-lean*.3)} {n(y-h*.6)} {n(tx)} {n(ty)}', 7.4 * s, .8, .6)
    b.brush(f'M{n(x)} {n(y)}C{n(x)} {n(y-h*.4)} {n(tx-lean*.3)} {n(y-h*.6)} {n(tx)} {n(ty)}', 3.6 * s, .8, .6, stalk)
    a = math.degrees(math.atan2(-h * .5, lean * 1.2)) if lean else -90
    b.open(tx, ty, s, a + 90)
    for m in range(4, -1, -1):
        for sg in (-1, 1):
            b.leaf(sg * 1.5, 4 - m * 12, 24, -90 + sg * 36, gold if sg > 0 else light, .36, 2.6, False)
    b.leaf(0, -56, 24, -90, light, .34, 2.6, False)
    b.close()


def day(b, t, cx, cy, r=60):
    """The cups' sky."""
    b.sky('#2f78b8', '#dcedf0', '#8cc6e2')
    b.beams(cx, cy, r, 640, 64, '#f7ebd1', 20, spread=.5)
    b.beams(cx, cy, r + 20, 640, 64, t['deep'], 6, phase=0, spread=.6)


def water(b, t, y, r=42):
    """The cups' sea from y down."""
    b.sea(y, [t['deep'], t['mid'], t['light']], r, 3)


def lotus(b, x, y, s=1.0):
    """A water lily on its leaf."""
    b.open(x, y, s)
    for L, r, c in ((50, -8, '#f3b8b0'), (54, -34, '#f9d9cf'), (54, -62, WHITE), (50, -172, '#f3b8b0'),
            (54, -146, '#f9d9cf'), (54, -118, WHITE), (58, -90, WHITE)):
        b.leaf(0, -8, L, r, c, .3, 3.4 / max(s, .7), True)
    b.shape('M-64 0C-38 -14 38 -14 64 0C38 18 -38 18 -64 0Z', GREEN, 3.8)
    b.brush('M-30 6C-14 10 10 10 24 6', 3, .1, .1)
    b.close()


def stream(b, d, w=20):
    """Water that runs along a line."""
    b.line(d, w, INK)
    b.line(d, w - 8, '#4a90c8')
    b.line(d, w * .2, WHITE)


def dusk(b, t, cx=210, cy=360, r=50, spread=1.0):
    """The rods' sky."""
    b.sky('#a3281f', '#f2a05a', '#d9552f')
    b.beams(cx, cy, r, 640, 72, '#7a1a16', 16, spread=spread)


def embers(b, places):
    """Small flames along the lower edge: (x, y, height)."""
    for x, y, h in places:
        b.flame(x, y, h, RED, GOLD, GOLD_L, 3.2)


def garden(b, t, cx=210, cy=360, r=70):
    """The discs' sky."""
    b.sky('#8fc06a', '#fbf6d8', '#cfe3a4')
    b.beams(cx, cy, r, 640, 64, '#fdf8e0', 22, spread=.4)
    b.beams(cx, cy, r + 25, 640, 64, t['deep'], 5, phase=0, spread=.6)


def meadow(b, t, y=556, flowers=(52, 104, 316, 368)):
    """A meadow with flowers at these places."""
    b.hill([(20, y), (120, y - 16), (210, y - 8), (300, y - 16), (400, y)], t['mid'], t['deep'], gap=10, depth=.5,
        angle=80)
    for k, x in enumerate(flowers):
        b.brush(f'M{x} 608C{x-2} 598 {x+2} 588 {x} 580', 4, .6, .2)
        b.rose(x, 580, 12, RED if k % 2 else WHITE, RED_L, w=2)


def storm(b, t, cx=210, cy=360, r=60, spread=.9):
    """The swords' sky."""
    b.sky('#f0b93a', '#fbeebf', '#f7d87a')
    b.beams(cx, cy, r, 640, 80, t['mid'], 16, spread=spread)


def clouds(b, places):
    """Storm clouds: (x, y, scale, flipped)."""
    for x, y, s, f in places:
        b.cloud(x, y, s, SLATE, '#2f3550', f)


ABOVE = ((66, 146, 1.0, False), (354, 146, 1.05, True))


BELOW = ((54, 598, 1.1, True), (210, 610, 1.2, False), (370, 598, 1.1, False))


def tree(b, d, w=14, end=.35, colour=BARK):
    """A trunk or branch that tapers along a line."""
    b.brush(d, w, .9, end)
    b.brush(d, w - 6.5, .9, end, colour)


def torch(b, x, y, length, rot=0, w=4, leaves=False, flame=62, colour='#e9c98c'):
    """A rod with a flame of its own height; (x, y) is its middle."""
    b.rod(x, y, length, rot, w, leaves, None, colour)
    s = length / 300
    a = math.radians(rot)
    b.flame(x + 122 * s * math.sin(a), y - 122 * s * math.cos(a), flame * s, w=w * .8, rot=rot)


def fist(b, x, y, s):
    """A hand that holds something upright; as on the Magician."""
    skin = '#f3cda0'
    b.open(x, y, s)
    b.shape('M-34 40C-42 10 -46 -22 -34 -36C-18 -46 26 -46 36 -36C46 -16 40 16 34 40Z', skin, 4.6 / s)
    for i, yy in enumerate((-40, -22, -4, 14)):
        b.shape(f'M{-24+i} {yy}C-14 {yy-6} 28 {yy-6} {38-i} {yy+1}C{44-i} {yy+8} {42-i} {yy+17} {34-i} {yy+18}C18 '
            f'{yy+17} -6 {yy+19} {-22+i} {yy+16}C{-32+i} {yy+12} {-32+i} {yy+3} {-24+i} {yy}Z', skin, 3.6 / s)
    b.shape('M-38 4C-46 -16 -40 -36 -26 -42C-12 -48 12 -44 20 -34C22 -26 16 -22 8 -24C-4 -28 -12 -24 -16 -16C-18 -6 '
        '-22 6 -28 14Z', skin, 3.8 / s)
    b.close()


def lily(b, x, y, s, pad=True):
    """A water lily; (x, y) is the middle of its pad."""
    b.open(x, y, s)
    for L, r, c in ((50, -8, '#f3b8b0'), (54, -34, '#f9d9cf'), (54, -62, WHITE), (50, -172, '#f3b8b0'),
            (54, -146, '#f9d9cf'), (54, -118, WHITE), (58, -90, WHITE)):
        b.leaf(0, -6, L, r, c, .3, 3.4 / s, True)
    if pad:
        b.shape('M-64 2C-38 -12 38 -12 64 2C38 20 -38 20 -64 2Z', GREEN, 3.8 / s)
        b.brush('M0 12C14 10 36 6 48 2', 3, .1, .1)
    b.close()


def storm_clouds(b, below=True):
    """The clouds of the courts of swords, above and below."""
    for x, y, s, f in ((62, 160, 1.1, False), (364, 152, 1.15, True), (214, 126, 1.1, False)):
        b.cloud(x, y, s, SLATE, '#2f3550', f)
    if below:
        for x, y, s, f in ((40, 604, 1.2, True), (214, 622, 1.2, False), (384, 602, 1.2, False)):
            b.cloud(x, y, s, SLATE, '#2f3550', f)


def steed(b, x, y, s, coat, shade, light, mane, bridle, rot=0, eye=GOLD_L, ear=RED_L, key=None, eared=True, line=INK):
    """The horse's head of the knights. shade: cuts on the right, light: cuts on the left; mane(b) is drawn behind."""
    b.open(x, y, s, rot)
    mane(b)
    pts = [(-134, 46), (-146, 26), (-138, 2), (-116, -26), (-88, -66), (-58, -102), (-36, -122), (-20, -172), (2, -120),
        (44, -100), (86, -54), (106, 20), (128, 100), (140, 200), (-84, 200), (-60, 130), (-32, 80), (-20, 40),
        (-34, 44), (-60, 40), (-86, 58), (-104, 74), (-122, 68)]
    if not eared:
        pts[6:9] = [(-36, -122), (-16, -130), (8, -122)]
    d = smooth(pts, corners=(7, 13, 14) if eared else (13, 14))
    if key:
        b.line(d, 12, key)
    b.shape(d, coat, 5.4)
    if shade:
        b.hatch(smooth([(2, -120), (44, -100), (86, -54), (106, 20), (128, 100), (140, 200), (60, 200), (50, 80),
            (30, 0), (-2, -60)]), 0, 8, 4.6, .72, shade, from_end=True)
    if light:
        b.hatch(smooth([(-58, 130), (-30, 80), (-16, 44), (20, 60), (14, 130), (0, 200), (-80, 200)]), 0, 8, 4.2, .62,
            light)
        b.hatch(smooth([(-114, -22), (-86, -62), (-56, -98), (-40, -114), (-34, -92), (-58, -62), (-84, -26),
            (-104, -4)]), 38, 6.4, 3.4, .7, light)
    else:
        b.hatch(smooth([(-56, 130), (-32, 80), (-20, 40), (6, 60), (0, 130), (-20, 200), (-84, 200)]), 0, 8, 4, .6,
            shade)
    cutc = light or line
    b.brush('M-22 44C4 36 14 2 -2 -26', 5, .2, .1, cutc)
    b.brush('M-132 48C-116 52 -106 48 -100 42', 4.4, .2, .3, cutc)
    b.fill('M-136 22C-134 12 -122 10 -118 18C-122 22 -126 20 -130 26C-134 28 -137 26 -136 22Z', cutc)
    b.shape('M-64 -46C-54 -64 -32 -62 -24 -46C-36 -34 -52 -34 -64 -46Z', eye, 3.4)
    b.disc(-45, -48, 7.8, INK)
    b.disc(-47.5, -51, 2.4, WHITE)
    b.brush('M-72 -48C-58 -74 -30 -72 -16 -48', 6, .2, .1, cutc)
    b.brush('M-58 -32C-46 -26 -36 -28 -28 -34', 3, .1, .1, cutc)
    if eared:
        b.shape('M-22 -126C-20 -146 -18 -160 -18 -162C-10 -146 -8 -132 -10 -122Z', ear, 2.6)
    for st in ('M-112 -28C-96 -8 -92 30 -94 62', 'M-92 24C-40 22 -8 -30 0 -114', 'M-66 -92C-48 -84 -20 -84 -1 -92',
            'M-92 34C-40 90 40 110 128 96'):
        b.line(st, 13, INK)
        b.line(st, 7.4, bridle)
    for px, py in ((-93, 26), (-2, -92), (-104, -18)):
        b.disc(px, py, 9, GOLD, 3.4)
        b.disc(px - 2, py - 3, 3, GOLD_L)
    b.close()


def wreath(b, x, y, r, k=24, L=30):
    """A wreath of k leaves."""
    for i in range(k):
        a = 2 * math.pi * i / k
        b.leaf(x + r * math.cos(a), y + r * math.sin(a), L, math.degrees(a) + 60, GREEN, .42, 2.6, True, GREEN_L)
