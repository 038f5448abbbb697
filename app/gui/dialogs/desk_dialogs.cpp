#include "app/gui/dialogs/desk_dialogs.h"

#include "app/gui/dialogs/error_reporter.h"
#include "app/gui/dialogs/new_game/new_game_dialog.h"
#include "app/gui/dialogs/recovery_dialog.h"
#include "app/gui/dialogs/ruleset_dialogs.h"
#include "app/gui/dialogs/save_question.h"
#include "app/gui/panels/help_paper.h"
#include "app/gui/widgets/foreign_text.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QRandomGenerator>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestPath = 400;

}  // namespace

DeskDialogs::DeskDialogs(RulesShelf& shelf, Settings& settings, GameDesk& desk, const ErrorReporter& errors,
                         QWidget* window)
    : QObject(window),
      shelf_(shelf),
      settings_(settings),
      desk_(desk),
      errors_(errors),
      window_(window),
      rulesets_(new RulesetDialogs(shelf, errors, window)) {
    connectErrors();
    connect(&desk_, &GameDesk::foundUnfinished, this, &DeskDialogs::offerUnfinished);
}

void DeskDialogs::connectErrors() {
    connect(&desk_, &GameDesk::startFailed, this, [this](const engine::Diagnostics& problems) {
        errors_.report(tr("The game cannot be played."), problems);
    });
    connect(&desk_, &GameDesk::openFailed, this, &DeskDialogs::reportOpenFailure);
    connect(&desk_, &GameDesk::openedDamaged, this, &DeskDialogs::reportDamage);
    connect(&desk_, &GameDesk::saveFailed, this,
            [this](const storage::FileError& error) { errors_.report(tr("The game could not be saved."), error); });
    connect(&desk_, &GameDesk::journalFailed, this, [this](const storage::FileError& error) {
        errors_.report(tr("The game goes on, but it is no longer kept on disk step by step. Please save it."), error);
    });
}

void DeskDialogs::reportOpenFailure(const QString& path, const RecordProblem& problem) {
    const QString attempt = tr("%1 could not be opened.").arg(wording::embedded(QFileInfo(path).fileName()));
    std::visit([&](const auto& what) { errors_.report(attempt, what); }, problem);
}

void DeskDialogs::reportDamage(const QString& path, const engine::Diagnostic& damage) {
    errors_.report(
        tr("%1 is damaged; the game goes as far as it is whole.").arg(wording::embedded(QFileInfo(path).fileName())),
        damage);
}

void DeskDialogs::newGame() {
    NewGameDialog dialog(shelf_, settings_.newGame, window_);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    settings_.newGame = dialog.choice();
    Q_EMIT settingsChanged();
    std::vector<std::string> names;
    for (int i = 0; i < settings_.newGame.seats; ++i) {
        names.push_back(settings_.newGame.names[static_cast<std::size_t>(i)].toStdString());
    }
    desk_.start(NewGameDialog::rulesetOf(settings_.newGame), names,
                dialog.seed().value_or(QRandomGenerator::system()->generate64()),
                {settings_.newGame.players.begin(), settings_.newGame.players.end()});
}

void DeskDialogs::open() {
    const QString folder =
        settings_.recentFiles.isEmpty() ? QDir::homePath() : QFileInfo(settings_.recentFiles.first()).path();
    const QString path = QFileDialog::getOpenFileName(window_, tr("Open a game"), folder,
                                                      tr("Games (*.gnostica *.journal);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void DeskDialogs::openFile(const QString& path) {
    desk_.open(QFileInfo(path).absoluteFilePath());
}

void DeskDialogs::receiveFile(const QString& path) {
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        rulesets_->add(path);
    } else {
        openFile(path);
    }
}

void DeskDialogs::save() {
    if (desk_.file().isEmpty()) {
        saveAs();
    } else {
        desk_.save(desk_.file());
    }
}

void DeskDialogs::saveAs() {
    QFileDialog dialog(window_, tr("Save the game"), QString(), tr("Games (*.gnostica)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("gnostica"));
    if (dialog.exec() == QDialog::Accepted) {
        desk_.save(dialog.selectedFiles().constFirst());
    }
}

void DeskDialogs::printRules(const HelpPaper& paper) {
    paper.askAndPrint(window_);
}

void DeskDialogs::exportRules(const HelpPaper& paper) {
    const QString file =
        askWhereToSave(window_, tr("Export the rules"), tr("PDF files (*.pdf)"), QStringLiteral("pdf"));
    if (file.isEmpty()) {
        return;
    }
    if (const auto written = paper.writePdf(file); !written) {
        errors_.report(tr("The rules could not be exported."), written.error());
    }
}

void DeskDialogs::offerUnfinished(const std::vector<UnfinishedGame>& games) {
    if (!games.empty()) {
        RecoveryDialog dialog(games, window_);
        if (dialog.exec() == QDialog::Accepted) {
            desk_.resume(dialog.chosen());
            return;
        }
    }
    newGame();
}

void DeskDialogs::fillRecentMenu(QMenu* menu) {
    menu->clear();
    for (const QString& path : settings_.recentFiles) {
        QAction* action = menu->addAction(withoutShortcut(wording::cleaned(QFileInfo(path).fileName())));
        action->setToolTip(wording::plainToolTip(wording::cleaned(QDir::toNativeSeparators(path), kLongestPath)));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    menu->setEnabled(!menu->isEmpty());
}

}  // namespace gnostica::gui
