// The plural forms of English, as the programs load them.
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace gnostica::tests {

/// For a test with counted sentences, which would otherwise read "1 pieces".
inline void speakEnglish() {
    auto* english = new QTranslator(QCoreApplication::instance());
    if (english->load(QStringLiteral("gnostica_en"),
                      QCoreApplication::applicationDirPath() + QStringLiteral("/../share/gnostica/translations"))) {
        QCoreApplication::installTranslator(english);
    }
}

}  // namespace gnostica::tests
