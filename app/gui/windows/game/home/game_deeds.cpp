#include "app/gui/windows/game/home/game_deeds.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QDir>
#include <QFileDialog>
#include <QPushButton>

#include <algorithm>

namespace gnostica::gui {

GameDeeds::GameDeeds(table::MyGames& model, const GameCaptions& words, ErrorReporter errors, QWidget* window)
    : QObject(window),
      model_(model),
      words_(words),
      errors_(errors),
      window_(window) {}

void GameDeeds::report(const std::function<QString()>& attempt, const std::vector<storage::FileError>& faults) const {
    errors_.withdraw();
    if (!faults.empty()) {
        errors_.report(attempt, faults);
    }
}

void GameDeeds::keep(const Games& games, bool kept) {
    std::vector<storage::FileError> faults;
    for (const table::MyGamePtr& game : games) {
        if (!game->canBeKept() || game->file.isKept == kept) {
            continue;
        }
        if (const auto moved = model_.keep(game->file.path, kept); !moved) {
            faults.push_back(moved.error());
        }
    }
    report([kept] { return kept ? tr("The bookmark cannot be set.") : tr("The bookmark cannot be removed."); }, faults);
}

bool GameDeeds::mayRemove(const Games& games) {
    const auto count = static_cast<int>(games.size());
    PlainMessageBox box(QMessageBox::Question, tr("My games"), {}, window_);
    box.setText(count == 1 ? language::fill(
                                 //: %1: a game
                                 tr("Do you want to move this game to the trash?\n%1"), {words_.spoken(*games.front())})
                           : tr("Do you want to move %n games to the trash?", nullptr, count));
    const QPushButton* agreed = box.addButton(tr("&Move to the trash"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(agreed);
}

void GameDeeds::remove(const Games& games) {
    if (games.empty() || !mayRemove(games)) {
        return;
    }
    std::vector<storage::FileError> faults;
    for (const table::MyGamePtr& game : games) {
        if (const auto removed = model_.remove(game->file.path); !removed) {
            faults.push_back(removed.error());
        }
    }
    report([] { return tr("The game cannot be deleted."); }, faults);
}

void GameDeeds::copyOut(const Games& games) {
    if (games.empty()) {
        return;
    }
    const QString folder = QFileDialog::getExistingDirectory(window_, tr("Export games"), QDir::homePath());
    if (!folder.isEmpty()) {
        copyTo(games, folder);
    }
}

void GameDeeds::copyTo(const Games& games, const QString& folder) {
    QStringList paths;
    for (const table::MyGamePtr& game : games) {
        paths << game->file.path;
    }
    copying_.start([paths, folder](const std::stop_token&) { return table::exportGames(paths, folder); },
                   [this, folder](const table::ExportedGames& done) {
                       report([] { return tr("The game cannot be exported."); }, done.faults);
                       const auto copies = static_cast<int>(done.copies.size());
                       if (copies > 0) {
                           //: %1: a folder
                           errors_.tell(language::fill(tr("%n games have been copied to %1.", nullptr, copies),
                                                       {language::embedded(QDir::toNativeSeparators(folder))}));
                       }
                   });
}

}  // namespace gnostica::gui
