#include "app/gui/windows/game/advice/review/review_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/gui/windows/game/advice/review/decisions_model.h"
#include "app/gui/windows/game/advice/review/reviewer.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/gui/windows/game/advice/thinking_bar.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "app/table/seen_table.h"
#include "app/wording/play/advice_wording.h"

#include <QIcon>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace gnostica::gui {

using namespace engine;
using wording::AdviceWording;

namespace {

constexpr int kBadge = 18;

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

/// `moment`: the step as its player saw it.
DecisionRow rowOf(const bots::ReviewedDecision& decision, const ToldMoment& moment, const wording::Speaker& speaker) {
    const int turn = moment.before().open().turnsPlayed + 1;
    const QStringList lines{AdviceWording::decision(turn, speaker.playerPhrase(decision.seat)),
                            speaker.momentToAll(moment),
                            AdviceWording::better(speaker.stepToAll(moment.before(), decision.better))};
    return {static_cast<int>(decision.moment), decision.seat, decision.cost, lines.join(u'\n')};
}

}  // namespace

ReviewPanel::ReviewPanel(Reviewer& reviewer, QAction* start, QWidget* parent)
    : QWidget(parent),
      reviewer_(reviewer),
      start_(new QToolButton(this)),
      thinking_(new ThinkingBar(this)),
      intro_(plainSentence(this)),
      graph_(new ShareGraph(this)),
      where_(plainSentence(this)),
      model_(new DecisionsModel(this)),
      list_(new WordTable(this)) {
    start_->setDefaultAction(start);
    layOut();
    connect(&reviewer_, &Reviewer::changed, this, &ReviewPanel::sync);
    connect(&reviewer_, &Reviewer::found, this, &ReviewPanel::showNews);
    connect(thinking_, &ThinkingBar::stopped, &reviewer_, &Reviewer::stop);
    connect(graph_, &ShareGraph::picked, this, &ReviewPanel::momentPicked);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& now) {
        if (const DecisionRow* row = now.isEmpty() ? nullptr : model_->row(now.indexes().front())) {
            Q_EMIT momentPicked(row->position);
        }
    });
    followLanguage(this, [this] { retranslate(); });
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void ReviewPanel::layOut() {
    start_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    start_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QLabel* label : {intro_, where_}) {
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    }
    list_->setModel(model_);
    list_->setIconSize({kBadge, kBadge});
    auto* column = new QVBoxLayout(this);
    column->addWidget(start_);
    column->addWidget(thinking_);
    column->addWidget(intro_);
    column->addWidget(graph_, 2);
    column->addWidget(where_);
    column->addWidget(list_, 3);
    setFocusProxy(graph_);
}

void ReviewPanel::dress(const Theme& theme) {
    model_->setBadges([this, theme](Seat seat) { return badgeOf(seat, theme, pictures_, devicePixelRatioF()); });
}

void ReviewPanel::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    table_ = table;
    speaker_ = speaker;
    showAll();
}

void ReviewPanel::retranslate() {
    thinking_->setTexts(tr("The computer reviews each decision with what the player knew then. The graph shows the "
                           "chances with all hands open."),
                        tr("Stop", "button: to stop the review"));
    intro_->setText(tr("When a game is over, the computer can review all its decisions. The review shows which ones "
                       "turned the game, and what would have been better."));
    graph_->setAccessibleName(tr("Chances of winning during the game"));
    graph_->setToolTip(tr("Chances with all hands open. Click a position to go there. Keys: Left and Right for the "
                          "previous and next decision, Page Up and Page Down for costly ones."));
    list_->setAccessibleName(tr("Costliest decisions"));
    list_->setToolTip(tr("Click a decision, or press Enter on it, to go to that position."));
    showAll();
}

void ReviewPanel::sync() {
    if (told_ > reviewer_.decisions().size()) {
        showAll();
    }
    const bool any = reviewer_.isRunning() || !reviewer_.decisions().empty();
    thinking_->follow(reviewer_.progress());
    intro_->setVisible(!any);
    for (QWidget* each : std::initializer_list<QWidget*>{graph_, where_, list_}) {
        each->setVisible(any);
    }
    fillGraph();
}

void ReviewPanel::showAll() {
    told_ = 0;
    model_->setRows({});
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
            model_->add(rowOf(decision, engine::told(table_->rules(), moment, decision.seat), *speaker_));
        }
    }
    fillGraph();
}

void ReviewPanel::fillGraph() {
    if (table_ == nullptr) {
        return;
    }
    const auto history = table_->openHistory();
    const int seats = table_->seats();
    std::vector<SharePoint> points;
    for (const bots::ReviewedDecision& decision : reviewer_.decisions()) {
        points.push_back({static_cast<int>(decision.moment), history[decision.moment].before.turnsPlayed + 1,
                          decision.seat, decision.values, decision.cost});
    }
    if (!points.empty() && !reviewer_.isRunning()) {
        const State end = table_->lastView().open();
        points.push_back({table_->length(), history.back().before.turnsPlayed + 1, Seat::none, bots::resultOf(end), 0});
    }
    graph_->setPoints(std::move(points), seats, table_->length());
    showPosition();
}

/// Clears the selection in the list if its position is not on the board.
void ReviewPanel::selectOnlyShown() {
    const QModelIndexList selected = list_->selectionModel()->selectedRows();
    if (!selected.isEmpty() && model_->row(selected.front())->position != table_->position()) {
        list_->clearSelection();
    }
}

/// Describes the graph at the position on the board in words.
void ReviewPanel::showPosition() {
    graph_->setPosition(table_->position());
    selectOnlyShown();
    const SharePoint* here = nullptr;
    for (const SharePoint& point : graph_->points()) {
        here = point.position <= table_->position() ? &point : here;
    }
    if (here == nullptr || speaker_ == nullptr) {
        where_->clear();
        return;
    }
    QStringList names;
    for (int i = 0; i < table_->seats(); ++i) {
        names << speaker_->player(seatAt(i));
    }
    const QString who = isPlayer(here->seat) ? AdviceWording::decision(here->turn, speaker_->playerPhrase(here->seat))
                                             : speaker_->result(table_->lastView());
    where_->setText(who + u'\n' + AdviceWording::shares(names, here->shares));
    graph_->setAccessibleDescription(where_->text());
}

}  // namespace gnostica::gui
