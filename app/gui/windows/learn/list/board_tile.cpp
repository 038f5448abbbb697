#include "app/gui/windows/learn/list/board_tile.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/keep_enter.h"
#include "app/gui/shared/learn/board_frame.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QFontInfo>
#include <QPainter>
#include <QStyle>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// Lengths are for letters of this size.
constexpr double kTileLetters = 13;
constexpr double kAttentionWidth = 2.2;
constexpr double kAttentionCorner = 7;

}  // namespace

BoardTile::BoardTile(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : QPushButton(parent),
      painter_(std::move(painter)) {
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true);
    setFocusPolicy(Qt::ClickFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keepEnter(*this);
}

void BoardTile::setBoard(const BoardGlance& board) {
    board_ = board;
    update();
}

void BoardTile::setDone(bool done) {
    isDone_ = done;
    update();
}

void BoardTile::setPlace(int place, int count) {
    place_ = place;
    count_ = count;
    describe(more_);
}

void BoardTile::describe(const QStringList& more) {
    more_ = more;
    //: for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers
    const QString place =
        language::fill(tr("%1 of %2", "place in a list"), {language::number(place_), language::number(count_)});
    QStringList parts = QStringList(place) + more;
    parts.removeAll(QString());
    setAccessibleDescription(language::enumeration(parts));
}

double BoardTile::grown(double length) const {
    return length * std::max(1.0, QFontInfo(font()).pixelSize() / kTileLetters);
}

QRectF BoardTile::inReading(const QRectF& place) const {
    return layoutDirection() == Qt::RightToLeft
               ? QRectF(width() - place.right(), place.top(), place.width(), place.height())
               : place;
}

int BoardTile::textFlags() const {
    return static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading)) |
           static_cast<int>(Qt::AlignTop) | static_cast<int>(Qt::TextWordWrap);
}

double BoardTile::heightOf(const QFont& font, const QString& text, double width) {
    constexpr double kEndless = 10'000;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, kEndless), Qt::TextWordWrap, text).height();
}

/// The widest part that is never broken: in some scripts, whole sentences have no blank.
double BoardTile::widestWord(const QFont& font, const QString& text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    double widest = 0;
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > from; from = to, to = finder.toNextBoundary()) {
        widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(text.mid(from, to - from).trimmed()));
    }
    return widest;
}

void BoardTile::paintFramed(QPainter& painter, const QRectF& frame) const {
    paintBoardFrame(painter, frame, wornTheme());
    painter_->paintBoard(painter, boardInFrame(frame), board_, wornTheme());
}

void BoardTile::paintCheck(QPainter& painter, const QPointF& centre, double radius) const {
    painter.setPen(QPen(wornTheme().text, 1.5));
    painter.setBrush(wornTheme().accent);
    painter.drawEllipse(centre, radius, radius);
    QRect sign(0, 0, qRound(radius * 1.2), qRound(radius * 1.2));
    sign.moveCenter(centre.toPoint());
    gui::icon(QStringLiteral("confirm"), wornTheme(), wornTheme().accentText).paint(&painter, sign);
}

void BoardTile::paintAttention(QPainter& painter, const QRectF& around) const {
    if (!hasFocus() && !underMouse()) {
        return;
    }
    painter.setPen(QPen(hasFocus() ? wornTheme().text : wornTheme().accent, kAttentionWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(around, kAttentionCorner, kAttentionCorner);
}

}  // namespace gnostica::gui
