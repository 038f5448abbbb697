// The table, the beginning, the course and the end of a game.
#include "app/wording/rulebook/general_rules.h"

#include "app/wording/names.h"
#include "app/wording/play/turn_wording.h"
#include "app/wording/rule_facts.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>
#include <array>

namespace gnostica::wording {

using namespace engine;

namespace {

const auto kSpc4 = QStringLiteral("SPC-4");
const auto kSet1 = QStringLiteral("SET-1");
const auto kSet4 = QStringLiteral("SET-4");
const auto kTrn1 = QStringLiteral("TRN-1");
const auto kTrn2 = QStringLiteral("TRN-2");
const auto kMin3 = QStringLiteral("MIN-3");
const auto kDrw1 = QStringLiteral("DRW-1");

}  // namespace

void GeneralRules::write() {
    spaces();
    setup();
    start();
    turns();
    if (rules_.activateAllowed || rules_.playAllowed) {
        minions();
        facings();
        targeting();
        suit(Chapter::cups, Suit::cups);
        suit(Chapter::rods, Suit::rods);
        suit(Chapter::discs, Suit::discs);
        suit(Chapter::swords, Suit::swords);
        majors();
        links();
    } else {
        facings();  // the other rules of cards are not in play
    }
    drawing();
    ending();
}

void GeneralRules::spaces() {
    book_.open(Chapter::board);
    book_.say(QStringLiteral("SPC-1"),
              tr("The board is a square grid without an edge. A space with a card is a territory."));
    book_.say(QStringLiteral("SPC-2"),
              rules_.scoring.wasteland == 0
                  ? tr("A space without a card that shares a side with a territory is wasteland. Wasteland can hold "
                       "pieces. It is like a territory without a power and is worth nothing.")
                  : tr("A space without a card that shares a side with a territory is wasteland. Wasteland can hold "
                       "pieces. It is like a territory without a power."));
    book_.say(QStringLiteral("SPC-3"),
              tr("Every other space is void. Nothing can be done there. As soon as a power or an action is completed, "
                 "pieces in the void return to their owners' stashes."));
    //: %n: how many pieces a space holds
    book_.say(kSpc4, tr("A space is full if it holds %n pieces or more, no matter whose.", nullptr, rules_.spaceLimit));
    book_.say(kSpc4, tr("No piece can be created in a full space or moved into it unless a rule allows it. A space "
                        "that already holds more pieces stays as it is."));
    book_.ruling(kSpc4, "limitInWasteland",
                 rules_.rulings.limitInWasteland ? tr("This also applies to wasteland.")
                                                 : tr("A wasteland is never full."));
    limits();
}

/// The number of pieces before a mechanic sets some aside.
int GeneralRules::pieces(const char* pointer) const {
    const nlohmann::json* count = valueAt(book_.document(), pointer);
    return count != nullptr && count->is_number_integer() ? count->get<int>() : 0;
}

void GeneralRules::setup() {
    book_.open(Chapter::setup);
    const int most = rules_.maxSeats;
    //: %1: the fewest players, %n: the most
    book_.say(kSet1,
              rules_.minSeats == most ? tr("%n players take part.", nullptr, most)
                                      : tr("%1 to %n players take part.", nullptr, most),
              {language::number(rules_.minSeats)});
    language::Phrases stash{
        language::phrase(tr("%n small ones (one pip)", "phrase: pyramids", pieces("/stash/small")))};
    if (const int medium = pieces("/stash/medium"); medium > 0) {
        stash.push_back(language::phrase(tr("%n medium ones (two pips)", "phrase: pyramids", medium)));
    }
    if (const int large = pieces("/stash/large"); large > 0) {
        stash.push_back(language::phrase(tr("%n large ones (three pips)", "phrase: pyramids", large)));
    }
    //: %1: list of pyramids: "5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)"
    book_.say(kSet1, tr("Each has a stash of pyramids in one colour: %1."), {language::listOf(stash)});
    const auto deal = QStringLiteral("SET-2");
    hands();
    if (!rules_.layout.empty()) {
        layout();
        return;
    }
    //: %1 and %2: number of cards in a row, and in a column
    book_.say(deal, tr("Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile."),
              {language::number(rules_.columns), language::number(rules_.rows)});
}

void GeneralRules::start() {
    targets();
    switch (rules_.first) {
    case FirstSeat::bid: book_.say(kSet4, tr("A bid decides who goes first.")); break;
    case FirstSeat::random: book_.say(kSet4, tr("The first player is drawn by lot; play goes clockwise.")); break;
    case FirstSeat::seat:
        //: %1: the letter of a seat
        book_.say(kSet4, tr("Player %1 goes first; play goes clockwise."),
                  {QString(QChar(u'A' + static_cast<int>(index(rules_.firstSeat))))});
        break;
    }
}

void GeneralRules::turns() {
    book_.open(Chapter::turn);
    book_.say(kTrn1, tr("A player without a piece on the board can only place one small piece from the stash, in any "
                        "facing. The space must be a territory or wasteland without pieces."));
    book_.ruling(kTrn1, "noFreeSpace", withoutFreeSpace());
    book_.say(kTrn2, rules_.actions == 1 ? tr("Any other player does exactly one of the following:")
                                         : tr("Otherwise each action is exactly one of the following:"));
    for (const TurnOption& option : turnOptions(rules_)) {
        book_.say(kTrn2, option.sentence);
    }
    for (const QString& extra : turnExtras(rules_)) {
        book_.say(kTrn2, extra);
    }
    book_.say(QStringLiteral("TRN-3"), passSentence(rules_));
    if (rules_.activateAllowed || rules_.playAllowed) {
        book_.say(QStringLiteral("TRN-4"), tr("All powers are optional. A player may leave any of them unused, even "
                                              "all powers of a card. Their order never changes."));
    }
}

QString GeneralRules::withoutFreeSpace() const {
    if (rules_.rulings.passWithoutFreeSpace) {
        return tr("If there is no such space, the player passes.");
    }
    const QString refresh = tr("If there is no such space, the player may refresh the hand.");
    if (rules_.refreshAllowed) {
        return refresh;
    }
    return language::sentences({refresh, tr("Nothing else in this game allows that."), refreshSentence(rules_)});
}

void GeneralRules::minions() {
    book_.open(Chapter::minions);
    if (rules_.playAllowed) {
        book_.say(QStringLiteral("MIN-1"),
                  tr("When a player plays a card, all of the player's pieces on the board are minions. Any of them may "
                     "use each power – the same one or different ones."));
    }
    if (rules_.activateAllowed) {
        book_.say(QStringLiteral("MIN-2"),
                  rules_.actions > 1
                      ? tr("When a player activates a territory, the player's pieces on it are minions for this "
                           "action, wherever they go. Any of them may use each power – the same one or different ones.")
                      : tr("When a player activates a territory, the player's pieces on it are minions for the whole "
                           "turn, wherever they go. Any of them may use each power – the same one or different ones."));
        affected();
    }
    book_.say(QStringLiteral("MIN-4"), tr("A piece that is replaced by another size is still the same piece."));
}

/// MIN-3
void GeneralRules::affected() {
    if (rules_.affectedBecomeMinions) {
        book_.say(kMin3, rules_.actions > 1
                             ? tr("After a player activates a territory, a piece of that player that a minion directly "
                                  "affects also becomes a minion. It remains one for the rest of the action.")
                             : tr("After a player activates a territory, a piece of that player that a minion directly "
                                  "affects also becomes a minion. It remains one for the rest of the turn."));
    } else {
        book_.say(kMin3, tr("Only the pieces that were on the activated territory are minions."));
        if (!rules_.affectedByFoolBecomeMinions) {
            return;
        }
        book_.say(kMin3, book_.programs().powers().contains("copy")
                             ? tr("While a player uses a Fool, the player's affected pieces also become minions for "
                                  "the rest of the turn. This also applies to a Fool that another card copies.")
                             : tr("While a player uses a Fool, the player's affected pieces also become minions for "
                                  "the rest of the turn."));
    }
    constexpr std::array<const char*, 7> kEffects{"created", "moved",  "pushed",   "grown",
                                                  "shrunk",  "turned", "converted"};
    language::Phrases effects;
    for (std::size_t i = 0; i < kEffects.size(); ++i) {
        if (((rules_.rulings.affectedBy >> i) & 1U) != 0) {
            effects.push_back(book_.vocabulary().choiceLabel("affectedBy", kEffects[i]));
        }
    }
    if (effects.empty()) {
        book_.ruling(kMin3, "affectedBy", tr("Nothing that is done to a piece affects it in this sense."));
    } else if (effects.size() == 1) {
        //: %1: something that is done to a piece, "moving it"
        book_.rulingInWords(kMin3, "affectedBy", tr("Only this affects a piece: %1."), {effects.front()});
    } else {
        //: %1: things that are done to a piece, "creating it, moving it or turning it"
        book_.rulingInWords(kMin3, "affectedBy", tr("Any of these affects a piece: %1."),
                            {language::eitherOf(effects)});
    }
    book_.ruling(kMin3, "piecesOnAffectedTerritory",
                 rules_.rulings.piecesOnAffectedTerritory
                     ? tr("Pieces on an affected territory count as affected.")
                     : tr("Pieces on an affected territory do not count as affected."));
}

void GeneralRules::facings() {
    book_.open(Chapter::targets);
    book_.say(QStringLiteral("ORI-1"),
              rules_.diagonalFacings
                  ? tr("A piece has one of nine facings. It points north, east, south or west or diagonally between "
                       "two of these, or it stands upright. To orient a piece is to give it another facing.")
                  : tr("A piece has one of five facings. It points north, east, south or west, never diagonally, or it "
                       "stands upright. To orient a piece is to give it another facing."));
    if (rules_.diagonalFacings) {
        book_.say(QStringLiteral("ORI-1"),
                  tr("A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a "
                     "space that shares a side with a territory is wasteland."));
    }
}

void GeneralRules::targeting() {
    book_.say(QStringLiteral("ORI-2"), tr("An upright minion targets its own space and any piece there. One that "
                                          "points out targets the next space in that direction and any piece there."));
    reach();
    book_.say(QStringLiteral("ORI-3"), tr("A minion may always target itself, whatever its facing."));
    book_.say(QStringLiteral("ORI-4"), tr("A player who affects one of their own pieces may orient it. An enemy piece "
                                          "keeps its facing. Some rules make exceptions."));
    towers();
}

void GeneralRules::drawing() {
    book_.open(Chapter::piles);
    book_.say(kDrw1, tr("When the draw pile is used up, the discard pile is shuffled into a new one."));
    book_.ruling(kDrw1, "reshuffle",
                 rules_.rulings.reshuffleAtOnce ? tr("This is done immediately, when the draw pile becomes empty.")
                                                : tr("This is done only when a card is to be drawn."));
    book_.say(kDrw1,
              rules_.rulings.reshuffleAtOnce
                  ? tr("A drawn card first reaches its destination: a hand, the board or the discard pile. If there "
                       "are no discards to shuffle at that point, later discards are shuffled before the next draw.")
                  : tr("A drawn card first reaches its destination: a hand, the board or the discard pile."));
    book_.say(kDrw1, tr("A player who still has cards to draw continues with the new pile. When both piles are empty, "
                        "nothing can be drawn."));
    book_.say(kDrw1, tr("A player never draws beyond the hand limit, or more cards than the two piles hold. The piles "
                        "then include the player's own discards."));
}

void GeneralRules::ending() {
    book_.open(Chapter::end);
    score();
    const QString id = QStringLiteral("SCO-1");
    const int spot = rules_.spotValue;
    const int royalty = rules_.royaltyValue;
    const int major = rules_.majorValue;
    if (spot == royalty) {
        //: %1, %2: points
        book_.say(id, tr("A minor arcana card is worth %1, a major arcana card %2."),
                  {language::number(spot), language::number(major)});
    } else {
        //: %1, %2, %3: points
        book_.say(id,
                  tr("A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3."),
                  {language::number(spot), language::number(royalty), language::number(major)});
    }
    singleValues();
    if (rules_.scoring.counted == Counted::pips) {
        book_.say(id, tr("These values matter only where territories are created, grown or attacked."));
    }
}

void GeneralRules::writeLast() {
    const auto id = QStringLiteral("CHL-4");
    book_.open(Chapter::end);
    const QString announced = targetOf(rules_, rules_.maxSeats)
                                  ? tr("A last turn that ends then is judged first. Nothing can be announced any more.")
                                  : QString();
    const auto decides = [](const auto& mechanic) { return mechanic->decidesWithoutTerritory(); };
    if (const auto other = std::ranges::find_if(rules_.mechanics, decides); other != rules_.mechanics.end()) {
        //: %1: the id of a rule
        book_.say(id, tr("If no territory is left on the board, the game ends at the end of that turn, as %1 says."),
                  {ruleName((*other)->ruleOfEnd())});
        book_.say(id, announced);
        return;
    }
    const QString end = rules_.rulings.noTerritoryIsShared
                            ? tr("If no territory is left on the board, the game ends at the end of that turn. The "
                                 "players still in the game share the win.")
                            : tr("If no territory is left on the board, the game ends at the end of that turn, and "
                                 "nobody wins.");
    book_.ruling(id, "noTerritory", language::sentences({end, announced}));
}

}  // namespace gnostica::wording
