#include "app/gui/windows/game/dialogs/recovery_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/rulesets/rules_shelf.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/wording/document_names.h"
#include "app/wording/voice.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

using storage::FileFault;
using storage::JournalSummary;

namespace {

QString shortTime(const QDateTime& time) {
    QString format = QLocale().dateTimeFormat(QLocale::ShortFormat);
    format.remove(QStringLiteral(":ss"));  // which games nobody tells apart by
    return QLocale().toString(time, format);
}

}  // namespace

RecoveryDialog::RecoveryDialog(std::vector<JournalSummary> games, int kept, QWidget* parent)
    : QDialog(parent),
      games_(std::move(games)),
      kept_(kept),
      text_(plainSentence(this)),
      list_(new QListWidget(this)),
      keeping_(plainSentence(this)) {
    text_->setBuddy(list_);
    list_->setAlternatingRowColors(true);
    for (std::size_t i = 0; i < games_.size(); ++i) {
        list_->addItem(QString());
    }
    auto* buttons = new QDialogButtonBox(this);
    continue_ = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    remove_ = buttons->addButton(QString(), QDialogButtonBox::DestructiveRole);
    later_ = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addWidget(text_);
    lines->addWidget(list_, 1);
    lines->addWidget(keeping_);
    lines->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &RecoveryDialog::removeChosen);
    connect(list_, &QListWidget::itemActivated, this, [this] {
        if (continue_->isEnabled()) {
            accept();
        }
    });
    connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::updateButtons);
    followLanguage(this, [this] { retranslate(); });
    continue_->setDefault(true);
    list_->setCurrentRow(0);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
}

void RecoveryDialog::retranslate() {
    setWindowTitle(tr("Unfinished games"));
    text_->setText(
        tr("These games were not played to their end. Each goes on after the last step that was confirmed."));
    list_->setAccessibleName(windowTitle());
    for (std::size_t i = 0; i < games_.size(); ++i) {
        list_->item(static_cast<int>(i))->setText(describe(games_[i]));
    }
    keeping_->setText(rule(kept_));
    continue_->setText(tr("&Continue this game"));
    remove_->setText(tr("&Delete it…"));
    later_->setText(tr("&Not now"));
}

QString RecoveryDialog::describe(const JournalSummary& game) {
    if (!game.isReadable) {
        return wording::fill(tr("%1 cannot be read (last written %2)", "file, time"),
                             {wording::embedded(QFileInfo(game.path).fileName()), shortTime(game.lastPlayed)});
    }
    const QString what = gameAndPlayers(game.ruleset, game.seats, game.names);
    const QString when = shortTime(game.lastPlayed);
    if (game.holder) {
        return wording::fill(tr("%1 (last played %2; seems to be open on the computer %3)", "game, time, computer"),
                             {what, when, wording::embedded(game.holder->host)});
    }
    return game.begun.isValid()
               ? wording::fill(tr("%1 (begun %2, last played %3)", "game, times"), {what, shortTime(game.begun), when})
               : wording::fill(tr("%1 (last played %2)", "game, time"), {what, when});
}

std::vector<JournalSummary> RecoveryDialog::named(std::vector<JournalSummary> games, const engine::Library& library) {
    for (JournalSummary& game : games) {
        game.ruleset = wording::withExpansionNames(game.ruleset, library);
    }
    return games;
}

QString RecoveryDialog::gameAndPlayers(const nlohmann::json& ruleset, int seats,
                                       const std::vector<std::string>& names) {
    wording::Phrases players;
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        const bool named = seat < names.size() && !names[seat].empty();
        players.push_back(named ? wording::Phrase(wording::embedded(QString::fromStdString(names[seat])))
                                : wording::unnamedPlayer(engine::seatAt(i)));
    }
    const QString title = wording::embedded(wording::titleOfNamed(ruleset));
    return wording::fill(tr("%1: %2", "game: players"), {title, wording::listOf(players)});
}

QString RecoveryDialog::rule(int kept) {
    return kept == 0 ? tr("Unfinished games stay here until you delete them. Finished games are kept, too.")
                     : tr("Unfinished games stay here until you delete them. The last %n finished games are kept; "
                          "the settings say how many.",
                          nullptr, kept);
}

const JournalSummary& RecoveryDialog::chosen() const {
    return games_[static_cast<std::size_t>(list_->currentRow())];
}

void RecoveryDialog::removeChosen() {
    const int row = list_->currentRow();
    if (row < 0 || !remove(JournalSummary(chosen()))) {  // a copy, as it asks
        return;
    }
    delete list_->takeItem(row);  // chooses another while all are still there
    games_.erase(games_.begin() + row);
    updateButtons();
    if (games_.empty()) {
        reject();
    }
}

bool RecoveryDialog::remove(const JournalSummary& game) {
    //: %1: the game
    if (!ask(wording::fill(tr("Do you want to move this game to the trash?\n%1"), {describe(game)}),
             tr("&Move to the trash"))) {
        return false;
    }
    auto removed = storage::removeJournal(game, storage::Removal::toTrash);
    if (!removed && removed.error().fault == FileFault::notMoved) {
        const QString why = ErrorReporter::sentence(removed.error());
        //: %1: a whole sentence: why
        if (!ask(wording::fill(tr("This game cannot be moved to the trash. Do you want to delete it for good?\n%1"),
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
    box.setText(wording::fill(tr("The game has not been deleted.\n%1"), {ErrorReporter::sentence(error)}));
    box.exec();
}

void RecoveryDialog::updateButtons() {
    const bool isChosen = list_->currentRow() >= 0;
    continue_->setEnabled(isChosen && chosen().isReadable);
    remove_->setEnabled(isChosen);
}

}  // namespace gnostica::gui
