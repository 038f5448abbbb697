#include "app/gui/windows/learn/marked_words.h"

#include <QStringList>

namespace gnostica::gui {

QString withoutMarks(const QString& text) {
    return QString(text).remove(u'*');
}

QString markedUp(const QString& text, const QColor& colour) {
    const QStringList parts = text.split(u'*');
    QString markup;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const QString words = parts[i].toHtmlEscaped();
        const bool isMarked = i % 2 == 1 && i + 1 < parts.size();
        markup += isMarked ? QStringLiteral("<b style=\"color:") + colour.name() + QStringLiteral("\">") + words +
                                 QStringLiteral("</b>")
                           : words;
    }
    return markup;
}

}  // namespace gnostica::gui
