#include "app/cli/table_talk.h"

#include "app/cli/board_drawing.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/text_lines.h"
#include "app/wording/names.h"
#include "app/wording/play/announcement_wording.h"
#include "app/wording/play/undo_wording.h"
#include "app/wording/speaker.h"
#include "engine/notation/step_text.h"
#include "engine/notation/told_text.h"
#include "engine/notation/words.h"
#include "engine/play/fair_play.h"

#include <algorithm>
#include <istream>
#include <map>
#include <ostream>
#include <vector>

namespace gnostica::cli {

using engine::Seat;

TableTalk::TableTalk(const Context& context, engine::Game game, const std::vector<Sitter>& sitters, std::uint64_t seed)
    : context_(context),
      game_(std::move(game)),
      rng_(seed) {
    for (std::size_t i = 0; i < sitters.size(); ++i) {
        const Seat seat = engine::seatAt(static_cast<int>(i));
        if (sitters[i]) {
            computers_[seat] = engine::bots::makePlayer(*sitters[i], game_.sharedRules(), seed + i);
            budgets_[seat] = engine::bots::budgetOf(*sitters[i]);
        }
    }
}

bool TableTalk::isPerson(Seat seat) const {
    return isPlayer(seat) && !computers_[seat];
}

int TableTalk::play() {
    bool going = true;
    while (going && game_.decider() != Seat::none) {
        going = advance();
    }
    if (going) {
        showNew();
    }
    showEnd();
    return failed_ ? kFailed : kOk;
}

/// Plays one decision; returns false if the game has to stop.
bool TableTalk::advance() {
    const Seat seat = game_.decider();
    if (seat == Seat::chance) {
        return letChance();
    }
    if (!showNew() || !context_.out()) {
        return false;
    }
    if (!isPerson(seat)) {
        return letComputer(seat);
    }
    Answer given = Answer::again;
    while (given == Answer::again) {
        given = askPerson();
    }
    return given != Answer::quit;
}

bool TableTalk::letChance() {
    return game_.play(drawChance(game_.rules(), game_.state(), rng_));
}

bool TableTalk::letComputer(Seat seat) {
    return !game_.play(computers_[seat]->choose(game_.viewFor(seat), budgets_[seat]));
}

TableTalk::Answer TableTalk::askPerson() {
    const Seat seat = game_.decider();
    const wording::Speaker speaker(game_.rules(), {}, context_.words());
    drawTable(context_.out(), game_.viewFor(seat), game_.rules());
    context_.out() << speaker.turnStatus(game_.viewFor(seat), game_.rules()).toStdString() << '\n';
    std::string line;
    while (true) {
        context_.out() << toText(seat) << "> " << std::flush;
        if (!std::getline(context_.in(), line)) {
            context_.out() << '\n';
            return Answer::quit;
        }
        const Answer given = answer(line);
        if (given != Answer::again) {
            return given;
        }
    }
}

TableTalk::Answer TableTalk::answer(const std::string& line) {
    if (line.empty() || line == "help") {
        help();
        return Answer::again;
    }
    if (line.front() == '?') {
        const auto from = line.find_first_not_of(" ?");
        listSteps(from == std::string::npos ? std::string() : line.substr(from));
        return Answer::again;
    }
    if (line == "board") {
        drawTable(context_.out(), game_.viewFor(game_.decider()), game_.rules());
        return Answer::again;
    }
    if (line == "quit") {
        return Answer::quit;
    }
    if (line == "undo") {
        return undo();
    }
    return playLine(line) ? Answer::decided : Answer::again;
}

void TableTalk::help() const {
    context_.out()
        <<  //: %1: a step in notation
        language::fill(Tr::tr("Type a step, for example: %1"), {QStringLiteral("activate e5")}).toStdString() << '\n'
        <<  //: %1: "e5", %2: "1,1"
        language::fill(Tr::tr("Name a space as on the edge of the board or by its coordinates. Lists of steps use "
                              "coordinates: %1 is %2."),
                       {QStringLiteral("e5"), QStringLiteral("1,1")})
            .toStdString()
        << '\n'
        <<  //: %1 and %2: pieces as they are written in the drawing of the board, "A3N" and "B1U"
        language::fill(Tr::tr("A piece is written as its player, its size and its facing. %1 is the large piece of "
                              "player A that points north; %2 is the small upright piece of player B."),
                       {QStringLiteral("A3N"), QStringLiteral("B1U")})
            .toStdString()
        << '\n'
        << Tr::tr("An announcement with too few points must be typed twice.").toStdString() << '\n'
        << Tr::tr("? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.").toStdString()
        << '\n';
}

/// Lists each step as it is typed, with its effect below.
void TableTalk::listSteps(const std::string& word) const {
    constexpr int indent = 4;
    const wording::Speaker speaker(game_.rules(), {}, context_.words());
    const engine::View view = game_.viewFor(game_.decider());
    engine::StepList steps;
    legalSteps(game_.rules(), game_.state(), steps);
    std::map<std::string, engine::Step> sorted;
    for (const engine::Step& step : steps) {
        sorted.emplace(toText(game_.rules(), game_.state(), step), step);
    }
    for (const auto& [text, step] : sorted) {
        if (text.starts_with(word)) {
            context_.out() << text << '\n'
                           << language::wrapped(QString(), speaker.step(view, step), indent).toStdString();
        }
    }
}

bool TableTalk::playLine(const std::string& line) {
    const auto texts = engine::parseLine(line);
    if (!texts) {
        context_.err() << sentence(texts.error()) << '\n';
        return false;
    }
    // Both linked steps are tried before the first one counts. Earlier moments are not copied for that.
    engine::Game tried(game_.sharedRules(), game_.state());
    std::vector<engine::Step> steps;
    for (const std::string& text : *texts) {
        const auto step = engine::parseStep(tried.rules(), tried.state(), text);
        if (!step) {
            context_.err() << sentence(step.error(), wording::Speaker(tried.rules(), {}, context_.words()),
                                       tried.viewFor(tried.decider()))
                           << '\n';
            return false;
        }
        if (!isMeant(tried, *step, line)) {
            return false;
        }
        tried.play(*step);
        steps.push_back(*step);
    }
    for (const engine::Step& step : steps) {
        game_.play(step);
    }
    asked_.clear();
    return true;
}

/// An announcement with too few points has to be typed twice.
bool TableTalk::isMeant(const engine::Game& game, const engine::Step& step, const std::string& line) {
    const QString why = std::holds_alternative<engine::step::Challenge>(step) && line != asked_
                            ? wording::AnnouncementWording::tooEarly(game.rules(), game.viewFor(game.decider()))
                            : QString();
    if (why.isEmpty()) {
        return true;
    }
    asked_ = line;
    context_.out() << language::sentences({why, Tr::tr("Type it again to announce anyway.")}).toStdString() << '\n';
    return false;
}

/// Goes back to the last decision of a person, unless that would undo something that a player has learnt. The person at
/// the terminal sees the hand of the seat that decides.
TableTalk::Answer TableTalk::undo() {
    engine::ComputerSeats computers;
    for (int i = 0; i < game_.state().seats; ++i) {
        computers[engine::seatAt(i)] = !isPerson(engine::seatAt(i));
    }
    if (const auto bar = barToUndo(game_.rules(), game_.history(), game_.decider(), computers)) {
        context_.err() << wording::undoBarText(*bar).toStdString() << '\n';
        return Answer::again;
    }
    const std::size_t taken = game_.history().size() - *lastDecision(game_.rules(), game_.history(), computers);
    for (std::size_t i = 0; i < taken; ++i) {
        game_.undo();
    }
    shown_ -= taken;
    const bool written = !journal_ || write(engine::undoLine(game_.rules(), taken, game_.state()));
    return written ? Answer::decided : Answer::quit;
}

bool TableTalk::write(const std::string& line) {
    const auto written = journal_->append(line);
    if (!written) {
        context_.err() << sentence(written.error()) << '\n';
        failed_ = true;
    }
    return written.has_value();
}

/// Writes the moments since the last line.
bool TableTalk::remember() {
    const auto history = game_.history();
    const auto now = std::chrono::steady_clock::now() - start_;
    return std::ranges::all_of(engine::recordGroups(history.subspan(shown_)), [&](const auto& group) {
        const auto next = static_cast<std::size_t>(group.data() - history.data()) + group.size();
        const engine::State& after = next < history.size() ? history[next].before : game_.state();
        const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(now);
        return write(engine::recordLine(game_.rules(), group, after, time));
    });
}

bool TableTalk::showNew() {
    if (journal_ && !remember()) {
        return false;
    }
    const wording::Speaker speaker(game_.rules(), {}, context_.words());
    for (const engine::Moment& moment : game_.history().subspan(shown_)) {
        const engine::ToldMoment open = told(game_.rules(), moment, Seat::none);
        if (open.step() != nullptr && open.isWhole() && !isPerson(moment.who)) {
            context_.out() << toText(moment.who) << "> " << toText(game_.rules(), open) << '\n';
        }
        if (const QString words = speaker.moment(open); !words.isEmpty()) {
            context_.out() << words.toStdString() << '\n';
        }
    }
    shown_ = game_.history().size();
    return true;
}

void TableTalk::showEnd() const {
    drawTable(context_.out(), game_.viewFor(Seat::none), game_.rules());
    const QString result = wording::Speaker(game_.rules(), {}, context_.words()).result(game_.viewFor(Seat::none));
    if (!result.isEmpty()) {
        context_.out() << result.toStdString() << '\n';
    }
}

}  // namespace gnostica::cli
