// What is said of plug-ins that do what they should not.
#pragma once

#include <QString>

namespace gnostica::wording {

/// The program ends at this moment, in the code of a plug-in.
QString crashNotice(const QString& plugin);

/// A plug-in has thrown something; `what` is what that says of itself, or empty. A whole sentence, with what it says in
/// parentheses.
QString pluginFailure(const QString& plugin, const QString& what);

}  // namespace gnostica::wording
