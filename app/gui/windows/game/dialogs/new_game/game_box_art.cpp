#include "app/gui/windows/game/dialogs/new_game/game_box_art.h"

#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "engine/notation/words.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Of a fan, relative to its place: width of a card, distance of the cards, and their top; degrees between two cards.
constexpr double kFanCard = 0.37;
constexpr double kFanStep = 0.172;
constexpr double kFanTop = 0.14;
constexpr double kFanDrop = 0.05;
constexpr double kFanTurn = 9;
constexpr QColor kBoxInk{0x1b, 0x18, 0x2b};

/// The file of a card, also of one that only some rulesets have.
CardFile fileOf(const Deck& deck, const QString& card) {
    const auto known = engine::parseCard(card.toStdString());
    return known ? deck.picture(*known) : CardFile{deck.folder, QStringLiteral("cards/%1.svg").arg(card), deck.size};
}

/// The part of the picture that has the shape of a place, around its middle.
QRectF partFor(const QRectF& heart, const QSizeF& place) {
    QSizeF size = place.scaled(heart.size(), Qt::KeepAspectRatio);
    QRectF part(QPointF(), size);
    part.moveCenter(heart.center());
    return part;
}

}  // namespace

GameBoxArt::GameBoxArt() : queue_(std::make_shared<RasterQueue>()), cards_(queue_), sprites_(queue_) {}

void GameBoxArt::paint(QPainter& painter, const QRectF& place, const QStringList& cards, const QColor& ground) const {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setClipRect(place, Qt::IntersectClip);
    painter.fillRect(place, ground);
    if (cards.size() == 1) {
        paintWoodcut(painter, place, cards.first());
    } else {
        paintFan(painter, place, cards);
    }
    painter.restore();
    painter.setPen(QPen(wornTheme().onDark ? wornTheme().cut : kBoxInk, 1.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
}

void GameBoxArt::paintWoodcut(QPainter& painter, const QRectF& place, const QString& card) const {
    const Theme& theme = wornTheme();
    const std::size_t what = qHashMulti(theme.fingerprint(), card);
    const auto make = [&] {
        return [card, chosen = theme.deck, ours = standardDeck()](QPainter& canvas, Pictures& pictures,
                                                                  const QSizeF& size, int) {
            const auto& deck = chosen && pictures.canDraw(fileOf(*chosen, card)) ? chosen : ours;
            if (deck) {
                canvas.setClipRect(QRectF(QPointF(), size));
                pictures.paintPart(canvas, QRectF(QPointF(), size), fileOf(*deck, card), partFor(deck->heart, size));
            }
        };
    };
    sprites_.draw(painter, place, what, make);
}

void GameBoxArt::paintFan(QPainter& painter, const QRectF& place, const QStringList& cards) const {
    const double width = std::min(place.width() * kFanCard, place.height() * 0.5);
    const double middle = (static_cast<double>(cards.size()) - 1) / 2;
    for (int i = 0; i < cards.size(); ++i) {
        const auto card = engine::parseCard(cards[i].toStdString());
        if (!card) {
            continue;
        }
        const double away = i - middle;
        painter.save();
        painter.translate(place.center().x() + away * width * kFanStep / kFanCard,
                          place.top() + place.height() * (kFanTop + kFanDrop * std::abs(away)) +
                              width / kCardRatio / 2);
        painter.rotate(away * kFanTurn);
        const QRectF where(-width / 2, -width / kCardRatio / 2, width, width / kCardRatio);
        cards_.paint(painter, where, *card, faces_.text(*card), wornTheme());
        painter.restore();
    }
}

int paragraphLines(const QString& text, const QFont& font, int width) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        ++lines;
    }
    layout.endLayout();
    return lines;
}

void paintParagraph(QPainter& painter, const QRect& place, const QString& text, const QFont& font,
                    Qt::LayoutDirection direction) {
    QTextLayout layout(text, font);
    QTextOption option(Qt::AlignLeft);  // the side where lines begin
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    const QFontMetrics metrics(font);
    const int most = std::max(place.height() / metrics.lineSpacing(), 1);
    painter.setFont(font);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid() && lines < most; line = layout.createLine(), ++lines) {
        line.setLineWidth(place.width());
        const int begin = line.textStart();
        const bool isCut = lines + 1 == most && begin + line.textLength() < text.size();
        const QRect where(place.left(), place.top() + lines * metrics.lineSpacing(), place.width(),
                          metrics.lineSpacing());
        const QString shown = isCut ? metrics.elidedText(text.mid(begin), Qt::ElideRight, place.width())
                                    : text.mid(begin, line.textLength()).trimmed();
        const auto side = direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(where, static_cast<int>(side | Qt::AlignAbsolute) | Qt::AlignVCenter | Qt::TextSingleLine,
                         shown);
    }
    layout.endLayout();
}

}  // namespace gnostica::gui
