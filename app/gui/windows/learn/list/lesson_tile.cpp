#include "app/gui/windows/learn/list/lesson_tile.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kLessonWidth = 178;
constexpr double kLessonPicture = 118;
constexpr double kLessonEdge = 11;
constexpr double kLessonBadge = 15;
constexpr double kLessonPill = 28;

}  // namespace

LessonTile::LessonTile(std::shared_ptr<const GlancePainter> painter, int number, QWidget* parent)
    : BoardTile(std::move(painter), parent),
      number_(number) {}

void LessonTile::setLine(const LessonLine& line) {
    line_ = line;
    setBoard(line.board);
    setDone(line.isDone);
    //: of a lesson or a puzzle; %1: its name
    setAccessibleName(line.isDone ? language::fill(tr("%1, done"), {line.title}) : line.title);
    describeLesson();
    updateGeometry();
}

void LessonTile::setNext(bool next) {
    isNext_ = next;
    describeLesson();
    updateGeometry();
    update();
}

void LessonTile::describeLesson() {
    //: for screen readers: of a lesson
    describe({line_.group, isNext_ ? tr("the next lesson") : QString()});
}

QFont LessonTile::titleFont() const {
    return headingFont(font(), 1.15);
}

QFont LessonTile::pillFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QString LessonTile::beginWord() const {
    return tr("Begin", "on the next lesson: a click begins it");
}

QSize LessonTile::sizeHint() const {
    const double edges = 2 * (kLessonEdge + 3);
    const double words = std::max({grown(kLessonWidth) - edges, widestWord(titleFont(), line_.title),
                                   QFontMetricsF(pillFont()).horizontalAdvance(beginWord()) + 32});
    const double text = heightOf(titleFont(), line_.title, words);
    const double height =
        kLessonEdge + grown(kLessonPicture) + kLessonBadge + 2 + text + grown(kLessonPill) + kLessonEdge + 6;
    return QSizeF(words + edges + kSheetShadow.left() + kSheetShadow.right(),
                  height + kSheetShadow.top() + kSheetShadow.bottom())
               .toSize() +
           QSize(1, 1);
}

void LessonTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme& theme = wornTheme();
    sheet_.paint(painter, rect(), isNext_ ? SheetFrame::gold : SheetFrame::plain, theme);
    const QRectF sheet = QRectF(rect()).marginsRemoved(kSheetShadow);
    const QRectF frame(sheet.left() + kLessonEdge, sheet.top() + kLessonEdge, sheet.width() - 2 * kLessonEdge,
                       grown(kLessonPicture));
    paintFramed(painter, frame);
    const double in = sheet.left() + kLessonEdge + kLessonBadge;
    const QPointF badge(layoutDirection() == Qt::RightToLeft ? width() - in : in, frame.bottom());
    if (isDone()) {
        paintCheck(painter, badge, kLessonBadge);
    } else {
        paintNumber(painter, badge);
    }
    painter.setFont(titleFont());
    painter.setPen(theme.text);
    const double top = frame.bottom() + kLessonBadge + 2;
    painter.drawText(
        QRectF(sheet.left() + kLessonEdge + 3, top, sheet.width() - 2 * (kLessonEdge + 3), sheet.bottom() - top),
        textFlags(), line_.title);
    if (isNext_) {
        paintPill(painter, sheet);
    }
    paintAttention(painter, sheet.adjusted(3, 3, -3, -3));
}

void LessonTile::paintNumber(QPainter& painter, const QPointF& centre) const {
    painter.setPen(QPen(wornTheme().text, 1.5));
    painter.setBrush(isNext_ ? ring::kGold : wornTheme().base);
    painter.drawEllipse(centre, kLessonBadge, kLessonBadge);
    painter.setFont(figuresFont(font(), 1.1));
    painter.setPen(isNext_ ? ring::kInk : wornTheme().text);
    painter.drawText(QRectF(centre.x() - kLessonBadge, centre.y() - kLessonBadge, 2 * kLessonBadge, 2 * kLessonBadge),
                     Qt::AlignCenter, language::number(number_));
}

/// At the end of the line.
void LessonTile::paintPill(QPainter& painter, const QRectF& sheet) const {
    painter.setFont(pillFont());
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(beginWord()) + 30;
    const double high = grown(kLessonPill) - 2;
    const QRectF pill =
        inReading({sheet.right() - kLessonEdge - wide, sheet.bottom() - kLessonEdge - high, wide, high});
    painter.setPen(Qt::NoPen);
    painter.setBrush(wornTheme().accent);
    painter.drawRoundedRect(pill, high / 2, high / 2);
    painter.setPen(wornTheme().accentText);
    painter.drawText(pill, Qt::AlignCenter, beginWord());
}

}  // namespace gnostica::gui
