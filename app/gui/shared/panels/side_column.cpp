#include "app/gui/shared/panels/side_column.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/widgets/column_scroll.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/language/fill.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kNarrowest = 270;
/// Maximum part of the height for the rows of players; otherwise they become short.
constexpr double kPlayersPart = 0.25;
/// Height limits for Room::brief and Room::ample.
constexpr int kRoomy = 660;
constexpr int kAmple = 900;
/// Minimum height for a title over the hand.
constexpr int kRoomForTitle = 400;
constexpr double kHandPart = 0.3;
constexpr int kLeastHeight = 240;

}  // namespace

SideColumn::SideColumn(PlayersPanel* players, HandPanel* hand, QWidget* parent)
    : QWidget(parent),
      players_(players),
      hand_(hand),
      handTitle_(plainLabel(this)),
      above_(new QWidget),
      lines_(new QVBoxLayout(above_)),
      upper_(new ColumnScroll(above_, this)),
      choices_(new QVBoxLayout) {
    setAutoFillBackground(true);
    lines_->setContentsMargins({});
    lines_->setSpacing(0);
    choices_->setSpacing(0);
    lines_->addWidget(players_);
    lines_->addLayout(choices_);
    above_->installEventFilter(this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->setSpacing(0);
    all->addWidget(upper_);
    all->addWidget(handTitle_);
    all->addWidget(hand_, 1);
    handTitle_->setFont(headingFont(handTitle_->font()));
    handTitle_->setContentsMargins(8, 2, 8, 2);
    handTitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(players_, &PlayersPanel::heightChanged, this, &SideColumn::fitPlayers);
    followLanguage(this, [this] { retranslate(); });
}

void SideColumn::add(QWidget* choices) {
    choices_->addWidget(choices);
}

void SideColumn::keepPlace(QWidget* news) {
    const auto keep = [news](Room room) {
        QSizePolicy policy = news->sizePolicy();
        policy.setRetainSizeWhenHidden(room != Room::brief);
        news->setSizePolicy(policy);
    };
    keep(room_);
    connect(this, &SideColumn::roomChanged, news, keep);
    lines_->addWidget(news);
}

void SideColumn::setHandOf(const language::Phrase& player) {
    handOf_ = player;
    retranslate();
}

void SideColumn::retranslate() {
    //: %1: player
    handTitle_->setText(handOf_.isEmpty() ? tr("Hand") : language::fill(tr("Hand of %1"), {handOf_}));
}

QString SideColumn::handTitle() const {
    return handTitle_->text();
}

QSize SideColumn::minimumSizeHint() const {
    return {kNarrowest, kLeastHeight};
}

void SideColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const Room room = height() < kRoomy ? Room::brief : height() < kAmple ? Room::usual : Room::ample;
    if (room != room_) {
        room_ = room;
        Q_EMIT roomChanged(room);
    }
    handTitle_->setVisible(height() >= kRoomForTitle);
    fitPlayers();
    fitUpper();
}

/// The upper part gets its preferred height if that leaves the hand its share, and its minimum height if that leaves
/// the hand its own minimum.
void SideColumn::fitUpper() {
    const bool wraps = lines_->hasHeightForWidth();
    const int needed = wraps ? lines_->totalMinimumHeightForWidth(width()) : lines_->totalMinimumSize().height();
    const int wanted = wraps ? lines_->totalHeightForWidth(width()) : lines_->totalSizeHint().height();
    const int room = height() - (handTitle_->isHidden() ? 0 : handTitle_->sizeHint().height());
    const int leastHand = hand_->minimumSizeHint().height();  // a larger fixed height would overlap the title
    const int hand = std::max(leastHand, static_cast<int>(height() * kHandPart));
    const int most = std::max(1, room - leastHand);
    upper_->setFixedHeight(std::min(most, std::max(needed, std::min(wanted, room - hand))));
}

bool SideColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == above_ && event->type() == QEvent::LayoutRequest) {
        fitPlayers();
        fitUpper();
    }
    return QWidget::eventFilter(watched, event);
}

bool SideColumn::event(QEvent* event) {
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        fitPlayers();
    }
    return result;
}

void SideColumn::fitPlayers() {
    using Lines = PlayersPanel::Lines;
    players_->setLines(players_->heightOf(Lines::whole) > height() * kPlayersPart ? Lines::brief : Lines::whole);
    players_->setFixedHeight(players_->wholeHeight());
}

}  // namespace gnostica::gui
