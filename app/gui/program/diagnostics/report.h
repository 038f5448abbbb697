// What somebody needs to know who looks for a mistake on a machine that is not theirs.
#pragma once

#include "app/gui/base/settings/settings.h"

#include <QString>
#include <QStringList>

namespace gnostica::diagnostics {
class Diagnostics;
}

namespace gnostica::gui {

/// The plug-ins of a start.
struct PluginNames {
    QStringList loaded;
    QStringList refused;  ///< with the reason
};

/// Platform and screens, one a line.
QStringList displayFacts();

/// A text to be sent with a report: versions, system, plug-ins, settings and the end of the log. In English, for it is
/// written for developers. Names of people and files do not stand among the settings, and the user's home is `~`.
QString reportText(const diagnostics::Diagnostics& diagnostics, const PluginNames& plugins, const Settings& settings);

}  // namespace gnostica::gui
