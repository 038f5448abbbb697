"""Decks of cards: complete manifests, and drawings that Qt renders as intended.

decks.py ROOT
"""
import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from math import atan2, cos, hypot, pi, radians, sin, sqrt

MAJORS = (
    "fool magician high-priestess empress emperor hierophant lovers chariot strength hermit wheel-of-fortune justice "
    "hanged-man death temperance devil tower star moon sun judgement world"
).split()
RANKS = "ace 2 3 4 5 6 7 8 9 10 page knight queen king".split()
CARDS = MAJORS + [f"{suit}-{rank}" for suit in ("cups", "rods", "discs", "swords") for rank in RANKS]
FIELDS = {
    "format", "id", "name", "description", "author", "licence", "size", "rounding", "window", "heart", "bands", "slots",
    "inks", "cards", "extra", "back",
}
SLOTS = {"index", "suit", "number", "powers", "value", "name"}
INKS = {"cups", "rods", "discs", "swords", "majors", "name", "symbols"}
ELEMENTS = {"svg", "defs", "g", "path", "circle", "ellipse", "rect", "polygon", "linearGradient", "radialGradient", "stop"}
ATTRIBUTES = {
    "version", "baseProfile", "width", "height", "viewBox", "id", "d", "points", "transform", "opacity", "fill",
    "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "cx",
    "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "fx", "fy", "gradientUnits", "offset", "stop-color",
    "stop-opacity",
}
CARD_BYTES = 130_000
DECK_BYTES = 5_000_000
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.I)


class Faults(list):
    """A list of faults, one line each."""

    def need(self, holds, text):
        if not holds:
            self.append(text)
        return holds


# ---- Drawings --------------------------------------------------------------------------------------------------------


def product(a, b):
    """The transformation b, then a; both as SVG's matrix(a b c d e f)."""
    return (
        a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
    )


def transformation(text):
    matrix = (1, 0, 0, 1, 0, 0)
    for name, inner in re.findall(r"(\w+)\(([^)]*)\)", text):
        v = [float(n) for n in NUMBER.findall(inner)]
        if name == "translate":
            step = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif name == "scale":
            step = (v[0], 0, 0, v[-1], 0, 0)
        elif name == "rotate":
            c, s = cos(radians(v[0])), sin(radians(v[0]))
            x, y = v[1:] or (0, 0)
            step = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
        elif name == "matrix":
            step = tuple(v)
        else:
            raise ValueError(f"{name}({inner})")
        matrix = product(matrix, step)
    return matrix


STEPS = [k / 12 for k in range(1, 13)]


def curve(*p):
    """Points on a Bézier curve with these control points (de Casteljau)."""
    for t in STEPS:
        row = list(p)
        while len(row) > 1:
            row = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in zip(row, row[1:])]
        yield row[0]


def arc(start, rx, ry, turn, large, sweep, end):
    """Points on an elliptic arc, with the centre computed as in the appendix of the SVG specification."""
    c, s = cos(radians(turn)), sin(radians(turn))
    if not rx or not ry or start == end:
        yield end
        return
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    u, v = (c * hx + s * hy) / rx, (c * hy - s * hx) / ry           # half the chord on the unit circle
    grow = max(1, hypot(u, v))
    rx, ry, u, v = rx * grow, ry * grow, u / grow, v / grow
    off = sqrt(max(0, 1 / (u * u + v * v) - 1)) * (-1 if large == sweep else 1)
    mx, my = v * off, -u * off
    first, last = atan2(v - my, u - mx), atan2(-v - my, -u - mx)
    if sweep and last < first:
        last += 2 * pi
    elif not sweep and last > first:
        last -= 2 * pi
    for t in STEPS:
        a = first + (last - first) * t
        x, y = rx * (cos(a) + mx), ry * (sin(a) + my)
        yield c * x - s * y + (start[0] + end[0]) / 2, s * x + c * y + (start[1] + end[1]) / 2


def places(d):
    """Points of a path, close enough to give its extent."""
    tokens = re.findall(r"[A-Za-z]|" + NUMBER.pattern, d)
    size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}
    here = start = control = (0.0, 0.0)
    i, command = 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind = command.upper()
        if kind == "Z":
            here = start
            continue
        v = [float(n) for n in tokens[i:i + size[kind]]]
        i += size[kind]
        dx, dy = here if command.islower() else (0, 0)
        if kind == "H":
            points = [(v[0] + dx, here[1])]
        elif kind == "V":
            points = [(here[0], v[0] + dy)]
        else:
            ends = v[-2:] if kind == "A" else v
            points = [(x + dx, y + dy) for x, y in zip(ends[::2], ends[1::2])]
        if kind == "A":
            yield from arc(here, *v[:5], points[-1])
        elif kind in "CSQ":
            mirrored = [(2 * here[0] - control[0], 2 * here[1] - control[1])] if kind == "S" else []
            yield from curve(here, *mirrored, *points)
        else:
            yield from points
        control = points[-2] if kind in "CS" else points[-1]
        here = points[-1]
        if kind == "M":
            start, command = here, "l" if command == "m" else "L"


def corners(element):
    """Points whose bounding box contains an element."""
    value = {k: float(element.get(k, 0)) for k in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry")
             if re.fullmatch(NUMBER, element.get(k, "0"))}
    kind = element.tag.rpartition("}")[2]
    if kind == "path":
        return list(places(element.get("d")))
    if kind == "polygon":
        v = [float(n) for n in NUMBER.findall(element.get("points"))]
        return list(zip(v[::2], v[1::2]))
    if kind == "rect":
        return [(value["x"] + a * value["width"], value["y"] + b * value["height"]) for a in (0, 1) for b in (0, 1)]
    if kind in ("circle", "ellipse"):
        rx, ry = (value["r"],) * 2 if kind == "circle" else (value["rx"], value["ry"])
        return [(value["cx"] + a * rx, value["cy"] + b * ry) for a in (-1, 1) for b in (-1, 1)]
    return []


def reach(element, matrix, pen):
    """Left, top, right and bottom of each point in an element, including the width of the pen."""
    if element.tag.endswith("defs"):
        return
    matrix = product(matrix, transformation(element.get("transform", "")))
    stroke = element.get("stroke", pen[0])
    pen = (stroke, float(element.get("stroke-width", pen[1])))
    scale = max(abs(n) for n in matrix[:4])
    half = pen[1] * scale / 2 if stroke not in (None, "none") else 0
    for x, y in corners(element):
        px, py = matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]
        yield px - half, py - half, px + half, py + half
    for child in element:
        yield from reach(child, matrix, pen)


def check_drawing(file, size, faults):
    text = file.read_text(encoding="utf-8")
    faults.need(len(text) <= CARD_BYTES, f"{file}: {len(text)} bytes, more than {CARD_BYTES}")
    root = xml.fromstring(text)
    for element in root.iter():
        kind = element.tag.rpartition("}")[2]
        faults.need(kind in ELEMENTS, f"{file}: <{kind}> is not drawn everywhere")
        for name, value in element.attrib.items():
            name = name.rpartition("}")[2]
            faults.need(name in ATTRIBUTES, f"{file}: {kind} {name}: not of a drawing")
            faults.need("url(" not in value or re.fullmatch(r"url\(#[\w-]+\)", value), f"{file}: {value}: elsewhere")
    if not faults.need(root.get("viewBox") == f"0 0 {size[0]} {size[1]}", f"{file}: its view box is not the deck's size"):
        return
    boxes = list(reach(root, (1, 0, 0, 1, 0, 0), (None, 1)))
    faults.need(boxes, f"{file}: empty")
    for left, top, right, bottom in boxes:
        if left < -.1 or top < -.1 or right > size[0] + .1 or bottom > size[1] + .1:
            faults.append(f"{file}: reaches beyond the card: {left:.1f} {top:.1f} {right:.1f} {bottom:.1f}")
            break


# ---- Manifests -------------------------------------------------------------------------------------------------------


def unique(pairs):
    """A JSON object, whose keys must differ."""
    keys = [k for k, _ in pairs]
    twice = {k for k in keys if keys.count(k) > 1}
    if twice:
        raise ValueError(f"named twice: {', '.join(sorted(twice))}")
    return dict(pairs)


def within(inner, outer):
    return (
        len(inner) == 4 and inner[2] > 0 and inner[3] > 0 and inner[0] >= outer[0] and inner[1] >= outer[1]
        and inner[0] + inner[2] <= outer[0] + outer[2] and inner[1] + inner[3] <= outer[1] + outer[3]
    )


def check_manifest(file, deck, faults):
    """Checks fields, rectangles and colours."""
    faults.need(deck.keys() == FIELDS, f"{file}: fields {sorted(deck.keys() ^ FIELDS)} missing or unknown")
    faults.need(deck["format"] == 1, f"{file}: format")
    faults.need(deck["id"] == file.parent.name, f"{file}: the id is not the folder's name")
    for field in ("name", "description"):  # one text, or one per language
        texts = deck[field].values() if isinstance(deck[field], dict) else [deck[field]]
        faults.need(texts and all(isinstance(text, str) and text.strip() for text in texts), f"{file}: {field}")
    for field in ("author", "licence"):
        faults.need(isinstance(deck[field], str) and deck[field].strip(), f"{file}: {field}")
    card = [0, 0, *deck["size"]]
    faults.need(within(deck["window"], card), f"{file}: window")
    faults.need(within(deck["heart"], deck["window"]), f"{file}: the heart lies in the window")
    faults.need(deck["heart"][2] == deck["heart"][3], f"{file}: the heart is a square")
    for band in deck["bands"].values():
        faults.need(within(band, card), f"{file}: band {band}")
    faults.need(deck["bands"].keys() == {"top", "bottom"}, f"{file}: bands")
    faults.need(deck["slots"].keys() == SLOTS, f"{file}: slots")
    for name, slot in deck["slots"].items():
        band = deck["bands"]["bottom" if name == "name" else "top"]
        faults.need(within(slot, band), f"{file}: slot {name} leaves its band")
    faults.need(deck["inks"].keys() == INKS, f"{file}: inks")
    for ink in deck["inks"].values():
        faults.need(re.fullmatch("#[0-9a-f]{6}", ink), f"{file}: ink {ink}")


def check_deck(file, faults):
    deck = json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=unique)
    check_manifest(file, deck, faults)
    missing, unknown = sorted(set(CARDS) - deck["cards"].keys()), sorted(deck["cards"].keys() - set(CARDS))
    faults.need(not missing, f"{file}: no picture of {', '.join(missing)}")
    faults.need(not unknown, f"{file}: no such cards: {', '.join(unknown)}")
    named = [*deck["cards"].values(), *deck["extra"].values(), deck["back"]]
    faults.need(len(set(named)) == len(named), f"{file}: one picture stands for two cards")
    for name in named:
        picture = file.parent / name
        if faults.need(picture.is_file() and file.parent in picture.resolve().parents, f"{picture}: no such file here"):
            check_drawing(picture, deck["size"], faults)
    used = {(file.parent / name).resolve() for name in named}
    stray = [p for p in file.parent.rglob("*.svg") if p.resolve() not in used]
    faults.need(not stray, f"{file}: named nowhere: {', '.join(p.name for p in stray)}")
    total = sum(p.stat().st_size for p in used if p.is_file())
    faults.need(total <= DECK_BYTES, f"{file}: {total} bytes in all, more than {DECK_BYTES}")
    source = file.parent / "source" / "make.py"
    if source.exists():
        made = subprocess.run([sys.executable, source, "--check", file.parent / "cards"], capture_output=True, text=True)
        faults.need(made.returncode == 0, made.stdout + made.stderr)
    return total


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    faults = Faults()
    files = sorted(root.glob("resources/decks/*/deck.json"))
    faults.need(files, "no decks")
    for file in files:
        total = check_deck(file, faults)
        print(f"{file.parent.name}: {total // 1000} KB")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
