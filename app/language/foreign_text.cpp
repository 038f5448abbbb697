#include "app/language/foreign_text.h"

#include "app/language/bidi.h"

#include <QLocale>

namespace gnostica::language {

namespace {

/// Embeddings, overrides and isolates, even deprecated ones; and the placeholder of an object in a text.
bool turnsText(QChar c) {
    const char16_t code = c.unicode();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x206F) || code == 0xFFFC;
}

bool isDropped(QChar c) {
    return turnsText(c) || (c.category() == QChar::Other_Control && !c.isSpace());
}

}  // namespace

QString cleaned(const QString& text, qsizetype most) {
    QString line;
    bool gap = false;
    for (const QChar c : text) {
        if (isDropped(c)) {
            continue;
        }
        if (c.isSpace()) {
            gap = true;
            continue;
        }
        if (gap && !line.isEmpty()) {
            line += u' ';
        }
        gap = false;
        if (line.size() >= most) {
            line.chop(line.back().isHighSurrogate() ? 1 : 0);
            return line + u'…';
        }
        line += c;
    }
    return line;
}

QString embedded(const QString& text, qsizetype most) {
    const QString line = cleaned(text, most);
    const bool mayDiffer = readsRightToLeft(line) || QLocale().textDirection() == Qt::RightToLeft;
    return mayDiffer ? isolated(line) : line;
}

QString plainToolTip(const QString& text) {
    return text.isEmpty() ? QString()
                          : QStringLiteral("<qt>") + text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
                                QStringLiteral("</qt>");
}

}  // namespace gnostica::language
