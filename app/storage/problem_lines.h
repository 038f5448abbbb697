// Problems in the diagnostic log: in English, and without the contents of files, as a record that cannot be read may be
// that of a running game.
#pragma once

#include "app/storage/file_error.h"
#include "engine/documents/diagnostic.h"

#include <QString>

namespace gnostica::storage {

/// "unknown-card in game.gnostica, line 3, column 7".
QString logLine(const engine::Diagnostic& problem);
/// The same for a plug-in, with details: "other-build in x.so (GNU-12 Qt-6.4.2 0123, not GNU-12 …)".
QString pluginLine(const engine::Diagnostic& problem);
/// "not-written: /a/b (No space left on device)".
QString logLine(const FileError& error);

}  // namespace gnostica::storage
