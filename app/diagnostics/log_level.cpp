#include "app/diagnostics/log_level.h"

#include <algorithm>

namespace gnostica::diagnostics {

QString nameOf(LogLevel level) {
    switch (level) {
    case LogLevel::trace: return QStringLiteral("trace");
    case LogLevel::debug: return QStringLiteral("debug");
    case LogLevel::info: return QStringLiteral("info");
    case LogLevel::warning: return QStringLiteral("warning");
    case LogLevel::error: return QStringLiteral("error");
    }
    return {};
}

std::optional<LogLevel> logLevelNamed(const QString& name) {
    const auto* found = std::ranges::find_if(kLogLevels, [&](LogLevel level) { return nameOf(level) == name; });
    return found == kLogLevels.end() ? std::nullopt : std::optional(*found);
}

QString logLevelNames() {
    QStringList names;
    for (const LogLevel level : kLogLevels) {
        names += nameOf(level);
    }
    return names.join(QStringLiteral(", "));
}

}  // namespace gnostica::diagnostics
