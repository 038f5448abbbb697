// Information for developers about an error on a user's machine.
#pragma once

#include "app/gui/base/settings/settings.h"

#include <QString>
#include <QStringList>

namespace gnostica::diagnostics {
class Diagnostics;
}

namespace gnostica::gui {

/// Plug-ins at the start of the program.
struct PluginNames {
    QStringList loaded;
    QStringList refused;  ///< with the reason
};

/// Platform and screens, one per line.
QStringList displayFacts();

/// A text for error reports: versions, system, plug-ins, settings and the end of the log. In English, since it is for
/// developers. Settings do not include names of people or files, and the user's home folder is written as `~`.
QString reportText(const diagnostics::Diagnostics& diagnostics, const PluginNames& plugins, const Settings& settings);

}  // namespace gnostica::gui
