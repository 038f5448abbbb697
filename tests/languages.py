"""Checks that every translation is complete and valid, in translation files and in documents with their own texts.

languages.py LUPDATE ROOT [LANGUAGE…]    checks all languages, or only these
languages.py LUPDATE ROOT --counts       prints only the numbers of untranslated and faulty texts, and does not fail

tst_phrases checks grammatical forms and placeholders; tst_languages checks the translations in the windows.
"""
import csv
import json
import pathlib
import re
import sys
import tempfile
import xml.etree.ElementTree as xml
from typing import NamedTuple

import help_texts
from translations import collect, messages

# Marks that end a text, and their counterparts in other languages.
MARKS = {".": ".", "?": "?", "!": "!", ":": ":", "…": "…", ",": ",", ";": ";"}
WIDE = {".": "。", "?": "？", "!": "！", ":": "：", ",": "、，", ";": "；"}
MARKS_OF = {
    "ar": {"?": "؟", ",": "،", ";": "؛"},
    "fa": {"?": "؟", ",": "،", ";": "؛"},
    "ur": {".": "۔", "?": "؟", ",": "،", ";": "؛"},
    "el": {"?": ";", ";": "·"},
    "hi": {".": "।"},
    "ja": WIDE,
    "zh": WIDE,
}
ANY_MARK = set("".join(MARKS) + "".join("".join(marks.values()) for marks in MARKS_OF.values())) - {"·"}
QUOTES = "“”„«»‹›「」『』‘’‚״"
CLOSERS = QUOTES + ")]）］】"
# Length of a source whose translation may be an abbreviation with a full stop.
SHORT = 12
# Documents tag Chinese by script, and files by country.
TAGS = {"zh_CN": ("zh-Hans", "zh-CN"), "zh_TW": ("zh-Hant", "zh-TW")}

FROM_RIGHT = ("ar", "fa", "he", "ur")
# Signs before Latin letters, which move to the other side of them between right-to-left words: options, places in
# documents, escapes. After a Latin word they keep their place.
LATIN_SIGN = re.compile(r"(?<![\u2066-\u2068\w])(?<![A-Za-z] )(?:--\w|/[a-z]|#[a-z]|\\[a-z])")
VALUE_PLACE = re.compile(r"%L?[1-9n]")
ARITHMETIC = set("%٪/±+−=")  # their place next to a number depends on the language
TURNS = re.compile(r"[\u202a-\u202e]")  # overrides and embeddings; isolates (U+2066 … U+2069) do no harm

TAG = re.compile(r"</?\w[^>]*>")
ENTITY = re.compile(r"&(?:\w+|#\d+);")
ACCELERATOR = re.compile(r"&(?=[^&\s])")
BEHIND = re.compile(r"\(&\w\)")  # "開く(&O)": an accelerator in a script without capitals
ASKED = re.compile(r"(?<=%\d)\{\w+\}")
NAMED = re.compile(r"(?<!%\d)\{(?=\w+:)")
VALUE = re.compile(r"\{[^{}]*\}")
TARGET = re.compile(r"\]\([^()]*\)")  # of a link in Markdown
FORM = re.compile(r"(?<=\})\{[a-z]+\}")  # "{card:sun}{dative}": the form that a sentence of a document requests
WORD = re.compile(r"[^\W\d_]{2,}")
# Options, files, values: the same in every language.
NO_WORD = re.compile(r"--[\w-]+|%L?[1-9n]|\{[^{}]*\}|https?://\S+|<[^>]*>|&(?:\w+|#\d+);")


class Text(NamedTuple):
    """A text and its translation."""

    where: str  # the context of a text in the sources, or the place in a document
    source: str
    forms: tuple  # the translation, or each plural form of it
    meaning: str = ""  # the disambiguation


class Fault(NamedTuple):
    language: str
    where: str
    source: str
    translation: str
    what: str

    def __str__(self):
        said = f": “{self.source}”" if self.source else ""
        translated = f" → “{self.translation}”" if self.translation else ""
        return f"{self.language}: {self.where}{said}{translated}: {self.what}"


# ---- One text --------------------------------------------------------------------------------------------------------


def variants(text, form):
    """The texts that a translation can show: each grammatical form of a phrase, without the names of forms."""
    named = NAMED.search(form) if text.meaning.startswith("phrase") else None
    parts = [form]
    if named:
        parts = [form[:named.start()]]
        depth = 0
        part = ""
        for sign in form[named.end():].removesuffix("}"):
            depth += (sign == "{") - (sign == "}")
            if sign == "|" and depth == 0:
                parts.append(part.partition(":")[2].strip())
                part = ""
            else:
                part += sign
        parts.append(part.partition(":")[2].strip())
    return [ASKED.sub("", each) for each in parts]


def ending(text):
    """The last mark of a text, and whether a quotation ends with it; the mark is empty if the text ends with none."""
    bare = BEHIND.sub("", TAG.sub("", text)).rstrip()
    last = bare.rstrip(CLOSERS).rstrip()
    mark = last[-1:] if last[-1:] in ANY_MARK else ""
    return mark, len(last) < len(bare) and bare[len(last):].lstrip()[:1] in QUOTES


def faults_of_ending(language, source, translation):
    wanted, quoted = ending(source)
    found, _ = ending(translation)
    if wanted not in MARKS:
        wanted = ""
    marks = MARKS_OF.get(language, MARKS_OF.get(language.split("_")[0], {}))
    allowed = marks.get(wanted, MARKS.get(wanted, ""))
    if quoted:
        allowed += wanted  # the text may quote a sign
    if wanted and (not found or found not in allowed):
        yield f"does not end with {' or '.join(allowed)}"
    if not wanted and found and not (found == "." and len(source) < SHORT):
        yield f"ends with {found}, and the source with no mark"
    if language.split("_")[0] == "es" and wanted in ("?", "!") and {"?": "¿", "!": "¡"}[wanted] not in translation:
        yield "a question or exclamation is not opened"


def faults_of_french_blanks(translation):
    bare = ENTITY.sub("", TAG.sub("", re.sub(r"https?://\S+", "", translation)))
    bare = bare.replace(";;", " ")  # separates types of files
    if re.search(r"[^\u202f?!«“„\s][;?!]|[ \u00a0][;?!](?!\u00a0»)", bare):
        yield "a narrow no-break space (U+202F) stands before ; ? !"
    if re.search(r"[^\u00a0:](?<!«):(?=\s|$)", bare):
        yield "a no-break space (U+00A0) stands before :"
    if re.search(r"«[^\u00a0\u202f]|[^\u00a0\u202f]»", bare):
        yield "a no-break space stands inside « »"


def blanks(text):
    """The blanks before and after a text."""
    inner = text.strip(" \t\n")
    start = text.index(inner)
    return text[:start], text[start + len(inner):]


def faults_of_blanks(language, source, translation):
    wanted, found = blanks(source), blanks(translation)
    inner = TAG.sub("", translation).strip(" \t\n")
    if inner[-1:] in "".join(WIDE.values()) and MARKS_OF.get(language.split("_")[0]) is WIDE:
        wanted = (wanted[0], found[1] and wanted[1])  # wide marks include their blank
    if wanted != found:
        yield "blanks at the ends differ from those of the source"


def faults_of_joined_values(source, translation):
    """A value that the source joins to its unit must not be separated from it by a line break."""
    for value in VALUE_PLACE.findall(source):
        for joined, loose in ((f"{value}\u00a0", f"{value} "), (f"\u00a0{value}", f" {value}")):
            if joined in source and loose in translation:
                yield f"a no-break space (U+00A0) stands beside {value}"


def accelerators(text):
    return len(ACCELERATOR.findall(ENTITY.sub("", text).replace("&&", "")))


def faults_of_variant(language, source, translation):
    """Faults of a text that is shown."""
    if not translation.strip():
        yield "empty"
        return
    yield from faults_of_blanks(language, source, translation)
    yield from faults_of_ending(language, source, translation)
    yield from faults_of_joined_values(source, translation)
    if '"' in translation and '"' not in source:
        yield "straight quotation marks"
    if "..." in translation and "..." not in source:
        yield "three dots instead of …"
    if sorted(TAG.findall(source)) != sorted(TAG.findall(translation)):
        yield "other tags than in the source"
    if accelerators(source) != accelerators(translation):
        yield "an accelerator (&) more or less than in the source"
    if language.split("_")[0] == "de" and re.search(r"\w…", translation):
        yield "a blank (U+00A0) stands before …"
    if TURNS.search(translation):
        yield "signs that turn letters around (U+202A … U+202E): isolates do what is needed"
    if language.split("_")[0] == "fr":
        yield from faults_of_french_blanks(translation)
    if language.split("_")[0] in FROM_RIGHT:
        yield from faults_of_direction(translation)


def faults_of_direction(translation):
    """Faults in a language that is written from right to left."""
    bare = TARGET.sub("]", ENTITY.sub("", TAG.sub("", translation)))
    if LATIN_SIGN.search(bare):
        yield "an option, a place in a document or an escape is not isolated (U+2068 … U+2069)"
    if "→" in bare:
        yield "an arrow points against the direction of reading"
    signs = VALUE_PLACE.sub("", bare)
    if signs != bare and ARITHMETIC & set(signs) and not any(sign.isalpha() for sign in signs) \
            and bare[0] not in "\u2066\u2067":
        yield "values and signs alone do not say their direction (U+2066 or U+2067 … U+2069)"


def faults_of_sequences(language, texts):
    """A sequence of actions is not a list: with verbs, "A and B" may mean "if A, then B"."""
    patterns = {text.meaning: text.forms[0] for text in texts if text.where.endswith("::Lists")}
    for meaning in ("list: two", "list: end"):
        if patterns.get("sequence: end") and patterns["sequence: end"] == patterns.get(meaning):
            yield Fault(language, "Lists", "%1, then %2", patterns[meaning], "actions are joined as things are")


def is_key(text):
    return text.meaning.startswith("key")


def is_untouched(text):
    return text.source in text.forms and bool(WORD.search(NO_WORD.sub("", text.source))) and not is_key(text)


def faults_of_help(text):
    """In a document of the help, placeholders and link targets must not change."""
    for marks in (VALUE, TARGET):
        if any(sorted(marks.findall(text.source)) != sorted(marks.findall(form)) for form in text.forms):
            yield "other values in braces or other targets of links than in the source"


def faults_of_text(language, text, house):
    """The faults of a translation."""
    if text.where.startswith(help_texts.CONTEXT):
        for what in faults_of_help(text):
            yield Fault(language, text.where, text.source, " ".join(text.forms), what)
    for form in text.forms:
        if is_key(text):
            continue
        shown = variants(text, form)
        for what in dict.fromkeys(what for each in shown for what in faults_of_variant(language, text.source, each)):
            yield Fault(language, text.where, text.source, form, what)
    whole = " ".join(text.forms)
    if is_untouched(text) and not house.may_stay(language, text):
        yield Fault(language, text.where, text.source, whole,
                    "as in English (if that is right: translations/untouched.csv)")
    if not is_key(text):
        for term in house.missing_terms(language, text):
            yield Fault(language, text.where, text.source, whole,
                        f"the glossary's word for “{term}” is not there (if that is right: "
                        "translations/glossary-exceptions.csv)")


# ---- Glossary and exceptions -----------------------------------------------------------------------------------------


def rows(file):
    if not file.is_file():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


class House:
    """The glossary, and the lists of exceptions."""

    def __init__(self, folder):
        self.glossary = rows(folder / "glossary.csv")
        self.patterns = [re.compile(row["pattern"]) for row in self.glossary]
        self.exceptions = {(row["language"], row["term"], row["source"])
                           for row in rows(folder / "glossary-exceptions.csv")}
        self.untouched = {(row["language"], row["source"]) for row in rows(folder / "untouched.csv")}
        self.needed = set()  # used entries of both lists

    def may_stay(self, language, text):
        """Returns true if this text may be the same as in English."""
        self.needed.add((language, text.source))
        return (language, text.source) in self.untouched

    def missing_terms(self, language, text):
        """The terms of the source whose words are missing in the translation."""
        source = VALUE.sub("", text.source).replace("&", "")  # {space:1,1} is replaced by the name of a space
        whole = " ".join(text.forms).replace("&", "").casefold()
        for row, pattern in zip(self.glossary, self.patterns):
            stems = [stem.strip().casefold() for stem in (row.get(language) or "").split("|") if stem.strip()]
            if not stems or not pattern.search(source) or any(stem in whole for stem in stems):
                continue
            exception = (language, row["term"], text.source)
            self.needed.add(exception)
            if exception not in self.exceptions:
                yield row["term"]

    def faults(self, languages, sources):
        """Languages without a glossary, and exceptions for deleted texts or without need. Call it after all texts."""
        for language in languages:
            if not any(row.get(language) for row in self.glossary):
                yield Fault(language, "translations/glossary.csv", "", "", "has no words of this language")
        for language, source in sorted(self.untouched):
            if source not in sources:
                yield Fault(language, "translations/untouched.csv", source, "", "no text has this source")
            elif language in languages and (language, source) not in self.needed:
                yield Fault(language, "translations/untouched.csv", source, "", "needless: it is not as in English")
        for language, term, source in sorted(self.exceptions):
            if language == English.LANGUAGE:
                continue
            if source not in sources or all(row["term"] != term for row in self.glossary):
                yield Fault(language, "translations/glossary-exceptions.csv", source, "",
                            f"no text has this source, or the glossary no term “{term}”")
            elif language in languages and (language, term, source) not in self.needed:
                yield Fault(language, "translations/glossary-exceptions.csv", source, "",
                            f"needless: the glossary's word for “{term}” is there")


class English:
    """Words that English texts and their disambiguations do not use: those that the glossary has another word for, and
    turns of phrase.

    Both files have the columns `not` (a pattern), the word to use instead, and `but in` (beginnings of the contexts or
    places where it is right, separated by |). A single text where it is right is in glossary-exceptions.csv, as `en`.
    """

    LANGUAGE = "en"

    def __init__(self, folder, exceptions):
        words = [(row["not"], row["term"], row["but in"]) for row in rows(folder / "glossary.csv") if row.get("not")]
        phrases = [(row["not"], row["use"], row["but in"]) for row in rows(folder / "english.csv")]
        self.patterns = [(re.compile(pattern), use, tuple(filter(None, places.split("|"))))
                         for pattern, use, places in words + phrases]
        self.exceptions = {(use, source) for language, use, source in exceptions if language == self.LANGUAGE}
        self.needed = set()

    def faults(self, texts):
        """Of all (context or place, text or disambiguation), and of exceptions that nothing needs."""
        for where, text in sorted(texts):
            shown = VALUE.sub("", text).replace("&", "")
            for pattern, use, places in self.patterns:
                found = None if where.startswith(places) else pattern.search(shown)
                if not found:
                    continue
                if (use, text) in self.exceptions:
                    self.needed.add((use, text))
                else:
                    yield Fault(self.LANGUAGE, where, text, "", f"says “{found[0]}”; instead: {use}")
        for use, text in sorted(self.exceptions - self.needed):
            yield Fault(self.LANGUAGE, "translations/glossary-exceptions.csv", text, "", f"needless for “{use}”")


# ---- The files of translators ----------------------------------------------------------------------------------------


def language_of(file):
    return file.stem.removeprefix("gnostica_")


def key_of(context, message):
    return context, message.findtext("source"), message.findtext("comment") or ""


def forms_of(message):
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return tuple(form.text or "" for form in translation.iter("numerusform"))
    return (translation.text or "",)


def wanted_texts(lupdate, root, languages):
    """For each language all texts of the sources, as lupdate collects them, with their numbers of plural forms."""
    with tempfile.TemporaryDirectory() as folder:
        files = {language: pathlib.Path(folder) / f"gnostica_{language}.ts" for language in languages}
        collect(root, lupdate, "none", files.values())
        return {
            language: {key_of(context, message): len(forms_of(message)) for context, message in messages(file)}
            for language, file in files.items()
        }


def texts_of_file(language, file, wanted, faults):
    """Yields the translations of a file; adds missing and obsolete ones to `faults`."""
    seen = set()
    for context, message in messages(file):
        key = key_of(context, message)
        forms = forms_of(message)
        state = message.find("translation").get("type")
        fault = Fault(language, context, key[1], " / ".join(forms), "")
        if key not in wanted or state in ("vanished", "obsolete"):
            faults.append(fault._replace(what="obsolete: the sources have no such text (./dev translations)"))
            continue
        seen.add(key)
        if state == "unfinished" or not any(forms):
            faults.append(fault._replace(what="untranslated"))
        elif len(forms) != wanted[key]:
            faults.append(fault._replace(what=f"{len(forms)} plural forms instead of {wanted[key]}"))
        else:
            yield Text(context, key[1], forms, key[2])
    for context, source, _ in sorted(wanted.keys() - seen):
        faults.append(Fault(language, context, source, "", "untranslated: not in the file (./dev translations)"))


# ---- Documents -------------------------------------------------------------------------------------------------------


def localized(value, place=""):
    """Yields (place, texts by language) for each place of a document that has texts by language."""
    if isinstance(value, dict):
        if isinstance(value.get("en"), str):
            yield place, value
        else:
            for key, inner in value.items():
                yield from localized(inner, f"{place}/{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from localized(inner, f"{place}/{number}")


def texts_of_json(root):
    """Yields (where, English text, texts by tag) for rulesets, lessons and decks."""
    for pattern in ("variants/*/ruleset.json", "resources/lessons/*.json", "resources/decks/*/deck.json"):
        for file in sorted(root.glob(pattern)):
            if file.name.endswith(".schema.json"):
                continue
            document = json.loads(file.read_text(encoding="utf-8"))
            for place, texts in localized(document):
                yield f"{file.relative_to(root)} {place}", texts["en"], texts


def texts_of_desktop(root):
    for file in sorted(root.glob("resources/app/*.desktop")):
        entries = {}
        for line in file.read_text(encoding="utf-8").splitlines():
            found = re.fullmatch(r"(GenericName|Comment|Keywords)(?:\[(\w+)\])?=(.*)", line)
            if found:
                entries.setdefault(found[1], {})[found[2] or "en"] = found[3]
        for key, texts in entries.items():
            yield f"{file.relative_to(root)} {key}", texts["en"], texts


LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def texts_of_xml(root, appstream):
    """Elements, each followed by its translations: those of the AppStream data, or those of the file types."""
    for file in sorted(root.glob("resources/app/*.xml")):
        if file.name.endswith(".metainfo.xml") != appstream:
            continue
        for parent in xml.parse(file).getroot().iter():
            found = []
            for element in parent:
                tag = element.tag.rpartition("}")[2]
                if tag not in ("summary", "p", "li", "caption", "comment"):
                    continue
                text = " ".join((element.text or "").split())
                if element.get(LANG) is None:
                    found.append((f"{file.relative_to(root)} {tag}", text, {}))
                elif found:
                    found[-1][2][element.get(LANG)] = text
            yield from found


def texts_of_documents(language, root, faults):
    """Yields the translations of documents; adds missing ones, and differing values in braces, to `faults`."""
    for source, tags in (
        (texts_of_json(root), TAGS.get(language, (language.replace("_", "-"),))),
        # Desktop environments look these up by the name of the locale.
        (texts_of_desktop(root), (language,)),
        (texts_of_xml(root, appstream=False), (language,)),
        (texts_of_xml(root, appstream=True), (language, language.replace("_", "-"))),
    ):
        for where, english, texts in source:
            translation = next((texts[tag] for tag in tags if texts.get(tag)), "")
            if not translation:
                faults.append(Fault(language, where, english, "", f"untranslated: no “{' or '.join(tags)}”"))
                continue
            if sorted(VALUE.findall(english)) != sorted(VALUE.findall(FORM.sub("", translation))):
                faults.append(Fault(language, where, english, translation, "other values in braces than in the source"))
            if where.endswith(" Keywords") and not translation.endswith(";"):
                faults.append(Fault(language, where, english, translation, "does not end with ;"))
            if not where.endswith(" Keywords"):
                yield Text(where, english, (translation,))


# ---- Everything ------------------------------------------------------------------------------------------------------


def all_faults(lupdate, root, only=()):
    """Returns (faults, number of texts by language)."""
    files = {language_of(file): file for file in sorted(root.glob("translations/gnostica_*.ts"))}
    files.pop("en", None)
    files = {language: file for language, file in files.items() if not only or language in only}
    if not files:
        return [], {}
    house = House(root / "translations")
    wanted = wanted_texts(lupdate, root, files)
    documents = [*texts_of_json(root), *texts_of_desktop(root), *texts_of_xml(root, appstream=False),
                 *texts_of_xml(root, appstream=True)]
    counts = {language: len(texts) + len(documents) for language, texts in wanted.items()}
    faults = []
    for language, file in files.items():
        texts = [
            *texts_of_file(language, file, wanted[language], faults),
            *texts_of_documents(language, root, faults),
        ]
        for text in texts:
            faults.extend(faults_of_text(language, text, house))
        faults.extend(faults_of_sequences(language, texts))
        if not (root / f"translations/guides/{language}.md").is_file():
            faults.append(Fault(language, f"translations/guides/{language}.md", "", "", "there is no guide"))
    sources = {key[1] for texts in wanted.values() for key in texts} | {english for _, english, _ in documents}
    faults.extend(house.faults(files, sources))
    own = {(context, source) for texts in wanted.values() for context, source, _ in texts
           if not context.startswith("Q")}  # Qt's own texts are as they are
    meanings = {(f"{context} (disambiguation)", meaning) for texts in wanted.values() for context, _, meaning in texts
                if meaning and not context.startswith("Q")}
    shown = {(where, english) for where, english, _ in documents if not where.endswith(" Keywords")}
    faults.extend(English(root / "translations", house.exceptions).faults(own | meanings | shown))
    return faults, counts


def main(lupdate, root, *only):
    counting = "--counts" in only
    only = [language for language in only if language != "--counts"]
    faults, counts = all_faults(lupdate, pathlib.Path(root), only)
    for fault in [] if counting else faults:
        print(fault)
    for language, count in counts.items():
        own = [fault for fault in faults if fault.language == language]
        untranslated = sum(fault.what.startswith("untranslated") for fault in own)
        print(f"{language}: {count} texts, {untranslated} untranslated, {len(own) - untranslated} other faults")
    missing = set(only) - counts.keys()
    if missing:
        print(f"no such translation: {', '.join(sorted(missing))}")
    print(f"{len(counts)} languages beside English, {len(faults)} faults")
    return 1 if (faults and not counting) or missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
