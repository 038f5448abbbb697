#!/usr/bin/env python3
"""Draws resources/lab/endgame/turns.svg from the report beside it: how much longer or shorter games become.

Narrow, for a column of the help: each ending has a line of its own above its bar. `--check` compares only.
"""
import json
import pathlib
import sys
from xml.sax.saxutils import escape

FOLDER = pathlib.Path(__file__).resolve().parent / "endgame"
WIDTH, ROW, TOP, MARGIN = 380, 44, 4, 6
INK, SHORTER, LONGER, GRID = "#1b182b", "#0b7a6f", "#b3541e", "#9a93a8"


def drawn(report):
    labels = [arm["label"] for arm in report["arms"]]
    turns = next(metric for metric in report["metrics"] if metric["id"] == "turns")
    rows = [each for each in turns["differences"] if each["from"] == 0]
    least = min(0, *(row["low"] for row in rows))
    most = max(0, *(row["high"] for row in rows))

    def across(value):
        return round(MARGIN + (value - least) / (most - least) * (WIDTH - 2 * MARGIN), 1)

    height = TOP + ROW * len(rows) + 4
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
    ]
    for place, row in enumerate(rows):
        top = TOP + ROW * place
        middle = top + 29
        colour = SHORTER if row["mean"] < 0 else LONGER
        start, end = sorted((across(0), across(row["mean"])))
        number = f'{row["mean"]:+.0f}'.replace("-", "\N{MINUS SIGN}")
        lines += [
            f'<text x="{MARGIN}" y="{top + 16}" fill="{INK}">{escape(labels[row["to"]])}</text>',
            f'<text x="{WIDTH - MARGIN}" y="{top + 16}" fill="{INK}" text-anchor="end" font-weight="bold">{number}</text>',
            f'<rect x="{start}" y="{middle - 6}" width="{round(end - start, 1)}" height="12" fill="{colour}"/>',
            f'<path d="M{across(0)} {middle - 9}v18" stroke="{GRID}" stroke-width="1.5"/>',
            f'<path d="M{across(row["low"])} {middle}H{across(row["high"])}" stroke="{INK}" stroke-width="2"/>',
        ]
    return "\n".join(lines + ["</svg>", ""])


def main():
    picture = drawn(json.loads((FOLDER / "report.json").read_text(encoding="utf-8")))
    file = FOLDER / "turns.svg"
    if "--check" not in sys.argv[1:]:
        file.write_text(picture, encoding="utf-8")
    elif file.read_text(encoding="utf-8") != picture:
        sys.exit(f"{file} is not what {pathlib.Path(__file__).name} draws")


main()
