#include "app/diagnostics/log_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

namespace gnostica::diagnostics {
namespace {

bool mustBeEscaped(QChar letter) {
    switch (letter.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format:  // directions of writing, invisible marks
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

QString escaped(QChar letter) {
    switch (letter.unicode()) {
    case u'\n': return QStringLiteral("\\n");
    case u'\r': return QStringLiteral("\\r");
    case u'\t': return QStringLiteral("\\t");
    default: return QStringLiteral("\\u{%1}").arg(letter.unicode(), 0, 16);
    }
}

/// True if the path continues with a name other than the home folder's: /home/ann is not the home of /home/anna.
bool goesOn(const QString& text, qsizetype at) {
    const QChar next = at < text.size() ? text[at] : QChar(u'/');
    return next.isLetterOrNumber() || next == u'_' || next == u'-' || next == u'.';
}

void replaceFolder(QString& text, const QString& folder) {
    if (folder.size() < 2) {
        return;  // with the root folder as home, every slash would be replaced
    }
    for (qsizetype at = text.indexOf(folder); at >= 0; at = text.indexOf(folder, at + 1)) {
        if (!goesOn(text, at + folder.size())) {
            text.replace(at, folder.size(), QStringLiteral("~"));
        }
    }
}

}  // namespace

QString oneLine(const QString& text) {
    QString line;
    line.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (line.size() >= kLongestLine) {
            return line + u'…';
        }
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair) {
            line += text[i];
            line += text[++i];
        } else if (text[i] == u'\\') {
            line += QStringLiteral("\\\\");
        } else if (mustBeEscaped(text[i])) {
            line += escaped(text[i]);
        } else {
            line += text[i];
        }
    }
    return line;
}

QString withoutHome(QString text) {
    const QString home = QDir::homePath();
    for (const QString& folder : {home, QFileInfo(home).canonicalFilePath(), QDir::toNativeSeparators(home)}) {
        replaceFolder(text, folder);
    }
    return text;
}

}  // namespace gnostica::diagnostics
