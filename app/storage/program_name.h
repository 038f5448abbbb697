// What the programs are called.
#pragma once

namespace gnostica::storage {

/// Tells Qt the names under which both programs keep their settings, and the version. Call it before anything is asked
/// for. The user's data lie elsewhere, see DataFolders.
void nameProgram();

}  // namespace gnostica::storage
