// A record or journal, damaged or from an untrusted source: a game that loads can be written, and loads again without
// damage. Journals of real games with undone steps are made and damaged here, because a fuzzer cannot guess a hash.
#include "engine/notation/record.h"
#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <cstdint>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

constexpr std::size_t kMoments = 60;

Checked<LoadedRecord> load(const std::string& text) {
    std::istringstream in(text);
    return loadRecord(in, shippedRegistry());
}

void tryRecord(const std::string& text) {
    const auto record = load(text);
    if (!record) {
        require(!record.error().empty());
        return;
    }
    require(record->wholeBytes <= text.size());
    require(record->damage.has_value() == (record->wholeBytes < text.size()));
    std::ostringstream out;
    writeRecord(out, record->header, record->game, record->times);
    const auto second = load(out.str());
    require(second && !second->damage && second->game.state() == record->game.state());
}

/// A journal that grows as in the desktop program.
class Journal {
public:
    Journal(const std::shared_ptr<const Rules>& rules, Choices& choices)
        : game_(rules, rules->minSeats),
          choices_(choices),
          rng_(choices.below(65536)),
          text_(recordLine(headerFor(*rules, rules->minSeats)) + '\n') {}

    void grow() {
        const std::size_t before = game_.history().size();
        if (before > 1 && choices_.below(8) == 0) {
            takeBack(1 + choices_.below(std::min<std::size_t>(before - 1, 5)));
        } else if (game_.decider() == Seat::chance) {
            require(game_.play(drawChance(game_.rules(), game_.state(), rng_)));
            write(before);
        } else {
            legalSteps(game_.rules(), game_.state(), steps_);
            require(!game_.play(Step(steps_[choices_.below(steps_.size())])).has_value());
            write(before);
        }
    }
    const Game& game() const { return game_; }
    const std::string& text() const { return text_; }

private:
    void takeBack(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            game_.undo();
        }
        text_ += undoLine(game_.rules(), count, game_.state()) + '\n';
    }
    void write(std::size_t before) {
        text_ += recordLine(game_.rules(), game_.history().subspan(before), game_.state(), {}) + '\n';
    }

    Game game_;
    Choices& choices_;
    Rng rng_;
    StepList steps_;
    std::string text_;
};

void tryJournal(Choices choices) {
    Journal journal(choices.rules(), choices);
    while (!choices.atEnd() && !isOver(journal.game().state()) && journal.game().history().size() < kMoments) {
        journal.grow();
    }
    const auto whole = load(journal.text());
    require(whole && !whole->damage && whole->game.state() == journal.game().state());

    std::string damaged = journal.text();
    damaged.resize(choices.below(damaged.size() + 1));
    tryRecord(damaged);
    damaged = journal.text();
    damaged[choices.below(damaged.size())] = static_cast<char>(choices.below(256));
    tryRecord(damaged);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 0 && data[0] < ' ') {  // no record begins with a control character
        tryJournal(Choices({data + 1, size - 1}));
        return 0;
    }
    const std::string text(reinterpret_cast<const char*>(data), size);
    tryRecord(text);
    const auto& rules = *allRules()[size % allRules().size()];
    tryRecord(recordLine(headerFor(rules, rules.minSeats)) + '\n' + text);  // few inputs contain a complete header
    return 0;
}
