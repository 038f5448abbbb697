// Menus and keys for the diagnostic log.
#pragma once

#include "app/gui/program/diagnostics/report.h"

#include <QObject>
#include <QPointer>

namespace gnostica::gui {

class LogDialog;
class MainWindow;
class SettingsStore;

/// Connects the help actions that show the log and copy a report, and shows a message in the window if the log cannot
/// be written.
class DiagnosticActions : public QObject {
    Q_OBJECT

public:
    /// Owned by the window, which `diagnostics` and `settings` must outlive.
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
