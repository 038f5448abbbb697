#include "engine/notation/step_text.h"

#include "engine/model/step_list.h"
#include "engine/notation/detail/matching.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine {
namespace {

StepProblem ambiguous(const Speller& speller, const std::vector<Step>& meanings) {
    Diagnostic problem;
    problem.code = DiagnosticCode::ambiguous;
    problem.found = speller.text(meanings[0]);
    problem.expected = speller.text(meanings[1]);
    return {std::move(problem), std::nullopt};
}

/// The reason why a sentence does not mean a legal step.
StepProblem whyNot(const Table& table, const Matcher& matcher, const Sentence& sentence) {
    auto meant = matcher.asMeant(sentence);
    if (!meant) {
        // A card that is not in the hand is the reason only if the player could discard at all now.
        Sentence without = sentence;
        without.discards = {};
        setField<Field::draw>(without.step, std::uint8_t{0});
        setField<Field::amount>(without.step, std::uint8_t{0});
        const bool aboutCards = meant.error().refusal && meant.error().refusal->code == RefusalCode::cardNotInHand;
        const auto other = aboutCards ? explain(table.rules, table.state, *matcher.asMeant(without)) : std::nullopt;
        return other && other->code != RefusalCode::nothingChanges ? refused(*other) : meant.error();
    }
    auto reason = explain(table.rules, table.state, *meant);
    if (!reason) {
        reason = matcher.misspelt(sentence, *meant);
    }
    return refused(reason.value_or(Refusal{.code = RefusalCode::notNow}));
}

}  // namespace

std::string toText(const Rules& rules, const State& state, const Step& step) {
    const Table table(rules, state);
    return Speller(table).text(step);
}

std::string toText(const Rules& rules, const State& state, PieceId piece) {
    const Table table(rules, state);
    return Speller(table).name(piece);
}

tl::expected<Step, StepProblem> parseStep(const Rules& rules, const State& state, std::string_view text) {
    const auto sentence = parseSentence(rules, text);
    if (!sentence) {
        return tl::unexpected(StepProblem{sentence.error(), std::nullopt});
    }
    StepList legal;
    legalSteps(rules, state, legal);
    const Table table(rules, state);
    const Matcher matcher(table);
    const std::vector<Step> meanings = matcher.find(*sentence, {legal.begin(), legal.end()});
    if (meanings.size() == 1) {
        return matcher.asNamed(*sentence, meanings.front());
    }
    StepProblem problem = meanings.empty() ? whyNot(table, matcher, *sentence) : ambiguous(Speller(table), meanings);
    if (problem.diagnostic.found.empty()) {
        problem.diagnostic.found = text;
    }
    return tl::unexpected(std::move(problem));
}

Expected<std::vector<std::string>> parseLine(std::string_view line) {
    if (line.size() > kMaxLine) {
        Diagnostic problem;
        problem.code = DiagnosticCode::tooLarge;
        problem.expected = std::to_string(kMaxLine);
        return failure(std::move(problem));
    }
    constexpr std::string_view blanks = " \t\r";
    const auto end = line.find_last_not_of(blanks);
    const std::string_view text = line.substr(0, end == std::string_view::npos ? 0 : end + 1);
    const auto plus = text.find(" + ");
    if (plus == std::string_view::npos) {
        return std::vector{std::string(text)};
    }
    return std::vector{std::string(text.substr(0, plus + 2)), std::string(text.substr(plus + 3))};
}

std::vector<std::string> legalTexts(const Rules& rules, const State& state) {
    StepList legal;
    legalSteps(rules, state, legal);
    const Table table(rules, state);
    const Speller speller(table);
    std::vector<std::string> texts;
    texts.reserve(legal.size());
    for (const Step& step : legal) {
        texts.push_back(speller.text(step));
    }
    std::ranges::sort(texts);
    return texts;
}

}  // namespace gnostica::engine
