// What is written to the diagnostic log.
#pragma once

#include "app/diagnostics/log_level.h"

#include <QString>

#include <memory>
#include <string_view>

namespace spdlog {
class logger;
}

namespace gnostica::diagnostics {

/// Where a part of the program writes what it does, for those who look for a mistake later. A value that is handed
/// down from main; copies write to the same log. May be used on any thread, and never fails: a log that cannot be
/// written stops nobody.
///
/// Lines are in English and go into reports: they hold no card, step, position or seed, and no name of a player.
/// Whatever they hold is made one printable line, and the user's home becomes `~`.
class Log {
public:
    /// Goes nowhere.
    Log() = default;

    /// True if lines of this level are kept: to save the work of making them.
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
