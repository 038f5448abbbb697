// A deck of cards, as its folder has it.
#pragma once

#include "app/gui/look/art/drawing/card_drawing.h"
#include "engine/documents/diagnostic.h"
#include "engine/model/card.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <array>
#include <optional>
#include <stop_token>
#include <unordered_map>

namespace gnostica::gui {

/// The pictures of a deck and where the program writes on them: its manifest, `deck.json` (resources/decks/README.md).
/// All rectangles are in the units of a card. A plain value; the pictures themselves stay in their files.
struct Deck {
    struct Places {
        QRectF index;
        QRectF suit;
        QRectF number;
        QRectF powers;
        QRectF value;
        QRectF name;
    };
    struct Inks {
        std::array<QColor, 4> suits;  ///< by engine::Suit
        QColor majors;
        QColor name;
        QColor symbols;
    };

    QString folder;
    QString id;
    QString name;         ///< in the language of who reads
    QString description;  ///< likewise
    QString author;
    QString licence;
    QSizeF size;
    double rounding = 0;
    QRectF heart;
    QRectF top;
    QRectF bottom;
    Places places;
    Inks inks;
    std::unordered_map<int, QString> files;  ///< by Card::number(), relative to the folder
    QString back;
    quint64 reading = 0;  ///< another one each time a deck is read: what was drawn before is not shown for it

    /// Of a card; none if the deck has none for it.
    CardFile picture(engine::Card card) const;
    CardFile backPicture() const { return {folder, back, size}; }
    /// For index, suit and number.
    QColor inkOf(engine::Card card) const;
};

/// Reads the manifest of a folder, and sees that every file that it names lies there. The pictures are not read. `id`:
/// what the deck must be called by; empty: anything.
engine::Checked<Deck> readDeck(const QString& folder, const QString& id = {});

/// What keeps pictures of a deck from being drawn. Reads and looks through each of its files: call it aside.
struct DeckFaults {
    QString deck;                         ///< its name
    int count = 0;                        ///< of the files that cannot be drawn
    std::optional<DrawingProblem> first;  ///< what is wrong with the first of them
};
DeckFaults faultsOf(const Deck& deck, const std::stop_token& stop = {});

}  // namespace gnostica::gui
