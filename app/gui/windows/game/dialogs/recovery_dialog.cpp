#include "app/gui/windows/game/dialogs/recovery_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/rulesets/rules_shelf.h"
#include "app/wording/document_names.h"
#include "app/wording/voice.h"

#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace gnostica::gui {

using storage::FileFault;
using storage::JournalSummary;

namespace {

QString shortTime(const QDateTime& time) {
    QString format = QLocale().dateTimeFormat(QLocale::ShortFormat);
    format.remove(QStringLiteral(":ss"));  // seconds do not help to distinguish games
    return QLocale().toString(time, format);
}

QString keepingRule(int kept) {
    return kept == 0
               ? RecoveryDialog::tr("Unfinished games stay here until you delete them. Finished games are also kept.")
               : RecoveryDialog::tr("Unfinished games stay here until you delete them. The last %n finished games are "
                                    "kept; you can change this number in the settings.",
                                    nullptr, kept);
}

}  // namespace

RecoveryDialog::RecoveryDialog(std::vector<JournalSummary> games, int kept, QWidget* parent)
    : OfferDialog(
          [kept] {
              return OfferTexts{.title = tr("Unfinished games"),
                                .text = tr("These games are unfinished. Each continues after its last confirmed step."),
                                .open = tr("&Continue this game"),
                                .remove = tr("&Delete it…"),
                                .later = tr("&Not now"),
                                .note = keepingRule(kept)};
          },
          parent),
      games_(std::move(games)) {
    for (const JournalSummary& game : games_) {
        offer({[&game] { return describe(game); }, [this, &game] { return remove(game); }, game.isReadable});
    }
}

QString RecoveryDialog::describe(const JournalSummary& game) {
    if (!game.isReadable) {
        return language::fill(tr("%1 cannot be read (last written %2)", "file, time"),
                              {language::embedded(QFileInfo(game.path).fileName()), shortTime(game.lastPlayed)});
    }
    const QString what = gameAndPlayers(game.ruleset, game.seats, game.names);
    const QString when = shortTime(game.lastPlayed);
    if (game.holder) {
        return language::fill(tr("%1 (last played %2; seems to be open on the computer %3)", "game, time, computer"),
                              {what, when, language::embedded(game.holder->host)});
    }
    return game.begun.isValid()
               ? language::fill(tr("%1 (begun %2, last played %3)", "game, times"), {what, shortTime(game.begun), when})
               : language::fill(tr("%1 (last played %2)", "game, time"), {what, when});
}

std::vector<JournalSummary> RecoveryDialog::named(std::vector<JournalSummary> games, const engine::Library& library) {
    for (JournalSummary& game : games) {
        game.ruleset = wording::withExpansionNames(game.ruleset, library);
    }
    return games;
}

QString RecoveryDialog::gameAndPlayers(const nlohmann::json& ruleset, int seats,
                                       const std::vector<std::string>& names) {
    language::Phrases players;
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        const bool named = seat < names.size() && !names[seat].empty();
        players.push_back(named ? language::Phrase(language::embedded(QString::fromStdString(names[seat])))
                                : wording::unnamedPlayer(engine::seatAt(i)));
    }
    const QString title = language::embedded(wording::titleOfNamed(ruleset));
    return language::fill(tr("%1: %2", "game: players"), {title, language::listOf(players)});
}

bool RecoveryDialog::remove(const JournalSummary& game) {
    //: %1: the game
    if (!ask(language::fill(tr("Do you want to move this game to the trash?\n%1"), {describe(game)}),
             tr("&Move to the trash"))) {
        return false;
    }
    auto removed = storage::removeJournal(game, storage::Removal::toTrash);
    if (!removed && removed.error().fault == FileFault::notMoved) {
        const QString why = ErrorReporter::sentence(removed.error());
        //: %1: a whole sentence: why
        if (!ask(language::fill(tr("This game cannot be moved to the trash. Do you want to delete it for good?\n%1"),
                                {why}),
                 tr("&Delete for good"))) {
            return false;
        }
        removed = storage::removeJournal(game, storage::Removal::forGood);
    }
    if (removed) {
        return true;
    }
    tell(removed.error());
    return removed.error().fault == FileFault::inUse || removed.error().fault == FileFault::changed;
}

bool RecoveryDialog::ask(const QString& question, const QString& yes) {
    PlainMessageBox box(QMessageBox::Question, windowTitle(), {}, this);
    box.setText(question);
    const QPushButton* agreed = box.addButton(yes, QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(agreed);
}

void RecoveryDialog::tell(const storage::FileError& error) {
    PlainMessageBox box(QMessageBox::Warning, windowTitle(), {}, this);
    //: %1: a whole sentence: why
    box.setText(language::fill(tr("The game has not been deleted.\n%1"), {ErrorReporter::sentence(error)}));
    box.exec();
}

}  // namespace gnostica::gui
