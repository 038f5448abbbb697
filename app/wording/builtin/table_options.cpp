// Names and explanations of table settings that few games change: the deal, limits, actions, reach.
#include "app/wording/builtin/builtin_words.h"

#include <QtGlobal>

#include <utility>

namespace gnostica::wording::builtin {

namespace {

constexpr const char* kTableContext = "gnostica::wording::Options";

struct TableRow {
    const char* key;
    const char* label;
    const char* sentence;
};

// clang-format off
constexpr TableRow kTableRows[] = {
    {"startHand", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cards at the start"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of cards that each player has at the start; 0 means as many as the hand limit.")},
    {"draftCards", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Chosen cards"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of cards of the first hand that each player chooses from open cards.")},
    {"draftSpare", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Open cards to spare"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of open cards beyond those that are chosen; what is left is discarded.")},
    {"refreshDraws", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cards drawn by a refresh"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.")},
    {"turnEndDraws", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Cards drawn at the end of a turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of cards that a player draws at the end of each turn, up to the hand limit.")},
    {"cardValues", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Values of single cards"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "These cards have a different value from others of their kind.")},
    {"layout", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Layout of the board"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The cards at the start and their places; without a layout, the board is a rectangle.")},
    {"spotLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces on a spot card"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A territory from ace to ten is full with this many pieces; 0 means the limit of any space.")},
    {"royaltyLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces on royalty"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.")},
    {"majorLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces on major arcana"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A major arcana territory is full with this many pieces; 0 means the limit of any space.")},
    {"wastelandLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces in wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A wasteland is full with this many pieces; 0 means the limit of any space.")},
    {"smallLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Small pieces in a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A space with this many small pieces has no room for another one; 0 means no such limit.")},
    {"mediumLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Medium pieces in a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A space with this many medium pieces has no room for another one; 0 means no such limit.")},
    {"largeLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Large pieces in a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A space with this many large pieces has no room for another one; 0 means no such limit.")},
    {"ownLimit", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces of one player in a space"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A space with this many pieces of a player takes no more of that player; 0 means no such limit.")},
    {"actions", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Actions in a turn"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Number of actions that a player takes in each turn.")},
    {"freeOrientation", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Free orientation"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Once in each turn, orienting a piece before an action does not count as an action.")},
    {"orientAny", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Orienting several pieces"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A player who orients a piece may also orient any of the others, each once.")},
    {"refreshApart", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Discarding apart from drawing"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A refresh either discards the whole hand or draws cards.")},
    {"diagonalFacings", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Diagonal facings"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A piece may also point diagonally.")},
    {"smallReach", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Reach of small minions"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A small minion that points out targets spaces up to this far away.")},
    {"mediumReach", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Reach of medium minions"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A medium minion that points out targets spaces up to this far away.")},
    {"largeReach", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Reach of large minions"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A large minion that points out targets spaces up to this far away.")},
};
// clang-format on

}  // namespace

void addTableOptions(Vocabulary& vocabulary) {
    for (const TableRow& row : kTableRows) {
        vocabulary.addOption(row.key, OptionText{kTableContext, row.label, row.sentence, {}});
    }
}

}  // namespace gnostica::wording::builtin
