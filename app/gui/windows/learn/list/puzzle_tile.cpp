#include "app/gui/windows/learn/list/puzzle_tile.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "engine/lab/puzzles/puzzle.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr QSizeF kPuzzlePicture{120, 98};
constexpr double kPuzzleWords = 122;
constexpr double kPuzzleEdge = 6;
constexpr double kPuzzleGap = 9;
constexpr double kGradeRadius = 4.4;
constexpr double kGradesApart = 13;
constexpr double kSolvedRadius = 11;

}  // namespace

PuzzleTile::PuzzleTile(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : BoardTile(std::move(painter), parent) {}

void PuzzleTile::setLine(const PuzzleLine& line) {
    line_ = line;
    setBoard(line.board);
    setDone(line.isDone);
    //: of a puzzle; %1: what it asks for
    setAccessibleName(line.isDone ? language::fill(tr("%1, solved"), {line.asked}) : line.asked);
    setPlainToolTip(*this, line.more);
    describe({line.more});
    updateGeometry();
}

QFont PuzzleTile::askedFont() const {
    return headingFont(font(), 1.08);
}

double PuzzleTile::wordsWidth() const {
    return std::max({grown(kPuzzleWords), widestWord(askedFont(), line_.asked), widestWord(font(), line_.game),
                     engine::lab::kGrades * kGradesApart + kPuzzleGap +
                         GlancePainter::widthOfScores(QFontMetricsF(font()), line_.mover)});
}

double PuzzleTile::wordsHeight() const {
    const double game = line_.game.isEmpty() ? 0 : heightOf(font(), line_.game, wordsWidth());
    return heightOf(askedFont(), line_.asked, wordsWidth()) + game;
}

double PuzzleTile::footHeight() const {
    return QFontMetricsF(font()).height() * 1.4;
}

QSize PuzzleTile::sizeHint() const {
    const double picture = grown(kPuzzlePicture.width());
    return QSizeF(2 * kPuzzleEdge + picture + kPuzzleGap + wordsWidth(),
                  2 * kPuzzleEdge + std::max(grown(kPuzzlePicture.height()), wordsHeight() + footHeight()))
               .toSize() +
           QSize(1, 1);
}

void PuzzleTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF all = QRectF(rect()).adjusted(kPuzzleEdge, kPuzzleEdge, -kPuzzleEdge, -kPuzzleEdge);
    const QSizeF size(grown(kPuzzlePicture.width()), grown(kPuzzlePicture.height()));
    const QRectF frame = inReading(QRectF(all.topLeft(), size));
    paintFramed(painter, frame);
    if (isDone()) {
        const QRectF corner =
            inReading({all.left() + size.width() - 1.6 * kSolvedRadius, all.top() + size.height() - 1.6 * kSolvedRadius,
                       2 * kSolvedRadius, 2 * kSolvedRadius});
        paintCheck(painter, corner.center(), kSolvedRadius);
    }
    QRectF words = inReading(all.adjusted(size.width() + kPuzzleGap, 0, 0, 0));
    painter.setPen(wornTheme().text);
    painter.setFont(askedFont());
    painter.drawText(words, textFlags(), line_.asked);
    painter.setFont(font());
    const double asked = heightOf(askedFont(), line_.asked, words.width());
    painter.drawText(words.adjusted(0, asked, 0, 0), textFlags(), line_.game);
    paintFoot(painter, words.adjusted(0, words.height() - footHeight(), 0, 0));
    paintAttention(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
}

/// The difficulty, and who is on turn.
void PuzzleTile::paintFoot(QPainter& painter, const QRectF& foot) const {
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    painter.setPen(QPen(wornTheme().text, 1.2));
    for (int i = 0; i < engine::lab::kGrades; ++i) {
        const double along = (i + 0.5) * kGradesApart;
        painter.setBrush(i < line_.grade ? QBrush(wornTheme().danger) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(isMirrored ? foot.right() - along : foot.left() + along, foot.center().y()),
                            kGradeRadius, kGradeRadius);
    }
    const double wide = GlancePainter::widthOfScores(QFontMetricsF(font()), line_.mover);
    const QRectF scores(isMirrored ? foot.left() : foot.right() - wide, foot.top(), wide, foot.height());
    glances().paintScores(painter, scores, line_.mover, wornTheme(), layoutDirection());
}

}  // namespace gnostica::gui
