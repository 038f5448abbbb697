// The desktop's preference for animations.
#pragma once

#include <QStringList>

namespace gnostica::gui {

/// Reads the settings of KDE and GTK from the first of these folders that has them. Returns false if animations are
/// switched off there.
bool filesWantMotion(const QStringList& folders);

/// Considers the desktop's style, its files and, on GNOME and similar desktops, its portal, which it waits for at most
/// a tenth of a second.
bool desktopWantsMotion();

}  // namespace gnostica::gui
