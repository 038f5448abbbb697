#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/form_columns.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/rulesets/not_offered.h"
#include "app/gui/windows/game/dialogs/new_game/house_rules.h"
#include "app/gui/windows/game/dialogs/new_game/length_sheet.h"
#include "app/gui/windows/game/dialogs/new_game/on_top.h"
#include "app/gui/windows/game/dialogs/new_game/shelf_part.h"
#include "app/gui/windows/game/dialogs/new_game/who_plays.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/game_lengths.h"
#include "app/wording/documents/position_misfits.h"
#include "app/wording/speaker.h"
#include "engine/documents/json_value.h"
#include "engine/notation/position.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

using nlohmann::json;

namespace {

constexpr qsizetype kShownProblems = 5;
constexpr QSize kLeastPage{800, 600};
constexpr QSize kUsualPage{1366, 768};
constexpr int kAtPageSides = 17;
constexpr int kAboveSheets = 6;
/// Of the three sheets, in the width that they do not need.
constexpr int kPeopleShare = 48;
constexpr int kOnTopShare = 41;
constexpr int kLengthShare = 40;

json parsedOptions(const QByteArray& text) {
    const auto options = engine::parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    return options && options->is_object() ? *options : json::object();
}

/// As large as the window behind it.
QSize pageSize(const QWidget& dialog) {
    const QWidget* behind = dialog.parentWidget();
    const QSize wished = behind != nullptr ? behind->window()->size() : kUsualPage;
    return fittingScreen(dialog, wished.expandedTo(kLeastPage));
}

}  // namespace

NewGameDialog::NewGameDialog(const rulesets::RulesShelf& shelf, const NewGameChoice& choice, QWidget* parent)
    : QDialog(parent),
      shelf_(shelf),
      head_(new WindowHead(this)),
      games_(new ShelfPart),
      people_(new WhoPlays),
      onTop_(new OnTop(shelf.words())),
      length_(new LengthSheet),
      scroll_(new ColumnScroll(content(), this)),
      problem_(plainSentence(this)),
      cancel_(new PageButton(PageButton::Role::plain, this)),
      start_(new PageButton(PageButton::Role::main, this)),
      difference_(shelf),
      lengths_(storage::gameLengths(shelf.folders())) {
    build();
    connectParts();
    retranslate();
    fillGames();
    fill(choice);
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &NewGameDialog::refresh);
    whenLanguageChanges(this, [this] {
        retranslate();
        difference_.forget();
        refresh();
    });
}

void NewGameDialog::build() {
    start_->setObjectName(QStringLiteral("startGame"));
    cancel_->setObjectName(QStringLiteral("cancel"));
    start_->setDefault(true);
    keepHeading(problem_);
    problem_->setVisible(false);
    head_->setBackShown(true);
    scroll_->widget()->setAutoFillBackground(false);  // the table shows
    scroll_->viewport()->setAutoFillBackground(false);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(head_);
    lines->addWidget(scroll_, 1);
    buttons_ = buttonRow();
    lines->addWidget(buttons_);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setMinimumSize(fittingScreen(*this, kLeastPage));
    resize(pageSize(*this));
    games_->setFocus(Qt::OtherFocusReason);
}

QWidget* NewGameDialog::content() {
    auto* content = new QWidget;
    auto* parts = new QVBoxLayout(content);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(kAboveSheets);
    parts->addWidget(games_);  // first, also for the Tab key
    sheets_ = new FormColumns(content);
    sheets_->add(new Parchment(people_, sheets_), kPeopleShare);
    sheets_->add(new Parchment(onTop_, sheets_), kOnTopShare);
    sheets_->add(new Parchment(length_, sheets_), kLengthShare);
    sheets_->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kAtPageSides, 0, kAtPageSides, 0);
    row->addWidget(sheets_);
    parts->addLayout(row, 1);
    return content;
}

QWidget* NewGameDialog::buttonRow() {
    auto* place = new QWidget(this);
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(24, 2, 24, 10);
    row->setSpacing(10);
    row->addWidget(problem_, 1);
    row->addStretch(0);
    row->addWidget(cancel_, 0, Qt::AlignBottom);
    row->addWidget(start_, 0, Qt::AlignBottom);
    return place;
}

void NewGameDialog::connectParts() {
    connect(head_, &WindowHead::backWanted, this, &QDialog::reject);
    connect(start_, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
    games_->setLength([this](const QString& game) { return lengthOf(game); });
    connect(games_, &ShelfPart::chosen, this, &NewGameDialog::takeGame);
    connect(games_, &ShelfPart::workshopWanted, this, [this] {
        reject();
        Q_EMIT workshopWanted();
    });
    connect(onTop_, &OnTop::expansionsChanged, this, [this] {
        takeGame();
        games_->noteLengths();
    });
    connect(&onTop_->house(), &HouseRules::changed, this, &NewGameDialog::check);
    connect(people_, &WhoPlays::seatsChanged, this, &NewGameDialog::takeSeats);
}

void NewGameDialog::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    cloth_.paint(painter, rect(), size(), wornTheme());
}

void NewGameDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitShelf();
}

/// The shelf is as high as the sheets below it allow: six players need more room than two.
void NewGameDialog::fitShelf() {
    const int room = height() - head_->height() - (buttons_ != nullptr ? buttons_->sizeHint().height() : 0);
    const int across = width() - 2 * kAtPageSides - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const QLayout& parts = *sheets_->layout();
    const int needed =
        parts.hasHeightForWidth() ? parts.totalMinimumHeightForWidth(across) : parts.totalMinimumSize().height();
    games_->fit(size(), sheets_->isStacked() ? room : room - needed - kAboveSheets);
}

bool NewGameDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == sheets_ && event->type() == QEvent::LayoutRequest) {
        fitShelf();
    }
    return QDialog::eventFilter(watched, event);
}

void NewGameDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        fitShelf();
    }
}

void NewGameDialog::offerWorkshop() {
    games_->offerWorkshop();
    refresh();
}

/// Lists all rulesets that can be played now; others are named with the reason.
void NewGameDialog::fillGames() {
    if (const auto rules = shelf_.rules({})) {
        games_->setFaces(CardFaces(**rules));
    }
    games_->setFamilies(gameFamilies(shelf_));
    fitShelf();
    onTop_->setExpansions(shelf_.expansions());
    onTop_->setNotOffered(notOffered(shelf_));
}

/// The folder of rulesets or the language has changed; keeps as much of the choice as still exists.
void NewGameDialog::refresh() {
    const NewGameChoice before = choice();
    fillGames();
    fill(before);
}

void NewGameDialog::fill(const NewGameChoice& choice) {
    onTop_->setChosen(choice.expansions);
    games_->choose(choice.variant);
    people_->setSeats(choice.seats);
    people_->rows().setNames(choice.names);
    people_->rows().setPlayers(choice.players);
    people_->rows().setTemperaments(choice.temperaments);
    people_->rows().setLooks(choice.looks);
    takeGame();
    onTop_->house().options().setSeats(people_->seats());
    onTop_->house().options().setValues(parsedOptions(choice.options));
    games_->noteLengths();
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
    people_->setFixed();
    retranslate();
}

engine::RulesetChoice NewGameDialog::ruleset(bool withOptions) const {
    engine::RulesetChoice ruleset;
    ruleset.base = games_->game().toStdString();
    for (const QString& id : onTop_->chosen()) {
        ruleset.expansions.push_back(id.toStdString());
    }
    if (withOptions) {
        ruleset.options = onTop_->house().options().values();
    }
    return ruleset;
}

void NewGameDialog::takeGame() {
    OptionRows& options = onTop_->house().options();
    const json before = options.values();
    if (const auto document = shelf_.document(ruleset(false))) {
        options.setDocument(*document, shelf_.registry());
        options.setValues(before);
    }
    fitShelf();
    check();
}

void NewGameDialog::takeSeats() {
    onTop_->house().options().setSeats(people_->seats());
    games_->noteLengths();
    check();
}

void NewGameDialog::check() {
    const bool sound = checkRules();
    start_->setEnabled(checkSeats() && sound);
}

/// Shows each problem next to its setting or, if it has none, beside the buttons.
bool NewGameDialog::checkRules() {
    const auto rules = shelf_.rules(ruleset(true));
    if (rules) {
        minSeats_ = (*rules)->minSeats;
        maxSeats_ = (*rules)->maxSeats;
        onTop_->house().setDifference(difference_.of(**rules));
    }
    showLength(rules ? rules->get() : nullptr);
    const engine::Diagnostics others = onTop_->house().setProblems(rules ? engine::Diagnostics() : rules.error());
    QStringList lines;
    for (const engine::Diagnostic& problem : others) {
        lines += ErrorReporter::sentence(problem);
    }
    const QStringList misfits = rules ? whatDoesNotFit(*rules) : QStringList();
    const QString before = problem_->isHidden() ? QString() : problem_->text();
    problem_->setText(misfits.isEmpty() ? tr("This cannot be played:") + u'\n' + lines.join(u'\n')
                                        : tr("Under these rules, the game on the table cannot be continued:") + u'\n' +
                                              misfits.join(u'\n'));
    if (problem_->text() != before) {
        announce(*problem_, problem_->text(), Saying::news);
    }
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
    return people_->seats() >= minSeats_ && people_->seats() <= maxSeats_;
}

/// Length of a game of the shelf with the chosen expansions, without house rules; empty if not known.
QString NewGameDialog::lengthOf(const QString& game) const {
    const QString ids = (QStringList{game} + onTop_->chosen()).join(u'+');
    return from_ ? QString() : lengthSentence(lengths_.named(ids.toStdString(), people_->seats()), people_->seats());
}

/// Length of whole games under exactly these rules. Screen readers find it where it is decided.
void NewGameDialog::showLength(const engine::Rules* rules) {
    if (rules != nullptr && !from_) {
        length_->showLengths(lengths_, *rules, people_->seats());
    } else {
        length_->showNone();
    }
    games_->setSpoken(length_->sentence());
    people_->setSpoken(length_->sentence());
}

bool NewGameDialog::checkSeats() {
    const bool fits = fitsSeats();
    //: %1: a game, %2: the fewest players, %n: the most
    const QString pattern = minSeats_ == maxSeats_ ? tr("%1 is a game for %n players.", nullptr, maxSeats_)
                                                   : tr("%1 is a game for %2 to %n players.", nullptr, maxSeats_);
    people_->setProblem(
        fits ? QString()
             : language::fill(pattern, {language::embedded(games_->gameName()), language::number(minSeats_)}));
    return fits;
}

NewGameChoice NewGameDialog::choice() const {
    NewGameChoice choice;
    choice.variant = games_->game();
    choice.expansions = onTop_->chosen();
    choice.seats = people_->seats();
    choice.names = people_->rows().names();
    choice.players = people_->rows().players();
    choice.temperaments = people_->rows().temperaments();
    choice.looks = people_->rows().looks();
    choice.options = QByteArray::fromStdString(engine::jsonText(onTop_->house().options().values()));
    return choice;
}

std::optional<std::uint64_t> NewGameDialog::seed() const {
    return onTop_->house().seed();
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
    head_->setTitle(from_ ? windowTitle() : tr("Choose a game", "title of a page"));
    cancel_->setText(tr("Cancel", "button: no new game"));
    start_->setText(tr("&Start", "button: to start the game"));
}

}  // namespace gnostica::gui
