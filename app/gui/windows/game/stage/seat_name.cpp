#include "app/gui/windows/game/stage/seat_name.h"

#include "app/gui/look/art/board/piece_box.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace gnostica::gui {

namespace {

constexpr int kNameGap = 5;
constexpr int kArrow = 13;

}  // namespace

SeatName::SeatName(engine::Seat seat, const QString& name, QWidget* parent)
    : QWidget(parent),
      seat_(seat),
      name_(name) {
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SeatName::setLast(bool isLast) {
    isLast_ = isLast;
    updateGeometry();
}

void SeatName::setOwn(bool isOwn) {
    isOwn_ = isOwn;
    updateGeometry();
}

QFont SeatName::letters() const {
    QFont letters = font();
    letters.setBold(isOwn_);
    return letters;
}

int SeatName::pieceSide() const {
    return QFontMetrics(font()).height();
}

QSize SeatName::sizeHint() const {
    const int words = QFontMetrics(letters()).horizontalAdvance(name_) + 2;
    const int arrow = isLast_ ? 0 : kNameGap + kArrow;
    return {pieceSide() + kNameGap + words + arrow, pieceSide() + 4};
}

void SeatName::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto placed = [this](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const int side = pieceSide();
    const PieceLook piece{seat_, 2, engine::Facing::upright};
    const QRect square = placed(QRect(0, (height() - side) / 2, side, side));
    pyramids_.paint(painter, pieceBoxIn(square, piece), piece, wornTheme());
    painter.setFont(letters());
    painter.setPen(palette().color(QPalette::WindowText));
    const int arrow = isLast_ ? 0 : kNameGap + kArrow;
    const QRect words = placed(QRect(side + kNameGap, 0, width() - side - kNameGap - arrow, height()));
    painter.drawText(words, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, name_);
    if (!isLast_) {
        const QRect place = placed(QRect(width() - kArrow, (height() - kArrow) / 2, kArrow, kArrow));
        gui::icon(QStringLiteral("next"), wornTheme(), palette().color(QPalette::PlaceholderText))
            .paint(&painter, place);
    }
}

}  // namespace gnostica::gui
