"""Makes `lettering.ttf`, the letters of pictures, of the font Vollkorn.

    npm pack @fontsource/vollkorn@5.3.0 && tar xzf fontsource-vollkorn-5.3.0.tgz
    pip install fonttools brotli
    python make.py package/files

It has the Latin, Greek and Cyrillic letters of one weight, as outlines and widths alone, with figures as high as capitals.
"""

import sys
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

SCRIPTS = ["latin", "latin-ext", "greek", "cyrillic"]
WEIGHT = 600
# What a renderer of outlines needs to be told, and nothing else.
TABLES = {"GlyphOrder", "head", "hhea", "maxp", "hmtx", "cmap", "loca", "glyf", "name"}


def main(folder: Path) -> None:
    merged = merge.Merger().merge([str(part(folder, script)) for script in SCRIPTS])
    use_lining_figures(merged)
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=merged.getBestCmap().keys())
    subsetter.subset(merged)
    for table in [tag for tag in merged.keys() if tag not in TABLES]:
        del merged[table]
    merged.save(Path(__file__).with_name("lettering.ttf"))


def part(folder: Path, script: str) -> Path:
    """A part of the font, unpacked: merging wants no compressed ones."""
    font = TTFont(folder / f"vollkorn-{script}-{WEIGHT}-normal.woff2")
    font.flavor = None
    # Parts share a few glyphs; merging of layout rules is not needed but for the figures, which are in the first.
    if script != "latin":
        for table in ["GSUB", "GPOS", "GDEF"]:
            if table in font:
                del font[table]
    unpacked = folder / f"{script}.ttf"
    font.save(unpacked)
    return unpacked


def use_lining_figures(font: TTFont) -> None:
    """Points are read better if all figures are as high as capitals."""
    gsub = font["GSUB"].table
    features = [record.Feature for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == "lnum"]
    lookups = {index for feature in features for index in feature.LookupListIndex}
    swaps = {}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            swaps.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap = {code: swaps.get(glyph, glyph) for code, glyph in table.cmap.items()}


main(Path(sys.argv[1]))
