// Reads the keys of a position one by one, and collects the problems.
#pragma once

#include "engine/documents/problems.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/position.h"
#include "engine/notation/words.h"

namespace gnostica::engine {

class PositionReader {
public:
    PositionReader(const nlohmann::json& position, const Rules& rules) : position_(position), rules_(rules) {}

    /// The state at the start of its turn, or all problems.
    Checked<State> read();

private:
    void checkKeys();
    void readSeats();
    void readBoard();
    void readPieces();
    void readHands();
    void readPiles();
    void readOrder();
    void readEliminated();
    void readStage();
    void readMechanics();
    void addFieldProblem(FieldProblem problem, const std::string& key, const nlohmann::json& value,
                         const PositionFields& fields);
    void begin();

    /// The member, or nullptr if it is absent or of the wrong type, which is noted as a problem.
    const nlohmann::json* member(const std::string& key, nlohmann::json::value_t type);
    /// Calls `f(text, pointer)` for each string of an array.
    template <class F>
    void forEachString(const nlohmann::json& array, const std::string& pointer, F f);
    /// A word that was parsed; if that failed, the problem is noted.
    template <class T>
    std::optional<T> checked(Expected<T> word, const std::string& pointer);
    /// A card that has not been named before.
    std::optional<Card> newCard(const std::string& id, const std::string& pointer);
    /// A seat of this game.
    std::optional<Seat> seatOf(const std::string& letter, const std::string& pointer);
    std::vector<Card> cardsOf(const std::string& key);

    const nlohmann::json& position_;
    const Rules& rules_;
    Problems problems_;
    State state_{};
    CardSet named_;
    std::array<Seat, kMaxSeats> order_{};
    Seat mover_ = Seat::a;
    bool bids_ = false;
};

}  // namespace gnostica::engine
