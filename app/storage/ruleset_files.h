// Names of the files of rulesets.
#pragma once

#include <QString>
#include <QStringList>

namespace gnostica::storage {

/// Suffix that the desktop recognizes; ".json" also works.
inline constexpr QLatin1String kRulesetSuffix(".gnostica-rules");

/// Patterns for the names of all rulesets.
QStringList rulesetPatterns();
/// True if the name of the file is that of a ruleset.
bool isRulesetFile(const QString& path);

}  // namespace gnostica::storage
