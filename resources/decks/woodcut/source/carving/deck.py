"""The cards of the deck, and how one is written."""
import re

from carving.emblems import Block
from carving.frame import frame
from carving.palette import INK, TINT
from carving.paths import compact

CARDS = {}
"""How each card is drawn: name -> (function, suit, kind of frame or None)."""


def card(name, suit, kind):
    """Declares the function below as the picture of a card."""
    def keep(make):
        CARDS[name] = (make, suit, kind)
        return make
    return keep


def document(name):
    """The card as an SVG file. Chance (which leaf bends how) is drawn from the name: the same card every time."""
    make, suit, kind = CARDS[name]
    b = Block(sum(map(ord, name)))
    make(b, TINT[suit])
    if kind:
        frame(b, suit, kind)
    body = '\n'.join(e for e in b.out if e)
    body = re.sub(r' d="([^"]*)"', lambda m: f' d="{compact(m[1])}"', body)
    # said once for all of them
    body = body.replace(' stroke-linecap="round"', '').replace(' stroke-linejoin="round"', '')
    body = re.sub(rf'(<(?:path|circle|ellipse)[^>]*?) fill="{INK}"', r'\1', body)
    return ('<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="420" height="720" '
            'viewBox="0 0 420 720">\n'
            f'<!-- Gnostica Desktop, GPL-3.0-or-later. Made by source/make.py: change that, not this. -->\n'
            f'<defs>{"".join(b.defs)}</defs>\n'
            f'<g fill="{INK}" stroke-linecap="round" stroke-linejoin="round">\n{body}\n</g>\n</svg>\n')
