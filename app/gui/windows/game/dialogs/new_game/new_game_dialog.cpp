#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/form_columns.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/look/widgets/reader_alert.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/rulesets/not_offered.h"
#include "app/gui/windows/game/dialogs/new_game/house_rules.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/language/phrase.h"
#include "app/storage/game_lengths.h"
#include "app/wording/documents/differences.h"
#include "app/wording/documents/position_misfits.h"
#include "app/wording/speaker.h"
#include "engine/documents/json_value.h"
#include "engine/notation/position.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gnostica::gui {

using nlohmann::json;

namespace {

constexpr qsizetype kShownProblems = 5;
constexpr qsizetype kShownName = 60;
constexpr qsizetype kShownSummary = 500;
constexpr int kShownGameName = 18;
/// Grows to the height that it needs.
constexpr QSize kUsualSize{960, 320};
constexpr int kSummaryRole = Qt::UserRole + 1;

/// Shortens a title to fit the dialog.
rulesets::RulesetTitle fitting(const rulesets::RulesetTitle& title) {
    return {title.id, language::cleaned(title.name, kShownName), language::cleaned(title.summary, kShownSummary)};
}

json parsedOptions(const QByteArray& text) {
    const auto options = engine::parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    return options && options->is_object() ? *options : json::object();
}

QLabel* noteLabel(QWidget* parent) {
    QLabel* label = plainSentence(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* problemLabel(QWidget* parent) {
    QLabel* label = plainSentence(parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setVisible(false);
    return label;
}

}  // namespace

NewGameDialog::NewGameDialog(const rulesets::RulesShelf& shelf, const NewGameChoice& choice, QWidget* parent)
    : QDialog(parent),
      shelf_(shelf),
      gameBox_(new QGroupBox(this)),
      peopleBox_(new QGroupBox(this)),
      variant_(new QComboBox(this)),
      summary_(noteLabel(this)),
      expansionBox_(new QWidget(this)),
      expansionList_(new QVBoxLayout(expansionBox_)),
      house_(new HouseRules(shelf.words(), this)),
      seats_(new QSpinBox(this)),
      people_(new SeatRows(this)),
      length_(noteLabel(this)),
      problem_(problemLabel(this)),
      seatsProblem_(problemLabel(this)),
      shelfProblem_(noteLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)),
      content_(new QWidget),
      scroll_(new QScrollArea(this)),
      lengths_(storage::gameLengths(shelf.folders())) {
    build();
    retranslate();
    fillRulesets();
    fill(choice);
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &NewGameDialog::refresh);
    whenLanguageChanges(this, [this] {
        retranslate();
        baseBook_.reset();
        refresh();
    });
}

void NewGameDialog::build() {
    variant_->setObjectName(QStringLiteral("game"));
    seats_->setObjectName(QStringLiteral("seats"));
    length_->setObjectName(QStringLiteral("length"));
    length_->setVisible(false);
    ignoreWheel(*variant_);
    ignoreWheel(*seats_);
    auto* first = new FormColumns;
    first->add(peoplePart(), 5);
    first->add(gamePart(), 4);
    auto* parts = new QVBoxLayout(content_);
    parts->setSpacing(14);
    parts->addWidget(first);
    parts->addWidget(length_);
    parts->addWidget(house_);
    parts->addWidget(shelfProblem_);
    parts->addStretch(1);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidget(content_);
    content_->installEventFilter(this);
    auto* lines = new QVBoxLayout(this);
    lines->setSpacing(12);
    lines->addWidget(scroll_, 1);
    lines->addWidget(problem_);
    lines->addWidget(buttons_);
    resize(fittingScreen(*this, kUsualSize));
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(variant_, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseVariant);
    connect(house_, &HouseRules::changed, this, &NewGameDialog::check);
    connect(seats_, &QSpinBox::valueChanged, people_, &SeatRows::setSeats);
    connect(seats_, &QSpinBox::valueChanged, &house_->options(), &OptionRows::setSeats);
    connect(seats_, &QSpinBox::valueChanged, this, &NewGameDialog::check);
}

/// Fits the height to the contents on opening and when a part is unfolded, if the screen is high enough. Respects a
/// user who has made it lower.
void NewGameDialog::grow() {
    const int around = height() - scroll_->viewport()->height();
    const int content = content_->layout()->totalHeightForWidth(scroll_->viewport()->width());
    const int wanted = fittingScreen(*this, {width(), around + content}).height();
    if (std::exchange(contentHeight_, content) < content && height() < wanted) {
        resize(width(), wanted);
        const int lowest = screen()->availableGeometry().bottom() - frameGeometry().height();
        move(x(), std::min(y(), std::max(lowest, 0)));
    }
}

bool NewGameDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == content_ && event->type() == QEvent::LayoutRequest && isVisible()) {
        QMetaObject::invokeMethod(this, &NewGameDialog::grow, Qt::QueuedConnection);  // after layout
    }
    return QDialog::eventFilter(watched, event);
}

void NewGameDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    grow();
}

QWidget* NewGameDialog::gamePart() {
    labels_.push_back(plainLabel(this));
    labels_.back()->setBuddy(variant_);
    expansionList_->setContentsMargins(0, 0, 0, 0);
    variant_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    variant_->setMinimumContentsLength(kShownGameName);
    auto* choice = new QHBoxLayout;
    choice->addWidget(labels_.back());
    choice->addWidget(variant_, 1);
    auto* lines = new QVBoxLayout(gameBox_);
    lines->setSpacing(10);
    lines->addLayout(choice);
    lines->addWidget(summary_);
    lines->addWidget(expansionBox_);
    lines->addStretch(1);
    return gameBox_;
}

QWidget* NewGameDialog::expansionRow(const rulesets::RulesetTitle& title) {
    auto* row = new QWidget(expansionBox_);
    auto* box = new QCheckBox(row);
    setPlainText(*box, title.name);
    box->setProperty("id", title.id);
    QLabel* summary = noteLabel(row);
    summary->setText(title.summary);
    summary->setVisible(!title.summary.isEmpty());
    summary->setContentsMargins(22, 0, 0, 0);
    auto* lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    lines->addWidget(box);
    lines->addWidget(summary);
    connect(box, &QCheckBox::toggled, this, &NewGameDialog::chooseVariant);
    expansions_.push_back(box);
    return row;
}

QWidget* NewGameDialog::peoplePart() {
    seats_->setRange(2, engine::kMaxSeats);
    labels_.push_back(plainLabel(this));
    labels_.back()->setBuddy(seats_);
    auto* count = new QHBoxLayout;
    count->addWidget(labels_.back());
    count->addWidget(seats_);
    count->addStretch(1);
    auto* lines = new QVBoxLayout(peopleBox_);
    lines->setSpacing(10);
    lines->addLayout(count);
    lines->addWidget(seatsProblem_);
    lines->addWidget(people_);
    lines->addStretch(1);
    return peopleBox_;
}

/// Lists all rulesets that can be played now; others are named with the reason.
void NewGameDialog::fillRulesets() {
    const QSignalBlocker later(variant_);
    variant_->clear();
    for (const rulesets::RulesetTitle& each : shelf_.games()) {
        const rulesets::RulesetTitle title = fitting(each);
        variant_->addItem(title.name, title.id);
        variant_->setItemData(variant_->count() - 1, title.summary, kSummaryRole);
        variant_->setItemData(variant_->count() - 1, language::plainToolTip(title.summary), Qt::ToolTipRole);
    }
    for (QCheckBox* box : expansions_) {
        delete box->parentWidget();
    }
    expansions_.clear();
    for (const rulesets::RulesetTitle& title : shelf_.expansions()) {
        expansionList_->addWidget(expansionRow(fitting(title)));
    }
    expansionBox_->setVisible(!expansions_.empty());
    shelfProblem_->setText(notOffered(shelf_));
    shelfProblem_->setVisible(!shelfProblem_->text().isEmpty());
}

/// The folder of rulesets or the language has changed; keeps as much of the choice as still exists.
void NewGameDialog::refresh() {
    const NewGameChoice before = choice();
    fillRulesets();
    fill(before);
}

void NewGameDialog::fill(const NewGameChoice& choice) {
    for (QCheckBox* box : expansions_) {
        const QSignalBlocker later(box);
        box->setChecked(choice.expansions.contains(box->property("id").toString()));
    }
    {
        const QSignalBlocker later(variant_);
        variant_->setCurrentIndex(std::max(variant_->findData(choice.variant), 0));
    }
    seats_->setValue(choice.seats);
    people_->setNames(choice.names);
    people_->setPlayers(choice.players);
    people_->setLooks(choice.looks);
    people_->setSeats(seats_->value());
    chooseVariant();
    house_->options().setSeats(seats_->value());
    house_->options().setValues(parsedOptions(choice.options));
    check();
}

void NewGameDialog::playOn(table::TablePosition from) {
    NewGameChoice these = choice();
    these.seats = static_cast<int>(from.names.size());
    const table::Seating seating(these.seats, from.players);
    for (int i = 0; i < these.seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        these.names[at] = from.names[at];
        these.players[at] = table::playerOf(seating.levelOf(engine::seatAt(i)));
    }
    from_ = std::move(from);
    fill(these);
    seats_->setEnabled(false);
    retranslate();
}

engine::RulesetChoice NewGameDialog::ruleset(bool withOptions) const {
    engine::RulesetChoice ruleset;
    ruleset.base = variant_->currentData().toString().toStdString();
    for (const QCheckBox* box : expansions_) {
        if (box->isChecked()) {
            ruleset.expansions.push_back(box->property("id").toString().toStdString());
        }
    }
    if (withOptions) {
        ruleset.options = house_->options().values();
    }
    return ruleset;
}

void NewGameDialog::chooseVariant() {
    summary_->setText(variant_->currentData(kSummaryRole).toString());
    summary_->setVisible(!summary_->text().isEmpty());
    const json before = house_->options().values();
    if (const auto document = shelf_.document(ruleset(false))) {
        house_->options().setDocument(*document, shelf_.registry());
        house_->options().setValues(before);
    }
    check();
}

void NewGameDialog::check() {
    const bool sound = checkRules();
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(checkSeats() && sound);
}

/// Shows each problem next to its setting or, if it has none, below the ruleset and its expansions.
bool NewGameDialog::checkRules() {
    const auto rules = shelf_.rules(ruleset(true));
    if (rules) {
        minSeats_ = (*rules)->minSeats;
        maxSeats_ = (*rules)->maxSeats;
        showDifference(**rules);
    }
    showLength(rules ? lengthOf(**rules) : QString());
    const engine::Diagnostics others = house_->setProblems(rules ? engine::Diagnostics() : rules.error());
    QStringList lines;
    for (const engine::Diagnostic& problem : others) {
        lines += ErrorReporter::sentence(problem);
    }
    const QStringList misfits = rules ? whatDoesNotFit(*rules) : QStringList();
    problem_->setText(misfits.isEmpty() ? tr("This cannot be played:") + u'\n' + lines.join(u'\n')
                                        : tr("Under these rules, the game on the table cannot be continued:") + u'\n' +
                                              misfits.join(u'\n'));
    problem_->setVisible(!lines.isEmpty() || !misfits.isEmpty());
    return rules.has_value() && misfits.isEmpty();
}

/// (Except for the number of players: see checkSeats().)
QStringList NewGameDialog::whatDoesNotFit(const std::shared_ptr<const engine::Rules>& rules) const {
    if (!from_ || !fitsSeats()) {
        return {};
    }
    const auto read = engine::readPosition(from_->position, rules);
    if (read) {
        return {};
    }
    QStringList lines = wording::positionMisfits(read.error(), from_->position, *from_->rules,
                                                 wording::Speaker(*from_->rules, from_->names, shelf_.words()));
    if (lines.size() > kShownProblems) {
        const auto more = static_cast<int>(lines.size() - kShownProblems);
        lines = lines.first(kShownProblems) << tr("and %n more problems", nullptr, more);
    }
    return lines;
}

bool NewGameDialog::fitsSeats() const {
    return seats_->value() >= minSeats_ && seats_->value() <= maxSeats_;
}

void NewGameDialog::showDifference(const engine::Rules& rules) {
    const engine::RulesetChoice base;
    if (!baseBook_) {
        if (const auto baseRules = shelf_.rules(base)) {
            baseBook_ = wording::rulebook(**baseRules, *shelf_.words());
        }
    }
    const nlohmann::json* document = shelf_.library().find(base.base);
    if (!baseBook_ || document == nullptr) {
        house_->setDifference({});
        return;
    }
    const auto differences = wording::differences(*baseBook_, wording::rulebook(rules, *shelf_.words()));
    house_->setDifference(differences.empty() ? QString()
                                              : wording::differenceSummary(
                                                    differences, rulesets::RulesShelf::translated(*document, "name")));
}

/// Length of whole games under exactly these rules; empty if not known.
QString NewGameDialog::lengthOf(const engine::Rules& rules) const {
    const auto* known = from_ ? nullptr : lengths_.find(engine::lab::rulesHash(rules), seats_->value());
    if (known == nullptr) {
        return {};
    }
    const language::Phrase players =
        language::phrase(tr("%n players", "phrase: about how long a game with them is", seats_->value()));
    if (known->isOftenCut()) {
        //: %1: "4 players"
        return language::fill(tr("With %1, games between good players sometimes never end. You may want to agree on a "
                                 "number of rounds in advance; the highest score then wins."),
                              {players});
    }
    const int rounds = std::max(static_cast<int>(std::lround(known->median)), 1);
    //: how long a game is; %1: "4 players"
    return language::fill(tr("About %n rounds with %1.", nullptr, rounds), {players});
}

/// Screen readers find the length through both fields that it depends on, and announce its changes.
void NewGameDialog::showLength(const QString& sentence) {
    if (length_->text() == sentence) {
        return;
    }
    length_->setText(sentence);
    length_->setVisible(!sentence.isEmpty());
    variant_->setAccessibleDescription(sentence);
    seats_->setAccessibleDescription(sentence);
    if (length_->isVisible()) {
        alertReaders(*length_);
    }
}

bool NewGameDialog::checkSeats() {
    const bool fits = fitsSeats();
    //: %1: a game, %2: the fewest players, %n: the most
    const QString pattern = minSeats_ == maxSeats_ ? tr("%1 is a game for %n players.", nullptr, maxSeats_)
                                                   : tr("%1 is a game for %2 to %n players.", nullptr, maxSeats_);
    seatsProblem_->setText(
        language::fill(pattern, {language::embedded(variant_->currentText()), language::number(minSeats_)}));
    seatsProblem_->setVisible(!fits);
    return fits;
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    choice.variant = variant_->currentData().toString();
    for (const QCheckBox* box : expansions_) {
        if (box->isChecked()) {
            choice.expansions += box->property("id").toString();
        }
    }
    choice.seats = seats_->value();
    choice.names = people_->names();
    choice.players = people_->players();
    choice.looks = people_->looks();
    choice.options = QByteArray::fromStdString(engine::jsonText(house_->options().values()));
    return choice;
}

std::optional<std::uint64_t> NewGameDialog::seed() const {
    return house_->seed();
}

engine::RulesetChoice NewGameDialog::rulesetOf(const NewGameChoice& choice) {
    engine::RulesetChoice ruleset;
    ruleset.base = choice.variant.toStdString();
    for (const QString& id : choice.expansions) {
        ruleset.expansions.push_back(id.toStdString());
    }
    ruleset.options = parsedOptions(choice.options);
    return ruleset;
}

void NewGameDialog::retranslate() {
    setWindowTitle(from_ ? tr("Play on from the table") : tr("New game"));
    peopleBox_->setTitle(tr("Who plays?"));
    gameBox_->setTitle(tr("Which game?"));
    labels_[0]->setText(tr("&Players:", "label: how many play"));
    labels_[1]->setText(tr("&Game:"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Start", "button: to start the game"));
}

}  // namespace gnostica::gui
