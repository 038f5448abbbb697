#include "app/gui/shared/rulesets/ruleset_importer.h"

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <memory>

namespace gnostica::gui {

RulesetImporter::RulesetImporter(rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* window)
    : shelf_(shelf),
      errors_(errors),
      window_(window) {
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &RulesetImporter::lookAgain);
}

void RulesetImporter::add(const Added& added) {
    const QString path = QFileDialog::getOpenFileName(window_, tr("Add a ruleset"), QDir::homePath(),
                                                      tr("Rulesets (*.json *.gnostica-rules);;All files (*)"));
    if (!path.isEmpty()) {
        add(path, added);
    }
}

void RulesetImporter::add(const QString& path, const Added& added, engine::Mends mends) {
    errors_.aboutAttempt().withdraw();
    unadded_.reset();
    const auto check = [shelf = std::make_shared<const rulesets::ShelfCopy>(shelf_), path, mends] {
        return checkForImport(*shelf, path, mends);
    };
    if (const auto patience = shelf_.diskPatience()) {
        lane_.setPatience(*patience);
    }
    const Checked failed =
        tl::unexpected(rulesets::RulesetProblem(engine::Diagnostics()));  // result if the work throws
    lane_.run(*this, failed, check, [this, path, added](const Checked& checked) { decide(path, checked, added); });
}

void RulesetImporter::lookAgain() {
    if (!unadded_ || !errors_.aboutAttempt().stands()) {
        return;
    }
    struct Found {
        Checked plain;
        Checked mended;
    };
    const Checked failed = tl::unexpected(rulesets::RulesetProblem(engine::Diagnostics()));
    const auto check = [shelf = std::make_shared<const rulesets::ShelfCopy>(shelf_), path = unadded_->path] {
        return Found{checkForImport(*shelf, path), checkForImport(*shelf, path, engine::Mends::yes)};
    };
    lane_.run(*this, Found{failed, failed}, check, [this, about = *unadded_](const Found& found) {
        if (found.plain || (found.mended && importOf(shelf_, *found.mended).clash == rulesets::Clash::same)) {
            errors_.withdraw(about.message);
        }
    });
}

void RulesetImporter::decide(const QString& path, const Checked& checked, const Added& added) {
    if (!checked) {
        report(path, checked.error(), added);
        return;
    }
    const rulesets::RulesetImport import = importOf(shelf_, *checked);
    if (import.clash == rulesets::Clash::same) {
        //: %1: name of a ruleset
        errors_.tell(
            language::fill(tr("You already have this ruleset: “%1”."), {language::embedded(import.otherName)}));
        added(import.id);
        return;
    }
    const std::optional<rulesets::ImportWay> way =
        import.clash == rulesets::Clash::none ? rulesets::ImportWay::asIs : ask(import);
    if (!way) {
        return;
    }
    const auto done = carryOut(shelf_, import, *way);
    if (!done) {
        report(path, done.error(), added);
        return;
    }
    const QString name = rulesets::RulesShelf::translated(*shelf_.library().find(*done), "name");
    //: %1: name of a ruleset
    errors_.tell(language::fill(tr("“%1” has been added to your rulesets. You can choose it for a new game."),
                                {language::embedded(name)}));
    added(*done);
}

void RulesetImporter::report(const QString& path, const rulesets::RulesetProblem& problem, const Added& added) {
    const auto attempt = [name = QFileInfo(path).fileName()] {
        //: %1: name of a file
        return language::fill(tr("%1 was not added to your rulesets."), {language::embedded(name)});
    };
    const ErrorReporter errors = errors_.aboutAttempt();
    if (const auto* problems = std::get_if<engine::Diagnostics>(&problem)) {
        unadded_ = {path, errors.report(attempt, *problems, offerFor(path, *problems, added))};
    } else {
        unadded_ = {path, errors.report(attempt, std::get<storage::FileError>(problem))};
    }
}

/// Offers to correct invalid JSON if that is possible; the file itself is not changed.
ErrorReporter::Offer RulesetImporter::offerFor(const QString& path, const engine::Diagnostics& problems,
                                               const Added& added) {
    if (!engine::isMendable(problems)) {
        return {};
    }
    //: button: adds a file that could not be read, after correcting it
    return {[] { return tr("Correct and add"); }, [this, path, added] { add(path, added, engine::Mends::yes); }};
}

/// States which ruleset is newer if both have version numbers.
QString RulesetImporter::question(const rulesets::RulesetImport& import) const {
    const language::Phrases names{language::embedded(import.otherName), language::number(import.otherVersion),
                                  language::number(import.version)};
    if (import.clash == rulesets::Clash::shipped) {
        //: %1: name of a ruleset
        return language::fill(
            tr("This file has the same id as the ruleset “%1”, which came with the program and cannot "
               "be replaced. You can add it under another id."),
            names);
    }
    if (import.version == 0 || import.otherVersion == 0) {
        //: %1: name of a ruleset
        return language::fill(tr("You have a different ruleset with the same id: “%1”."), names);
    }
    if (import.version > import.otherVersion) {
        //: %1: name of a ruleset, %2 and %3: numbers
        return language::fill(tr("You have version %2 of the ruleset “%1”. This is version %3, which is newer."),
                              names);
    }
    if (import.version < import.otherVersion) {
        //: %1: name of a ruleset, %2 and %3: numbers
        return language::fill(tr("You have version %2 of the ruleset “%1”. This is version %3, which is older."),
                              names);
    }
    //: %1: name of a ruleset, %2: a number
    return language::fill(
        tr("You have version %2 of the ruleset “%1”. This is also called version %2, but it is different."), names);
}

std::optional<rulesets::ImportWay> RulesetImporter::ask(const rulesets::RulesetImport& import) {
    const QString text = language::sentences({question(import), whatDiffers(shelf_, import)});
    PlainMessageBox box(QMessageBox::Question, tr("Add a ruleset"), text, window_);
    const QPushButton* replace = import.clash == rulesets::Clash::own
                                     ? box.addButton(tr("&Replace mine"), QMessageBox::DestructiveRole)
                                     : nullptr;
    const QString id = QString::fromStdString(freeId(shelf_.library(), import.id));
    //: %1: id of a ruleset
    const QPushButton* beside =
        box.addButton(language::fill(tr("&Keep both, this one as %1"), {id}), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    if (replace != nullptr && clicked == replace) {
        return rulesets::ImportWay::replace;
    }
    return clicked == beside ? std::optional(rulesets::ImportWay::beside) : std::nullopt;
}

}  // namespace gnostica::gui
