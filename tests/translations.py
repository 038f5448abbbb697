"""Checks the source texts for translators: every text that lupdate finds in the sources and in the documents of the
help, and the English plurals.

translations.py LUPDATE ROOT
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import help_texts

COUNTED = (
    "announced|bytes|cards|deals|decisions|dice|exhaustions|games|levels|minutes|moments|pieces|pips|players|points|"
    "positions|problems|rounds|rulesets|seats|seconds|segments|spaces|steps|territories|times|values"
)
BARE_NUMBER = re.compile(rf"%[1-9] (?:more |other |small |of the )?(?:{COUNTED})\b")
PLACE = re.compile(r"%[1-9]")
# Words that are both noun and verb in English, or whose translation must agree with another word: "Place", the heading
# of a column, was once translated as a verb in seven languages.
MANIFOLD = set("""
activate all amount announce any back bid board bookmark changed close compare continue copy cost cut dark
deals draw easy edit export fair fast find finish finished guide hand hard help here hint hurry import
interrupted keys learn light link log marks master measure measured name names none normal notes one open
orient out pace pass pause paused piles place plain play players powers print quick random record
refresh rename replace reset review roll rule rules running save shrink skip slow start state step stop
summary take text turn value view void
""".split())
ONE_WORD = re.compile(r"[A-Za-z&]+[….:]*")
# Files in which a blank joins texts other than sentences: an id and its title, search words, faces of dice, file names.
JOINED_BY_BLANK = {
    "app/gui/windows/compare/rules/side_by_side_text.cpp", "app/gui/windows/game/dialogs/desk_dialogs.cpp", "app/gui/windows/game/help/help_contents.cpp",
    "app/gui/windows/game/help/help_panel.cpp", "app/gui/program/running.cpp", "app/report/page_writer.cpp", "app/report/report_page.cpp",
    "app/wording/rulebook/rulebook_format.cpp", "variants/threestica/words.cpp",
}
BLANK = re.compile(r"""join\((?:u' '|QLatin1Char\(' '\)|QStringLiteral\(" "\))\)|\+ (?:u' '|QStringLiteral\(" "\)) \+|"""
                   r"""QStringLiteral\(" "\) \+""")


def collect(root, lupdate, locations, files):
    """Collects all texts of the sources into translation files with lupdate."""
    with tempfile.TemporaryDirectory() as folder:
        documents = pathlib.Path(folder) / "help_texts.cpp"
        help_texts.main(root, documents)
        subprocess.run(
            [lupdate, "-silent", "-I", ".", "-locations", locations, "app", "variants", str(documents),
             "-ts", *map(str, files)],
            cwd=root, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )


def texts(root, lupdate):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "all.ts"
        collect(root, lupdate, "absolute", [file])
        return list(messages(file))


def messages(file):
    """Yields (context, message) for a translation file."""
    for context in xml.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


QTS_OWN = {"QCommandLineParser", "QPlatformTheme", "QShortcut"}  # contexts of Qt whose texts we replace with our own


def faults_of_source(context, message):
    source = message.findtext("source")
    counts = message.get("numerus") == "yes"
    if not context.startswith("gnostica::") and context not in QTS_OWN:
        yield f"the context is not that of a class: {context}"
    if "(s)" in source:
        yield "a plural in parentheses"
    if BARE_NUMBER.search(source):
        yield "a bare number before a noun: %n knows plurals"
    if "%n" in source and not counts:
        yield "%n without a number"
    if context.startswith(help_texts.CONTEXT):
        for placeholder in help_texts.unknown_placeholders(source):
            yield f"nobody knows what {placeholder} is"
    elif re.search(r"[{}|]", source):
        yield "signs that name grammatical forms in translations"


def is_manifold(source):
    return bool(ONE_WORD.fullmatch(source)) and re.sub(r"[….:&]", "", source).lower() in MANIFOLD


def faults_of_joints(root):
    """Sentences must be joined by wording::sentences(): Chinese and Japanese have no blank between them."""
    for folder in ("app/gui", "app/wording", "app/report", "app/charts", "variants"):
        for file in sorted((root / folder).rglob("*.cpp")):
            name = str(file.relative_to(root))
            if name not in JOINED_BY_BLANK and BLANK.search(file.read_text(encoding="utf-8")):
                yield f"{name}: texts are joined by a blank: wording::sentences() does it as the language does"


def explained(sources):
    """The texts that a comment explains: a comment before the text, or before the other text of a pair (one addressed
    to a player, one about that player)."""
    told = set()
    lines = {}
    for context, message in sources:
        key = (context, message.findtext("source"))
        if message.findtext("extracomment") or message.findtext("comment"):
            told.add(key)
        for place in message.iter("location"):
            lines.setdefault(place.get("filename"), []).append((int(place.get("line")), key))
    for places in lines.values():
        places.sort(key=lambda place: place[0])  # a stable sort: two texts on one line keep their order
        for (before, explained_key), (line, key) in zip(places, places[1:]):
            if explained_key in told and line - before <= 4:
                told.add(key)
    return told


def faults_of_english(root, sources):
    english = {}
    for context, message in messages(root / "translations/gnostica_en.ts"):
        forms = [form.text or "" for form in message.iter("numerusform")]
        key = (context, message.findtext("source"), message.findtext("comment"))
        english[key] = forms
        if len(forms) != 2 or not all(forms) or message.find("translation").get("type"):
            yield f"{key}: not translated into the singular and the plural"
    for context, message in sources:
        key = (context, message.findtext("source"), message.findtext("comment"))
        if message.get("numerus") == "yes" and key not in english:
            yield f"{key}: not in gnostica_en.ts (./dev translations)"


def main(lupdate, root):
    root = pathlib.Path(root)
    sources = texts(root, lupdate)
    faults = [
        f"{context}: “{message.findtext('source')}”: {fault}"
        for context, message in sources
        for fault in faults_of_source(context, message)
    ]
    told = explained(sources)
    faults += [
        f"{context}: “{message.findtext('source')}”: no comment tells translators what %1 is"
        for context, message in sources
        if PLACE.search(message.findtext("source")) and (context, message.findtext("source")) not in told
    ]
    faults += [
        f"{context}: “{message.findtext('source')}”: no disambiguation or comment tells translators which meaning it has"
        for context, message in sources
        if is_manifold(message.findtext("source")) and not message.findtext("comment")
        and not message.findtext("extracomment")
    ]
    faults += faults_of_english(root, sources)
    faults += faults_of_joints(root)
    print("\n".join(sorted(set(faults))))
    print(f"{len(sources)} texts, {len(set(faults))} faults")
    return 1 if faults or not sources else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
