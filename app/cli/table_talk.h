// A game played in a terminal.
#pragma once

#include "app/cli/context.h"
#include "app/storage/journal.h"
#include "engine/bots/player.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::cli {

/// Decides for a seat: a computer of that level, or a person.
using Sitter = std::optional<engine::bots::Level>;

/// Plays one game from the deal to the end: computers choose their steps, people type theirs in the notation.
class TableTalk {
public:
    TableTalk(const Context& context, engine::Game game, const std::vector<Sitter>& sitters, std::uint64_t seed);

    /// Keeps a journal from now on; every line is on disk before its contents are shown.
    void keep(storage::Journal journal) { journal_ = std::move(journal); }

    /// Plays until the game is over, a person quits, the input ends, or the journal cannot be written.
    int play();

private:
    enum class Answer : std::uint8_t { decided, again, quit };

    bool advance();
    bool letChance();
    bool letComputer(engine::Seat seat);
    Answer askPerson();
    Answer answer(const std::string& line);
    void listSteps(const std::string& word) const;
    bool playLine(const std::string& line);
    bool isMeant(const engine::Game& game, const engine::Step& step, const std::string& line);
    Answer undo();
    bool remember();
    bool write(const std::string& line);
    bool showNew();
    void help() const;
    void showEnd() const;
    bool isPerson(engine::Seat seat) const;

    const Context& context_;
    engine::Game game_;
    engine::PerSeat<std::unique_ptr<engine::bots::Player>> computers_;  ///< nullptr for a person
    engine::PerSeat<engine::bots::Budget> budgets_;
    engine::Rng rng_;
    std::optional<storage::Journal> journal_;
    std::string asked_;      ///< the last line that announced with too few points; typed again, it counts
    std::size_t shown_ = 0;  ///< number of moments that are journalled and shown
    bool failed_ = false;    ///< the journal could not be written
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace gnostica::cli
