// Settings of earlier versions.
#pragma once

namespace gnostica::gui {

/// Imports the settings of earlier versions, which set no organisation name and so used "Unknown Organization", if we
/// have none yet. Removes the old file once ours is on the disk. Returns true if there were any. Needs the names of the
/// program: see storage::nameProgram().
bool adoptOldSettings();

}  // namespace gnostica::gui
