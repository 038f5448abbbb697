"""The woodcut library: Python standard library only.

Everything becomes SVG Tiny 1.2: paths, groups, gradients. No clip-path, mask, filter, pattern or style sheet: what must
be cut to a shape (rays, hatching, sky lines) is cut here, geometrically, and the frame is painted over the rest.
"""
from carving.deck import CARDS, card, document
from carving.emblems import Block
from carving.limbs import Band, horn, strap
from carving.palette import *
from carving.paths import both, circle, cut, n, points, poly, scan, smooth
