#include "app/storage/ruleset_files.h"

#include <QDir>
#include <QFileInfo>

namespace gnostica::storage {

QStringList rulesetPatterns() {
    return {QStringLiteral("*.json"), u'*' + kRulesetSuffix};
}

bool isRulesetFile(const QString& path) {
    return QDir::match(rulesetPatterns(), QFileInfo(path).fileName());
}

}  // namespace gnostica::storage
