// What Qt has to say.
#pragma once

#include "app/diagnostics/log.h"

#include <QtGlobal>

namespace gnostica::diagnostics {

/// As long as it lives, messages of Qt (qWarning and its like) go to the log, too; they still go where they went
/// before. Qt knows one handler for the whole process: hooks must die in the reverse order of their making.
class MessageHook {
public:
    explicit MessageHook(Log log);
    ~MessageHook();
    MessageHook(const MessageHook&) = delete;
    MessageHook& operator=(const MessageHook&) = delete;

private:
    Log outer_;
    QtMessageHandler handlerBefore_;
    QtMessageHandler outerNext_;
};

}  // namespace gnostica::diagnostics
