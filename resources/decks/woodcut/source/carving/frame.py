"""The card round the picture: paper, frames that tell spots, courts and majors apart, the free bands."""
from carving.palette import *

WINDOW = {
    'spot': 'M20 96H400V624H20Z',
    'court': ('M44 96H376C376 110 386 120 400 120V600C386 600 376 610 376 624H44C44 610 34 600 20 600V120'
              'C34 120 44 110 44 96Z'),
    'major': 'M20 172C20 122 112 96 210 96C308 96 400 122 400 172V624H20Z',
}
# The border lies outside the window, so that a tile cut from it has none of it at its sides.
STRAIGHT = 'M17 93H403V627H17Z'
NOTCHED = ('M41.2 93H378.8C378.8 107.6 388.4 117 403 117V603C388.4 603 378.8 612.4 378.8 627H41.2'
           'C41.2 612.4 31.6 603 17 603V117C31.6 117 41.2 107.6 41.2 93Z')
BORDER = {'spot': STRAIGHT, 'court': NOTCHED, 'major': STRAIGHT}


def frame(b, suit, kind):
    """Lays the paper round the picture, and the frame of its kind upon it."""
    t = TINT[suit]
    b.framing = True
    paper = b.gradient('paper', [(0, '#fbf2dd'), (1, '#f0e0ba')])
    outer = 'M22 0H398C410 0 420 10 420 22V698C420 710 410 720 398 720H22C10 720 0 710 0 698V22C0 10 10 0 22 0Z'
    b.raw(f'<path fill-rule="evenodd" d="{outer}{WINDOW[kind]}" fill="{paper}"/>')
    if kind == 'major':
        for sx in (1, -1):
            b.open(210, 0, 1, 0, sx=sx)
            b.fill('M-190 96H-30C-110 97 -190 124 -190 168Z', t['deep'])
            b.spark(-164, 119, 14, GOLD, 0)
            b.spark(-136, 109, 6, GOLD_L, 0)
            b.spark(-177, 143, 5, GOLD_L, 0)
            b.spark(-110, 104, 4, GOLD, 0)
            b.close()
        b.line('M20 166C20 122 112 98 210 98C308 98 400 122 400 166', 5, INK)
        b.line('M24 168C24 126 114 102 210 102C306 102 396 126 396 168', 1.6, GOLD)
    elif kind == 'court':
        for x in (27, 393):
            for y in (103, 617):
                b.disc(x, y, 6.5, t['deep'])
                b.disc(x, y, 2.6, GOLD_L)
    b.line(BORDER[kind], 6.4, INK)
    # outer frame: a tint line broken at the corners by a leaf, a gold hair inside
    b.line('M40 10H380M40 710H380M10 40V680M410 40V680', 2.6, t['deep'])
    for sx in (1, -1):
        for sy in (1, -1):
            b.raw(f'<g transform="translate(210 360) scale({sx} {sy})">')
            b.line('M-170 -350C-190 -350 -200 -340 -200 -320', 2.6, t['deep'])
            b.leaf(-188, -338, 17, 8, t['deep'], .34, 0, False)
            b.leaf(-188, -338, 17, 82, t['deep'], .34, 0, False)
            b.disc(-190, -340, 3.4, GOLD_D)
            b.close()
    b.line('M22 1H398C410 1 419 10 419 22V698C419 710 410 719 398 719H22C10 719 1 710 1 698V22C1 10 10 1 22 1Z', 2,
        '#a98d55')
    for sx in (1, -1):                                   # fleurons at the ends of the name band: 64..356 stays free
        b.open(210, 667, 1, 0, sx=sx)
        b.leaf(-160, 0, 20, -34, t['deep'], .34, 0, False)
        b.leaf(-160, 0, 20, 34, t['deep'], .34, 0, False)
        b.leaf(-160, 0, 26, 180, t['deep'], .26, 0, False)
        b.disc(-160, 0, 4, GOLD, 1.6)
        b.close()
