#include "app/gui/dialogs/ruleset_importer.h"

#include "app/gui/widgets/error_reporter.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/fill.h"
#include "app/wording/lists.h"
#include "app/wording/numbers.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace gnostica::gui {

std::optional<std::string> RulesetImporter::add() {
    const QString path = QFileDialog::getOpenFileName(window_, tr("Add a ruleset"), QDir::homePath(),
                                                      tr("Rulesets (*.json *.gnostica-rules);;All files (*)"));
    return path.isEmpty() ? std::nullopt : add(path);
}

std::optional<std::string> RulesetImporter::add(const QString& path, engine::Mends mends) {
    errors_.aboutAttempt().settle();
    const auto import = readForImport(shelf_, path, mends);
    if (!import) {
        report(path, import.error());
        return std::nullopt;
    }
    if (import->clash == Clash::same) {
        //: %1: name of a ruleset
        errors_.tell(wording::fill(tr("The ruleset %1 is there already, and it is the same."),
                                   {wording::embedded(import->otherName)}));
        return import->id;
    }
    const std::optional<ImportWay> way = import->clash == Clash::none ? ImportWay::asIs : ask(*import);
    if (!way) {
        return std::nullopt;
    }
    const auto done = carryOut(shelf_, *import, *way);
    if (!done) {
        report(path, done.error());
        return std::nullopt;
    }
    const QString name = RulesShelf::translated(*shelf_.library().find(*done), "name");
    //: %1: name of a ruleset
    errors_.tell(wording::fill(tr("%1 has been added to your rulesets. It is offered when a new game is begun."),
                               {wording::embedded(name)}));
    return *done;
}

void RulesetImporter::report(const QString& path, const RulesetProblem& problem) {
    const auto attempt = [name = QFileInfo(path).fileName()] {
        //: %1: name of a file
        return wording::fill(tr("%1 was not added to your rulesets."), {wording::embedded(name)});
    };
    const ErrorReporter errors = errors_.aboutAttempt();
    if (const auto* problems = std::get_if<engine::Diagnostics>(&problem)) {
        errors.report(attempt, *problems, offerFor(path, *problems));
    } else {
        errors.report(attempt, std::get<storage::FileError>(problem));
    }
}

/// What is not JSON is put right on the way, if that is possible; the file stays as it is.
ErrorReporter::Offer RulesetImporter::offerFor(const QString& path, const engine::Diagnostics& problems) {
    if (!engine::isMendable(problems)) {
        return {};
    }
    //: button: adds a file that could not be read, after correcting it
    return {[] { return tr("Correct and add"); }, [this, path] { add(path, engine::Mends::yes); }};
}

/// Which of the two is newer, where their authors have said so.
QString RulesetImporter::question(const RulesetImport& import) const {
    const wording::Phrases names{wording::embedded(import.otherName), wording::number(import.otherVersion),
                                 wording::number(import.version)};
    if (import.clash == Clash::shipped) {
        //: %1: name of a ruleset
        return wording::fill(tr("This file bears the id of the ruleset %1, which came with the program and cannot be "
                                "replaced. It can be added under another id."),
                             names);
    }
    if (import.version == 0 || import.otherVersion == 0) {
        //: %1: name of a ruleset
        return wording::fill(tr("There is a ruleset %1 with the same id among yours, which is not the same."), names);
    }
    if (import.version > import.otherVersion) {
        //: %1: name of a ruleset, %2 and %3: numbers
        return wording::fill(tr("You have version %2 of the ruleset %1. This is version %3, which is newer."), names);
    }
    if (import.version < import.otherVersion) {
        //: %1: name of a ruleset, %2 and %3: numbers
        return wording::fill(tr("You have version %2 of the ruleset %1. This is version %3, which is older."), names);
    }
    //: %1: name of a ruleset, %2: a number
    return wording::fill(tr("You have version %2 of the ruleset %1. This is called version %2, too, but it is not the "
                            "same."),
                         names);
}

std::optional<ImportWay> RulesetImporter::ask(const RulesetImport& import) {
    const QString text = wording::sentences({question(import), whatDiffers(shelf_, import)});
    PlainMessageBox box(QMessageBox::Question, tr("Add a ruleset"), text, window_);
    const QPushButton* replace =
        import.clash == Clash::own ? box.addButton(tr("&Replace mine"), QMessageBox::DestructiveRole) : nullptr;
    const QString id = QString::fromStdString(freeId(shelf_.library(), import.id));
    //: %1: id of a ruleset
    const QPushButton* beside =
        box.addButton(wording::fill(tr("&Keep both, this one as %1"), {id}), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    if (replace != nullptr && clicked == replace) {
        return ImportWay::replace;
    }
    return clicked == beside ? std::optional(ImportWay::beside) : std::nullopt;
}

}  // namespace gnostica::gui
