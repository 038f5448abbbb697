// The choice of the language that suits a reader best.
#pragma once

#include <QString>
#include <QStringList>

namespace gnostica::language {

/// The tag of `offered` that suits a reader of `wanted` best: of the same language, if possible in the same script, if
/// possible of the same territory. Tags follow BCP 47, with "-" or "_": "de", "zh-Hant", "pt_BR"; if script or
/// territory is left out, the usual one is meant. Empty if none is of that language.
QString bestLanguage(const QString& wanted, const QStringList& offered);

}  // namespace gnostica::language
