#include "app/diagnostics/log.h"

#include "app/diagnostics/log_text.h"

#include <spdlog/logger.h>

namespace gnostica::diagnostics {
namespace {

static_assert(static_cast<int>(LogLevel::trace) == SPDLOG_LEVEL_TRACE);
static_assert(static_cast<int>(LogLevel::error) == SPDLOG_LEVEL_ERROR);

spdlog::level::level_enum spdlogLevel(LogLevel level) {
    return static_cast<spdlog::level::level_enum>(level);
}

}  // namespace

bool Log::keeps(LogLevel level) const {
    return logger_ != nullptr && logger_->should_log(spdlogLevel(level));
}

void Log::write(LogLevel level, std::string_view text) const {
    if (keeps(level)) {
        write(level, QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    }
}

void Log::write(LogLevel level, const QString& text) const {
    if (keeps(level)) {
        logger_->log(spdlogLevel(level), spdlog::string_view_t(oneLine(withoutHome(text)).toStdString()));
    }
}

}  // namespace gnostica::diagnostics
