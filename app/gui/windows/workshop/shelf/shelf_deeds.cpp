#include "app/gui/windows/workshop/shelf/shelf_deeds.h"

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/save_question.h"
#include "app/gui/windows/workshop/shelf/new_ruleset_dialog.h"
#include "app/gui/windows/workshop/shelf/rename_dialog.h"
#include "app/gui/windows/workshop/shelf/shelf_words.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/rulesets/ruleset_export.h"
#include "app/rulesets/ruleset_family.h"
#include "app/storage/files.h"
#include "app/storage/ruleset_files.h"
#include "engine/documents/document_kind.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QPushButton>
#include <QUrl>

namespace gnostica::gui {

namespace {

/// Asks a question with two answers; returns the index of the answer, -1 for none.
int answerTo(const QString& title, const QString& question, const QStringList& answers, QMessageBox::ButtonRole role,
             QWidget* window) {
    PlainMessageBox box(QMessageBox::Question, title, question, window);
    std::vector<const QAbstractButton*> buttons;
    for (const QString& answer : answers) {
        buttons.push_back(box.addButton(answer, role));
    }
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    const auto given = std::ranges::find(buttons, box.clickedButton());
    return given == buttons.end() ? -1 : static_cast<int>(given - buttons.begin());
}

}  // namespace

ShelfDeeds::ShelfDeeds(rulesets::RulesShelf& shelf, const rulesets::DraftStore& drafts, const ErrorReporter& errors,
                       QWidget* window)
    : QObject(window),
      shelf_(shelf),
      drafts_(drafts),
      errors_(errors),
      window_(window),
      importer_(shelf, errors, window) {}

void ShelfDeeds::report(const std::function<QString()>& attempt, const rulesets::RulesetProblem& problem) const {
    std::visit([&](const auto& what) { errors_.report(attempt, what); }, problem);
}

std::optional<std::string> ShelfDeeds::makeNew(const std::string& parent) {
    NewRulesetDialog dialog(shelf_, parent, window_);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    const rulesets::NewRuleset made = dialog.choice();
    if (const auto added = addOwn(shelf_, made.id, textOf(made)); !added) {
        report([] { return tr("The new ruleset could not be written."); }, added.error());
        return std::nullopt;
    }
    return made.id;
}

std::optional<std::string> ShelfDeeds::copy(const std::string& id) {
    const auto done = duplicate(shelf_, id);
    if (!done) {
        report([] { return tr("The ruleset could not be duplicated."); }, done.error());
        return std::nullopt;
    }
    return *done;
}

std::optional<std::string> ShelfDeeds::renameAsked(const std::string& id) {
    RenameDialog dialog(shelf_, id, window_);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    const rulesets::Renaming renaming = dialog.choice();
    if (const auto done = rename(shelf_, renaming); !done) {
        report([] { return tr("The ruleset could not be renamed."); }, done.error());
        return std::nullopt;
    }
    return renaming.newId;
}

std::optional<std::string> ShelfDeeds::renameFileAsked(const QString& path) {
    const auto attempt = [] { return tr("The ruleset could not be renamed."); };
    const auto text = storage::readFile(path, static_cast<qint64>(engine::kMaxDocumentBytes));
    if (!text) {
        report(attempt, text.error());
        return std::nullopt;
    }
    const auto document = engine::parseDocument(*text, {}, engine::DocumentKind::ruleset);
    if (!document) {
        report(attempt, engine::Diagnostics{document.error()});
        return std::nullopt;
    }
    RenameDialog dialog(shelf_, *document, window_);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    const rulesets::Renaming renaming = dialog.choice();
    if (const auto done = renameFile(shelf_, path, *text, renaming); !done) {
        report(attempt, done.error());
        return std::nullopt;
    }
    return renaming.newId;
}

void ShelfDeeds::import(const RulesetImporter::Added& added) {
    importer_.add(added);
}

void ShelfDeeds::import(const QString& path, const RulesetImporter::Added& added) {
    importer_.add(path, added);
}

bool ShelfDeeds::askToRemove(const QString& name, const QString& path, const std::string& id) {
    QStringList question;
    //: %1: name of a ruleset or file
    question << language::fill(tr("Do you want to move “%1” to the trash?"), {language::embedded(name)});
    const rulesets::Dependants dependants =
        id.empty() ? rulesets::Dependants() : rulesets::dependantsOf(shelf_.library(), id);
    if (!dependants.empty()) {
        question << language::sentences(
            {dependantsSentence(shelf_.library(), dependants), tr("Rulesets that need it can no longer be played.")});
    }
    if (drafts_.isUnsaved(path)) {
        question << tr("Its unsaved changes stay among the drafts.");
    }
    question << tr("Games played with it, and their records, keep their rules.");
    return answerTo(tr("Delete a ruleset"), question.join(u'\n'), {tr("&Move to the trash")},
                    QMessageBox::DestructiveRole, window_) == 0;
}

void ShelfDeeds::removeAsked(const QString& path, const std::string& id) {
    const QString name = id.empty() ? QFileInfo(path).fileName() : shelfName(shelf_.library(), id);
    if (!askToRemove(name, path, id)) {
        return;
    }
    if (const auto done = moveToTrash(shelf_, path); !done) {
        report([] { return tr("The ruleset could not be deleted."); }, done.error());
    }
}

std::optional<std::string> ShelfDeeds::textToExport(const std::string& id) {
    const std::string itself = shelf_.library().entry(id)->text;  // the ruleset can disappear while the dialog is open
    const std::vector<std::string> own = ownAncestorsOf(shelf_, id);
    if (own.empty()) {
        return itself;
    }
    const auto whole = asOneDocument(shelf_, id);
    const QString question = language::fill(
        //: %1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are
        tr("“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export "
           "one document that needs none of them.",
           nullptr, static_cast<int>(own.size())),
        {shelfName(shelf_.library(), id), shelfNames(shelf_.library(), own)});
    const int answer = answerTo(tr("Export a ruleset"), question, {tr("&One document"), tr("&This file alone")},
                                QMessageBox::AcceptRole, window_);
    if (answer != 0) {
        return answer == 1 ? std::optional(itself) : std::nullopt;
    }
    if (!whole) {
        report([] { return tr("The ruleset cannot be made into one document."); }, whole.error());
        return std::nullopt;
    }
    return *whole;
}

void ShelfDeeds::exportAsked(const std::string& id) {
    const std::optional<std::string> text = textToExport(id);
    if (!text) {
        return;
    }
    const QString suffix = storage::kRulesetSuffix;
    const QString path = askWhereToSave(window_, tr("Export a ruleset"), tr("Rulesets (*.gnostica-rules)"),
                                        suffix.mid(1), QString::fromStdString(id) + suffix);
    if (path.isEmpty()) {
        return;
    }
    errors_.withdraw();
    const auto written = storage::checkTarget(path, storage::filesOf(shelf_.library())).and_then([&] {
        return storage::writeFile(path, *text);
    });
    if (!written) {
        errors_.report([] { return tr("The ruleset could not be exported."); }, written.error());
    }
}

void ShelfDeeds::showInFolder(const QString& path) {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

}  // namespace gnostica::gui
