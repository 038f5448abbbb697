// The interface for writing to the diagnostic log.
#pragma once

#include "app/diagnostics/log_level.h"

#include <QString>

#include <memory>
#include <string_view>

namespace spdlog {
class logger;
}

namespace gnostica::diagnostics {

/// A handle to the diagnostic log, for those who look for a fault later. A value that main passes on; copies write to
/// the same log. Safe on any thread, and never fails: a log that cannot be written stops nothing.
///
/// Lines are in English and go into reports: they must hold no card, step, position or seed, and no player's name.
/// Every line is made printable, and the user's home becomes `~`.
class Log {
public:
    /// Discards all lines.
    Log() = default;

    /// True if lines of this level are kept; saves the work of making others.
    bool keeps(LogLevel level) const;
    /// `text` is UTF-8.
    void write(LogLevel level, std::string_view text) const;
    void write(LogLevel level, const QString& text) const;

    void debug(const QString& text) const { write(LogLevel::debug, text); }
    void info(const QString& text) const { write(LogLevel::info, text); }
    void warning(const QString& text) const { write(LogLevel::warning, text); }
    void error(const QString& text) const { write(LogLevel::error, text); }

private:
    friend class Diagnostics;
    explicit Log(std::shared_ptr<spdlog::logger> logger) : logger_(std::move(logger)) {}

    std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace gnostica::diagnostics
