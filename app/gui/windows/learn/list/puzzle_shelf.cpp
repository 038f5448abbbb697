#include "app/gui/windows/learn/list/puzzle_shelf.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/pages/meter.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/learn/list/puzzle_tile.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr int kShelfPadding = 10;
constexpr int kShelfMeter = 130;

}  // namespace

PuzzleShelf::PuzzleShelf(QWidget* parent)
    : QWidget(parent),
      title_(plainLabel(this)),
      share_(plainLabel(this)),
      meter_(new Meter(this)) {
    keepHeading(title_, 1.35);
    meter_->setFixedWidth(kShelfMeter);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 0, 6, 0);
    head->setSpacing(14);
    head->addWidget(title_);
    head->addWidget(meter_);
    head->addWidget(share_);
    head->addStretch(1);
    auto* place = new QWidget(this);
    flow_ = new FlowLayout(place);
    flow_->setContentsMargins({});
    flow_->setSpacing(8);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kSheetShadow + QMargins(kShelfPadding, kShelfPadding, kShelfPadding, kShelfPadding));
    lines->setSpacing(8);
    lines->addLayout(head);
    lines->addWidget(place);
}

void PuzzleShelf::addTile(PuzzleTile* tile) {
    tile->setParent(flow_->parentWidget());
    flow_->addWidget(tile);
    tile->show();
}

void PuzzleShelf::setWords(const QString& title, const QString& share) {
    title_->setText(title);
    share_->setText(share);
}

void PuzzleShelf::setShare(int done, int all) {
    meter_->setShare(done, all);
}

void PuzzleShelf::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    sheet_.paint(painter, rect(), SheetFrame::plain, wornTheme());
}

}  // namespace gnostica::gui
