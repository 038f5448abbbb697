#include "app/gui/windows/game/advice/review/review_panel.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/advice/review/decisions_model.h"
#include "app/gui/windows/game/advice/review/review_graphs.h"
#include "app/gui/windows/game/advice/review/review_plan.h"
#include "app/gui/windows/game/advice/review/reviewer.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/gui/windows/game/advice/thinking_bar.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/table/seen_table.h"
#include "app/wording/play/advice_wording.h"

#include <QAction>
#include <QApplication>
#include <QIcon>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using namespace engine;
using wording::AdviceWording;

namespace {

constexpr int kBadge = 18;
constexpr int kInSheet = 7;    ///< pixels between a sheet's edge and its contents
constexpr int kLeastRows = 4;  ///< lines of the list that always have room
constexpr double kTurnTitle = 1.15;

QIcon badgeOf(Seat seat, const Theme& theme, Pictures& pictures, double ratio) {
    QPixmap pixmap(QSize(kBadge, kBadge) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSeatBadge(painter, QRectF(0, 0, kBadge, kBadge), seat, theme, pictures);
    QIcon badge(pixmap);
    badge.addPixmap(pixmap, QIcon::Selected);  // the colour shows the player
    return badge;
}

/// `moment`: the step as its player saw it, in this round.
DecisionRow rowOf(const bots::ReviewedDecision& decision, const ToldMoment& moment, int round,
                  const wording::Speaker& speaker) {
    const QStringList lines{AdviceWording::decision(round, speaker.playerPhrase(decision.seat)),
                            speaker.momentToAll(moment)};
    return {static_cast<int>(decision.moment), decision.seat, decision.cost, lines.join(u'\n'),
            speaker.stepToAll(moment.before(), decision.better)};
}

}  // namespace

ReviewPanel::ReviewPanel(Reviewer& reviewer, const ActionSet& actions, QWidget* parent)
    : QWidget(parent),
      reviewer_(reviewer),
      graphs_(new ReviewGraphs(this)),
      start_(new QToolButton(this)),
      thinking_(new ThinkingBar(this)),
      intro_(plainSentence(this)),
      turn_(plainSentence(this)),
      where_(plainSentence(this)),
      model_(new DecisionsModel(this)),
      list_(new WordTable(this)),
      previous_(new PageButton(PageButton::Role::plain, this)),
      next_(new PageButton(PageButton::Role::plain, this)),
      branch_(new PageButton(PageButton::Role::plain, this)),
      back_(new PageButton(PageButton::Role::main, this)),
      graphSheet_(new Parchment(graphs_, this)),
      turnsSheet_(new Parchment(makeTurns(), this)) {
    setObjectName(QStringLiteral("reviewPage"));
    graphSheet_->show();
    turnsSheet_->show();
    setFocusProxy(graphs_);
    connectParts(actions);
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
    followFont(this, [this] { setLetters(); });
}

// ---- Layout ---------------------------------------------------------------------------------------------------------

QWidget* ReviewPanel::makeTurns() {
    start_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    start_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QLabel* label : {intro_, turn_, where_}) {
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    }
    list_->setModel(model_);
    list_->setSentences(2);
    list_->setIconSize({kBadge, kBadge});
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins({});
    for (QWidget* part : std::initializer_list<QWidget*>{start_, thinking_, intro_, turn_, where_}) {
        column->addWidget(part);
    }
    column->addWidget(list_, 1);
    auto* scroll = new ColumnScroll(content);
    for (QWidget* part : std::initializer_list<QWidget*>{content, scroll, scroll->viewport()}) {
        part->setAutoFillBackground(false);  // the sheet shows through
    }
    auto* turns = new QWidget(this);
    auto* lines = new QVBoxLayout(turns);
    lines->setContentsMargins(kInSheet, kInSheet, kInSheet, kInSheet);
    lines->addWidget(scroll, 1);
    lines->addWidget(makeButtons());
    return turns;
}

QWidget* ReviewPanel::makeButtons() {
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons);
    flow->setContentsMargins({});
    for (PageButton* button : {back_, previous_, next_, branch_}) {
        flow->addWidget(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    buttons->setSizePolicy(policy);
    return buttons;
}

void ReviewPanel::lay(const ReviewPlan& plan, double scale) {
    graphSheet_->setGeometry(plan.graph);
    turnsSheet_->setGeometry(plan.turns);
    if (scale != scale_) {
        scale_ = scale;
        graphs_->setScale(scale);
        setLetters();
    }
}

/// Letters grow with large windows.
void ReviewPanel::setLetters() {
    const QFont base = QApplication::font(this);
    turn_->setFont(headingFont(base, kTurnTitle * scale_));
    for (QWidget* part : std::initializer_list<QWidget*>{where_, intro_, list_}) {
        part->setFont(resized(base, scale_));
    }
    list_->setMinimumHeight(kLeastRows * list_->fontMetrics().height());
}

void ReviewPanel::connectParts(const ActionSet& actions) {
    start_->setDefaultAction(actions.at(Act::review));
    connect(&reviewer_, &Reviewer::changed, this, &ReviewPanel::sync);
    connect(&reviewer_, &Reviewer::found, this, &ReviewPanel::showNews);
    connect(thinking_, &ThinkingBar::stopped, &reviewer_, &Reviewer::stop);
    connect(graphs_, &ReviewGraphs::picked, this, &ReviewPanel::momentPicked);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& now) {
        const DecisionRow* row = now.isEmpty() ? nullptr : model_->row(now.indexes().front());
        if (row != nullptr && row->position != table_->position()) {
            Q_EMIT momentPicked(row->position);
        }
    });
    connect(previous_, &QAbstractButton::clicked, this, [this] { goToTurningPoint(-1); });
    connect(next_, &QAbstractButton::clicked, this, [this] { goToTurningPoint(1); });
    connect(back_, &QAbstractButton::clicked, this, &ReviewPanel::backWanted);
    QAction* branch = actions.at(Act::branch);
    connect(branch_, &QAbstractButton::clicked, branch, &QAction::trigger);
    connect(branch, &QAction::enabledChanged, branch_, &QWidget::setEnabled);
    branch_->setEnabled(branch->isEnabled());
}

void ReviewPanel::dress(const Theme& theme) {
    model_->setBadges([this, theme](Seat seat) { return badgeOf(seat, theme, pictures_, devicePixelRatioF()); });
}

void ReviewPanel::retranslate() {
    thinking_->setTexts(tr("The computer reviews each decision with what the player knew then. The graph shows the "
                           "chances with all hands open."),
                        tr("Stop", "button: to stop the review"));
    intro_->setText(tr("When a game is over, the computer can review all its decisions. The review shows which ones "
                       "turned the game, and what would have been better."));
    list_->setAccessibleName(tr("Costliest decisions"));
    list_->setToolTip(tr("Click a decision, or press Enter on it, to go to that position."));
    previous_->setText(tr("Previous turning point"));
    next_->setText(tr("Next turning point"));
    branch_->setText(tr("Continue from here", "button: a new game from this position"));
    back_->setText(tr("Back to the table"));
    showAll();
}

// ---- Contents -------------------------------------------------------------------------------------------------------

ShareGraph* ReviewPanel::graph() const {
    return graphs_->shares();
}

QString ReviewPanel::words() const {
    return turn_->text() + u'\n' + where_->text();
}

void ReviewPanel::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    table_ = table;
    speaker_ = speaker;
    showAll();
}

void ReviewPanel::sync() {
    if (told_ > reviewer_.decisions().size()) {
        showAll();
    }
    const bool any = reviewer_.isRunning() || !reviewer_.decisions().empty();
    thinking_->follow(reviewer_.progress());
    intro_->setVisible(!any);
    start_->setVisible(!reviewer_.isRunning() && !reviewer_.isWhole());
    for (QWidget* each : std::initializer_list<QWidget*>{turn_, where_, list_}) {
        each->setVisible(any);
    }
    showPoints();
    fillGraph();
}

/// They are known as soon as the game is over, without a review.
void ReviewPanel::showPoints() {
    const bool isOver = table_ != nullptr && speaker_ != nullptr && table_->isOver();
    if (isOver && !hasPoints_ && isVisible()) {
        graphs_->presentPoints(curve(), *table_, *speaker_);
    }
    hasPoints_ = isOver && (hasPoints_ || isVisible());
}

void ReviewPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    sync();
}

void ReviewPanel::showAll() {
    told_ = 0;
    model_->setRows({});
    hasPoints_ = false;
    curve_.clear();
    showNews();
    sync();
}

void ReviewPanel::showNews() {
    if (table_ == nullptr || speaker_ == nullptr) {
        return;
    }
    for (; told_ < reviewer_.decisions().size(); ++told_) {
        const bots::ReviewedDecision& decision = reviewer_.decisions()[told_];
        if (model_->wants(decision.cost)) {
            const Moment& moment = table_->openHistory()[decision.moment];
            const ToldMoment told = engine::told(table_->rules(), moment, decision.seat);
            model_->add(rowOf(decision, told, roundOf(decision.moment), *speaker_));
        }
    }
    fillGraph();
}

void ReviewPanel::fillGraph() {
    if (table_ == nullptr) {
        return;
    }
    const int seats = table_->seats();
    std::vector<SharePoint> points;
    for (const bots::ReviewedDecision& decision : reviewer_.decisions()) {
        points.push_back({static_cast<int>(decision.moment), roundOf(decision.moment), decision.seat, decision.values,
                          decision.cost});
    }
    if (!points.empty() && !reviewer_.isRunning()) {
        const State end = table_->lastView().open();
        points.push_back({table_->length(), curve().back().round, Seat::none, bots::resultOf(end), 0});
    }
    graph()->setPoints(std::move(points), seats, table_->length());
    showPosition();
}

const std::vector<ScorePoint>& ReviewPanel::curve() {
    if (curve_.empty() && table_ != nullptr) {
        curve_ = scoreCurve(table_->rules(), table_->openHistory(), table_->lastView().open());
    }
    return curve_;
}

/// The round of the turn in which this moment happened.
int ReviewPanel::roundOf(std::size_t moment) {
    const auto end = std::ranges::find_if(
        curve(), [moment](const ScorePoint& point) { return point.position > static_cast<int>(moment); });
    return end == curve_.end() ? 1 : end->round;
}

// ---- The chosen turn ------------------------------------------------------------------------------------------------

void ReviewPanel::goToTurningPoint(int step) {
    if (const auto position = graph()->turningPointFrom(step)) {
        Q_EMIT momentPicked(*position);
    }
}

/// The selection in the list is the position on the board. (The current row stays where the keyboard left it.)
void ReviewPanel::selectShown() {
    const auto& rows = model_->rows();
    const auto shown = std::ranges::find(rows, table_->position(), &DecisionRow::position);
    if (shown == rows.end()) {
        list_->clearSelection();
        return;
    }
    const QModelIndex index = model_->index(static_cast<int>(shown - rows.begin()), 0);
    if (!list_->selectionModel()->isSelected(index)) {
        list_->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        list_->scrollTo(index);
    }
}

const bots::ReviewedDecision* ReviewPanel::shownDecision() const {
    const auto& decisions = reviewer_.decisions();
    const auto shown =
        std::ranges::find(decisions, static_cast<std::size_t>(table_->position()), &bots::ReviewedDecision::moment);
    return shown == decisions.end() ? nullptr : &*shown;
}

QStringList ReviewPanel::linesAbout(const bots::ReviewedDecision& decision) const {
    const Moment& moment = table_->openHistory()[decision.moment];
    const ToldMoment told = engine::told(table_->rules(), moment, decision.seat);
    const QString played = speaker_->momentToAll(told);
    if (!DecisionsModel::isWorthTelling(decision.cost)) {
        return {played, AdviceWording::nothingBetter()};
    }
    return {played, AdviceWording::better(speaker_->stepToAll(told.before(), decision.better)),
            AdviceWording::givenAway(decision.cost)};
}

/// Describes the graph at the position on the board in words.
void ReviewPanel::showPosition() {
    const int position = table_->position();
    graphs_->setPosition(position);
    previous_->setEnabled(graph()->turningPointFrom(-1).has_value());
    next_->setEnabled(graph()->turningPointFrom(1).has_value());
    selectShown();
    const SharePoint* here = nullptr;
    for (const SharePoint& point : graph()->points()) {
        here = point.position <= position ? &point : here;
    }
    if (here == nullptr || speaker_ == nullptr) {
        turn_->clear();
        where_->clear();
        return;
    }
    QStringList names;
    for (int i = 0; i < table_->seats(); ++i) {
        names << speaker_->player(seatAt(i));
    }
    turn_->setText(isPlayer(here->seat) ? AdviceWording::decision(here->round, speaker_->playerPhrase(here->seat))
                                        : speaker_->result(table_->lastView()));
    QStringList lines;
    const auto& turning = graph()->turningPoints();
    if (const auto mark = std::ranges::find(turning, position); mark != turning.end()) {
        //: %1 and %2: numbers
        lines << language::fill(tr("Turning point %1 of %2"), {language::number(int(mark - turning.begin()) + 1),
                                                               language::number(int(turning.size()))});
    }
    if (const bots::ReviewedDecision* decision = shownDecision()) {
        lines << linesAbout(*decision);
    }
    lines << AdviceWording::shares(names, here->shares);
    where_->setText(lines.join(u'\n'));
    graph()->setAccessibleDescription(words());
    if (position != heard_) {
        heard_ = position;
        announce(*this, words(), Saying::answer);
    }
}

}  // namespace gnostica::gui
