// What was asked for when the program was started.
#pragma once

#include "app/diagnostics/diagnostics.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/program/demo/demo_options.h"

#include <QString>

#include <optional>

class QCoreApplication;

namespace gnostica::gui {

struct Request {
    QString file;                     ///< a game to open, a ruleset to add, or empty
    std::optional<QString> language;  ///< for this time only, as is the next
    std::optional<ThemeChoice> theme;
    std::optional<DemoOptions> demo;
    bool safeMode = false;  ///< no plug-ins
    diagnostics::LogOptions log;
};

/// Reads the command line. Answers `--help` and `--version`, and ends the program where something makes no sense.
Request readCommandLine(const QCoreApplication& application);

}  // namespace gnostica::gui
