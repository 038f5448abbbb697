#include "app/gui/windows/game/ending/seat_result.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

// At scale 1, in pixels
constexpr double kResultTile = 54;  ///< side of the tile on which the piece has its size
constexpr double kResultPiece = 26;
constexpr double kResultGap = 6;
constexpr int kLeastResult = 84;
// As factors of the usual letters
constexpr double kResultPoints = 1.8;
constexpr double kResultName = 0.94;

}  // namespace

SeatResult::SeatResult(const Content& content, double scale, QWidget* parent)
    : QWidget(parent),
      content_(content),
      scale_(scale),
      points_(plainLabel(this)) {
    points_->setText(QLocale().toString(content.points));
    keepFont(points_, [scale](const QFont& base) { return figuresFont(base, kResultPoints * scale); });
    QLabel* name = plainLabel(this);
    name->setText(content.name);
    const bool isOut = content.isOut;
    keepFont(name, [scale, isOut](const QFont& base) {
        QFont font = resized(base, kResultName * scale);
        font.setStrikeOut(isOut);
        return font;
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addSpacing(qRound((kResultPiece + kResultGap) * scale));
    row->addWidget(points_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(name);
    if (isOut) {
        QLabel* out = plainLabel(this);
        //: has been eliminated
        out->setText(tr("Out", "of the game"));
        keepFont(out, [scale](const QFont& base) { return resized(base, kResultName * scale); });
        column->addWidget(out);
    }
    column->addStretch(1);
    setMinimumWidth(qRound(kLeastResult * scale));
    points_->setAccessibleName(tr("%n points", nullptr, content.points));
    setAccessibleName(text());
}

QString SeatResult::text() const {
    //: %1: player
    const QString all =
        language::fill(tr("%1: %n points", nullptr, content_.points), {language::embedded(content_.name)});
    //: %1: player; for one who has been eliminated
    return content_.isOut ? language::fill(tr("%1: %n points, out of the game", nullptr, content_.points),
                                           {language::embedded(content_.name)})
                          : all;
}

void SeatResult::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double half = kResultPiece * scale_ / 2;
    const QPointF middle(isRightToLeft() ? width() - half : half, points_->geometry().center().y());
    const double box = kResultTile * scale_ * metrics::kPieceBox / metrics::kTile;
    painter.setOpacity(content_.isOut ? 0.45 : 1);
    pyramids_.paint(painter, metrics::square(middle, box), {content_.seat, 2, engine::Facing::upright}, wornTheme());
}

}  // namespace gnostica::gui
