#include "app/gui/window/side_column.h"

#include "app/gui/panels/hand_panel.h"
#include "app/gui/panels/players_panel.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/wording/fill.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kNarrowest = 270;
/// The players' lines may take this part of the height; else they become short.
constexpr double kPlayersPart = 0.22;
/// A lower column is brief.
constexpr int kRoomy = 660;
/// In one that is lower still, cards speak for themselves.
constexpr int kRoomForTitle = 400;
/// What a brief one needs, more or less; at that height it says exactly what.
constexpr int kLeastHeight = 500;

}  // namespace

SideColumn::SideColumn(PlayersPanel* players, HandPanel* hand, QWidget* parent)
    : QWidget(parent),
      players_(players),
      hand_(hand),
      handTitle_(plainLabel(this)),
      lines_(new QVBoxLayout(this)),
      choices_(new QVBoxLayout) {
    setAutoFillBackground(true);
    lines_->setContentsMargins({});
    lines_->setSpacing(0);
    choices_->setSpacing(0);
    lines_->addWidget(players_);
    lines_->addLayout(choices_);
    lines_->addWidget(handTitle_);
    lines_->addWidget(hand_, 1);
    handTitle_->setContentsMargins(8, 2, 8, 2);
    handTitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(players_, &PlayersPanel::heightChanged, this, &SideColumn::fitPlayers);
}

void SideColumn::add(QWidget* choices) {
    choices_->addWidget(choices);
}

void SideColumn::keepPlace(QWidget* news) {
    const auto keep = [news](bool brief) {
        QSizePolicy policy = news->sizePolicy();
        policy.setRetainSizeWhenHidden(!brief);
        news->setSizePolicy(policy);
    };
    keep(brief_);
    connect(this, &SideColumn::briefChanged, news, keep);
    lines_->insertWidget(lines_->indexOf(handTitle_), news);
}

void SideColumn::setHandOf(const wording::Phrase& player) {
    handOf_ = player;
    retranslate();
}

void SideColumn::setTheme(const Theme& theme) {
    players_->setTheme(theme);
    hand_->setTheme(theme);
}

void SideColumn::retranslate() {
    //: %1: player
    handTitle_->setText(handOf_.isEmpty() ? tr("Hand") : wording::fill(tr("Hand of %1"), {handOf_}));
}

QString SideColumn::handTitle() const {
    return handTitle_->text();
}

QSize SideColumn::minimumSizeHint() const {
    const int needed = QWidget::minimumSizeHint().height();
    return {kNarrowest, brief_ ? needed : std::min(needed, kLeastHeight)};
}

void SideColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (const bool brief = height() < kRoomy; brief != brief_) {
        brief_ = brief;
        Q_EMIT briefChanged(brief);
    }
    handTitle_->setVisible(height() >= kRoomForTitle);
    fitPlayers();
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
