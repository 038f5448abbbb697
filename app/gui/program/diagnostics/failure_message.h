// Messages about unexpected failures.
#pragma once

#include "app/diagnostics/failure.h"

#include <QString>

namespace gnostica::gui {

/// The reason; names the plug-in if one is the cause.
QString reasonOf(const diagnostics::Failure& failure);

/// The reason why the program cannot continue, with advice if a plug-in is the cause.
QString lastWordsOf(const diagnostics::Failure& failure);

/// Reports without windows: on standard error, which users who start the program from a menu do not see, and, if
/// `hasReader`, in a box until it is closed. The box needs an application.
void tellWithoutWindows(const QString& words, bool hasReader);

/// Reports in the message bar of the active window, or in a box if there is none.
void tellFailure(const diagnostics::Failure& failure);

}  // namespace gnostica::gui
