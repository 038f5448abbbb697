#include "app/gui/windows/game/home/card_fan.h"

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/style/follow_theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

/// From the left: the Moon, the Queen of Rods, the Sun, Death and the Ace of Cups.
const std::array kCards{engine::Card::major(18), engine::Card::minor(engine::Suit::rods, 13), engine::Card::major(19),
                        engine::Card::major(13), engine::Card::minor(engine::Suit::cups, 1)};
constexpr double kTurn = 11;  ///< degrees from one card to the next
/// Distance of the pivot below the cards, in heights of a card, and size of the fan, in cards.
constexpr double kHold = 0.55;
constexpr double kFanWidth = 2.75;
constexpr double kFanHeight = 1.42;
constexpr int kShadow = 26;  ///< of 255

}  // namespace

CardFan::CardFan(std::shared_ptr<const CardArt> art, QWidget* parent) : QWidget(parent), art_(std::move(art)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void CardFan::setFaces(const CardFaces& faces) {
    faces_ = faces;
    update();
}

void CardFan::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double wide = std::min(width() / kFanWidth, height() / kFanHeight * kCardRatio);
    const QSizeF card(wide, wide / kCardRatio);
    const QPointF pivot(width() / 2.0, height() / 2.0 + card.height() * (0.5 + kHold));
    constexpr double kMiddle = (kCards.size() - 1) / 2.0;
    for (std::size_t i = 0; i < kCards.size(); ++i) {
        painter.save();
        painter.translate(pivot);
        painter.rotate((static_cast<double>(i) - kMiddle) * kTurn);
        const QRectF place(QPointF(-card.width() / 2, -card.height() * (1 + kHold)), card);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, kShadow));
        for (const double spread : {1.0, 2.5, 4.0}) {
            painter.drawRoundedRect(place.adjusted(-spread, -spread, spread, spread).translated(1, 3), wide * 0.05,
                                    wide * 0.05);
        }
        art_->paint(painter, place, kCards[i], faces_.text(kCards[i]), wornTheme());
        painter.restore();
    }
}

}  // namespace gnostica::gui
