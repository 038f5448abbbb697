// Messages about faulty plug-ins.
#pragma once

#include <QString>

namespace gnostica::wording {

/// The message when the program ends in the code of a plug-in.
QString crashNotice(const QString& plugin);

/// A whole sentence about an exception of a plug-in, with the exception's text `what`, if any, in parentheses.
QString pluginFailure(const QString& plugin, const QString& what);

}  // namespace gnostica::wording
