#include "app/gui/shared/panels/card_mime.h"

#include <QMimeData>

namespace gnostica::gui {

const char* cardMimeType() {
    return "application/x-gnostica-card";
}

QMimeData* mimeOf(engine::Card card) {
    auto* data = new QMimeData;
    data->setData(QLatin1String(cardMimeType()), QByteArray::number(card.number()));
    return data;
}

std::optional<engine::Card> cardIn(const QMimeData& data) {
    bool isNumber = false;
    const int number = data.data(QLatin1String(cardMimeType())).toInt(&isNumber);
    const bool isCard = isNumber && number >= 0 && number < engine::kCardCount;
    return isCard ? std::optional(engine::Card(number)) : std::nullopt;
}

}  // namespace gnostica::gui
