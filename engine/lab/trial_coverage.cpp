#include "engine/lab/trial_coverage.h"

#include "engine/documents/uses.h"
#include "engine/mechanics/mechanic.h"
#include "engine/model/card_keys.h"
#include "engine/play/turn_machine.h"
#include "engine/powers/power.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace gnostica::engine::lab {

using nlohmann::json;

namespace {

/// Smaller numbers prove nothing: it may be chance.
constexpr int kFewestGames = 16;
constexpr int kFewestOffers = 5;
constexpr int kFewestChances = 20;

void note(TrialUse& use, bool legal, bool used, const std::shared_ptr<const TrialGame>& game, std::size_t moment) {
    ++use.offered;
    use.legal += legal ? 1 : 0;
    use.used += used ? 1 : 0;
    const bool isFirst = use.game == nullptr || (legal && use.legal == 1);
    if (isFirst) {
        use.game = game;
        use.moment = moment;
    }
}

template <std::size_t... kinds>
std::vector<Step> oneOfEach(std::index_sequence<kinds...>) {
    return {Step(std::in_place_index<kinds>)...};
}

}  // namespace

TrialCoverage::TrialCoverage(const Rules& rules) : rules_(rules) {
    addCards(rules);
    addSteps(rules);
}

int TrialCoverage::rowOf(Card card) {
    return card.isMajor() ? card.number() : kMajorCount + static_cast<int>(card.suit());
}

// ---- Collecting -----------------------------------------------------------------------------------------------------

void TrialCoverage::addCards(const Rules& rules) {
    const json document = json::parse(rules.document, nullptr, false);
    const json& suits = document.at("suits");
    const auto addPower = [&](const Place& place, TrialSubject subject, const json& use, std::string pointer) {
        subject.power = resolveUse(suits, use).at("power").get<std::string>();
        subject.slot = std::get<1>(place);
        subject.alternative = std::get<2>(place);
        powers_[place] = {std::move(subject), std::move(pointer), {}};
    };
    for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
        const std::string key(kSuitKeys[i]);
        TrialSubject subject;
        subject.kind = TrialSubject::Kind::suit;
        subject.suit = static_cast<Suit>(i);
        addPower({kMajorCount + static_cast<int>(i), 0, 0}, subject, json(key), "/suits/" + key);
    }
    for (int major = 0; major < kMajorCount; ++major) {
        const std::string key(kMajorKeys[static_cast<std::size_t>(major)]);
        TrialSubject subject;
        subject.kind = TrialSubject::Kind::card;
        subject.card = Card::major(major);
        cards_[major] = {subject, "/majors/" + key, {}};
        const json& program = document.at("majors").at(key);
        for (std::size_t slot = 0; slot < program.size(); ++slot) {
            const std::string pointer = "/majors/" + key + '/' + std::to_string(slot);
            const bool branches = program[slot].is_object() && program[slot].contains("any");
            const auto uses = alternativesOf(program[slot]);
            for (std::size_t i = 0; i < uses.size(); ++i) {
                addPower({major, static_cast<int>(slot), static_cast<int>(i)}, subject, uses[i],
                         branches ? pointer + "/any/" + std::to_string(i) : pointer);
            }
        }
    }
}

void TrialCoverage::expect(const Step& step) {
    TrialSubject subject;
    subject.kind = TrialSubject::Kind::step;
    subject.step = step;
    steps_[kindOf(step)] = {std::move(subject), {}, {}};
}

void TrialCoverage::addSteps(const Rules& rules) {
    if (rules.activateAllowed) {
        expect(step::Activate{});
    }
    if (rules.playAllowed) {
        expect(step::Play{});
    }
    if (rules.refreshAllowed) {
        expect(step::Refresh{});
    }
    if (rules.orientAllowed) {
        expect(step::Orient{});
    }
    for (const Step& step : oneOfEach(std::make_index_sequence<kCoreKinds>())) {
        const bool ofPower = !isTurnOption(step) && std::ranges::any_of(rules.powers, [&](const auto& power) {
            return power->offers(step) && power->canEverUse(step);
        });
        const bool ofMechanic = std::ranges::any_of(rules.mechanics, [&](const auto& mechanic) {
            return mechanic->offersClosing(step) || !mechanic->ruleOf(step).text.empty();
        });
        if (ofPower || ofMechanic) {
            expect(step);
        }
    }
    for (const Owner& owner : rules.owners) {
        for (std::size_t code = 0; owner.inGame && code < owner.steps.size(); ++code) {
            expect(rules.special(owner.name, static_cast<std::uint8_t>(code)));
        }
    }
}

// ---- Counting -------------------------------------------------------------------------------------------------------

void TrialCoverage::watch(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game) {
    ++decisions_;
    watchSteps(decision, game);
    if (decision.state.turn.stage == Stage::power && decision.state.turn.interrupt == 0) {
        watchCard(decision, game);
        watchPowers(decision, game);
    }
}

void TrialCoverage::watchSteps(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game) {
    const Step* last = nullptr;
    for (const Step& step : decision.legal) {
        if (last != nullptr && kindOf(*last) == kindOf(step)) {
            continue;
        }
        last = &step;
        if (const auto tracked = steps_.find(kindOf(step)); tracked != steps_.end()) {
            note(tracked->second.use, true, tracked->first == kindOf(decision.chosen), game, decision.moment);
        }
    }
}

void TrialCoverage::watchCard(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game) {
    if (const auto card = cards_.find(rowOf(cardInPlay(decision.state))); card != cards_.end()) {
        note(card->second.use, true, true, game, decision.moment);
    }
}

void TrialCoverage::watchPowers(const TrialDecision& decision, const std::shared_ptr<const TrialGame>& game) {
    const Table table(rules_, decision.state);
    const auto& alternatives = table.slot().alternatives;
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        const auto tracked = powers_.find({rowOf(table.frame().card), table.frame().slot, static_cast<int>(i)});
        if (tracked == powers_.end()) {
            continue;
        }
        const auto isItsOwn = [&](const Step& step) { return alternatives[i]->offers(step); };
        note(tracked->second.use, std::ranges::any_of(decision.legal, isItsOwn), isItsOwn(decision.chosen), game,
             decision.moment);
    }
}

// ---- Reporting ------------------------------------------------------------------------------------------------------

void TrialCoverage::report(int games, const std::shared_ptr<const TrialGame>& game, std::vector<Finding>& out) const {
    if (games < kFewestGames) {
        return;
    }
    const auto add = [&](FindingCode code, int of, const Tracked& tracked) {
        Finding finding;
        finding.code = code;
        finding.severity = Severity::warning;
        finding.of = of;
        finding.subject = tracked.subject;
        finding.pointer = tracked.pointer;
        if (tracked.subject.kind == TrialSubject::Kind::card) {
            finding.rule = {kMajorRules[tracked.subject.card.index()]};
        }
        finding.game = tracked.use.game != nullptr ? tracked.use.game : game;
        finding.moment = tracked.use.game != nullptr ? tracked.use.moment : 0;
        out.push_back(std::move(finding));
    };
    for (const auto& [row, tracked] : cards_) {
        if (tracked.use.used == 0) {
            add(FindingCode::cardNeverUsed, games, tracked);
        }
    }
    const auto report = [&](FindingCode never, FindingCode unused, int offered, int fewest, const Tracked& tracked) {
        if (tracked.use.legal == 0 && offered >= fewest) {
            add(never, offered, tracked);
        } else if (tracked.use.used == 0 && tracked.use.legal >= kFewestChances) {
            add(unused, tracked.use.legal, tracked);
        }
    };
    for (const auto& [place, tracked] : powers_) {
        report(FindingCode::powerNeverLegal, FindingCode::powerNeverUsed, tracked.use.offered, kFewestOffers, tracked);
    }
    for (const auto& [kind, tracked] : steps_) {
        report(FindingCode::stepNeverLegal, FindingCode::stepNeverUsed, decisions_, kFewestChances, tracked);
    }
}

}  // namespace gnostica::engine::lab
