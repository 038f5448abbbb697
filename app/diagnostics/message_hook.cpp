#include "app/diagnostics/message_hook.h"

#include <mutex>
#include <utility>

namespace gnostica::diagnostics {
namespace {

// Qt calls a plain function, which takes no context. Only hooks change this.
struct Target {
    std::mutex mutex;
    Log log;
    QtMessageHandler next = nullptr;
};

Target& target() {
    static Target only;
    return only;
}

LogLevel levelOf(QtMsgType type) {
    switch (type) {
    case QtDebugMsg: return LogLevel::debug;
    case QtInfoMsg: return LogLevel::info;
    case QtWarningMsg: return LogLevel::warning;
    case QtCriticalMsg:
    case QtFatalMsg: return LogLevel::error;
    }
    return LogLevel::warning;
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    // Writing the log can make Qt log in turn, inside the log's own lock.
    thread_local bool inside = false;
    Log log;
    QtMessageHandler next = nullptr;
    {
        const std::lock_guard lock(target().mutex);
        log = target().log;
        next = target().next;
    }
    if (!std::exchange(inside, true)) {
        log.write(levelOf(type), QStringLiteral("%1: %2").arg(
                                     QString::fromUtf8(context.category != nullptr ? context.category : "qt"), text));
        inside = false;
    }
    if (next != nullptr) {
        next(type, context, text);
    }
}

}  // namespace

MessageHook::MessageHook(Log log) : handlerBefore_(qInstallMessageHandler(handle)) {
    const std::lock_guard lock(target().mutex);
    outer_ = std::exchange(target().log, std::move(log));
    outerNext_ = target().next;
    if (handlerBefore_ != handle) {  // the inner one of two hooks must not pass a message to itself
        target().next = handlerBefore_;
    }
}

MessageHook::~MessageHook() {
    qInstallMessageHandler(handlerBefore_);
    const std::lock_guard lock(target().mutex);
    target().log = std::move(outer_);
    target().next = outerNext_;
}

}  // namespace gnostica::diagnostics
