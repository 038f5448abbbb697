#include "app/gui/windows/position/model/position_words.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/vocabulary.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/words.h"

#include <algorithm>

namespace gnostica::gui {

using namespace engine;
using language::fill;

namespace {

/// The spot for a JSON pointer into a position.
PositionSpot spotOf(const std::string& pointer) {
    using Part = PositionSpot::Part;
    const auto tokens = tokensOf(pointer);
    if (tokens.empty()) {
        return {};
    }
    const std::string& key = tokens.front();
    if (key == "board" || key == "pieces") {
        return {.part = Part::board};
    }
    if (key == "hands") {
        const auto seat = tokens.size() > 1 ? parseSeat(tokens[1]) : Expected<Seat>(Seat::none);
        return {.part = Part::hand, .seat = seat.value_or(Seat::none)};
    }
    if (key == "draw" || key == "discard" || key == "rest") {
        return {.part = Part::pile};
    }
    if (key == "turn" || key == "eliminated" || key == "order" || key == "stage" || key == "seats") {
        return {.part = Part::players};
    }
    return {.part = Part::field, .field = key};
}

}  // namespace

PositionWords::PositionWords(const Rules& rules, std::shared_ptr<const wording::Vocabulary> words)
    : rules_(rules),
      speaker_(rules, {}, std::move(words)) {}

QString PositionWords::deed(EditDeed deed) {
    switch (deed) {
    case EditDeed::place: return tr("Place a piece");
    case EditDeed::move: return tr("Move a piece");
    case EditDeed::turn: return tr("Turn a piece");
    case EditDeed::resize: return tr("Change the size of a piece");
    case EditDeed::remove: return tr("Remove a piece");
    case EditDeed::lay: return tr("Lay a card");
    case EditDeed::moveCard: return tr("Move a territory");
    case EditDeed::takeCard: return tr("Take a card off the board");
    }
    Q_UNREACHABLE();
}

QString PositionWords::refusal(EditResult why, const std::optional<Piece>& piece) const {
    switch (why) {
    case EditResult::done: break;
    case EditResult::nothing: return tr("Nothing to change here.");
    case EditResult::noRoom: return tr("There is no room for more pieces on the board.");
    case EditResult::noSuchFacing: return tr("Under these rules, pieces cannot point diagonally.");
    case EditResult::noPieceLeft: {
        const Seat owner = piece ? piece->owner() : Seat::none;
        switch (piece ? piece->size() : 0) {
        case 1:
            //: %1: player
            return fill(tr("%1 has no small piece left in the stash: all are on the board."),
                        {speaker_.playerPhrase(owner)});
        case 2:
            //: %1: player
            return fill(tr("%1 has no medium piece left in the stash: all are on the board."),
                        {speaker_.playerPhrase(owner)});
        default:
            //: %1: player
            return fill(tr("%1 has no large piece left in the stash: all are on the board."),
                        {speaker_.playerPhrase(owner)});
        }
    }
    }
    return {};
}

QString PositionWords::place(const CardPlace& place) const {
    switch (place.kind) {
    case CardPlace::Kind::rest: return tr("among the rest");
    case CardPlace::Kind::board:
        //: place of a card; %1: space
        return fill(tr("on %1"), {wording::spaceName(place.space)});
    case CardPlace::Kind::hand:
        //: place of a card; %1: player
        return fill(tr("hand of %1"), {speaker_.playerPhrase(place.seat)});
    case CardPlace::Kind::draw:
        //: place of a card; %1: 1 for the top card, and so on
        return fill(tr("draw pile, card %1"), {language::number(place.place + 1)});
    case CardPlace::Kind::discard:
        //: place of a card; %1: 1 for the top card, and so on
        return fill(tr("discard pile, card %1"), {language::number(place.place + 1)});
    }
    Q_UNREACHABLE();
}

QString PositionWords::cameFrom(Card card, const CardPlace& from) const {
    const language::Phrase name = wording::cardPhrase(card);
    switch (from.kind) {
    case CardPlace::Kind::rest: return {};
    case CardPlace::Kind::board:
        //: %1: card, %2: space
        return fill(tr("There is only one: %1 has left %2."), {name, wording::spaceName(from.space)});
    case CardPlace::Kind::hand:
        //: %1: card, %2: player
        return fill(tr("There is only one: %1 has left the hand of %2."), {name, speaker_.playerPhrase(from.seat)});
    case CardPlace::Kind::draw:
        //: %1: card
        return fill(tr("There is only one: %1 has left the draw pile."), {name});
    case CardPlace::Kind::discard:
        //: %1: card
        return fill(tr("There is only one: %1 has left the discard pile."), {name});
    }
    Q_UNREACHABLE();
}

QString PositionWords::fieldTitle(const std::string& key) const {
    for (const auto& mechanic : rules_.mechanics) {
        const PositionFields* fields = mechanic->positionFields();
        if (fields != nullptr && std::ranges::find(fields->fieldNames(), key) != fields->fieldNames().end()) {
            return speaker_.vocabulary().fieldTitle(mechanic->id(), key);
        }
    }
    return wording::toQt(key);
}

QString PositionWords::misfit(const Misfit& misfit) const {
    switch (misfit.kind) {
    case Misfit::Kind::piece:
        //: %1: a piece, "Ann's medium piece on f5 facing north"
        return fill(tr("Back in the stash: %1."), {speaker_.piecePhrase(misfit.piece, Seat::none)});
    case Misfit::Kind::facing:
        //: %1: a piece, "Ann's medium piece on f5 facing north-east"
        return fill(tr("Now upright: %1."), {speaker_.piecePhrase(misfit.piece, Seat::none)});
    case Misfit::Kind::hand:
        //: %1: player
        return fill(tr("The cards of %1 are now part of the rest."), {speaker_.playerPhrase(misfit.seat)});
    case Misfit::Kind::field:
        //: %1: name of a mark that an expansion knows: "Points brought in"
        return fill(tr("No longer used: %1."), {fieldTitle(misfit.field)});
    case Misfit::Kind::bids: return tr("There is no bidding now: the game begins with a turn.");
    }
    Q_UNREACHABLE();
}

QString PositionWords::fieldProblem(const Diagnostic& problem, const std::string& key) const {
    const language::Phrase title = fieldTitle(key);
    switch (problem.code) {
    case DiagnosticCode::conflict:
        //: %1: name of a mark: "Last turn announced by"
        return fill(tr("%1: this player is out of the game."), {title});
    case DiagnosticCode::unknownSeat:
        //: %1: name of a mark: "Last turn announced by"
        return fill(tr("%1: there is no such player."), {title});
    case DiagnosticCode::switchedOff:
        //: %1: name of a mark: "Rounds or minutes left"
        return fill(tr("%1: not used under these rules."), {title});
    default: break;
    }
    //: %1: name of a mark, %2: a value, %3: what values may be, "1..12"
    return fill(tr("%1: %2 is not allowed here; expected %3."),
                {title, language::embedded(wording::toQt(problem.found)), wording::toQt(problem.expected)});
}

PositionNote PositionWords::note(const Diagnostic& problem) const {
    PositionNote note{true, {}, spotOf(problem.pointer)};
    const std::string key = tokensOf(problem.pointer).empty() ? std::string() : tokensOf(problem.pointer).front();
    if (note.spot.part == PositionSpot::Part::field && hasField(rules_, key)) {
        note.text = fieldProblem(problem, key);
    } else if (problem.pointer == "/turn" && problem.code == DiagnosticCode::conflict) {
        note.text = tr("It is the turn of a player who is out of the game.");
    } else if (key == "eliminated" && problem.code == DiagnosticCode::tooMany) {
        note.text = tr("At least one player must be in the game.");
    } else if (note.spot.part == PositionSpot::Part::hand && problem.code == DiagnosticCode::tooMany) {
        //: %1: player, %n: how many cards
        note.text = fill(tr("%1 holds too many cards; a hand holds at most %n.", nullptr, kMaxHand),
                         {speaker_.playerPhrase(note.spot.seat)});
    } else {
        note.text = speaker_.diagnostic(problem);
    }
    return note;
}

PositionNote PositionWords::note(const Oddity& oddity, const PositionFindings& found) const {
    using Part = PositionSpot::Part;
    const QString rule = wording::ruleName(oddity.rule);
    switch (oddity.kind) {
    case Oddity::Kind::crowded:
        return {false,
                //: %1: space, %n: pieces, %2: id of a rule
                fill(tr("%n pieces are on %1, more than a game allows (%2).", nullptr, oddity.number),
                     {wording::spaceName(oddity.space), rule}),
                {.part = Part::board, .space = oddity.space}};
    case Oddity::Kind::inVoid:
        return {false,
                //: %1: a piece, "Ann's medium piece on f5 facing north", %2: id of a rule
                fill(tr("In the void: %1. It returns to the stash after the first step (%2)."),
                     {speaker_.piecePhrase(found.state->piece(oddity.piece), Seat::none), rule}),
                {.part = Part::board, .space = oddity.space, .piece = oddity.piece}};
    case Oddity::Kind::largeHand:
        return {false,
                //: %1: player, %n: cards
                fill(tr("%1 holds %n cards, more than a hand may hold in a game.", nullptr, oddity.number),
                     {speaker_.playerPhrase(oddity.seat)}),
                {.part = Part::hand, .seat = oddity.seat}};
    case Oddity::Kind::noTerritory:
        return {false,
                //: %1: id of a rule
                fill(tr("There are no territories, so the game would be over (%1)."), {rule}),
                {.part = Part::board}};
    case Oddity::Kind::noSeatLeft:
        return {false,
                //: %1: player, %2: id of a rule
                fill(tr("Only %1 is in the game, so the game would be over (%2)."),
                     {speaker_.playerPhrase(oddity.seat), rule}),
                {.part = Part::players}};
    }
    Q_UNREACHABLE();
}

std::vector<PositionNote> PositionWords::notes(const PositionFindings& found) const {
    std::vector<PositionNote> notes;
    for (const Diagnostic& problem : found.problems) {
        notes.push_back(note(problem));
    }
    for (const Oddity& oddity : found.oddities) {
        const bool isEmptyYet = oddity.kind == Oddity::Kind::noTerritory && found.state->pieceCount == 0;
        if (!isEmptyYet) {
            notes.push_back(note(oddity, found));
        }
    }
    return notes;
}

QString PositionWords::account(const PositionDraft& draft) {
    int hands = 0;
    for (int i = 0; i < draft.table.seats; ++i) {
        hands += draft.table.hands[seatAt(i)].size();
    }
    const QStringList parts{tr("%n cards on the board", nullptr, draft.table.territoryCount),
                            tr("%n in hands", "cards", hands),
                            tr("%n in the draw pile", "cards", draft.table.draw.size()),
                            tr("%n in the discard pile", "cards", draft.table.discard.size()),
                            tr("%n among the rest", "cards", restOf(draft).size())};
    return language::enumeration(parts);
}

}  // namespace gnostica::gui
