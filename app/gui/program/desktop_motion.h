// Whether the desktop wants things to move.
#pragma once

#include <QStringList>

namespace gnostica::gui {

/// What the files say in which KDE and GTK keep it, in these folders, the first that says something: whoever has
/// switched animations off there wants none here.
bool filesWantMotion(const QStringList& folders);

/// What the desktop's style, its files and, on GNOME and its like, its portal say. Waits for the portal a tenth of a
/// second at most.
bool desktopWantsMotion();

}  // namespace gnostica::gui
