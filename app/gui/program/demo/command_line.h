// Options of the command line.
#pragma once

#include "app/diagnostics/diagnostics.h"
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/program/demo/demo_options.h"

#include <QString>

#include <optional>

class QCoreApplication;

namespace gnostica::gui {

struct Request {
    QString file;                     ///< a game to open or a ruleset to add; may be empty
    std::optional<QString> language;  ///< only for this run, as is `theme`
    std::optional<ThemeChoice> theme;
    std::optional<DemoOptions> demo;
    bool safeMode = false;  ///< without plug-ins
    diagnostics::LogOptions log;
};

/// Reads the command line. Answers `--help` and `--version`, and ends the program if the options are invalid.
Request readCommandLine(const QCoreApplication& application);

}  // namespace gnostica::gui
