#include "engine/notation/detail/position_reader.h"

#include "engine/documents/document.h"
#include "engine/documents/plain_json.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/play/position_start.h"

#include <algorithm>
#include <array>

namespace gnostica::engine {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 14> kKeys{"variant", "expansions", "options", "seats",     "board",
                                                 "pieces",  "hands",      "draw",    "discard",   "rest",
                                                 "turn",    "stage",      "order",   "eliminated"};

std::string_view typeName(json::value_t type) {
    switch (type) {
    case json::value_t::object: return "object";
    case json::value_t::array: return "array";
    case json::value_t::string: return "string";
    default: return "number";
    }
}

}  // namespace

Checked<State> PositionReader::read() {
    if (!position_.is_object()) {
        problems_.wrongType("", position_, "object");
        return tl::unexpected(problems_.take());
    }
    checkKeys();
    readSeats();
    if (!problems_.empty()) {
        return tl::unexpected(problems_.take());
    }
    readBoard();
    readPieces();
    readHands();
    readEliminated();
    readPiles();
    readOrder();
    readStage();
    if (problems_.empty()) {
        readMechanics();
    }
    if (!problems_.empty()) {
        return tl::unexpected(problems_.take());
    }
    begin();
    return state_;
}

void PositionReader::checkKeys() {
    std::vector<std::string> known(kKeys.begin(), kKeys.end());
    for (const auto& mechanic : rules_.mechanics) {
        if (const PositionFields* fields = mechanic->positionFields()) {
            known.insert(known.end(), fields->fieldNames().begin(), fields->fieldNames().end());
        }
    }
    for (const auto& [key, value] : position_.items()) {
        if (std::ranges::find(known, key) == known.end()) {
            problems_.unknownKey("", key, known);
        }
    }
}

const json* PositionReader::member(const std::string& key, json::value_t type) {
    const auto at = position_.find(key);
    if (at == position_.end()) {
        return nullptr;
    }
    if (at->type() != type) {
        problems_.wrongType(childOf("", key), *at, std::string(typeName(type)));
        return nullptr;
    }
    return &*at;
}

template <class F>
void PositionReader::forEachString(const json& array, const std::string& pointer, F f) {
    if (!array.is_array()) {
        problems_.wrongType(pointer, array, "array");
        return;
    }
    for (std::size_t i = 0; i < array.size() && !problems_.full(); ++i) {
        if (array[i].is_string()) {
            f(array[i].template get_ref<const std::string&>(), childOf(pointer, i));
        } else {
            problems_.wrongType(childOf(pointer, i), array[i], "string");
        }
    }
}

template <class T>
std::optional<T> PositionReader::checked(Expected<T> word, const std::string& pointer) {
    if (!word) {
        word.error().pointer = pointer;
        problems_.add(std::move(word.error()));
        return std::nullopt;
    }
    return *word;
}

std::optional<Card> PositionReader::newCard(const std::string& id, const std::string& pointer) {
    const auto card = checked(parseCard(id), pointer);
    if (card && named_.contains(*card)) {
        problems_.add(problemAt(DiagnosticCode::duplicate, pointer, id));
        return std::nullopt;
    }
    if (card) {
        named_.insert(*card);
    }
    return card;
}

std::optional<Seat> PositionReader::seatOf(const std::string& letter, const std::string& pointer) {
    const auto seat = checked(parseSeat(letter), pointer);
    if (seat && index(*seat) >= state_.seats) {
        problems_.add(problemAt(DiagnosticCode::unknownSeat, pointer, letter, std::to_string(state_.seats)));
        return std::nullopt;
    }
    return seat;
}

void PositionReader::readSeats() {
    int seats = std::max(2, rules_.minSeats);
    if (const auto at = position_.find("seats"); at != position_.end()) {
        const std::string range = std::to_string(rules_.minSeats) + "\u2026" + std::to_string(rules_.maxSeats);
        if (!at->is_number_integer()) {
            problems_.wrongType("/seats", *at, "integer");
        } else if (*at < rules_.minSeats || *at > rules_.maxSeats) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, "/seats", shown(*at), range));
        } else {
            seats = at->get<int>();
        }
    }
    state_.seats = static_cast<std::uint8_t>(seats);
    for (int i = 0; i < seats; ++i) {
        state_.stash[seatAt(i)] = rules_.stash;
        order_[static_cast<std::size_t>(i)] = seatAt(i);
    }
}

void PositionReader::readBoard() {
    const json* board = member("board", json::value_t::object);
    if (board == nullptr) {
        return;
    }
    for (const auto& [key, value] : board->items()) {
        const std::string pointer = childOf("/board", key);
        const auto space = checked(parseSpace(key), pointer);
        if (!value.is_string()) {
            problems_.wrongType(pointer, value, "string");
            continue;
        }
        const auto card = newCard(value.get_ref<const std::string&>(), pointer);
        if (space && state_.territoryAt(*space) != nullptr) {  // named by name and by coordinates
            problems_.add(problemAt(DiagnosticCode::duplicate, pointer, key));
        } else if (space && card) {
            state_.territories[state_.territoryCount++] = {*space, *card};
        }
    }
}

void PositionReader::readPieces() {
    const json* pieces = member("pieces", json::value_t::array);
    if (pieces == nullptr) {
        return;
    }
    forEachString(*pieces, "/pieces", [this](const std::string& text, const std::string& pointer) {
        const auto name = checked(parsePieceName(text), pointer);
        if (!name || !seatOf(toText(name->owner), pointer)) {
            return;
        }
        if (name->number != 0 || (isDiagonal(name->facing) && !rules_.diagonalFacings)) {
            problems_.add(problemAt(DiagnosticCode::wrongValue, pointer, text));
            return;
        }
        auto& left = state_.stash[name->owner][static_cast<std::size_t>(name->size - 1)];
        if (left == 0 || state_.pieceCount == kMaxPieces) {
            const auto most = std::to_string(rules_.stash[static_cast<std::size_t>(name->size - 1)]);
            problems_.add(problemAt(DiagnosticCode::tooMany, pointer, text, most));
            return;
        }
        --left;
        state_.pieces[state_.pieceCount++] = Piece(name->owner, name->size, name->facing, name->space);
    });
}

void PositionReader::readHands() {
    const json* hands = member("hands", json::value_t::object);
    if (hands == nullptr) {
        return;
    }
    for (const auto& [letter, cards] : hands->items()) {
        const std::string pointer = childOf("/hands", letter);
        const auto seat = seatOf(letter, pointer);
        forEachString(cards, pointer, [&](const std::string& id, const std::string& place) {
            const auto card = newCard(id, place);
            if (card && seat) {
                state_.hands[*seat].insert(*card);
            }
        });
        if (seat && state_.hands[*seat].size() > kMaxHand) {
            problems_.add(problemAt(DiagnosticCode::tooMany, pointer, std::to_string(state_.hands[*seat].size()),
                                    std::to_string(kMaxHand)));
        }
    }
}

std::vector<Card> PositionReader::cardsOf(const std::string& key) {
    std::vector<Card> cards;
    if (const json* list = member(key, json::value_t::array)) {
        forEachString(*list, childOf("", key), [&](const std::string& id, const std::string& pointer) {
            if (const auto card = newCard(id, pointer)) {
                cards.push_back(*card);
            }
        });
    }
    return cards;
}

void PositionReader::readPiles() {
    std::vector<Card> draw = cardsOf("draw");        // top first
    std::vector<Card> discard = cardsOf("discard");  // oldest first
    bool toDiscard = false;
    if (const json* rest = member("rest", json::value_t::string)) {
        toDiscard = *rest == "discard";
        if (!toDiscard && *rest != "draw") {
            problems_.wrongValue("/rest", *rest, {"draw", "discard"});
        }
    }
    const CardSet others = CardSet::deck() - named_;
    if (toDiscard) {
        discard.insert(discard.begin(), others.begin(), others.end());
    } else {
        draw.insert(draw.end(), others.begin(), others.end());
    }
    std::for_each(draw.rbegin(), draw.rend(), [&](Card card) { state_.draw.push(card); });
    for (const Card card : discard) {
        state_.discard.push(card);
    }
}

void PositionReader::readOrder() {
    const json* order = member("order", json::value_t::array);
    if (order == nullptr) {
        return;
    }
    unsigned seen = 0;
    std::size_t count = 0;
    forEachString(*order, "/order", [&](const std::string& letter, const std::string& pointer) {
        const auto seat = seatOf(letter, pointer);
        if (seat && ((seen >> index(*seat)) & 1U) != 0) {
            problems_.add(problemAt(DiagnosticCode::duplicate, pointer, letter));
        } else if (seat) {
            seen |= 1U << index(*seat);
            order_[count++] = *seat;
        }
    });
    if (problems_.empty() && count != state_.seats) {
        problems_.add(problemAt(DiagnosticCode::wrongValue, "/order", shown(*order), std::to_string(state_.seats)));
    }
}

void PositionReader::readEliminated() {
    if (const json* eliminated = member("eliminated", json::value_t::array)) {
        forEachString(*eliminated, "/eliminated", [&](const std::string& letter, const std::string& pointer) {
            if (const auto seat = seatOf(letter, pointer)) {
                state_.eliminated = static_cast<std::uint8_t>(state_.eliminated | (1U << index(*seat)));
            }
        });
        if (problems_.empty() && state_.seatsLeft() == 0) {
            problems_.add(problemAt(DiagnosticCode::tooMany, "/eliminated", shown(*eliminated),
                                    std::to_string(state_.seats - 1)));
        }
    }
}

void PositionReader::readStage() {
    if (const json* stage = member("stage", json::value_t::string)) {
        bids_ = *stage == "bid";
        if (!bids_ && *stage != "turn") {
            problems_.wrongValue("/stage", *stage, {"bid", "turn"});
        }
    }
    if (const json* turn = member("turn", json::value_t::string)) {
        mover_ = seatOf(turn->get_ref<const std::string&>(), "/turn").value_or(Seat::a);
    }
    const bool given = position_.contains("turn");
    if (given && state_.isEliminated(mover_)) {
        problems_.conflict("/turn", "/eliminated", {});
    }
    while (!given && state_.isEliminated(mover_) && index(mover_) + 1 < state_.seats) {
        mover_ = seatAt(static_cast<int>(index(mover_)) + 1);
    }
}

void PositionReader::readMechanics() {
    resetMechanics(rules_, state_);
    for (int i = 0; i < state_.seats; ++i) {
        for (int size = 1; size <= kSizes; ++size) {
            if (state_.stashOf(seatAt(i), size) < 0) {  // a mechanic keeps a piece that the position names on the board
                problems_.add(problemAt(DiagnosticCode::tooMany, "/pieces", toText(seatAt(i)) + std::to_string(size),
                                        std::to_string(rules_.stash[static_cast<std::size_t>(size - 1)] - 1)));
            }
        }
    }
    for (const auto& mechanic : rules_.mechanics) {
        const PositionFields* fields = mechanic->positionFields();
        for (const auto& key : fields != nullptr ? fields->fieldNames() : std::span<const std::string_view>()) {
            const auto at = position_.find(std::string(key));
            const auto problem = at == position_.end() ? std::nullopt : fields->readField(key, toPlain(*at), state_);
            if (problem) {
                addFieldProblem(*problem, std::string(key), *at, *fields);
            }
        }
    }
}

void PositionReader::addFieldProblem(FieldProblem problem, const std::string& key, const json& value,
                                     const PositionFields& fields) {
    const std::string pointer = childOf("", key);
    switch (problem) {
    case FieldProblem::wrongValue:
        problems_.add(problemAt(DiagnosticCode::wrongValue, pointer, shown(value), std::string(fields.expected(key))));
        break;
    case FieldProblem::noSuchSeat:
        problems_.add(problemAt(DiagnosticCode::unknownSeat, pointer, shown(value), std::to_string(state_.seats)));
        break;
    case FieldProblem::eliminated: problems_.conflict(pointer, "/eliminated", {}); break;
    case FieldProblem::switchedOff: problems_.add(problemAt(DiagnosticCode::switchedOff, pointer, key)); break;
    }
}

void PositionReader::begin() {
    if (bids_) {
        beginBids(rules_, state_);
    } else {
        beginTurnAt(rules_, state_, mover_);
    }
    state_.order = order_;
}

}  // namespace gnostica::engine
