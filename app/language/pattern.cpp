#include "app/language/pattern.h"

#include "app/language/bidi.h"

#include <QLocale>

#include <algorithm>

namespace gnostica::language {

namespace {

bool isNameLetter(QChar c) {
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'-' || c == u'_';
}

qsizetype endOfName(QStringView text, qsizetype at) {
    while (at < text.size() && isNameLetter(text[at])) {
        ++at;
    }
    return at;
}

/// The name that begins at `at`, followed by `end`; empty if there is none.
QStringView nameBefore(QStringView text, qsizetype at, QChar end) {
    const qsizetype next = endOfName(text, at);
    return next > at && next < text.size() && text[next] == end ? text.sliced(at, next - at) : QStringView();
}

bool isPlace(QStringView text, qsizetype at) {
    return at + 1 < text.size() && text[at] == u'%' && text[at + 1] >= u'1' && text[at + 1] <= u'9';
}

/// The place where the forms of a phrase begin; the size of the text if there are none.
qsizetype beginOfForms(QStringView text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'{' && !nameBefore(text, i + 1, u':').isEmpty()) {
            return i;
        }
    }
    return text.size();
}

/// The place where the brace at `open` is closed; the size of the text if it is not.
qsizetype endOfBrace(QStringView text, qsizetype open) {
    int depth = 0;
    for (qsizetype i = open; i < text.size(); ++i) {
        depth += text[i] == u'{' ? 1 : text[i] == u'}' ? -1 : 0;
        if (depth == 0) {
            return i;
        }
    }
    return text.size();
}

/// Adds a form: "dative: …".
void addForm(FormTexts& forms, QStringView text) {
    const QStringView trimmed = text.trimmed();
    const QStringView name = nameBefore(trimmed, 0, u':');
    if (name.isEmpty()) {
        forms.sound = false;
        return;
    }
    forms.named.emplace_back(name, trimmed.sliced(name.size() + 1).trimmed());
}

/// True if the next text begins a sentence. Quotation marks and brackets may come before it.
bool beginsSentence(QStringView before) {
    constexpr QStringView kEnds = u".!?…";
    while (!before.isEmpty() &&
           (before.back().category() == QChar::Other_Format || before.back() == u'"' || before.back() == u'\'' ||
            before.back() == u'¿' || before.back() == u'¡' || before.back().category() == QChar::Punctuation_Open ||
            before.back().category() == QChar::Punctuation_InitialQuote)) {
        before.chop(1);
    }
    if (before.isEmpty()) {
        return true;
    }
    const QStringView words = before.trimmed();
    return words.size() < before.size() && !words.isEmpty() && kEnds.contains(words.back());
}

/// The place of the first visible character; the size of the text if there is none.
qsizetype firstSeen(const QString& text) {
    return std::find_if(text.begin(), text.end(), [](QChar c) { return c.category() != QChar::Other_Format; }) -
           text.begin();
}

/// True if the last word consists of one or two of the Hebrew letters that are prefixed to the next word.
bool endsWithPrefix(QStringView text) {
    constexpr QStringView kLetters = u"בהוכלמש";
    qsizetype begin = text.size();
    while (begin > 0 && text[begin - 1].isLetter()) {
        --begin;
    }
    const QStringView word = text.sliced(begin);
    return !word.isEmpty() && word.size() <= 2 &&
           std::all_of(word.begin(), word.end(), [&](QChar c) { return kLetters.contains(c); });
}

/// The word as pronounced in Spanish: without a mute h, in lower case.
QString spoken(QStringView word) {
    const QString small = word.toString().toLower();
    return small.startsWith(u'h') ? small.sliced(1) : small;
}

/// For Spanish; "hie" begins with another sound.
bool soundsAsI(QStringView word) {
    constexpr QStringView glides = u"aeo";
    const QString sound = spoken(word);
    return sound.startsWith(u'\u00ed') || (sound.startsWith(u'i') && (sound.size() == 1 || !glides.contains(sound[1])));
}

/// For Spanish: 8 is "ocho", 11 "once".
bool soundsAsO(QStringView word) {
    const QString sound = spoken(word);
    return sound.startsWith(u'o') || sound.startsWith(u'\u00f3') || sound.startsWith(u'8') ||
           (sound.startsWith(u"11") && (sound.size() == 2 || !sound[2].isDigit()));
}

QString withCapital(const QString& text) {
    const qsizetype at = firstSeen(text);
    return at == text.size() || !text[at].isLower()
               ? text
               : text.first(at) + QLocale().toUpper(text.sliced(at, 1)) + text.sliced(at + 1);
}

}  // namespace

std::vector<PatternPart> partsOf(QStringView pattern) {
    std::vector<PatternPart> parts;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < pattern.size();) {
        if (!isPlace(pattern, i)) {
            ++i;
            continue;
        }
        if (i > begin) {
            parts.push_back({pattern.sliced(begin, i - begin), 0, {}});
        }
        PatternPart place{pattern.sliced(i, 2), pattern[i + 1].unicode() - u'0', {}};
        if (i + 3 < pattern.size() && pattern[i + 2] == u'{' && isNameLetter(pattern[i + 3])) {
            place.form = nameBefore(pattern, i + 3, u'}');
            const qsizetype end = place.form.isEmpty() ? endOfName(pattern, i + 3) : i + 4 + place.form.size();
            place.text = pattern.sliced(i, end - i);  // an unclosed request for a form is ignored and hidden
        }
        i += place.text.size();
        begin = i;
        parts.push_back(place);
    }
    if (begin < pattern.size()) {
        parts.push_back({pattern.sliced(begin), 0, {}});
    }
    return parts;
}

FormTexts formTextsOf(QStringView translated) {
    const qsizetype open = beginOfForms(translated);
    FormTexts forms{translated.first(open), {}, true};
    if (open == translated.size()) {
        return forms;
    }
    const qsizetype close = endOfBrace(translated, open);
    forms.sound = close < translated.size() && translated.sliced(close + 1).trimmed().isEmpty();
    const QStringView inner = translated.sliced(open + 1, close - open - 1);
    qsizetype begin = 0;
    int depth = 0;
    for (qsizetype i = 0; i <= inner.size(); ++i) {
        if (i == inner.size() || (inner[i] == u'|' && depth == 0)) {
            addForm(forms, inner.sliced(begin, i - begin));
            begin = i + 1;
        } else {
            depth += inner[i] == u'{' ? 1 : inner[i] == u'}' ? -1 : 0;
        }
    }
    return forms;
}

Filled filled(QStringView pattern, std::span<const Phrase> values, Capitals capitals) {
    Filled result;
    result.text.reserve(pattern.size() + 40);
    bool isFirst = true;
    for (const PatternPart& part : partsOf(pattern)) {
        const bool isText = part.value == 0 || static_cast<std::size_t>(part.value) > values.size();
        const Phrase::Form* form = isText ? nullptr : &values[static_cast<std::size_t>(part.value) - 1].form(part.form);
        if (isFirst) {
            result.ownStart = form == nullptr || form->ownStart;
            isFirst = false;
        }
        if (form == nullptr) {
            result.text += part.text;
            continue;
        }
        const bool large = capitals == Capitals::atStart && form->ownStart && beginsSentence(result.text);
        const QString text = large ? withCapital(form->text) : form->text;
        append(result.text, form->composed ? text : placed(text, pattern));
    }
    return result;
}

void append(QString& text, const QString& value) {
    constexpr QChar maqaf(0x05BE);
    const QStringView seen = QStringView(value).sliced(firstSeen(value));
    if (text.endsWith(maqaf) && !seen.isEmpty() && seen.front().script() == QChar::Script_Hebrew &&
        endsWithPrefix(QStringView(text).chopped(1))) {
        text.chop(1);
    } else if (text.endsWith(u" y ") && soundsAsI(seen) && QLocale().language() == QLocale::Spanish) {
        text[text.size() - 2] = u'e';
    } else if (text.endsWith(u" o ") && soundsAsO(seen) && QLocale().language() == QLocale::Spanish) {
        text[text.size() - 2] = u'u';
    }
    text += value;
}

QString placed(const QString& value, QStringView around) {
    const bool mixed =
        readsRightToLeft(value) || readsRightToLeft(around) || QLocale().textDirection() == Qt::RightToLeft;
    return mixed ? isolated(value) : value;
}

}  // namespace gnostica::language
