// The plural forms of English, as the programs load them.
#pragma once

#include "app/wording/translations.h"

#include <QCoreApplication>

namespace gnostica::tests {

/// For a test whose sentences count something: else it would read "1 pieces".
inline void speakEnglish() {
    wording::installTranslations(QCoreApplication::applicationDirPath() +
                                 QStringLiteral("/../share/gnostica/translations"));
}

}  // namespace gnostica::tests
