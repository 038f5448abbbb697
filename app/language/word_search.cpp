#include "app/language/word_search.h"

#include <QStringList>

#include <algorithm>

namespace gnostica::language {

namespace {

/// Letters with a stroke that Unicode does not decompose.
QChar withoutStroke(QChar letter) {
    switch (letter.unicode()) {
    case u'ł': return u'l';
    case u'đ': return u'd';
    case u'ø': return u'o';
    case u'ı': return u'i';
    default: return letter;
    }
}

QString folded(const QString& text) {
    QString plain;
    for (const QChar each : text.toCaseFolded().normalized(QString::NormalizationForm_KD)) {
        if (!each.isMark()) {
            plain += withoutStroke(each);
        }
    }
    return plain;
}

bool isWordByItself(QChar letter) {
    const QChar::Script script = letter.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
}

bool hasWordBeginning(const QString& text, const QString& word) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber() || isWordByItself(text[at])) {
            return true;
        }
    }
    return false;
}

}  // namespace

bool hasWordsBeginning(const QString& text, const QString& wanted) {
    const QString searched = folded(text);
    const QStringList words = folded(wanted).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return hasWordBeginning(searched, word); });
}

}  // namespace gnostica::language
