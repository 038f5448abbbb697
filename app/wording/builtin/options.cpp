// Names and explanations of the settings of the game, its powers and its mechanics.
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
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "At most this many players take part.")},
    {"smallPieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Small pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of small pieces per player.")},
    {"mediumPieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Medium pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of medium pieces per player.")},
    {"largePieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Large pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of large pieces per player.")},
    {"handLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Hand limit"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of cards dealt to each player; a player never draws beyond it.")},
    {"spotValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of spot cards"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points for a territory from ace to ten.")},
    {"royaltyValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of royalty"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points for a territory with a page, knight, queen or king.")},
    {"majorValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of major arcana"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points for a major arcana territory.")},
    {"columns", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Columns of the board"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of cards side by side at the start.")},
    {"rows", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rows of the board"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of rows of cards laid out at the start.")},
    {"spaceLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces in a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "No piece can be created in or moved into a space that holds this many.")},
    {"start", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Choice of first player"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This decides who takes the first turn.")},
    {"firstSeat", QT_TRANSLATE_NOOP("gnostica::wording::Options", "First player"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This player begins if the first player is fixed.")},
    {"turnOrder", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Order of turns"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Turns go round the table, or in the order of the bids.")},
    //: setting: the powers of a card
    {"majors", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Powers"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The card has these powers, one after the other.")},
    //: setting: how two powers of a card are linked
    {"links", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Link"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The first two powers of the card may be linked in this way.")},
    {"turnOptions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Options of a turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A player does one of these in each turn.")},
    {"affectedBecomeMinions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Affected pieces become minions"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "After a player activates a territory, the player's pieces that a minion affects become minions for the turn.")},
    {"affectedByFoolBecomeMinions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Affected pieces become minions under a Fool"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "While a player uses a Fool, the player's affected pieces become minions, even where they normally do not.")},
    {"target", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to win at the end of an announced last turn.")},
    {"challengeFailure", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Result of a failed last turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This happens to a player whose announced last turn ends with too few points.")},
    {"bidLeftover", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Bid cards that remain"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Bid cards that nobody takes go here.")},
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
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A cup may create a piece even in a full space.")},
    {"rodPushOwn", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rods push own pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod may push the player's own pieces, not only enemy pieces.")},
    {"rodSlide", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rods push territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod may push a territory into a wasteland.")},
    {"rodIgnoreLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Rods ignore the limit of a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A rod may bring a piece even into a full space.")},
    {"rodPips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Strength of a rod"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of spaces that a rod reaches; 0 means as many as the minion has pips.")},
    {"discRaise", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Discs grow territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The new card of a territory that grows is worth exactly one point more, or is any higher one.")},
    {"discWasteland", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Discs grow wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A disc may make a territory out of a targeted wasteland.")},
    {"discReplacement", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Grown territories come from"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The new card of a territory that grows comes from here.")},
    {"swordRaze", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Swords shrink territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A sword may shrink a territory, not only pieces.")},
    {"swordRazing", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Shrinking of territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A territory loses points by the pips of the minion, or shrinks by one step.")},
    {"swordReplacement", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Shrunk territories come from"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The new card of a territory that shrinks comes from here.")},
    {"swordPips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Strength of a sword"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of pips that a sword removes; 0 means as many as the minion has.")},
    {"turnWho", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces that a card orients"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A card that orients turns a minion, or any targeted piece.")},
    {"warpTerritories", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Territories move anywhere"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A power that moves pieces anywhere also moves territories.")},
    {"targetForTwo", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with two players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to win an announced last turn with two players; 0 means as many as for all.")},
    {"targetForThree", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with three players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to win an announced last turn with three players; 0 means as many as for all.")},
    {"targetForFour", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with four players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to win an announced last turn with four players; 0 means as many as for all.")},
    {"targetForFive", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with five players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to win an announced last turn with five players; 0 means as many as for all.")},
    {"targetForSix", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to win with six players"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to win an announced last turn with six players; 0 means as many as for all.")},
    {"scoreHolder", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Holder of a territory"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "This decides for whom a territory counts.")},
    {"scoreCounts", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points for a territory"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A territory gives its holder the value of its card, or one point per pip of the holder's pieces there.")},
    {"wastelandValue", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Value of wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points that a wasteland gives its holder.")},
    {"towers", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Towers"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "If only one player has pieces on a territory, at least one of each size, nobody else can target them.")},
    {"challengeLosses", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces lost by a failed last turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of pieces that return to the stash, the largest first; 0 means all.")},
    {"challengeFrom", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points needed to announce"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Lowest score with which a last turn can be announced; 0 means any score.")},
    {"challengeOnce", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Announced at most once"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Nobody may announce a last turn twice; when all have announced, the highest score wins.")},
    {"challengeUnites", QT_TRANSLATE_NOOP("gnostica::wording::Options", "All against the announcer"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "While an announced last turn is due, all other players are on one side.")},
    {"pilesGoal", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Points to bring in"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The first player to bring in this many points wins immediately.")},
    {"pilesSize", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Smallest piece that can bring in a territory"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.")},
};

constexpr Choice kChoices[] = {
    {"start", "bid", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The highest bid")},
    {"start", "random", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Drawn by lot")},
    {"start", "seat", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Fixed")},
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
    {"links", "leave-out", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Nothing is needed in between")},
    {"links", "crowd", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A space may be too full in between")},
    {"challengeFailure", "eliminated", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player is out")},
    {"challengeFailure", "others-win", QT_TRANSLATE_NOOP("gnostica::wording::Options", "All others win")},
    {"challengeFailure", "loses-pieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player loses pieces")},
    {"challengeFailure", "sits-out", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player misses the next turn")},
    {"scoreHolder", "alone", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The only player there")},
    {"scoreHolder", "most-pieces", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player with the most pieces there")},
    {"scoreHolder", "most-pips", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player with the most pips there")},
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
