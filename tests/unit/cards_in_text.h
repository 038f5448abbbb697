// Finds cards in texts that must not reveal any.
#pragma once

#include "app/wording/names.h"
#include "engine/model/card.h"
#include "engine/notation/words.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace gnostica::tests {

/// The cards that a text names, by id as a whole word or by English name.
inline QStringList cardsNamedIn(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9-]+"));
    const QStringList words = text.split(between);
    QStringList found;
    for (int number = 0; number < engine::kCardCount; ++number) {
        const engine::Card card(number);
        const QString id = QString::fromStdString(toText(card));
        if (words.contains(id) || text.contains(wording::cardName(card))) {
            found += id;
        }
    }
    return found;
}

}  // namespace gnostica::tests
