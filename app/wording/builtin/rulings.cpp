// Names and explanations of the settings for cases that the printed rules leave open.
#include "app/wording/builtin/builtin_words.h"

#include <QtGlobal>

#include <string_view>
#include <utility>

namespace gnostica::wording::builtin {

namespace {

constexpr const char* kRulingContext = "gnostica::wording::Options";

struct RulingRow {
    const char* key;
    const char* label;
    const char* sentence;
};

struct RulingChoice {
    const char* key;
    const char* value;
    const char* label;
};

// clang-format off
constexpr RulingRow kRulingRows[] = {
    {"limitInWasteland", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Limit of pieces in wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The limit of pieces in a space also applies in wasteland.")},
    {"bidHandsRunOut", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Bids until the hands run out"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "If bids are equal until no cards are left, this decides who goes first.")},
    {"noFreeSpace", QT_TRANSLATE_NOOP("gnostica::wording::Options", "No space to place a piece"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A player without pieces who finds no free space passes, or may refresh the hand.")},
    {"reshuffle", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Reshuffle of the discards"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.")},
    {"affectedBy", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Ways to affect a piece"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A piece counts as affected by a minion if one of these was done to it.")},
    {"piecesOnAffectedTerritory", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces on affected territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces on a territory that a minion affects count as affected themselves.")},
    {"createInWasteland", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Pieces are created in wasteland"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A cup may create a piece in a wasteland, not only on a territory.")},
    {"selfTargetCreates", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Space in which a minion creates"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A minion creates in its target space only, or in its own space as well.")},
    {"landingJudged", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Landing judged"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "Where a pushed territory may land is judged before or after its card is lifted.")},
    {"revealOptional", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The Fool's cards are optional"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A player may choose not to turn over a card.")},
    {"turnerAndActorMayDiffer", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Another minion may act"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "After a card has oriented one minion, another may use the next power.")},
    {"convertOnlyEnemies", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Only enemy pieces change colour"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "A power that replaces a piece with one of the player's own replaces enemy pieces only.")},
    {"lastPlayerWins", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The last player wins"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "When all others are out, the last player left wins immediately.")},
    {"noTerritory", QT_TRANSLATE_NOOP("gnostica::wording::Options", "A board without territories"),
     QT_TRANSLATE_NOOP("gnostica::wording::Options", "When no territory is left, all players who are still in the game win, or nobody does.")},
};

constexpr RulingChoice kRulingChoices[] = {
    {"bidHandsRunOut", "random", QT_TRANSLATE_NOOP("gnostica::wording::Options", "By lot")},
    {"bidHandsRunOut", "first-seat", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Player A goes first")},
    {"noFreeSpace", "pass", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player passes")},
    {"noFreeSpace", "refresh", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The player may refresh the hand")},
    {"reshuffle", "at-once", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Immediately")},
    {"reshuffle", "when-needed", QT_TRANSLATE_NOOP("gnostica::wording::Options", "When a card is needed")},
    {"affectedBy", "created", QT_TRANSLATE_NOOP("gnostica::wording::Options", "creating it")},
    {"affectedBy", "moved", QT_TRANSLATE_NOOP("gnostica::wording::Options", "moving it")},
    {"affectedBy", "pushed", QT_TRANSLATE_NOOP("gnostica::wording::Options", "pushing it")},
    {"affectedBy", "grown", QT_TRANSLATE_NOOP("gnostica::wording::Options", "growing it")},
    {"affectedBy", "shrunk", QT_TRANSLATE_NOOP("gnostica::wording::Options", "shrinking it")},
    {"affectedBy", "turned", QT_TRANSLATE_NOOP("gnostica::wording::Options", "turning it")},
    {"affectedBy", "converted", QT_TRANSLATE_NOOP("gnostica::wording::Options", "changing its colour")},
    {"selfTargetCreates", "target-space", QT_TRANSLATE_NOOP("gnostica::wording::Options", "In the target space")},
    {"selfTargetCreates", "own-space-too", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Also in its own space")},
    {"landingJudged", "before-lifting", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Before the card is lifted")},
    {"landingJudged", "after-lifting", QT_TRANSLATE_NOOP("gnostica::wording::Options", "After the card is lifted")},
    {"noTerritory", "shared", QT_TRANSLATE_NOOP("gnostica::wording::Options", "The players left share the win")},
    {"noTerritory", "nobody", QT_TRANSLATE_NOOP("gnostica::wording::Options", "Nobody wins")},
};
// clang-format on

}  // namespace

void addRulings(Vocabulary& vocabulary) {
    for (const RulingRow& row : kRulingRows) {
        OptionText text{kRulingContext, row.label, row.sentence, {}};
        for (const RulingChoice& choice : kRulingChoices) {
            if (std::string_view(choice.key) == row.key) {
                text.choices.emplace_back(choice.value, choice.label);
            }
        }
        vocabulary.addOption(row.key, std::move(text));
    }
}

}  // namespace gnostica::wording::builtin
