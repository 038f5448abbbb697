#!/usr/bin/env python3
"""Lays out the plain deck from the signs in resources/cards and resources/symbols.

    make.py OUT                 writes OUT/CARD.svg, of all cards
    make.py --check OUT         tells whether OUT holds exactly what would be written; 1 if not

White paper, one dark ink for each suit, and its sign as often as the number says: for eyes that want contrast, and for
small screens. Python's standard library is all it needs.
"""
import argparse
import pathlib
import re
import sys

RESOURCES = pathlib.Path(__file__).resolve().parents[3]
INK = '#14121f'
SUITS = {'cups': ('#0b3f86', '#eaf1fa'), 'rods': ('#9c1c14', '#fcefea'), 'discs': ('#0f5a32', '#ecf6ea'),
         'swords': ('#6b4300', '#fdf4dc')}
"""The suit's ink and the tint of its paper."""
MAJORS = ('fool magician high-priestess empress emperor hierophant lovers chariot strength hermit wheel-of-fortune '
          'justice hanged-man death temperance devil tower star moon sun judgement world').split()
COURTS = ('page', 'knight', 'queen', 'king')

# Where the signs of a spot stand, from 0 to 1 across and down the heart, as on playing cards.
PIPS = {
    1: [(.5, .5)],
    2: [(.5, 0), (.5, 1)],
    3: [(.5, 0), (.5, .5), (.5, 1)],
    4: [(0, 0), (1, 0), (0, 1), (1, 1)],
    5: [(0, 0), (1, 0), (.5, .5), (0, 1), (1, 1)],
    6: [(0, 0), (1, 0), (0, .5), (1, .5), (0, 1), (1, 1)],
    7: [(0, 0), (1, 0), (.5, .25), (0, .5), (1, .5), (0, 1), (1, 1)],
    8: [(0, 0), (1, 0), (.5, .25), (0, .5), (1, .5), (.5, .75), (0, 1), (1, 1)],
    9: [(0, 0), (1, 0), (0, 1 / 3), (1, 1 / 3), (.5, .5), (0, 2 / 3), (1, 2 / 3), (0, 1), (1, 1)],
    10: [(0, 0), (1, 0), (.5, 1 / 6), (0, 1 / 3), (1, 1 / 3), (0, 2 / 3), (1, 2 / 3), (.5, 5 / 6), (0, 1), (1, 1)],
}
PIP_SIZE = {1: 250, 2: 150, 3: 116, 4: 136, 5: 120, 6: 108, 7: 96, 8: 96, 9: 82, 10: 82}
LEMNISCATE = 'M210 360C250 280 350 280 350 360S250 440 210 360S70 280 70 360S170 440 210 360Z'


def number(value):
    """As it stands in a file: one decimal at most."""
    text = f'{round(value, 6):.1f}'
    return text[:-2] if text.endswith('.0') else text


def sign(file, colour):
    """The elements of a picture of the project, in one colour; and how wide it is."""
    text = (RESOURCES / file).read_text(encoding='utf-8')
    width = float(re.search(r'viewBox="0 0 ([0-9.]+)', text)[1])
    body = re.search(r'<svg[^>]*>(.*)</svg>', re.sub(r'<!--.*?-->|<title>.*?</title>', '', text, flags=re.S), re.S)[1]
    if colour:
        body = re.sub(r'="#(?!fff)[0-9a-f]{6}"', f'="{colour}"', body)
    return re.sub(r'\s*\n\s*', '', body).strip(), width


def placed(file, colour, x, y, size):
    """The picture with its middle at (x, y)."""
    body, width = sign(file, colour)
    scale = size / width
    return (f'<g transform="translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.4f})">{body}</g>')


def frame(colour, tint):
    """Paper and border; the border lies outside the window, so that a tile cut from it has none of it at its sides."""
    return ('<rect x="1" y="1" width="418" height="718" rx="21" fill="#fff" stroke="#8a8578" stroke-width="2"/>'
            f'<rect x="17" y="93" width="386" height="534" fill="{tint}" stroke="{colour}" stroke-width="6"/>')


def spot(suit, count):
    colour, tint = SUITS[suit]
    size = PIP_SIZE[count]
    left, top = 20 + 26 + size / 2, 170 + 14 + size / 2
    if count > 3:
        left += 14
    across, down = 420 - 2 * left, 720 - 2 * top
    signs = [placed(f'symbols/suit-{suit}.svg', colour, left + x * across, top + y * down, size) for x, y in PIPS[count]]
    return [frame(colour, tint), *signs]


def court(suit, rank):
    colour, tint = SUITS[suit]
    return [frame(colour, tint), placed(f'cards/emblem-{rank}.svg', INK, 210, 308, 216),
            placed(f'symbols/suit-{suit}.svg', colour, 210, 484, 108)]


def major(name):
    return [frame(INK, '#ffffff'), placed(f'cards/emblem-{name}.svg', INK, 210, 360, 324)]


def infinity():
    return [frame(INK, '#ffffff'),
            f'<path d="{LEMNISCATE}" fill="none" stroke="{INK}" stroke-width="34" stroke-linejoin="round"/>']


def back():
    body, _ = sign('cards/back.svg', None)
    body = body[body.index('/>') + 2:]                              # without its paper: there is ours
    return ['<rect x="1" y="1" width="418" height="718" rx="21" fill="#f1e8d2" stroke="#8a8578" stroke-width="2"/>'
            '<rect x="18" y="18" width="384" height="684" rx="10" fill="#2c2a52"/>',
            f'<g transform="translate(16.8 88) scale(1.5456)">{body}</g>']


def cards():
    """Every card of the deck: name -> its elements."""
    for name in MAJORS:
        yield name, major(name)
    for suit in SUITS:
        for count in PIPS:
            yield f'{suit}-{"ace" if count == 1 else count}', spot(suit, count)
        for rank in COURTS:
            yield f'{suit}-{rank}', court(suit, rank)
    yield 'infinity', infinity()
    yield 'back', back()


def document(elements):
    return ('<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="420" height="720" '
            'viewBox="0 0 420 720">\n'
            '<!-- Gnostica Desktop, GPL-3.0-or-later. Made by source/make.py: change that, not this. -->\n'
            + '\n'.join(elements) + '\n</svg>\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--check', action='store_true', help='write nothing, compare')
    parser.add_argument('out', type=pathlib.Path, help='the folder of the cards')
    options = parser.parse_args()
    made = {f'{name}.svg': document(elements) for name, elements in cards()}
    if not options.check:
        options.out.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (options.out / name).write_text(text, encoding='utf-8', newline='\n')
        return 0
    found = {file.name: file.read_text(encoding='utf-8') for file in options.out.glob('*.svg')}
    wrong = sorted(name for name in made.keys() | found.keys() if made.get(name) != found.get(name))
    for name in wrong:
        print(f'{options.out / name}: not what the script makes')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
