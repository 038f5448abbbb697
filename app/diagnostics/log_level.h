// The levels of log lines.
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace gnostica::diagnostics {

enum class LogLevel : std::uint8_t { trace, debug, info, warning, error };

inline constexpr std::array kLogLevels{LogLevel::trace, LogLevel::debug, LogLevel::info, LogLevel::warning,
                                       LogLevel::error};

/// The name of the level on the command line and in the log; the same in every language.
QString nameOf(LogLevel level);

/// Returns nullopt for an unknown word; case matters.
std::optional<LogLevel> logLevelNamed(const QString& name);

/// "trace, debug, …", for messages.
QString logLevelNames();

}  // namespace gnostica::diagnostics
