// What every sentence must be like.
#pragma once

#include "app/wording/speaker.h"

#include <QRegularExpression>
#include <QString>

namespace gnostica::tests {

inline wording::Speaker speakerOf(const engine::Rules& rules) {
    return {rules, {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cleo")}};
}

/// A sentence: with a proper beginning and end, every value inserted, and no plural for one.
inline bool isSentence(const QString& text) {
    static const QRegularExpression leftover(
        QStringLiteral("%[0-9n]|\\b(1|one) (pieces|cards|spaces|points|pips|turns)\\b"));
    return !text.isEmpty() && !text.contains(leftover) && !text.front().isLower() && text.back() == u'.' &&
           !text.contains(QStringLiteral("  ")) && !text.contains(QStringLiteral(" ."));
}

}  // namespace gnostica::tests
