"""Tests that languages.py finds faults: each kind of fault is planted into a small project without faults.

languages_planted.py LUPDATE
"""
import json
import pathlib
import sys
import tempfile
import xml.etree.ElementTree as xml

from languages import Text, all_faults, faults_of_sequences

CONTEXT = "Planted"
LANGUAGES = ("de", "es", "fr", "he", "ja", "pt_BR")

# (source, disambiguation, has plural forms, translations by language: the plural forms, or one text)
TEXTS = [
    ("minion of nobody", "phrase: a piece", False,
     {"de": "Figur{dative: Figuren}", "es": "Pieza", "fr": "Pièce", "he": "כלי", "ja": "駒",
      "pt_BR": "Peça"}),
    ("%1 moves to %2.", "", False,
     {"de": "%1 zieht nach %2{dative}.", "es": "%1 va a %2.", "fr": "%1 va en %2.", "he": "%1 עובר אל %2.", "ja": "%1は%2へ動く。",
      "pt_BR": "%1 vai a %2."}),
    ("Your piece is gone?", "", False,
     {"de": "Deine Figur ist weg?", "es": "¿Tu pieza ha desaparecido?", "fr": "Votre pièce a disparu\u202f?", "he": "הכלי שלכם איננו?",
      "ja": "駒がなくなりましたか？", "pt_BR": "Sua peça sumiu?"}),
    ("&Save “all”…", "", False,
     {"de": "„Alle“ &sichern …", "es": "&Guardar «todo»…", "fr": "&Garder «\u00a0tout\u00a0»…", "he": "&שמירת ״הכול״…",
      "ja": "「全部」を保存(&S)…",
      "pt_BR": "&Salvar “tudo”…"}),
    ("<b>Note:</b> ", "", False,
     {"de": "<b>Hinweis:</b> ", "es": "<b>Nota:</b> ", "fr": "<b>Remarque\u00a0:</b> ",
      "he": "<b>הערה:</b> ", "ja": "<b>注：</b>",
      "pt_BR": "<b>Nota:</b> "}),
    ("%n dots", "", True,
     {"de": ["%n Punkt", "%n Punkte"], "es": ["%n punto", "%n puntos"], "fr": ["%n point", "%n points"],
      "he": ["נקודה", "%n נקודות"], "ja": ["%nドット"],
      "pt_BR": ["%n ponto", "%n pontos"]}),
    ("Sonata", "", False, {"de": "Sonata", "es": "Sonata", "fr": "Sonate", "he": "סונטה", "ja": "ソナタ", "pt_BR": "Sonata"}),
    ("N", "key: facing north", False, {"de": "N", "es": "N", "fr": "N", "he": "צ", "ja": "N", "pt_BR": "N"}),
    ("%1\u00a0%", "a percentage", False,
     {"de": "%1\u00a0%", "es": "%1\u00a0%", "fr": "%1\u00a0%", "he": "\u2066%1%\u2069", "ja": "%1%", "pt_BR": "%1%"}),
    ("From %1 → to %2, as --all says", "", False,
     {"de": "Von %1 → bis %2, wie --all sagt", "es": "De %1 → a %2, como dice --all", "fr": "De %1 → à %2, comme dit --all",
      "he": "מן %1 ← אל %2, כמו ש־\u2068--all\u2069 אומר", "ja": "%1 → %2、--all のとおり",
      "pt_BR": "De %1 → a %2, como diz --all"}),
]
# A paragraph of a help document.
HELP = "gnostica::help::planted"
PRESS = "Press {key:find} on [this page](../page.html)."
PRESSED = {"de": "Drücke {key:find} auf [dieser Seite](../page.html).", "es": "Pulsa {key:find} en [esta página](../page.html).",
           "fr": "Appuyez sur {key:find} dans [cette page](../page.html).", "he": "הקישו {key:find} ב[דף הזה](../page.html).",
           "ja": "[このページ](../page.html)で{key:find}を押します。", "pt_BR": "Pressione {key:find} em [esta página](../page.html)."}
UNTOUCHED = [("de", "Sonata"), ("es", "Sonata"), ("pt_BR", "Sonata")]
GLOSSARY = {"de": "figur", "es": "pieza", "fr": "pièce", "he": "כלי", "ja": "駒", "pt_BR": "peça"}
DOCUMENT = {"title": {
    "en": "Take {card:sun}.", "de": "Nimm {card:sun}.", "es": "Toma {card:sun}.", "fr": "Prenez {card:sun}.",
    "he": "קחו את {card:sun}.",
    "ja": "{card:sun}を取る。", "pt-BR": "Pegue {card:sun}.",
}}
DESKTOP = {
    "Comment": {"en": "A game", "de": "Ein Spiel", "es": "Un juego", "fr": "Un jeu", "he": "משחק", "ja": "ゲーム", "pt_BR": "Um jogo"},
    "Keywords": {"en": "a;b;", "de": "c;d;", "es": "c;d;", "fr": "c;d;", "he": "א;ב;", "ja": "あ;い;", "pt_BR": "c;d;"},
}
XML = {
    "org.test.xml": ("comment", {"en": "Record", "de": "Partie", "es": "Partida", "fr": "Partie", "he": "תיעוד",
                                 "ja": "棋譜",
                                 "pt_BR": "Partida"}),
    "org.test.metainfo.xml": ("li", {"en": "Save", "de": "Sichern", "es": "Guardar", "fr": "Garder", "he": "שמירה", "ja": "保存",
                                     "pt_BR": "Salvar"}),
}


class House:
    """A project with all files that languages need; faults are planted by changing its values before it is built."""

    def __init__(self):
        self.texts = {language: {source: translations[language] for source, _, _, translations in TEXTS}
                      for language in LANGUAGES}
        for language in LANGUAGES:
            self.texts[language][PRESS] = PRESSED[language]
        self.states = {}  # (language, source): the type of the translation
        self.gone = {language: [] for language in LANGUAGES}  # deleted sources
        self.without = set()  # (language, source) that are not in the file
        self.untouched = list(UNTOUCHED)
        self.exceptions = []
        self.glossary = dict(GLOSSARY)
        self.not_to_use = ""  # instead of the glossary's word
        self.english = []  # (pattern, what to use, where it is right)
        self.guides = set(LANGUAGES)
        self.document = json.loads(json.dumps(DOCUMENT))
        self.desktop = json.loads(json.dumps(DESKTOP))
        self.xml = json.loads(json.dumps(XML))

    def build(self, root):
        def write(path, text):
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")

        write("app/planted.cpp", "void Planted::say()\n{\n" + "".join(
            f'    tr({json.dumps(source, ensure_ascii=False)}, {json.dumps(meaning)}{", 2" if counts else ""});\n'
            for source, meaning, counts, _ in TEXTS) + "}\n")
        write("resources/help/planted.md", PRESS.replace(" on ", "\n  on ") + "\n\n{keys}\n")
        write("variants/planted/ruleset.json", json.dumps(self.document))
        write("resources/app/org.test.desktop", "[Desktop Entry]\n" + "".join(
            f"{key}={text}\n" if language == "en" else f"{key}[{language}]={text}\n"
            for key, texts in self.desktop.items() for language, text in texts.items()))
        for name, (tag, texts) in self.xml.items():
            write(f"resources/app/{name}", "<all>" + "".join(
                f"<{tag}>{text}</{tag}>" if language == "en" else f'<{tag} xml:lang="{language}">{text}</{tag}>'
                for language, text in texts.items()) + "</all>")
        write("translations/gnostica_en.ts", '<TS version="2.1" language="en"></TS>')
        for language in LANGUAGES:
            write(f"translations/gnostica_{language}.ts", self.file_of(language))
        for language in self.guides:
            write(f"translations/guides/{language}.md", "# Guide\n")
        write("translations/glossary.csv", "term,pattern,meaning,not,but in," + ",".join(self.glossary) + "\n" +
              rf"piece,\b[Pp]ieces?\b,of a player,{self.not_to_use},," + ",".join(self.glossary.values()) + "\n")
        write("translations/english.csv", "not,use,but in\n" + "".join(f"{','.join(row)}\n" for row in self.english))
        write("translations/untouched.csv", "language,source\n" + "".join(f"{a},{b}\n" for a, b in self.untouched))
        write("translations/glossary-exceptions.csv", "language,term,source\n" +
              "".join(f"{a},{b},{c}\n" for a, b, c in self.exceptions))

    def file_of(self, language):
        root = xml.Element("TS", version="2.1", language=language)
        context = xml.SubElement(root, "context")
        xml.SubElement(context, "name").text = CONTEXT
        gone = [(source, "", False, {}) for source in self.gone[language]]
        for source, meaning, counts, _ in [*TEXTS, *gone]:
            if (language, source) in self.without:
                continue
            message = xml.SubElement(context, "message", {"numerus": "yes"} if counts else {})
            xml.SubElement(message, "source").text = source
            xml.SubElement(message, "comment").text = meaning
            state = self.states.get((language, source))
            translation = xml.SubElement(message, "translation", {"type": state} if state else {})
            text = self.texts[language].get(source, source)
            if counts:
                for form in text:
                    xml.SubElement(translation, "numerusform").text = form
            else:
                translation.text = text
        context = xml.SubElement(root, "context")
        xml.SubElement(context, "name").text = HELP
        message = xml.SubElement(context, "message")
        xml.SubElement(message, "source").text = PRESS
        xml.SubElement(message, "translation").text = self.texts[language][PRESS]
        return xml.tostring(root, encoding="unicode")


def said(language, source, translation):
    """A planted fault: this translation instead of the right one."""
    return lambda house: house.texts[language].update({source: translation})


def state(language, source, kind):
    return lambda house: house.states.update({(language, source): kind})


MOVES = "%1 moves to %2."
GONE = "Your piece is gone?"
PERCENT = "%1\u00a0%"
ALL = "From %1 → to %2, as --all says"
SAVE = "&Save “all”…"
NOTE = "<b>Note:</b> "
# (name of the fault, the change that plants it, the language and the beginning of the expected message)
PLANTINGS = [
    ("unfinished", state("de", MOVES, "unfinished"), "de", "untranslated"),
    ("empty", said("de", MOVES, ""), "de", "untranslated"),
    ("missing", lambda house: house.without.add(("fr", MOVES)), "fr", "untranslated: not in the file"),
    ("vanished", state("de", MOVES, "vanished"), "de", "obsolete"),
    ("gone", lambda house: house.gone["de"].append("Nobody says this."), "de", "obsolete"),
    ("a plural form less", said("de", "%n dots", ["%n Punkte"]), "de", "1 plural forms instead of 2"),
    ("a plural form more", said("ja", "%n dots", ["%nドット", "%nドット"]), "ja", "2 plural forms instead of 1"),
    ("an empty plural form", said("de", "%n dots", ["%n Punkt", ""]), "de", "empty"),
    ("a blank lost", said("de", NOTE, "<b>Hinweis:</b>"), "de", "blanks"),
    ("a blank added", said("de", MOVES, " %1 zieht nach %2."), "de", "blanks"),
    ("a blank in a form", said("de", "minion of nobody", "Figur{dative: }"), "de", "empty"),
    ("a full stop lost", said("de", MOVES, "%1 zieht nach %2"), "de", "does not end with ."),
    ("a full stop added", said("de", "minion of nobody", "Figur."), "de", "ends with ."),
    ("another mark", said("de", GONE, "Deine Figur ist weg!"), "de", "does not end with ?"),
    ("a mark of another script", said("ja", MOVES, "%1は%2へ動く."), "ja", "does not end with 。"),
    ("a narrow question mark", said("ja", GONE, "駒がなくなりましたか?"), "ja", "does not end with ？"),
    ("a question that is not opened", said("es", GONE, "Tu pieza ha desaparecido?"), "es", "a question"),
    ("a mark in a form", said("de", "minion of nobody", "Figur{dative: Figuren bei Nacht:}"), "de", "ends with :"),
    ("no French blank", said("fr", GONE, "Votre pièce a disparu?"), "fr", "a narrow no-break space"),
    ("a wide French blank", said("fr", GONE, "Votre pièce a disparu\u00a0?"), "fr", "a narrow no-break space"),
    ("a breaking French blank", said("fr", NOTE, "<b>Remarque :</b> "), "fr", "a no-break space (U+00A0)"),
    ("a blank in French quotes", said("fr", SAVE, "&Garder « tout »…"), "fr", "a no-break space stands inside"),
    ("straight quotes", said("de", SAVE, '"Alle" &sichern …'), "de", "straight quotation marks"),
    ("three dots", said("de", SAVE, "„Alle“ &sichern ..."), "de", "three dots"),
    ("a tag lost", said("de", NOTE, "Hinweis: "), "de", "other tags"),
    ("another tag", said("de", NOTE, "<i>Hinweis:</i> "), "de", "other tags"),
    ("an accelerator lost", said("de", SAVE, "„Alle“ sichern …"), "de", "an accelerator"),
    ("an accelerator added", said("de", "minion of nobody", "&Figur"), "de", "an accelerator"),
    ("a unit that leaves its value", said("de", PERCENT, "%1 %"), "de", "a no-break space (U+00A0) stands beside %1"),
    ("a percentage that jumps", said("he", PERCENT, "%1%"), "he", "values and signs alone"),
    ("an arrow from left to right", said("he", ALL, "מן %1 → אל %2, כמו ש־\u2068--all\u2069 אומר"), "he", "an arrow"),
    ("an option whose signs jump", said("he", ALL, "מן %1 ← אל %2, כמו ש־--all אומר"), "he", "an option"),
    ("letters turned around", said("he", MOVES, "\u202b%1 עובר אל %2."), "he", "signs that turn letters"),
    ("untouched", said("fr", "Sonata", "Sonata"), "fr", "as in English"),
    ("not the glossary's word", said("de", GONE, "Dein Stein ist weg?"), "de", "the glossary's word for “piece”"),
    ("no words", lambda house: house.glossary.pop("fr"), "fr", "has no words"),
    ("an exception for nothing", lambda house: house.untouched.append(("de", "Toccata")), "de", "no text has this source"),
    ("an exception for what is translated", lambda house: house.untouched.append(("de", GONE)), "de", "needless"),
    ("an exception for the right word", lambda house: house.exceptions.append(("de", "piece", GONE)), "de", "needless"),
    ("an exception for a term of nothing", lambda house: house.exceptions.append(("de", "piece", "Toccata")), "de", "no text has this"),
    ("not the glossary's English word", lambda house: setattr(house, "not_to_use", "minion"), "en", "says “minion”; instead: piece"),
    ("a phrase not to use", lambda house: house.english.append((r"\bSonata\b", "piece of music", "")), "en", "says “Sonata”"),
    ("a phrase that is right elsewhere", lambda house: house.english.append((r"Sonata", "music", "Elsewhere|Other")), "en",
     "says “Sonata”"),
    ("a phrase in a document", lambda house: house.english.append((r"^Take\b", "draw", CONTEXT)), "en", "says “Take”"),
    ("a phrase in a disambiguation", lambda house: house.english.append((r"\bfacing\b", "direction", "")), "en", "says “facing”"),
    ("an exception that no phrase needs", lambda house: house.exceptions.append(("en", "music", "Sonata")), "en", "needless"),
    ("no guide", lambda house: house.guides.remove("ja"), "ja", "there is no guide"),
    ("another placeholder", said("de", PRESS, PRESSED["de"].replace("find", "seek")), "de", "other values in braces"),
    ("a placeholder lost", said("fr", PRESS, PRESSED["fr"].replace("{key:find}", "F")), "fr", "other values in braces"),
    ("a link that leads elsewhere", said("ja", PRESS, PRESSED["ja"].replace("page", "seite")), "ja", "other values"),
    ("no ruleset", lambda house: house.document["title"].pop("pt-BR"), "pt_BR", "untranslated"),
    ("no value", lambda house: house.document["title"].update({"de": "Nimm."}), "de", "other values in braces"),
    ("another value", lambda house: house.document["title"].update({"ja": "{card:moon}を取る。"}), "ja", "other values"),
    ("a ruleset's mark", lambda house: house.document["title"].update({"de": "Nimm {card:sun}"}), "de", "does not end"),
    ("no desktop text", lambda house: house.desktop["Comment"].pop("ja"), "ja", "untranslated"),
    ("no keywords", lambda house: house.desktop["Keywords"].update({"ja": "あ、い"}), "ja", "does not end with ;"),
    ("no file type", lambda house: house.xml["org.test.xml"][1].pop("fr"), "fr", "untranslated"),
    ("no AppStream text", lambda house: house.xml["org.test.metainfo.xml"][1].pop("fr"), "fr", "untranslated"),
]


def faults_of(house, lupdate):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        house.build(root)
        return all_faults(lupdate, root)[0]


def main(lupdate):
    failures = [f"without a fault: {fault}" for fault in faults_of(House(), lupdate)]
    for name, plant, language, what in PLANTINGS:
        house = House()
        plant(house)
        found = faults_of(house, lupdate)
        if not any(fault.language == language and fault.what.startswith(what) for fault in found):
            failures.append(f"{name}: not found; only: {'; '.join(map(str, found))}")
    # Exceptions are not faults.
    house = House()
    house.texts["de"][GONE] = "Dein Stein ist weg?"
    house.exceptions.append(("de", "piece", GONE))
    house.english = [(r"\bSonata\b", "music", ""), (r"\bgone\b", "lost", f"Other|{CONTEXT}")]
    house.exceptions.append(("en", "music", "Sonata"))
    failures += [f"excepted: {fault}" for fault in faults_of(house, lupdate)]
    lists = "gnostica::language::Lists"
    joined = [Text(lists, "%1 and %2", ("%1と%2",), "list: two"), Text(lists, "%1, then %2", ("%1と%2",), "sequence: end")]
    if not list(faults_of_sequences("ja", joined)):
        failures.append("actions that are joined as things are: not found")
    print("\n".join(failures))
    print(f"{len(PLANTINGS)} faults planted, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
