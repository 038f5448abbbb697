// Menus and keys for the diagnostic log.
#pragma once

#include "app/gui/program/diagnostics/report.h"

#include <QObject>
#include <QPointer>

namespace gnostica::gui {

class LogDialog;
class MainWindow;
class SettingsStore;

/// Connects the entries of the help that show the log and copy a report, and says in the window when the log cannot be
/// written.
class DiagnosticActions : public QObject {
    Q_OBJECT

public:
    /// Lives as long as the window; `diagnostics` and `settings` must, too.
    DiagnosticActions(MainWindow& window, diagnostics::Diagnostics& diagnostics, PluginNames plugins,
                      const SettingsStore& settings);
    ~DiagnosticActions() override;

private:
    void show();
    void copyReport();
    void tellFailure(const QString& why);

    MainWindow& window_;
    diagnostics::Diagnostics& diagnostics_;
    PluginNames plugins_;
    const SettingsStore& settings_;
    QPointer<LogDialog> dialog_;
};

}  // namespace gnostica::gui
