#!/usr/bin/env python3
"""Cuts the whole deck.

    make.py OUT [CARD ...]      writes OUT/CARD.svg, of all cards if none is named
    make.py --check OUT         tells whether OUT holds exactly what would be written; 1 if not

Python's standard library is all it needs, and what it writes is the same to the byte every time.
"""
import argparse
import pathlib
import sys

sys.dont_write_bytecode = True

import pictures                                                     # noqa: E402, F401: declares the cards
from carving import CARDS, document                                 # noqa: E402


def faults(out):
    """What is wrong with the files in OUT, a line each."""
    for name in CARDS:
        file = out / f'{name}.svg'
        if not file.exists():
            yield f'{file}: missing'
        elif file.read_text(encoding='utf-8') != document(name):
            yield f'{file}: not what the script makes'
    for file in sorted(out.glob('*.svg')):
        if file.stem not in CARDS:
            yield f'{file}: no card of this deck'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--check', action='store_true', help='write nothing, compare')
    parser.add_argument('out', type=pathlib.Path, help='the folder of the cards')
    parser.add_argument('cards', nargs='*', help='only these')
    options = parser.parse_args()
    if options.check:
        wrong = list(faults(options.out))
        print('\n'.join(wrong) or f'{len(CARDS)} cards are what the script makes')
        return 1 if wrong else 0
    unknown = [name for name in options.cards if name not in CARDS]
    if unknown:
        parser.error(f'no such card: {", ".join(unknown)}')
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.cards or CARDS:
        (options.out / f'{name}.svg').write_text(document(name), encoding='utf-8', newline='\n')
    return 0


if __name__ == '__main__':
    sys.exit(main())
