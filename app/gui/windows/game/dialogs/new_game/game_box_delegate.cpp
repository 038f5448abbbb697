#include "app/gui/windows/game/dialogs/new_game/game_box_delegate.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/windows/game/dialogs/new_game/game_box_model.h"
#include "app/gui/windows/game/stage/fitted_letters.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// At the usual scale, in pixels: a box, the room round it, the rim of its picture, the width of its side.
constexpr QSizeF kBox{250, 322};
constexpr int kAroundBox = 7;
constexpr int kBoxRim = 9;
constexpr int kBoxSide = 7;
constexpr int kNarrowestBox = 118;
constexpr int kLowestPicture = 64;
/// Part of a window's height that the shelf may take.
constexpr double kShelfPart = 0.4;
/// Between the rim and the texts.
constexpr int kBesideText = 3;
constexpr double kNameFactor = 1.7;
constexpr QColor kLightWords{0xff, 0xf4, 0xda};
constexpr QColor kBoxSideInk{0xcd, 0xb9, 0x8a};
constexpr double kSideCuts = 5.2;
constexpr QColor kFanGround{0x35, 0x27, 0x6a};

/// An outline that can be seen on the parchment of both tables.
QColor boxOutline(const Theme& theme) {
    return theme.onDark ? theme.cut : ring::kInk;
}

int boxWidth(const GameBoxRoom& room) {
    const int widest = qRound(kBox.width() * tableScale(room.window));
    return std::clamp(room.width / std::max(room.boxes, 1) - 2 * kAroundBox, kNarrowestBox, widest);
}

}  // namespace

QFont gameBoxLengthFont(const QFont& letters) {
    QFont font = resized(letters, 0.93);
    font.setBold(true);
    return font;
}

int gameBoxTextWidth(const GameBoxRoom& room) {
    return boxWidth(room) - 2 * kBoxRim - 2 * kBesideText;
}

GameBoxMeasures gameBoxMeasures(const GameBoxRoom& room, const GameBoxLines& lines, const QFont& letters) {
    const int width = boxWidth(room);
    const int line = QFontMetrics(letters).lineSpacing();
    const int band = std::max(QFontMetrics(headingFont(letters, kNameFactor)).height() + 8, 30);
    const int length = lines.length * QFontMetrics(gameBoxLengthFont(letters)).lineSpacing() + 6;
    const auto least = [&](int sentence) {
        return 2 * kBoxRim + band + sentence * line + length + 10 + kLowestPicture;
    };
    const int highest = room.height - kAroundBox;
    const int usual =
        std::min({qRound(kBox.height() * tableScale(room.window)), qRound(room.window.height() * kShelfPart), highest});
    const int sentence = least(lines.sentence) <= highest ? lines.sentence : 0;
    const int height = std::max(usual, least(sentence));

    GameBoxMeasures measures;
    measures.item = QSize(width + 2 * kAroundBox, height + kAroundBox);
    measures.front = QRect(kAroundBox, kAroundBox, width, height);
    const QRect inside = measures.front.adjusted(kBoxRim, kBoxRim, -kBoxRim, -kBoxRim / 2);
    measures.picture = QRect(inside.topLeft(), QSize(inside.width(), height - least(sentence) + kLowestPicture));
    measures.band = QRect(measures.front.left() + 1, measures.picture.bottom() + 6, width - 2, band);
    const int left = inside.left() + kBesideText;
    const int wide = inside.width() - 2 * kBesideText;
    measures.sentence = QRect(left, measures.band.bottom() + 6, wide, sentence * line);
    measures.length = QRect(left, measures.front.bottom() - length, wide, length);
    return measures;
}

GameBoxDelegate::GameBoxDelegate(const GameBoxModel& model, QObject* parent)
    : QStyledItemDelegate(parent),
      model_(model) {}

QSize GameBoxDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const {
    return measures_.item;
}

void GameBoxDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(option.rect.topLeft());
    paintBox(*painter);
    art_.paint(*painter, measures_.picture, model_.family(index.row()).cards, kFanGround);
    paintWords(*painter, option, index.row());
    if (model_.opens(index.row())) {
        paintOpener(*painter, option);
    }
    painter->setBrush(Qt::NoBrush);
    const QRectF frame = QRectF(measures_.front).adjusted(-1.5, -1.5, 1.5, 0);
    if (option.state.testFlag(QStyle::State_Selected)) {
        for (const auto& [colour, width] : {std::pair(ring::kInk, 8.0), std::pair(wornTheme().gilt, 4.5)}) {
            painter->setPen(QPen(colour, width));
            painter->drawRect(frame);
        }
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(wornTheme().text, 2, Qt::DotLine));
        painter->drawRect(QRectF(measures_.front).adjusted(4, 4, -4, -4));
    }
    painter->restore();
}

void GameBoxDelegate::paintBox(QPainter& painter) const {
    const QRectF front = measures_.front;
    painter.setPen(Qt::NoPen);
    for (int k = 8; k > 0; --k) {  // a soft shadow
        painter.setBrush(QColor(0x1b, 0x12, 0x08, 9));
        painter.drawRect(front.adjusted(3 - k * 0.5, 4 - k * 0.3, 3 + k * 0.5, 0));
    }
    painter.setPen(QPen(boxOutline(wornTheme()), 2));
    painter.setBrush(kBoxSideInk);
    const double side = front.right() + kBoxSide - 1;
    painter.drawPolygon(
        QPolygonF({front.topRight(), {side, front.top() + 6}, {side, front.bottom()}, front.bottomRight()}));
    painter.setPen(QPen(QColor(0x1b, 0x18, 0x2b, 100), 1));
    for (double y = front.top() + 10; y < front.bottom() - 2; y += kSideCuts) {
        painter.drawLine(QPointF(front.right() + 1, y), QPointF(side, y + 1));
    }
    painter.setPen(QPen(boxOutline(wornTheme()), 2));
    painter.setBrush(wornTheme().parchment);
    painter.drawRect(front);
}

void GameBoxDelegate::paintWords(QPainter& painter, const QStyleOptionViewItem& option, int row) const {
    const Theme& theme = wornTheme();
    const QRect& band = measures_.band;
    painter.fillRect(band, model_.family(row).band);
    painter.setPen(QPen(ring::kGold, 1.3));
    for (const int y : {band.top() + 3, band.bottom() - 3}) {
        painter.drawLine(band.left(), y, band.right(), y);
    }
    painter.setPen(kLightWords);
    paintFittedWords(painter, band.adjusted(6, 0, -6, 0), headingFont(option.font, kNameFactor), model_.nameOf(row),
                     Qt::AlignHCenter);
    painter.setPen(theme.text);
    if (!measures_.sentence.isEmpty()) {
        paintParagraph(painter, measures_.sentence, model_.sentenceOf(row), option.font, option.direction);
    }
    if (const FamilyGame* game = model_.gameOf(row); game != nullptr) {
        QColor muted = theme.text;
        muted.setAlphaF(0.8F);
        painter.setPen(muted);
        const QString length = model_.lengthOf(game->title.id);
        const QFont font = gameBoxLengthFont(option.font);
        if (paragraphLines(length, font, measures_.length.width()) <= kMostLengthLines) {
            paintParagraph(painter, measures_.length, length, font, option.direction);
        }
    }
}

/// The arrow of a box with several games.
void GameBoxDelegate::paintOpener(QPainter& painter, const QStyleOptionViewItem& option) const {
    constexpr int kRadius = 11;
    const QRect& picture = measures_.picture;
    const int x = option.direction == Qt::RightToLeft ? picture.left() + kRadius + 5 : picture.right() - kRadius - 5;
    const QPoint middle(x, picture.top() + kRadius + 5);
    painter.setPen(QPen(ring::kInk, 1.5));
    painter.setBrush(ring::kPaper);
    painter.drawEllipse(middle, kRadius, kRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ring::kInk);
    painter.drawPolygon(QPolygonF(
        {QPointF(middle) + QPointF(-5, -2.5), QPointF(middle) + QPointF(5, -2.5), QPointF(middle) + QPointF(0, 4)}));
}

}  // namespace gnostica::gui
