"""The documents of the help as sources for lupdate, which cannot read Markdown.

help_texts.py ROOT FILE    writes FILE: a QT_TRANSLATE_NOOP for each block of the documents in resources/help

Each document has its own context, gnostica::help::NAME. It is split into blocks as by `helpBlocks()` in the program
(app/gui/windows/game/help/help_text.h); `tst_help_text` checks that both agree.
"""
import json
import pathlib
import re
import sys

CONTEXT = "gnostica::help::"
# Beginnings of lines, with the explanation for translators; empty for lines that are not translated.
BEGINNINGS = (
    (re.compile(r"# +(.*)"), "the name of the page"),
    (re.compile(r"## +(.*)"), "heading of a chapter"),
    (re.compile(r"### +(.*)"), "heading"),
    (re.compile(r"- +(.*)"), "entry of a list"),
    (re.compile(r"[0-9]+[.] +(.*)"), "step of an instruction"),
    (re.compile(r"!\[\]\((.*)\)"), ""),
    (re.compile(r"\{keys\}"), ""),
)
PLACEHOLDERS = re.compile(r"\{(\w+:\w+)\}")
MEANINGS = {"action": "what the menu calls it", "menu": "the name of a menu", "key": "a key"}


def blocks(markdown):
    """Returns [text, explanation] for each translatable block."""
    found = []
    goes_on = False
    for line in map(str.strip, markdown.splitlines()):
        begun = next(((match, what) for beginning, what in BEGINNINGS if (match := beginning.fullmatch(line))), None)
        if begun:
            match, what = begun
            goes_on = bool(what)
            if what:
                found.append([match[1], what])
        elif not line:
            goes_on = False
        elif goes_on:
            found[-1][0] += " " + line
        else:
            found.append([line, "paragraph"])
            goes_on = True
    return found


def unknown_placeholders(text):
    """Placeholders of unknown kinds; `tst_help_text` checks the names in them."""
    return [each for each in re.findall(r"\{[^{}]*\}|[{}]", text)
            if not (known := PLACEHOLDERS.fullmatch(each)) or known[1].partition(":")[0] not in MEANINGS]


def explanation(name, text, what):
    told = [f"{{{each}}} is {MEANINGS.get(each.partition(':')[0], 'unknown')}"
            for each in PLACEHOLDERS.findall(text)]
    if re.search(r"\]\(", text):
        told.append("the part in parentheses stays")
    return "; ".join([f"help page “{name}”, {what}", *told])


def source(root):
    lines = ["// Made by tests/help_texts.py of resources/help, for lupdate only.", "const char* const texts[] = {"]
    for file in sorted(pathlib.Path(root).glob("resources/help/*.md")):
        for text, what in blocks(file.read_text(encoding="utf-8")):
            lines.append(f"//: {explanation(file.stem, text, what)}")
            lines.append(f'QT_TRANSLATE_NOOP("{CONTEXT}{file.stem}", {json.dumps(text, ensure_ascii=False)}),')
    return "\n".join([*lines, "};"]) + "\n"


def main(root, file):
    pathlib.Path(file).write_text(source(root), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
