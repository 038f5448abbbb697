#include "app/gui/shared/board/board_words.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/voice.h"

namespace gnostica::gui {

QString BoardWords::space(const BoardItems& items, const CardFaces& faces, engine::Space space) const {
    QStringList parts{wording::spaceName(space), ground(items, faces, space)};
    const auto pieces = items.piecesAt(space);
    if (!pieces.empty()) {
        parts << tr("%n pieces", nullptr, static_cast<int>(pieces.size()));
    }
    for (const PieceItem* item : pieces) {
        parts << name(item->piece());
    }
    return language::enumeration(parts);
}

QString BoardWords::ground(const BoardItems& items, const CardFaces& faces, engine::Space space) const {
    if (const TerritoryItem* territory = items.territoryAt(space)) {
        const engine::Card card = territory->territory().card;
        if (card.isNone()) {
            return tr("territory, its card is being replaced");
        }
        const CardText& text = faces.text(card);
        //: %1: card, %2: points
        return language::fill(tr("%1, worth %2"), {text.name, language::number(text.value)});
    }
    return items.groundAt(space) ? tr("wasteland") : tr("void", "noun: a space that is not next to a territory");
}

QString BoardWords::piece(const engine::Piece& piece, turn::Emphasis emphasis) const {
    return emphasised(name(piece), emphasis);
}

QString BoardWords::emphasised(const QString& text, turn::Emphasis emphasis) const {
    switch (emphasis) {
    case turn::Emphasis::none:
    case turn::Emphasis::lookedAt: return text;
    //: %1: a piece or a space, described
    case turn::Emphasis::legal: return language::fill(tr("%1; can be picked"), {text});
    //: %1: a piece or a space, described
    case turn::Emphasis::picked: return language::fill(tr("%1; picked"), {text});
    }
    Q_UNREACHABLE();
}

QString BoardWords::name(const engine::Piece& piece) const {
    if (pieceName_) {
        return pieceName_(piece);
    }
    return wording::Voice({}, engine::Seat::none).described(piece).text();
}

}  // namespace gnostica::gui
