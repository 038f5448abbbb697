// Tells a person that something has failed which nobody had foreseen.
#pragma once

#include "app/diagnostics/failure.h"

#include <QString>

namespace gnostica::gui {

/// Names the plug-in where one is to blame.
QString reasonOf(const diagnostics::Failure& failure);

/// The same where the program cannot go on, with the way past a plug-in that is to blame.
QString lastWordsOf(const diagnostics::Failure& failure);

/// Says it where there are no windows: on standard error, which nobody sees who has started the program from a menu,
/// and, if `hasReader`, in a box, which is waited for. That needs an application.
void tellWithoutWindows(const QString& words, bool hasReader);

/// In the message bar of the window in which the person is; in a box where there is none.
void tellFailure(const diagnostics::Failure& failure);

}  // namespace gnostica::gui
