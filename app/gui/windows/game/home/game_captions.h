// What a listed game is called, in words.
#pragma once

#include "app/language/phrase.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/games/my_game.h"

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace gnostica::gui {

/// The ribbon on the picture of a game: how it stands or ended, for the people at this screen. Colour, picture and
/// words say the same.
struct GameRibbon {
    enum class Kind : std::uint8_t {
        open,  ///< to be continued
        won,
        lost,
        seen  ///< nobody at this screen won or lost
    };
    Kind kind = Kind::seen;
    QString words;
    QString picture;  ///< name from the icons
    QString brief{};  ///< where there is no room for the words; empty: nothing is shorter
};

/// Texts about games, in the current language. The shelf must outlive this.
class GameCaptions {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::GameCaptions)

public:
    explicit GameCaptions(const rulesets::RulesShelf& shelf) : shelf_(shelf) {}

    GameRibbon ribbon(const table::MyGame& game) const;
    /// The opponents, or all players if nobody or several people played.
    QString who(const table::MyGame& game) const;
    QString ruleset(const table::MyGame& game) const;
    /// Ruleset and number of rounds.
    QString what(const table::MyGame& game) const;
    /// When it was last played: "today, 18:30", "yesterday", "Monday", or the date.
    QString when(const table::MyGame& game) const;
    /// Whose turn it is: "Your turn, Ana".
    QString turn(const table::MyGame& game) const;
    /// Players, ruleset and round of a game that waits.
    QString waiting(const table::MyGame& game) const;
    /// A sentence about an announced last turn that is due; empty if there is none.
    QString announcement(const table::MyGame& game) const;
    /// Everything above in one line, for screen readers.
    QString spoken(const table::MyGame& game) const;
    /// What a search looks through.
    QStringList searched(const table::MyGame& game) const;
    /// "3 March 2026", without the day of the week.
    static QString day(const QDate& date);
    /// The name of a player, or the level of a computer that has none.
    static language::Phrase player(const table::MyGame& game, engine::Seat seat);

private:
    const rulesets::RulesShelf& shelf_;
};

}  // namespace gnostica::gui
