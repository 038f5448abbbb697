#include "app/gui/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

SettingsDialog::SettingsDialog(const Settings& settings, QWidget* parent)
    : QDialog(parent),
      before_(settings),
      theme_(new QComboBox(this)),
      animation_(new QComboBox(this)),
      pace_(new QComboBox(this)),
      keptGames_(new QSpinBox(this)) {
    setWindowTitle(tr("Settings"));
    theme_->addItem(tr("As the desktop"), static_cast<int>(ThemeChoice::system));
    theme_->addItem(tr("Light"), static_cast<int>(ThemeChoice::light));
    theme_->addItem(tr("Dark"), static_cast<int>(ThemeChoice::dark));
    animation_->addItem(tr("None"), 0);
    animation_->addItem(tr("Fast"), 180);
    animation_->addItem(tr("Normal"), 350);
    animation_->addItem(tr("Slow"), 800);
    pace_->addItem(tr("No wait"), static_cast<int>(Pace::none));
    pace_->addItem(tr("Quick"), static_cast<int>(Pace::quick));
    pace_->addItem(tr("Normal"), static_cast<int>(Pace::normal));
    pace_->addItem(tr("Slow"), static_cast<int>(Pace::slow));
    pace_->setObjectName(QStringLiteral("pace"));
    hover_ = addBox(tr("Show cards &large under the pointer"), {});
    cover_ = addBox(tr("&Hide hands between players"), tr("The screen is handed over before the next hand is shown."));
    confirm_ = addBox(tr("&Confirm each step"), tr("Otherwise a step is taken as soon as it is complete."));
    undo_ = addBox(tr("Take back &everything"),
                   tr("Also what others did, and what has been drawn, rolled or revealed: the table has agreed."));
    watch_ = addBox(tr("Show hands &when only computers play"),
                    tr("The hand of the player who decides, or of one that you pick in the list of players."));

    auto* look = new QGroupBox(tr("Appearance"), this);
    auto* lookForm = new QFormLayout(look);
    lookForm->addRow(tr("&Theme:"), theme_);
    lookForm->addRow(tr("&Animations:"), animation_);
    lookForm->addRow(hover_);
    auto* table = new QGroupBox(tr("At the table"), this);
    auto* tableForm = new QFormLayout(table);
    for (QCheckBox* box : {cover_, confirm_, undo_}) {
        tableForm->addRow(box);
    }
    auto* computers = new QGroupBox(tr("Computer players"), this);
    auto* computersForm = new QFormLayout(computers);
    computersForm->addRow(tr("&Pace:"), pace_);
    computersForm->addRow(watch_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    for (QWidget* part : std::initializer_list<QWidget*>{look, table, computers, filesBox(), buttons}) {
        lines->addWidget(part);
    }
    fill(settings);
}

QWidget* SettingsDialog::filesBox() {
    keptGames_->setObjectName(QStringLiteral("keptGames"));
    keptGames_->setRange(0, Settings::kMostKeptGames);
    keptGames_->setSpecialValueText(tr("all"));
    keptGames_->setToolTip(tr("The newest stay; those before them go to the trash. Unfinished games always stay."));
    keptGames_->setAccessibleDescription(keptGames_->toolTip());
    auto* box = new QGroupBox(tr("Games on disk"), this);
    auto* form = new QFormLayout(box);
    form->addRow(tr("&Finished games kept:"), keptGames_);
    return box;
}

QCheckBox* SettingsDialog::addBox(const QString& text, const QString& hint) {
    auto* box = new QCheckBox(text, this);
    box->setToolTip(hint);
    box->setAccessibleDescription(hint);
    return box;
}

void SettingsDialog::fill(const Settings& settings) {
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(settings.theme)));
    int nearest = 0;
    for (int i = 1; i < animation_->count(); ++i) {
        const auto distance = [&](int place) {
            return std::abs(animation_->itemData(place).toInt() - settings.animationMs);
        };
        nearest = distance(i) < distance(nearest) ? i : nearest;
    }
    animation_->setCurrentIndex(nearest);
    pace_->setCurrentIndex(pace_->findData(static_cast<int>(settings.pace)));
    watch_->setChecked(settings.manners.watchHands);
    hover_->setChecked(settings.showHoverCards);
    cover_->setChecked(settings.manners.coverHands);
    undo_->setChecked(settings.manners.undoFreely);
    confirm_->setChecked(settings.confirmSteps);
    keptGames_->setValue(settings.keptGames);
}

Settings SettingsDialog::settings() const {
    Settings settings = before_;
    settings.theme = static_cast<ThemeChoice>(theme_->currentData().toInt());
    settings.animationMs = animation_->currentData().toInt();
    settings.showHoverCards = hover_->isChecked();
    settings.pace = static_cast<Pace>(pace_->currentData().toInt());
    settings.manners = {cover_->isChecked(), undo_->isChecked(), watch_->isChecked()};
    settings.confirmSteps = confirm_->isChecked();
    settings.keptGames = keptGames_->value();
    return settings;
}

}  // namespace gnostica::gui
