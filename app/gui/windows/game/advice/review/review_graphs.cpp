#include "app/gui/windows/game/advice/review/review_graphs.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/gui/windows/game/ending/points_graph.h"
#include "app/table/seen_table.h"
#include "app/wording/play/end_wording.h"
#include "app/wording/rule_facts.h"

#include <QApplication>
#include <QButtonGroup>
#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr std::size_t kNumberedTurns = 5;
// In pixels, within the sheet
constexpr int kAcrossGraphs = 9;
constexpr int kAboveGraphs = 4;
constexpr double kReviewTitle = 1.28;

}  // namespace

ReviewGraphs::ReviewGraphs(QWidget* parent)
    : QWidget(parent),
      title_(plainSentence(this)),
      toShares_(new PageButton(PageButton::Role::choice, this)),
      toPoints_(new PageButton(PageButton::Role::choice, this)),
      shares_(new ShareGraph(this)),
      points_(new PointsGraph(this)) {
    layOut();
    auto* group = new QButtonGroup(this);
    group->addButton(toShares_);
    group->addButton(toPoints_);
    toShares_->setChecked(true);
    connect(toPoints_, &QAbstractButton::toggled, this, &ReviewGraphs::showPoints);
    connect(shares_, &ShareGraph::picked, this, &ReviewGraphs::picked);
    connect(points_, &PointsGraph::picked, this, &ReviewGraphs::picked);
    showPoints(false);
    followLanguage(this, [this] { retranslate(); });
    followFont(this, [this] { setLetters(); });
}

void ReviewGraphs::layOut() {
    auto* line = new QHBoxLayout;
    line->addWidget(title_, 1);
    line->addWidget(toShares_);
    line->addWidget(toPoints_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kAcrossGraphs, kAboveGraphs, kAcrossGraphs, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(shares_, 1);
    column->addWidget(points_, 1);
}

void ReviewGraphs::retranslate() {
    title_->setText(tr("Review", "panel: a finished game looked at again"));
    toShares_->setText(tr("Chances", "button: to show the graph of the chances of winning"));
    toPoints_->setText(tr("Points", "button: to show the graph of the points"));
    shares_->setAccessibleName(tr("Chances of winning during the game"));
    points_->setAccessibleName(tr("Points by rounds"));
    shares_->setToolTip(tr("Chances with all hands open. Click a position to go there. Keys: Left and Right for the "
                           "previous and next decision, Page Up and Page Down for costly ones."));
}

/// A graph that disappears passes the keyboard on to the other.
void ReviewGraphs::showPoints(bool isWanted) {
    const bool hadFocus = shares_->hasFocus() || points_->hasFocus();
    points_->setVisible(isWanted);
    shares_->setVisible(!isWanted);
    QWidget* shown = isWanted ? static_cast<QWidget*>(points_) : shares_;
    setFocusProxy(shown);
    if (hadFocus) {
        shown->setFocus(Qt::OtherFocusReason);
    }
}

void ReviewGraphs::presentPoints(const std::vector<engine::ScorePoint>& curve, const table::SeenTable& table,
                                 const wording::Speaker& speaker) {
    const int seats = table.seats();
    shares_->setCurve(curve);
    points_->present(curve, seats, wording::targetOf(table.rules(), seats),
                     engine::turningPoints(curve, kNumberedTurns), [speaker, seats](const engine::ScorePoint& point) {
                         return wording::EndWording::pointsText(point, seats, speaker);
                     });
}

void ReviewGraphs::setPosition(int position) {
    shares_->setPosition(position);
    points_->setPosition(position);
}

void ReviewGraphs::setLetters() {
    title_->setFont(headingFont(QApplication::font(this), kReviewTitle * scale_));
}

void ReviewGraphs::setScale(double scale) {
    scale_ = scale;
    setLetters();
    shares_->setScale(scale);
    points_->setScale(scale);
}

}  // namespace gnostica::gui
