// Settings of earlier versions.
#pragma once

namespace gnostica::gui {

/// Earlier versions told Qt of no organisation, and so their settings lie under "Unknown Organization". Takes these
/// over where there are none of ours yet; the old file goes once ours is on the disk. True if there was anything to
/// take. Needs the programs' names, see storage::nameProgram().
bool adoptOldSettings();

}  // namespace gnostica::gui
