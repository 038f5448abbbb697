#!/usr/bin/python3
"""Makes the fonts of this folder from Vollkorn. Debian: python3-fonttools fonts-vollkorn.

    freeze_figures.py OUT [SOURCE]

Qt before 6.7 cannot choose OpenType features. Therefore the lining figures (`lnum`), and for Gnostica Figures also the
tabular ones (`tnum`), take the places of Vollkorn's default figures in the character map; no glyph is changed. Other
glyphs that no text reaches (small capitals, alternates, other figures) are left out. The licence asks for another name.
"""
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = '/usr/share/fonts/truetype/vollkorn'
#: family: (styles, features that become the default, ranges of characters)
TEXT = [(0x20, 0x24F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x2044),
        (0x20A0, 0x20BF), (0x2113, 0x2122), (0x2190, 0x2193), (0x2212, 0x2265), (0xFB00, 0xFB04)]
NUMBERS = [(0x20, 0x7E), (0xA0, 0xA0), (0xB1, 0xB7), (0xBC, 0xBE), (0xD7, 0xD7), (0xF7, 0xF7), (0x2007, 0x2026),
           (0x202F, 0x202F), (0x2044, 0x2044), (0x2212, 0x2212)]
FAMILIES = {
    'Gnostica Serif': (('Regular', 'Bold', 'Black'), ('lnum',), TEXT),
    'Gnostica Figures': (('Bold', 'Black'), ('lnum', 'tnum'), NUMBERS),
}
#: features that Qt applies without being asked
FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'liga', 'rlig', 'calt']


def single_substitutions(font, tag):
    """Glyph -> glyph of all single substitutions of a feature."""
    table, found = font['GSUB'].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != tag:
            continue
        for place in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[place].SubTable:
                part = getattr(part, 'ExtSubTable', part)
                if getattr(part, 'LookupType', 0) == 1:
                    found.update(part.mapping)
    return found


def freeze(font, tags):
    for tag in tags:
        glyphs = single_substitutions(font, tag)
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap.update({code: glyphs[old] for code, old in table.cmap.items() if old in glyphs})


def rename(font, family, style):
    """The name of Vollkorn stays only in the copyright notice and in the address of its project."""
    for record in font['name'].names:
        if record.nameID in (1, 3, 4, 16, 21):
            record.string = record.toUnicode().replace('Vollkorn', family)
        if record.nameID == 6:
            record.string = family.replace(' ', '') + '-' + style


def keep(font, ranges):
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ['*']
    options.hinting = False
    options.glyph_names = False
    options.recalc_timestamp = False
    options.drop_tables += ['DSIG']  # the signature of the original file
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1)])
    chosen.subset(font)


def main(out, source=SOURCE):
    os.makedirs(out, exist_ok=True)
    for family, (styles, tags, ranges) in FAMILIES.items():
        for style in styles:
            font = TTFont(f'{source}/Vollkorn-{style}.ttf', recalcTimestamp=False)
            freeze(font, tags)
            rename(font, family, style)
            keep(font, ranges)
            font.save(os.path.join(out, family.replace(' ', '') + '-' + style + '.ttf'))


if __name__ == '__main__':
    main(*sys.argv[1:])
