#include "app/wording/text_lines.h"

#include <QStringList>

namespace gnostica::wording {

QString wrapped(const QString& lead, const QString& text, int indent) {
    QString lines;
    QString line = lead.leftJustified(indent);
    bool isFirst = true;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!isFirst && line.size() + word.size() + 1 > kLineLength) {
            lines += line + u'\n';
            line = QString(indent, u' ');
            isFirst = true;
        }
        line += isFirst ? word : u' ' + word;
        isFirst = false;
    }
    return lines + line + u'\n';
}

}  // namespace gnostica::wording
