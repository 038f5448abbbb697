// The name of the programs.
#pragma once

namespace gnostica::storage {

/// Gives Qt the version and the names under which both programs keep their settings; to be called before any use of
/// them. The user's data are elsewhere, see DataFolders.
void nameProgram();

}  // namespace gnostica::storage
