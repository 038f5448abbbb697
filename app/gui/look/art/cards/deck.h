// A deck of cards, as described in its folder.
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

/// The pictures of a deck and the places of the program's texts: its manifest, `deck.json` (resources/decks/README.md).
/// All rectangles are in units of a card. A plain value; the pictures themselves stay in their files.
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
    QString name;         ///< in the reader's language
    QString description;  ///< in the reader's language
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
    quint64 reading = 0;  ///< unique for each time that a deck is read, so that earlier drawings are not used

    /// Picture of a card; empty if the deck has none.
    CardFile picture(engine::Card card) const;
    CardFile backPicture() const { return {folder, back, size}; }
    /// Colour of index, suit and number.
    QColor inkOf(engine::Card card) const;
};

/// Reads the manifest of a folder and checks that all files in it exist, without reading the pictures. `id`: the id
/// that the deck must have; empty: any.
engine::Checked<Deck> readDeck(const QString& folder, const QString& id = {});

/// Faults of the pictures of a deck. Reads and checks all its files, so call it in the background.
struct DeckFaults {
    QString deck;                         ///< name of the deck
    int count = 0;                        ///< number of files that cannot be drawn
    std::optional<DrawingProblem> first;  ///< problem of the first of them
};
DeckFaults faultsOf(const Deck& deck, const std::stop_token& stop = {});

}  // namespace gnostica::gui
