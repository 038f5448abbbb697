// What the files of rulesets are called.
#pragma once

#include <QString>
#include <QStringList>

namespace gnostica::storage {

/// The suffix by which the desktop knows them; ".json" will do as well.
inline constexpr QLatin1String kRulesetSuffix(".gnostica-rules");

/// Patterns for the names of all.
QStringList rulesetPatterns();
/// By its name.
bool isRulesetFile(const QString& path);

}  // namespace gnostica::storage
