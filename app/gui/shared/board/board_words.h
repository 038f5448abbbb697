// Descriptions of the board for screen readers.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/shared/board/items/board_items.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace gnostica::gui {

/// Describes spaces and pieces in the player's language.
class BoardWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::BoardWords)

public:
    /// Name of a piece, such as "your medium piece"; by default its size, owner and facing.
    using PieceName = std::function<QString(const engine::Piece&)>;

    void setPieceName(PieceName name) { pieceName_ = std::move(name); }

    QString space(const BoardItems& items, const CardFaces& faces, engine::Space space) const;
    /// `emphasis` is included: whether the piece may be picked or is picked.
    QString piece(const engine::Piece& piece, turn::Emphasis emphasis) const;
    QString emphasised(const QString& text, turn::Emphasis emphasis) const;

private:
    QString ground(const BoardItems& items, const CardFaces& faces, engine::Space space) const;
    QString name(const engine::Piece& piece) const;

    PieceName pieceName_;
};

}  // namespace gnostica::gui
