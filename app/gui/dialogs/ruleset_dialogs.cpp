#include "app/gui/dialogs/ruleset_dialogs.h"

#include "app/gui/widgets/error_reporter.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/fill.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace gnostica::gui {

RulesetDialogs::RulesetDialogs(RulesShelf& shelf, const ErrorReporter& errors, QWidget* window)
    : QObject(window),
      shelf_(shelf),
      errors_(errors),
      window_(window),
      watcher_(shelf) {
    connect(&shelf_, &RulesShelf::changed, this, &RulesetDialogs::tellNews);
    tellNews();
}

void RulesetDialogs::add() {
    const QString path = QFileDialog::getOpenFileName(window_, tr("Add a ruleset"), QDir::homePath(),
                                                      tr("Rulesets (*.json);;All files (*)"));
    if (!path.isEmpty()) {
        add(path);
    }
}

void RulesetDialogs::add(const QString& path) {
    const auto import = readForImport(shelf_, path);
    if (!import) {
        const auto attempt = [name = QFileInfo(path).fileName()] {
            //: %1: name of a file
            return wording::fill(tr("%1 was not added to your rulesets."), {wording::embedded(name)});
        };
        std::visit([&](const auto& problem) { errors_.report(attempt, problem); }, import.error());
        return;
    }
    if (import->replaces && !mayReplace(*import)) {
        return;
    }
    if (const auto done = carryOut(*import); !done) {
        const auto attempt = [name = import->name] {
            //: %1: name of a file
            return wording::fill(tr("%1 could not be copied to your rulesets."), {wording::embedded(name)});
        };
        errors_.report(attempt, done.error());
        return;
    }
    shelf_.refresh();
    //: %1: name of a ruleset
    errors_.tell(wording::fill(tr("%1 has been added to your rulesets. It is offered when a new game is begun."),
                               {wording::embedded(import->name)}));
}

void RulesetDialogs::reportPlugins(const engine::Diagnostics& problems) const {
    if (!problems.empty()) {
        errors_.report([] { return tr("Not every plug-in could be loaded. Rulesets that need it cannot be played."); },
                       problems);
    }
}

bool RulesetDialogs::mayReplace(const RulesetImport& import) {
    PlainMessageBox box(QMessageBox::Question, tr("Add a ruleset"),
                        //: %1: name of a file
                        wording::fill(tr("There is a ruleset %1 among yours already. Do you want to replace it?"),
                                      {wording::embedded(import.name)}),
                        window_);
    const QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(replace);
}

/// Only what is wrong now and was not told before.
void RulesetDialogs::tellNews() {
    engine::Diagnostics fresh;
    for (const engine::Diagnostic& problem : shelf_.problems()) {
        if (std::find(told_.begin(), told_.end(), problem) == told_.end()) {
            fresh.push_back(problem);
        }
    }
    told_ = shelf_.problems();
    if (!fresh.empty()) {
        errors_.report([] { return tr("Not every ruleset in your folder can be played."); }, fresh);
    }
}

}  // namespace gnostica::gui
