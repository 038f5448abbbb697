// A deck of cards, as its folder has it.
#pragma once

#include "engine/model/card.h"

#include <QColor>
#include <QRectF>
#include <QString>
#include <tl/expected.hpp>

#include <array>
#include <optional>
#include <unordered_map>

namespace gnostica::gui {

/// What is wrong with a deck: the file, where in it, and what was expected there. For people who make decks, and logs.
struct DeckProblem {
    QString file;
    QString place;
    QString expected;
};

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
tl::expected<Deck, DeckProblem> readDeck(const QString& folder);

}  // namespace gnostica::gui
