#include "app/wording/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace gnostica::wording {

void installTranslations(const QString& folder) {
    auto* english = new QTranslator(QCoreApplication::instance());
    if (english->load(QStringLiteral("gnostica_en"), folder)) {
        QCoreApplication::installTranslator(english);
    }
    auto* ours = new QTranslator(QCoreApplication::instance());
    if (ours->load(QLocale(), QStringLiteral("gnostica"), QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(ours);
    }
}

}  // namespace gnostica::wording
