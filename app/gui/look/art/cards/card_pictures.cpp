#include "app/gui/look/art/cards/card_pictures.h"

#include "engine/notation/words.h"

#include <array>

namespace gnostica::gui {

namespace {

QString idOf(engine::Card card) {
    return QString::fromStdString(engine::toText(card));
}

}  // namespace

QString emblemPath(engine::Card card) {
    if (card.rank() == engine::Rank::spot) {
        return {};
    }
    const QString id = idOf(card);
    const QString emblem = card.isMajor() ? id : id.section(QLatin1Char('-'), 1);
    return QStringLiteral(":/cards/emblem-%1.svg").arg(emblem);
}

QString suitPath(engine::Suit suit) {
    static constexpr std::array<const char*, 4> kNames{"cups", "rods", "discs", "swords"};
    return symbolPath(QLatin1String("suit-") + QLatin1String(kNames[static_cast<std::size_t>(suit)]));
}

QString symbolPath(const QString& name) {
    return QStringLiteral(":/symbols/%1.svg").arg(name);
}

QString backPath() {
    return QStringLiteral(":/cards/back.svg");
}

}  // namespace gnostica::gui
