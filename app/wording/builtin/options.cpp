// What the settings of the game, its powers and its mechanics are called, and what they mean.
#include "app/wording/builtin/builtin_words.h"

#include <QtGlobal>

#include <string_view>
#include <utility>

namespace gnostica::wording::builtin {

namespace {

constexpr const char* kContext = "gnostica::wording::Options";

struct Row {
    const char* key;
    const char* label;
    const char* sentence;
};

struct Choice {
    const char* key;
    const char* value;
    const char* label;
};

// clang-format off
constexpr Row kRows[] = {
    {"minPlayers", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Fewest players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The game needs at least this many players.")},
    {"maxPlayers", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Most players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "No more than this many players take part.")},
    {"smallPieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Small pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many small pieces each player has.")},
    {"mediumPieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Medium pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many medium pieces each player has.")},
    {"largePieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Large pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many large pieces each player has.")},
    {"handLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Hand limit"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many cards are dealt to each player, and a hand never holds more by drawing.")},
    {"spotValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of spot cards"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many points a territory from ace to ten is worth.")},
    {"royaltyValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of royalty"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many points a territory with a page, knight, queen or king is worth.")},
    {"majorValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of major arcana"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many points a major arcana territory is worth.")},
    {"columns", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Columns of the board"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many cards lie side by side at the start.")},
    {"rows", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rows of the board"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many rows of cards are laid out at the start.")},
    {"spaceLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces in a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "No piece can be created in or moved into a space that holds this many.")},
    {"start", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Who begins"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This decides who takes the first turn.")},
    {"firstSeat", QT_TRANSLATE_NOOP("gnostica::wording::Options", "First player"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This player begins if the first player is chosen.")},
    {"turnOrder", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Order of turns"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Turns go round the table, or in the order of the bids.")},
    //: setting: the powers of a card
    {"majors", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Powers"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The card has these powers, one after the other.")},
    //: setting: how two powers of a card are linked
    {"links", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Link"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The first two powers of the card may be linked in this way.")},
    {"turnOptions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Options of a turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "One of these is done in each turn.")},
    {"affectedBecomeMinions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Affected pieces become minions"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "After activating a territory, pieces of yours that a minion affects become minions for the turn.")},
    {"affectedByFoolBecomeMinions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Affected pieces become minions under a Fool"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "While a Fool is carried out, pieces of yours that are affected become minions, even where they otherwise do not.")},
    {"target", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many points win at the end of an announced last turn.")},
    {"challengeFailure", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A failed last turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This happens to a player whose announced last turn ends with too few points.")},
    {"bidLeftover", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Bid cards that remain"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Bid cards that nobody takes into the hand go there.")},
    {"timer", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Hidden timer"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A timer that nobody sees ends the game, and the highest score wins.")},
    {"timerMin", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Timer, at least"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The hidden timer never ends the game before this many rounds or minutes.")},
    {"timerMax", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Timer, at most"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The hidden timer ends the game after this many rounds or minutes at the latest.")},
    {"cupEnemies", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cups create enemy pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A cup that targets an enemy piece may create another piece of that enemy.")},
    {"cupFound", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cups create territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "These cards may be laid on a targeted wasteland.")},
    {"cupFoundFrom", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Created territories come from"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The card of a territory that a cup creates comes from here.")},
    {"cupIgnoreLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cups ignore the limit of a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A cup may create a piece however many stand in the space.")},
    {"rodPushOwn", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rods push own pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod may push pieces of the player's own, not only those of enemies.")},
    {"rodSlide", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rods push territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod may push a territory into a wasteland.")},
    {"rodIgnoreLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rods ignore the limit of a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod may bring a piece into a space however many stand there.")},
    {"rodPips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Strength of a rod"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod reaches so many spaces; 0 means as many as the minion has pips.")},
    {"discRaise", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Discs grow territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The new card of a territory that grows is worth exactly one point more, or is any higher one.")},
    {"discWasteland", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Discs grow wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A disc may make a territory out of a targeted wasteland.")},
    {"discReplacement", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Grown territories come from"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The new card of a territory that grows comes from here.")},
    {"swordRaze", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Swords shrink territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A sword may shrink a territory, not only pieces.")},
    {"swordRazing", QT_TRANSLATE_NOOP("gnostica::wording::Options", "How swords shrink territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A territory loses points by the pips of the minion, or is brought down by one step.")},
    {"swordReplacement", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Shrunk territories come from"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The new card of a territory that shrinks comes from here.")},
    {"swordPips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Strength of a sword"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A sword takes off so much; 0 means as much as the minion has pips.")},
    {"turnWho", QT_TRANSLATE_NOOP("gnostica::wording::Options", "What a card orients"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A card that orients turns a minion itself, or any targeted piece.")},
    {"warpTerritories", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Territories move anywhere"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A power that moves pieces anywhere moves territories, too.")},
    {"targetForTwo", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with two players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "With two players so many points win at the end of an announced last turn; 0 means as many as for all.")},
    {"targetForThree", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with three players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "With three players so many points win at the end of an announced last turn; 0 means as many as for all.")},
    {"targetForFour", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with four players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "With four players so many points win at the end of an announced last turn; 0 means as many as for all.")},
    {"targetForFive", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with five players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "With five players so many points win at the end of an announced last turn; 0 means as many as for all.")},
    {"targetForSix", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with six players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "With six players so many points win at the end of an announced last turn; 0 means as many as for all.")},
    {"scoreHolder", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Who holds a territory"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This decides for whom a territory counts.")},
    {"scoreCounts", QT_TRANSLATE_NOOP("gnostica::wording::Options", "What a territory counts"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A territory counts for its holder what its card is worth, or as many points as the pieces there have pips.")},
    {"wastelandValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many points a wasteland counts for whoever holds it.")},
    {"towers", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Towers"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A piece of each size that one player alone has on a territory cannot be targeted by anybody else.")},
    {"challengeLosses", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces lost by a failed last turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "So many pieces return to the stash, the largest first; 0 means all.")},
    {"challengeFrom", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to announce"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A last turn can be announced only with so many points; 0 means always.")},
    {"challengeOnce", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Announced at most once"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Nobody announces a last turn twice; when all have, the highest score wins.")},
    {"challengeUnites", QT_TRANSLATE_NOOP("gnostica::wording::Options", "All against the announcer"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "While an announced last turn is due, all others play together.")},
    {"pilesGoal", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to bring in"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Whoever has brought in so many points wins at once.")},
    {"pilesSize", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Size of a piece that brings in"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A piece that brings in a territory is at least so large: 1 small, 2 medium, 3 large.")},
};

constexpr Choice kChoices[] = {
    {"start", "bid", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The highest bid")},
    {"start", "random", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Drawn by lot")},
    {"start", "seat", QT_TRANSLATE_NOOP("gnostica::wording::Options", "As chosen")},
    {"firstSeat", "A", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player A")},
    {"firstSeat", "B", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player B")},
    {"firstSeat", "C", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player C")},
    {"firstSeat", "D", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player D")},
    {"firstSeat", "E", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player E")},
    {"firstSeat", "F", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player F")},
    {"turnOrder", "clockwise", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Clockwise")},
    {"turnOrder", "tournament", QT_TRANSLATE_NOOP("gnostica::wording::Options", "By the bids (tournament)")},
    {"turnOptions", "activate", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Activate a territory")},
    {"turnOptions", "play", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Play a card")},
    {"turnOptions", "refresh", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Refresh the hand")},
    {"turnOptions", "orient", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Orient a piece")},
    {"links", "none", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Not at all")},
    {"links", "through", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The first may end where nothing can stay")},
    {"links", "leave-out", QT_TRANSLATE_NOOP("gnostica::wording::Options", "What lies between may be left out")},
    {"links", "crowd", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A space may be too full in between")},
    {"challengeFailure", "eliminated", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player is out")},
    {"challengeFailure", "others-win", QT_TRANSLATE_NOOP("gnostica::wording::Options", "All others win")},
    {"challengeFailure", "loses-pieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player loses pieces")},
    {"challengeFailure", "sits-out", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The next turn is passed over")},
    {"scoreHolder", "alone", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Whoever stands there alone")},
    {"scoreHolder", "most-pieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Whoever has the most pieces there")},
    {"scoreHolder", "most-pips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Whoever has the most pips there")},
    {"scoreCounts", "value", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The value of the card")},
    {"scoreCounts", "pips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The pips of the pieces")},
    {"bidLeftover", "discard", QT_TRANSLATE_NOOP("gnostica::wording::Options", "To the discard pile")},
    {"bidLeftover", "winner", QT_TRANSLATE_NOOP("gnostica::wording::Options", "To the winner of the bid")},
    //: a value: none
    {"timer", "off", QT_TRANSLATE_NOOP("gnostica::wording::Options", "None")},
    {"timer", "rounds", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A hidden number of rounds")},
    {"timer", "minutes", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A hidden number of minutes")},
    {"cupFound", "none", QT_TRANSLATE_NOOP("gnostica::wording::Options", "No cards")},
    {"cupFound", "spot", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cards worth exactly 1")},
    {"cupFound", "minor", QT_TRANSLATE_NOOP("gnostica::wording::Options", "All minor arcana")},
    {"cupFoundFrom", "hand", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The hand")},
    {"cupFoundFrom", "discard-pile", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The discard pile")},
    {"cupFoundFrom", "draw-pile", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The top of the draw pile")},
    {"discRaise", "next-value", QT_TRANSLATE_NOOP("gnostica::wording::Options", "To one point more")},
    {"discRaise", "higher", QT_TRANSLATE_NOOP("gnostica::wording::Options", "To any higher card")},
    {"discReplacement", "hand", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The hand")},
    {"discReplacement", "discard-pile", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The discard pile")},
    {"discReplacement", "draw-pile", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The top of the draw pile")},
    {"swordRazing", "by-pips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "By the pips of the minion")},
    {"swordRazing", "one-step", QT_TRANSLATE_NOOP("gnostica::wording::Options", "By one step")},
    {"swordReplacement", "hand", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The hand")},
    {"swordReplacement", "discard-pile", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The discard pile")},
    {"swordReplacement", "draw-pile", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The top of the draw pile")},
    {"turnWho", "minion", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A minion")},
    {"turnWho", "target", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A targeted piece")},
};
// clang-format on

}  // namespace

void addOptions(Vocabulary& vocabulary) {
    for (const Row& row : kRows) {
        OptionText text{kContext, row.label, row.sentence, {}};
        for (const Choice& choice : kChoices) {
            if (std::string_view(choice.key) == row.key) {
                text.choices.emplace_back(choice.value, choice.label);
            }
        }
        vocabulary.addOption(row.key, std::move(text));
    }
}

}  // namespace gnostica::wording::builtin
