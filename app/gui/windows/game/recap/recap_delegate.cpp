#include "app/gui/windows/game/recap/recap_delegate.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/windows/game/recap/recap_model.h"
#include "app/gui/windows/game/recap/wrapped_words.h"
#include "app/language/numbers.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// Above and below the contents of a row.
constexpr int kRowTop = 3;
constexpr int kRowBottom = 6;
/// Between a name and how, on the same line.
constexpr int kBesideName = 5;
/// Fewer letters beside the picture are too few: then the words are below it.
constexpr int kLeastLetters = 9;
/// Relative to the side of a picture: the distance of the words, the radius of the number and its distance from the
/// lower edge.
constexpr double kWordsPart = 11.0 / 40;
constexpr double kNumberPart = 9.0 / 40;
constexpr double kNumberUp = 3.0 / 40;

const QColor kRecapInk(0x1b, 0x18, 0x2b);
const QColor kRecapRim(0xff, 0xfa, 0xf0);
const QColor kAlarm(0xa3, 0x20, 0x1f);
const QColor kOnAlarm(0xf9, 0xdc, 0x83);

QFont nameFont(const QFont& base) {
    return headingFont(base, 1.08);
}

QFont howFont(const QFont& base) {
    return resized(base, 0.96);
}

/// Wide enough for the rounding of a text layout.
int widthOfLine(const QString& text, const QFont& font) {
    return QFontMetrics(font).horizontalAdvance(text) + 2;
}

}  // namespace

RecapDelegate::RecapDelegate(std::shared_ptr<const CardArt> cards, QAbstractItemView* view, const RecapModel* model)
    : QStyledItemDelegate(view),
      cards_(std::move(cards)),
      view_(view),
      model_(model) {}

RecapDelegate::Places RecapDelegate::placesIn(int width, const RecapLine& line, const QFont& font) const {
    const int radius = qRound(side_ * kNumberPart);
    const int below = radius - qRound(side_ * kNumberUp);  // of the number, below the picture
    Places places;
    places.picture = QRect(1, kRowTop, side_, side_);
    int x = places.picture.right() + 1 + qRound(side_ * kWordsPart);
    int y = kRowTop;
    if (width - x < kLeastLetters * QFontMetrics(font).averageCharWidth()) {
        x = 0;
        y = places.picture.bottom() + below + 2;
    }
    const int room = std::max(width - x, 1);
    const auto put = [&](const QString& text, const QFont& letters) {
        const QRect place(x, y, room, WrappedWords(text, letters, room, view_->layoutDirection()).height());
        y += place.height();
        return place;
    };
    places.name = put(line.name, nameFont(font));
    const int beside = x + widthOfLine(line.name, nameFont(font)) + kBesideName;
    const int howWidth = widthOfLine(line.how, howFont(font));
    if (!line.name.isEmpty() && !line.how.isEmpty() && beside + howWidth <= x + room) {
        const int down = QFontMetrics(nameFont(font)).ascent() - QFontMetrics(howFont(font)).ascent();
        places.how = QRect(beside, places.name.top() + std::max(down, 0), x + room - beside,
                           QFontMetrics(howFont(font)).height());
        y = std::max(y, places.how.bottom() + 1);
    } else {
        places.how = put(line.how, howFont(font));
    }
    places.what = put(line.what, font);
    places.height = std::max(y, places.picture.bottom() + 1 + below) + kRowBottom;
    return places;
}

int RecapDelegate::heightOf(const RecapLine& line, int width, const QFont& font) const {
    return placesIn(width, line, font).height;
}

QSize RecapDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = view_->viewport()->width();
    const RecapLine* line = model_->lineAt(index.row());
    return {width, line == nullptr ? 0 : heightOf(*line, width, option.font)};
}

void RecapDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const RecapLine* line = model_->lineAt(index.row());
    if (line == nullptr) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(wornTheme().inset);
        painter->drawRoundedRect(option.rect.adjusted(0, 0, 0, -2), 5, 5);
    }
    const Places places = placesIn(option.rect.width(), *line, option.font);
    paintWords(*painter, option, places, *line);
    const QRect picture =
        QStyle::visualRect(option.direction, option.rect, places.picture.translated(option.rect.topLeft()));
    paintPicture(*painter, picture, line->sign);
    const double radius = side_ * kNumberPart;
    const double x = option.direction == Qt::RightToLeft ? picture.left() + 1 : picture.right();
    paintNumber(*painter, {x, picture.bottom() + 1 - side_ * kNumberUp}, radius, *line);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(wornTheme().cursor, 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
}

void RecapDelegate::paintWords(QPainter& painter, const QStyleOptionViewItem& option, const Places& places,
                               const RecapLine& line) const {
    const auto write = [&](const QString& text, const QFont& font, const QRect& place, QPalette::ColorRole role) {
        const QRect room = QStyle::visualRect(option.direction, option.rect, place.translated(option.rect.topLeft()));
        painter.setPen(option.palette.color(role));
        WrappedWords(text, font, room.width(), option.direction).draw(painter, room.topLeft());
    };
    write(line.name, nameFont(option.font), places.name, QPalette::Text);
    write(line.how, howFont(option.font), places.how, QPalette::PlaceholderText);
    write(line.what, option.font, places.what, QPalette::Text);
}

void RecapDelegate::paintPicture(QPainter& painter, const QRectF& square, const RecapSign& sign) const {
    const Theme& theme = wornTheme();
    if (!sign.card.isNone()) {
        cards_->paintHeart(painter, square, sign.card, theme);
    } else {
        painter.fillRect(square, sign.isAlarm ? kAlarm : theme.inset);
        paintSign(painter, square, sign);
    }
    painter.setPen(QPen(sign.card.isNone() && !sign.isAlarm ? theme.cut : kRecapInk, 1.3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square, 2, 2);
}

void RecapDelegate::paintSign(QPainter& painter, const QRectF& square, const RecapSign& sign) const {
    using Kind = wording::StepPicture::Kind;
    const Theme& theme = wornTheme();
    if (sign.piece) {
        pyramids_.paint(painter, square, *sign.piece, theme);
        return;
    }
    const double inset = square.width() * 9 / 40;
    const QRectF middle = square.adjusted(inset, inset, -inset, -inset);
    const QColor ink = sign.isAlarm ? kOnAlarm : theme.text;
    if (sign.picture.kind == Kind::symbol) {
        pictures_.paint(painter, middle, symbolPath(sign.picture.name), ink);
    } else if (sign.picture.kind == Kind::icon) {
        icon(sign.picture.name, theme, ink).paint(&painter, middle.toAlignedRect());
    }
}

void RecapDelegate::paintNumber(QPainter& painter, const QPointF& centre, double radius, const RecapLine& line) const {
    const QColor colour = wornTheme().look(line.seat).colour;
    painter.setPen(QPen(kRecapRim, 1.6));
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
    QFont font = figuresFont(painter.font());
    font.setPixelSize(std::max(kLeastLetter, qRound(radius * 1.28)));
    painter.setFont(font);
    painter.setPen(standingOut(Qt::white, kRecapInk, colour));
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                     language::number(line.number));
}

}  // namespace gnostica::gui
