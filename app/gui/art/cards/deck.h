// A deck of cards, as its folder has it.
#pragma once

#include "engine/documents/diagnostic.h"
#include "engine/model/card.h"

#include <QColor>
#include <QRectF>
#include <QString>

#include <array>
#include <optional>
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

    /// Of a card; empty if the deck has none for it.
    QString picture(engine::Card card) const;
    QString backPicture() const { return folder + u'/' + back; }
    /// For index, suit and number.
    QColor inkOf(engine::Card card) const;
};

/// Reads the manifest of a folder, and sees that every file that it names lies there.
engine::Checked<Deck> readDeck(const QString& folder);

}  // namespace gnostica::gui
