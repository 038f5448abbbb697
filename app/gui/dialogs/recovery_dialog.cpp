#include "app/gui/dialogs/recovery_dialog.h"

#include "app/gui/rulesets/rules_shelf.h"
#include "app/gui/widgets/foreign_text.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

RecoveryDialog::RecoveryDialog(std::vector<UnfinishedGame> games, QWidget* parent)
    : QDialog(parent),
      games_(std::move(games)),
      list_(new QListWidget(this)) {
    setWindowTitle(tr("Unfinished games"));
    QLabel* text = plainSentence(this);
    text->setText(tr("These games were not played to their end. Each goes on after the last step that was confirmed."));
    text->setBuddy(list_);
    list_->setAccessibleName(windowTitle());
    list_->setAlternatingRowColors(true);
    for (const UnfinishedGame& game : games_) {
        list_->addItem(describe(game));
    }
    auto* buttons = new QDialogButtonBox(this);
    continue_ = buttons->addButton(tr("&Continue this game"), QDialogButtonBox::AcceptRole);
    remove_ = buttons->addButton(tr("&Delete it"), QDialogButtonBox::DestructiveRole);
    buttons->addButton(tr("&Not now"), QDialogButtonBox::RejectRole);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addWidget(text);
    lines->addWidget(list_, 1);
    lines->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(remove_, &QPushButton::clicked, this, &RecoveryDialog::removeChosen);
    connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::updateButtons);
    list_->setCurrentRow(0);
    continue_->setDefault(true);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 18);
}

QString RecoveryDialog::describe(const UnfinishedGame& game) const {
    const engine::LoadedRecord& record = *game.record;
    QStringList names;
    for (int i = 0; i < record.header.seats; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        const bool named = seat < record.header.names.size() && !record.header.names[seat].empty();
        names += named ? wording::embedded(QString::fromStdString(record.header.names[seat]))
                       : tr("Player %1").arg(QChar(u'A' + i));
    }
    const QString variant = wording::embedded(RulesShelf::translated(record.header.ruleset, "name"));
    const QString when = QLocale().toString(game.lastPlayed, QLocale::ShortFormat);
    const QString turn = tr("turn %1").arg(record.game.state().turnsPlayed + 1);
    return tr("%1: %2 (%3, %4)", "game: players (turn, time)")
        .arg(variant, QLocale().createSeparatedList(names), turn, when);
}

const UnfinishedGame& RecoveryDialog::chosen() const {
    return games_[static_cast<std::size_t>(list_->currentRow())];
}

void RecoveryDialog::removeChosen() {
    const int row = list_->currentRow();
    if (row < 0) {
        return;
    }
    QFile::remove(chosen().path);
    games_.erase(games_.begin() + row);
    delete list_->takeItem(row);
    updateButtons();
    if (games_.empty()) {
        reject();
    }
}

void RecoveryDialog::updateButtons() {
    continue_->setEnabled(list_->currentRow() >= 0);
    remove_->setEnabled(list_->currentRow() >= 0);
}

}  // namespace gnostica::gui
