// The languages in which the program speaks.
#pragma once

#include <QString>

namespace gnostica::wording {

/// Installs the translators of `folder`: English first, which holds the plural forms of the texts in the sources, and
/// over it that of QLocale(), as far as there is one. Needs a QCoreApplication, which keeps them.
void installTranslations(const QString& folder);

}  // namespace gnostica::wording
