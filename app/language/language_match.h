// Which of several languages suits a reader best.
#pragma once

#include <QString>
#include <QStringList>

namespace gnostica::wording {

/// The tag of `offered` that suits a reader of `wanted` best: of the same language, if possible in the same script, if
/// possible of the same territory. Tags are those of BCP 47, with "-" or "_": "de", "zh-Hant", "pt_BR"; scripts and
/// territories that are left out are the usual ones. Empty if none is of that language.
QString bestLanguage(const QString& wanted, const QStringList& offered);

}  // namespace gnostica::wording
