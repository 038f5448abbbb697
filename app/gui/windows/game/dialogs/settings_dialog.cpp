#include "app/gui/windows/game/dialogs/settings_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/widgets/form_columns.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/windows/game/dialogs/deck_choice.h"
#include "app/gui/windows/game/dialogs/keys_page.h"
#include "app/language/numbers.h"
#include "app/table/seats/pace_names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

namespace {

/// Width of both columns side by side, in letters.
constexpr int kUsualLetters = 115;
/// Above the tabs and below the buttons, at most: the dialog fits screens of 300 pixels.
constexpr int kAroundPages = 14;
constexpr int kAboveGroups = 8;

/// Asks for all of its contents, of which a usual scroll area shows no more than 24 lines.
class WholeScroll : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        return widget() != nullptr ? widget()->sizeHint() + QSize(bar, 0) : QScrollArea::sizeHint();
    }
};

template <class T>
void addChoices(QComboBox& box, std::initializer_list<T> values) {
    for (const T value : values) {
        box.addItem(QString(), static_cast<int>(value));
    }
}

/// In the order of addChoices().
void nameChoices(QComboBox& box, const QStringList& names) {
    for (int i = 0; i < names.size(); ++i) {
        box.setItemText(i, names[i]);
    }
}

void name(QCheckBox& box, const QString& text, const QString& hint = {}) {
    box.setText(text);
    box.setToolTip(hint);
    box.setAccessibleDescription(hint);
}

QWidget* columnOf(std::initializer_list<QWidget*> parts) {
    auto* column = new QWidget;
    auto* lines = new QVBoxLayout(column);
    lines->setContentsMargins(0, kAboveGroups, 0, 0);
    lines->setSpacing(12);
    for (QWidget* part : parts) {
        lines->addWidget(part);
    }
    lines->addStretch(1);
    return column;
}

void addRow(QFormLayout& form, QLabel* label, QWidget* field) {
    label->setBuddy(field);
    form.addRow(label, field);
}

}  // namespace

SettingsDialog::SettingsDialog(const Settings& settings, const QList<language::LanguageName>& languages,
                               const DeckShelf& decks, QWidget* parent)
    : QDialog(parent),
      pages_(new QTabWidget(this)),
      scroll_(new WholeScroll(pages_)),
      keys_(new KeysPage(settings.keys, pages_)),
      look_(new QGroupBox(this)),
      table_(new QGroupBox(this)),
      computers_(new QGroupBox(this)),
      files_(new QGroupBox(this)),
      languageLabel_(new QLabel(look_)),
      language_(new QComboBox(look_)),
      themeLabel_(new QLabel(look_)),
      theme_(new QComboBox(look_)),
      textSizeLabel_(new QLabel(look_)),
      textSize_(new QComboBox(look_)),
      deckLabel_(new QLabel(look_)),
      deck_(new DeckChoice(decks, look_)),
      animationLabel_(new QLabel(look_)),
      animation_(new QComboBox(look_)),
      edge_(new QCheckBox(look_)),
      hover_(new QCheckBox(look_)),
      cover_(new QCheckBox(table_)),
      confirm_(new QCheckBox(table_)),
      undo_(new QCheckBox(table_)),
      sounds_(new QCheckBox(table_)),
      volumeLabel_(new QLabel(table_)),
      volume_(new QSlider(Qt::Horizontal, table_)),
      volumeShown_(new QLabel(table_)),
      paceLabel_(new QLabel(computers_)),
      pace_(new QComboBox(computers_)),
      watch_(new QCheckBox(computers_)),
      keptLabel_(new QLabel(files_)),
      keptGames_(new QSpinBox(files_)) {
    language_->setObjectName(QStringLiteral("language"));
    language_->addItem(QString(), QString());
    for (const language::LanguageName& each : languages) {
        language_->addItem(each.name, each.code);
    }
    addChoices(*theme_, {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark, ThemeChoice::highContrast});
    for (const int percent : kTextSizes) {
        textSize_->addItem(QString(), percent);
    }
    addChoices(*animation_, {0, 180, 350, 800});
    addChoices(*pace_, {table::Pace::none, table::Pace::quick, table::Pace::normal, table::Pace::slow});
    textSize_->setObjectName(QStringLiteral("textSize"));
    pace_->setObjectName(QStringLiteral("pace"));
    keptGames_->setObjectName(QStringLiteral("keptGames"));
    keptGames_->setRange(0, Settings::kMostKeptGames);
    layOut();
    followLanguage(this, [this] { retranslate(); });
    fill(settings);
    const QSize usual(fontMetrics().averageCharWidth() * kUsualLetters, 0);
    resize(fittingScreen(*this, sizeHint().expandedTo(usual)));
}

void SettingsDialog::layOut() {
    auto* look = new QFormLayout(look_);
    addRow(*look, languageLabel_, language_);
    addRow(*look, themeLabel_, theme_);
    addRow(*look, textSizeLabel_, textSize_);
    addRow(*look, deckLabel_, deck_);
    addRow(*look, animationLabel_, animation_);
    look->addRow(edge_);
    look->addRow(hover_);
    auto* table = new QFormLayout(table_);
    for (QCheckBox* box : {cover_, confirm_, undo_, sounds_}) {
        table->addRow(box);
    }
    table->addRow(volumeLabel_, volumeRow());
    auto* computers = new QFormLayout(computers_);
    addRow(*computers, paceLabel_, pace_);
    computers->addRow(watch_);
    auto* files = new QFormLayout(files_);
    addRow(*files, keptLabel_, keptGames_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    const QMargins round = lines->contentsMargins();
    lines->setContentsMargins(round.left(), std::min(round.top(), kAroundPages), round.right(),
                              std::min(round.bottom(), kAroundPages));
    pages_->setDocumentMode(true);  // no frame inside the dialog's own, which would seem to cut the settings
    auto* columns = new FormColumns;
    columns->add(columnOf({look_, files_}), 1);
    columns->add(columnOf({table_, computers_}), 1);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(columns);
    pages_->addTab(scroll_, QString());
    pages_->addTab(keys_, QString());
    lines->addWidget(pages_, 1);
    lines->addWidget(buttons);
    connect(deck_, &DeckChoice::noteChanged, this, &SettingsDialog::makeRoom);
}

QLayout* SettingsDialog::volumeRow() {
    volume_->setObjectName(QStringLiteral("volume"));
    volume_->setRange(0, 100);
    volume_->setSingleStep(5);
    volume_->setEnabled(false);
    ignoreWheel(*volume_);
    volumeLabel_->setBuddy(volume_);
    connect(volume_, &QSlider::valueChanged, this, &SettingsDialog::showVolume);
    connect(sounds_, &QCheckBox::toggled, volume_, &QWidget::setEnabled);
    auto* row = new QHBoxLayout;
    row->addWidget(volume_, 1);
    row->addWidget(volumeShown_);
    return row;
}

/// Makes the dialog high enough for all text, within the screen.
void SettingsDialog::makeRoom() {
    if (!isVisible()) {
        return;
    }
    for (QWidget* part = deck_; part != scroll_; part = part->parentWidget()) {
        if (part->layout() != nullptr) {
            part->layout()->activate();  // innermost first, so that each knows the current needs of its parts
        }
    }
    const QWidget& form = *scroll_->widget();
    const int shown = scroll_->viewport()->height();
    const int needed = std::max(form.minimumSizeHint().height(), form.heightForWidth(scroll_->viewport()->width()));
    if (needed > shown) {
        resize(fittingScreen(*this, size() + QSize(0, needed - shown)));
    }
}

/// Wide enough that no part is cut off at the side.
void SettingsDialog::showEvent(QShowEvent* event) {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    scroll_->setMinimumWidth(scroll_->widget()->minimumSizeHint().width() + bar);
    QDialog::showEvent(event);
    if (deck_->saysSomething()) {
        QMetaObject::invokeMethod(this, &SettingsDialog::makeRoom, Qt::QueuedConnection);  // after layout
    }
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Settings"));
    pages_->setTabText(0, tr("General", "page of the settings"));
    pages_->setTabText(1, tr("Keys", "page of the settings: keys of the keyboard"));
    look_->setTitle(tr("Appearance"));
    table_->setTitle(tr("At the table"));
    computers_->setTitle(tr("Computer players"));
    files_->setTitle(tr("Saved games"));
    languageLabel_->setText(tr("&Language:"));
    language_->setItemText(0, tr("Follow the system"));
    themeLabel_->setText(tr("&Theme:"));
    nameChoices(*theme_, {tr("Follow the system"), tr("Light", "theme"), tr("Dark", "theme"), tr("High contrast")});
    textSizeLabel_->setText(tr("Te&xt size:"));
    for (int i = 0; i < textSize_->count(); ++i) {
        textSize_->setItemText(i, language::percentage(textSize_->itemData(i).toInt() / 100.0));
    }
    deckLabel_->setText(tr("Ca&rds:"));
    animationLabel_->setText(tr("&Animations:"));
    nameChoices(*animation_, {tr("None", "animations: none"), tr("Fast", "animations: fast"),
                              tr("Normal", "animations: normal"), tr("Slow", "animations: slow")});
    name(*edge_, tr("&Name columns and rows at the edge of the board"));
    name(*hover_, tr("&Show cards large under the pointer"));
    name(*cover_, tr("&Hide hands between players"), tr("The screen is handed over before the next hand is shown."));
    name(*confirm_, tr("&Confirm each step"), tr("Otherwise a step is taken as soon as it is complete."));
    name(*undo_, tr("Take back &everything"),
         tr("Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this."));
    name(*sounds_, tr("S&ounds for important events"),
         tr("A soft chime for announcements, eliminations, a new lead and the end of a game."));
    volumeLabel_->setText(tr("&Volume:", "label: loudness of sounds"));
    volumeShown_->setMinimumWidth(volumeShown_->fontMetrics().horizontalAdvance(language::percentage(1)));
    showVolume();
    paceLabel_->setText(tr("&Pace:", "label: how fast computers play"));
    nameChoices(*pace_, {paceName(table::Pace::none), paceName(table::Pace::quick), paceName(table::Pace::normal),
                         paceName(table::Pace::slow)});
    name(*watch_, tr("Show hands &when only computers play"),
         tr("Shows the hand of the player who decides, or of one you pick in the list of players."));
    keptLabel_->setText(tr("&Finished games to keep:"));
    keptGames_->setSpecialValueText(tr("all", "number of kept games: all"));
    keptGames_->setToolTip(tr("The newest are kept; older ones go to the trash. Unfinished games are always kept."));
    keptGames_->setAccessibleDescription(keptGames_->toolTip());
}

void SettingsDialog::showVolume() {
    volumeShown_->setText(language::percentage(volume_->value() / 100.0));
}

void SettingsDialog::fill(const Settings& settings) {
    language_->setCurrentIndex(0);
    for (int i = 1; i < language_->count() && !settings.language.isEmpty(); ++i) {  // "pt-BR" is "pt_BR"
        if (QLocale(language_->itemData(i).toString()) == QLocale(settings.language)) {
            language_->setCurrentIndex(i);
        }
    }
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(settings.theme)));
    textSize_->setCurrentIndex(textSize_->findData(nearestTextSize(settings.textSize)));
    deck_->choose(settings.deck);
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
    edge_->setChecked(settings.showEdge);
    sounds_->setChecked(settings.sounds);
    volume_->setValue(settings.volume);
    hover_->setChecked(settings.showHoverCards);
    cover_->setChecked(settings.manners.coverHands);
    undo_->setChecked(settings.manners.undoFreely);
    confirm_->setChecked(settings.confirmSteps);
    keptGames_->setValue(settings.keptGames);
}

Settings SettingsDialog::appliedTo(Settings settings) const {
    settings.language = language_->currentData().toString();
    settings.theme = static_cast<ThemeChoice>(theme_->currentData().toInt());
    settings.textSize = textSize_->currentData().toInt();
    settings.deck = deck_->chosen().value_or(settings.deck);
    settings.animationMs = animation_->currentData().toInt();
    settings.showEdge = edge_->isChecked();
    settings.sounds = sounds_->isChecked();
    settings.volume = volume_->value();
    settings.showHoverCards = hover_->isChecked();
    settings.pace = static_cast<table::Pace>(pace_->currentData().toInt());
    settings.manners = {cover_->isChecked(), undo_->isChecked(), watch_->isChecked()};
    settings.confirmSteps = confirm_->isChecked();
    settings.keptGames = keptGames_->value();
    settings.keys = keys_->changes();
    return settings;
}

}  // namespace gnostica::gui
