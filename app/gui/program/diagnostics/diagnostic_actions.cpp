#include "app/gui/program/diagnostics/diagnostic_actions.h"

#include "app/diagnostics/diagnostics.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/diagnostics/log_dialog.h"
#include "app/gui/program/main_window.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/storage/problem_lines.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace gnostica::gui {

DiagnosticActions::DiagnosticActions(MainWindow& window, diagnostics::Diagnostics& diagnostics, PluginNames plugins,
                                     const SettingsStore& settings)
    : QObject(&window),
      window_(window),
      diagnostics_(diagnostics),
      plugins_(std::move(plugins)),
      settings_(settings) {
    for (const FoundPanel& panel : window.panelShelf().panels()) {
        plugins_.loaded += panel.id;
    }
    for (const engine::Diagnostic& problem : window.panelShelf().problems()) {
        plugins_.refused += storage::pluginLine(problem);
    }
    connect(window.actions().at(Act::diagnosticLog), &QAction::triggered, this, &DiagnosticActions::show);
    connect(window.actions().at(Act::copyReport), &QAction::triggered, this, &DiagnosticActions::copyReport);
    diagnostics.onFailure([this](const QString& why) {  // called on any thread
        QMetaObject::invokeMethod(
            this, [this, why] { tellFailure(why); }, Qt::QueuedConnection);
    });
}

DiagnosticActions::~DiagnosticActions() {
    diagnostics_.onFailure({});
}

void DiagnosticActions::show() {
    if (dialog_.isNull()) {
        dialog_ = new LogDialog(diagnostics_, &window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void DiagnosticActions::copyReport() {
    QGuiApplication::clipboard()->setText(reportText(diagnostics_, plugins_, settings_.now()));
    window_.area().messages()->say(tr("A report is on the clipboard: versions, plug-ins, settings and the end of the "
                                      "diagnostic log. Please read it before you send it."));
}

void DiagnosticActions::tellFailure(const QString& why) {
    window_.area().messages()->report([why] {
        return ErrorText{tr("The diagnostic log cannot be written. The game does not need it."), {why}};
    });
}

}  // namespace gnostica::gui
