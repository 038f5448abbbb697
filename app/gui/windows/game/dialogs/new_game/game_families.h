// The families of games from which a new game is chosen.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace gnostica::gui {

/// One game of a family.
struct FamilyGame {
    rulesets::RulesetTitle title;  ///< shortened to fit
    QString shortName;             ///< without the name of the base game
};

/// What a box on the shelf contains. A plain value, in the language of the time when it was made.
struct GameFamily {
    enum class Kind : std::uint8_t {
        edition,  ///< a game with a picture of its own, and the games that are made from it
        tastes,   ///< small changes of the base game
        own       ///< the user's own games; may be empty
    };

    Kind kind = Kind::edition;
    QStringList cards;  ///< ids of the cards on its picture: one, or several as a fan
    QColor band;        ///< under its name, which is light
    QString sentence;   ///< what is special; may be empty
    std::vector<FamilyGame> games;

    /// Index of a game; -1 if it is not in this family.
    int find(const QString& id) const;
};

/// All games that can be played, each in one family, in the order of the shelf. Which games are editions and which
/// pictures they have is data (resources/shelf.json). The family of the user's own games is always there.
std::vector<GameFamily> gameFamilies(const rulesets::RulesShelf& shelf);

/// The name of a game without that of its base: "Short game" for "Gnostica, short game".
QString shortGameName(const QString& name, const QString& base);

}  // namespace gnostica::gui
