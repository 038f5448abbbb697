#include "app/language/lists.h"

#include "app/language/bidi.h"
#include "app/language/pattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::language {

namespace {

/// Patterns of a list as in Unicode's CLDR, each with the text before (%1) and after (%2).
struct ListPatterns {
    QString two;     ///< for a list of two
    QString start;   ///< the first and all others
    QString middle;  ///< one in the middle and all after it
    QString end;     ///< the last two
};

struct PatternText {
    const char* text;
    const char* meaning;
};

QString patternText(const PatternText& text) {
    return QCoreApplication::translate("gnostica::language::Lists", text.text, text.meaning);
}

ListPatterns andPatterns() {
    return {
        //: a list of exactly two things
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1 and %2", "list: two")),
        //: the first of at least three things (%1) and all that follow (%2)
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, %2", "list: start")),
        //: a thing in the middle of a list (%1) and all that follow (%2)
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, %2", "list: middle")),
        //: the last two of at least three things
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1 and %2", "list: end")),
    };
}

ListPatterns orPatterns() {
    return {
        //: exactly two alternatives
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1 or %2", "alternatives: two")),
        //: the first of at least three alternatives (%1) and all that follow (%2)
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, %2", "alternatives: start")),
        //: one in the middle of alternatives (%1) and all that follow (%2)
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, %2", "alternatives: middle")),
        //: the last two of at least three alternatives
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1 or %2", "alternatives: end")),
    };
}

ListPatterns enumerationPatterns() {
    //: things one after the other where the last is nothing special: "north, 3 cards, 2 pieces"; %2: all that follow
    const QString pattern = patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, %2", "enumeration"));
    return {pattern, pattern, pattern, pattern};
}

ListPatterns sequencePatterns() {
    const QString step =
        //: what is done first (%1, often a verb) and all that is done after it, several actions (%2)
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, %2", "sequence: start"));
    const QString last =
        //: the last two of several actions, often verbs, which are done one after the other
        patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1, then %2", "sequence: end"));
    return {last, step, step, last};
}

/// Joins one thing to the rest of the list. The rest is not isolated.
QString joined(const QString& pattern, const QString& first, const QString& rest) {
    QString text;
    for (const PatternPart& part : partsOf(pattern)) {
        append(text, part.value == 1 ? first : part.value == 2 ? rest : part.text.toString());
    }
    return text;
}

Phrase::Form joined(const ListPatterns& patterns, const Phrases& things, const QString& name) {
    std::vector<QString> texts;
    texts.reserve(things.size());
    for (const Phrase& thing : things) {
        const Phrase::Form& form = thing.form(name);
        texts.push_back(form.composed ? form.text : placed(form.text, patterns.end));
    }
    QString text = texts.back();
    for (std::size_t i = texts.size() - 1; i-- > 0;) {
        const bool isLastPair = i + 2 == texts.size();
        const QString& pattern =
            isLastPair ? (i == 0 ? patterns.two : patterns.end) : (i == 0 ? patterns.start : patterns.middle);
        text = joined(pattern, texts[i], text);
    }
    return {name, text, things.front().form(name).ownStart, true};
}

Phrase joined(const ListPatterns& patterns, const Phrases& things) {
    if (things.size() < 2) {
        return things.empty() ? Phrase() : things.front();
    }
    QStringList names{QString()};
    for (const Phrase& thing : things) {
        names << thing.formNames();
    }
    names.removeDuplicates();
    std::vector<Phrase::Form> forms;
    for (const QString& name : names) {
        forms.push_back(joined(patterns, things, name));
    }
    return Phrase(std::move(forms));
}

}  // namespace

Phrase listOf(const Phrases& things) {
    return joined(andPatterns(), things);
}

Phrase eitherOf(const Phrases& things) {
    return joined(orPatterns(), things);
}

Phrase enumerationOf(const Phrases& things) {
    return joined(enumerationPatterns(), things);
}

Phrase sequenceOf(const Phrases& actions) {
    return joined(sequencePatterns(), actions);
}

QString enumeration(const QStringList& texts) {
    return directed(enumerationOf({texts.begin(), texts.end()}).text());
}

QString sentences(const QStringList& parts) {
    //: two sentences, one after the other; some languages put nothing between them
    const QString pattern = patternText(QT_TRANSLATE_NOOP3("gnostica::language::Lists", "%1 %2", "sentences"));
    QString said;
    for (const QString& part : parts) {
        said = said.isEmpty() ? part : part.isEmpty() ? said : joined(pattern, said, part);
    }
    return said;
}

QString sentencesBehind(const QString& foreign, const QString& said) {
    constexpr QStringView kEnds = u".!?:\u2026\u3002\uff01\uff1f\u061f\u06d4";
    const QString before = foreign.trimmed();
    const bool isEnded = before.isEmpty() || said.isEmpty() || kEnds.contains(before.back());
    return isEnded ? sentences({before, said}) : before + QStringLiteral(" \u00b7 ") + said;
}

}  // namespace gnostica::language
