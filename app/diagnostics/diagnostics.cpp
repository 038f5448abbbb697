#include "app/diagnostics/diagnostics.h"

#include "app/diagnostics/log_file.h"
#include "app/diagnostics/log_text.h"
#include "app/diagnostics/message_hook.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSysInfo>
#include <spdlog/logger.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/sinks/ringbuffer_sink.h>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace gnostica::diagnostics {
namespace {

constexpr std::size_t kRememberedLines = 500;
constexpr char kPattern[] = "%Y-%m-%dT%H:%M:%S.%e%z %l %v";

/// Reports a failure once, as soon as there is a failure and a listener.
class FailureBell {
public:
    void ring(const QString& why) {
        const std::lock_guard lock(mutex_);
        why_ = why_.value_or(why);
        tell();
    }
    void connect(std::function<void(const QString&)> listener) {
        const std::lock_guard lock(mutex_);
        listener_ = std::move(listener);
        tell();
    }

private:
    void tell() {
        if (why_ && listener_ && !std::exchange(told_, true)) {
            listener_(*why_);
        }
    }

    std::mutex mutex_;
    std::optional<QString> why_;
    std::function<void(const QString&)> listener_;
    bool told_ = false;
};

/// Replaces spdlog's file sinks, whose files everybody can read, and which wait and throw if one cannot be opened.
class FileSink : public spdlog::sinks::base_sink<std::mutex> {
public:
    /// Holds `lock` as long as the sink exists.
    FileSink(LogFile file, files::LockFile lock, std::shared_ptr<FailureBell> bell)
        : file_(std::move(file)),
          lock_(std::move(lock)),
          bell_(std::move(bell)) {}

private:
    void sink_it_(const spdlog::details::log_msg& message) override {
        spdlog::memory_buf_t line;
        formatter_->format(message, line);
        if (!file_.append({line.data(), line.size()})) {
            bell_->ring(withoutHome(file_.problem()));
        }
    }
    void flush_() override {}  // nothing is buffered

    LogFile file_;
    files::LockFile lock_;
    std::shared_ptr<FailureBell> bell_;
};

spdlog::level::level_enum sinkLevel(LogLevel level) {
    return static_cast<spdlog::level::level_enum>(level);  // both count up from trace: asserted in log.cpp
}

}  // namespace

class Diagnostics::Private {
public:
    Private(const QString& program, const LogOptions& options, std::ostream& err, bool talks)
        : logger(std::make_shared<spdlog::logger>("gnostica")) {
        logger->set_level(spdlog::level::off);
        logger->set_error_handler([bell = bell](const std::string& why) { bell->ring(QString::fromStdString(why)); });
        add(memory, options.level);
        if (options.place == LogPlace::stateFolder) {
            openOwn(program, options.level);
        } else if (options.place == LogPlace::file) {
            file = options.file;
            bounds = {0, 1};
            add(std::make_shared<FileSink>(LogFile(file, bounds, LogOwner::person), files::LockFile(), bell),
                options.level);
        }
        if (options.place == LogPlace::standardError || talks) {
            const LogLevel level = talks ? std::min(options.level, LogLevel::debug) : options.level;
            add(std::make_shared<spdlog::sinks::ostream_sink_mt>(err, true), level);
        }
    }

    void openOwn(const QString& program, LogLevel level) {
        OwnLog own = claimLog(stateFolder(), program);
        file = own.path;
        if (own.path.isEmpty()) {
            bell->ring(withoutHome(own.problem));
        } else {
            add(std::make_shared<FileSink>(LogFile(file, bounds, LogOwner::program), std::move(own.lock), bell), level);
        }
    }
    void add(const spdlog::sink_ptr& sink, LogLevel level) {
        sink->set_level(sinkLevel(level));
        sink->set_pattern(kPattern);
        logger->sinks().push_back(sink);
        logger->set_level(std::min(logger->level(), sinkLevel(level)));
    }

    std::shared_ptr<FailureBell> bell = std::make_shared<FailureBell>();
    std::shared_ptr<spdlog::sinks::ringbuffer_sink_mt> memory =
        std::make_shared<spdlog::sinks::ringbuffer_sink_mt>(kRememberedLines);
    std::shared_ptr<spdlog::logger> logger;
    QString file;
    LogBounds bounds;
    std::optional<MessageHook> hook;
};

void LogOptions::sendTo(const QString& name) {
    place = name == u'-' ? LogPlace::standardError : LogPlace::file;
    file = place == LogPlace::file ? name : QString();
}

Diagnostics::Diagnostics(const QString& program, const LogOptions& options, std::ostream& err, bool talks)
    : d_(std::make_unique<Private>(program, options, err, talks)) {
    log().info(QStringLiteral("start: %1, process %2").arg(program).arg(QCoreApplication::applicationPid()));
    for (const QString& fact : systemFacts()) {
        log().info(fact);
    }
    d_->hook.emplace(log());
}

Diagnostics::~Diagnostics() = default;

Log Diagnostics::log() const {
    return Log(d_->logger);
}

const QString& Diagnostics::file() const {
    return d_->file;
}

QString Diagnostics::end(qint64 most) const {
    QByteArray end = endOfLog(d_->file, most, d_->bounds.files);
    if (!end.isEmpty()) {
        return QString::fromUtf8(end);
    }
    for (const std::string& line : d_->memory->last_formatted()) {
        end += QByteArray::fromStdString(line);
    }
    return QString::fromUtf8(end.right(most));
}

void Diagnostics::onFailure(std::function<void(const QString&)> tell) {
    d_->bell->connect(std::move(tell));
}

QStringList systemFacts() {
    return {QStringLiteral("Gnostica %1").arg(QCoreApplication::applicationVersion()),
            QStringLiteral("Qt %1, built with %2").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
            QStringLiteral("system: %1, %2 %3, %4")
                .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                     QSysInfo::currentCpuArchitecture()),
            QStringLiteral("language: %1").arg(QLocale().name())};
}

}  // namespace gnostica::diagnostics
