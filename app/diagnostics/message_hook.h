// Qt's own messages in the log.
#pragma once

#include "app/diagnostics/log.h"

#include <QtGlobal>

namespace gnostica::diagnostics {

/// As long as it lives, Qt's messages (qWarning and the like) also go to the log, besides the previous handler. Qt has
/// one handler for the whole process: hooks must be destroyed in reverse order of construction.
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
