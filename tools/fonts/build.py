#!/usr/bin/python3
"""Makes ui/fonts from the packages @fontsource-variable/hedvig-letters-serif and @fontsource-variable/radio-canada.

Run by hand, rarely (needs Debian's python3-fonttools and python3-brotli):

    npm pack @fontsource-variable/hedvig-letters-serif @fontsource-variable/radio-canada   # unpack both side by side
    tools/fonts/build.py FOLDER_WITH_WOFF2_FILES ui/fonts

What changes, and why:
- Hedvig kerns the space so tightly that "Other ways" reads as one word: pairs with a space go.
- Hedvig's ff ligature draws one f: ligatures go. (base.css switches them off as well, for the extended file.)
- Neither face has U+202F, the narrow space of French and of our prices; a browser would fetch it from another font.
- Glyphs that no text of ours uses (fractions made by feature, old numerators) go, and with them a few kilobytes.
Both faces are under the SIL Open Font License without a reserved name, so a changed copy may keep the name; the
licence texts lie beside the fonts.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
         0x2009, *range(0x2010, 0x2016), *range(0x2018, 0x201F), 0x2020, 0x2022, 0x2026, 0x202F, 0x2030, 0x2032, 0x2033,
         0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212]
FACES = {
    'hedvig-letters-serif-latin-opsz-normal.woff2': ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt'],
    'radio-canada-latin-wght-normal.woff2': ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum', 'pnum'],
}
NARROW_SPACE = 0x202F


def add_narrow_space(font):
    """Half the word space, as French printers set it before ; ! ? and between thousands."""
    if NARROW_SPACE in font.getBestCmap():
        return
    name = 'uni202F'
    font['gvar'], font['HVAR']  # read before the glyph list grows: both are counted against it
    width, bearing = font['hmtx'].metrics['space']
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyf = font['glyf']
    glyf.glyphs[name] = glyf.glyphs['space']
    glyf.glyphOrder = font.getGlyphOrder()
    font['hmtx'].metrics[name] = (round(width * .62), bearing)
    font['gvar'].variations[name] = []
    if 'HVAR' in font and font['HVAR'].table.AdvWidthMap:
        mapping = font['HVAR'].table.AdvWidthMap.mapping
        mapping[name] = 0xFFFFFFFF
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name


def unkern_space(font):
    spaces = {name for code, name in font.getBestCmap().items() if code in (0x20, 0xA0, NARROW_SPACE)}
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if lookup.LookupType == 9 else table
            if type(pairs).__name__ != 'PairPos':
                continue
            covered = pairs.Coverage.glyphs
            if pairs.Format == 1:
                kept = [(glyph, pair_set) for glyph, pair_set in zip(covered, pairs.PairSet) if glyph not in spaces]
                pairs.Coverage.glyphs = [glyph for glyph, _ in kept]
                pairs.PairSet = [pair_set for _, pair_set in kept]
                for pair_set in pairs.PairSet:
                    pair_set.PairValueRecord = [r for r in pair_set.PairValueRecord if r.SecondGlyph not in spaces]
            else:
                pairs.Coverage.glyphs = [glyph for glyph in covered if glyph not in spaces]
                for classes in (pairs.ClassDef1, pairs.ClassDef2):
                    for glyph in spaces:
                        classes.classDefs.pop(glyph, None)


def build(source, target, features):
    options = subset.Options()
    options.layout_features = features
    options.flavor = 'woff2'
    options.name_IDs = ['*']
    options.notdef_outline = True
    options.recalc_timestamp = False
    font = subset.load_font(source, options)
    add_narrow_space(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN)
    subsetter.subset(font)
    unkern_space(font)
    subset.save_font(font, target, options)
    print(f'{Path(target).name}: {Path(source).stat().st_size} -> {Path(target).stat().st_size} bytes')


if __name__ == '__main__':
    origin, target = map(Path, sys.argv[1:3])
    for name, features in FACES.items():
        build(origin / name, target / name, features)
