// Compiles a checked document into the tables used in play.
#include "engine/documents/detail/fixes.h"
#include "engine/documents/detail/merged.h"
#include "engine/documents/detail/owners.h"
#include "engine/documents/detail/use_maker.h"
#include "engine/documents/document.h"
#include "engine/documents/json_value.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/bid.h"

#include <algorithm>
#include <map>

namespace gnostica::engine {

using nlohmann::json;

namespace {

class Compiler {
public:
    Compiler(const json& document, const Registry& registry)
        : document_(document),
          registry_(registry),
          owners_(rules_, registry),
          powers_(document, registry, rules_.rulings, &owners_) {}

    /// Bytes that all mechanics together remember; known after run().
    int memoryNeeded() const { return memory_; }

    Rules run() {
        describe();
        static_cast<GameSettings&>(rules_) = generalTable().make(valuesOf(generalOptions(), document_));
        rules_.hasSpecialLimits = rules_.limits.any() || rules_.towers;
        rules_.hasLongReach = std::ranges::any_of(rules_.reach, [](int reach) { return reach > 1; });
        readCards();
        rules_.startSizeMatters =
            std::ranges::any_of(rules_.powers, [](const auto& power) { return power->asksStartSize(); });
        makeMechanics();
        return std::move(rules_);
    }

private:
    void describe() {
        rules_.id = document_.at("id").get<std::string>();
        if (document_.contains("expansions")) {
            rules_.expansions = document_["expansions"].get<std::vector<std::string>>();
        }
        rules_.document = jsonText(document_);
    }

    // ---- Cards

    void readCards() {
        for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
            rules_.suits[i] = powerFor(std::string(kSuitKeys[i]));
        }
        for (int number = 0; number < kCardCount; ++number) {
            const Card card(number);
            rules_.values[card.index()] = static_cast<std::uint8_t>(valueOf(card));
            rules_.programs[card.index()] =
                card.isMajor() ? programOf(kMajorKeys[card.index()]) : programOf(card.suit());
        }
    }

    int valueOf(Card card) const {
        if (const int own = rules_.cardValues[card.index()]; own != kAsItsKind) {
            return own;
        }
        switch (card.rank()) {
        case Rank::spot: return rules_.spotValue;
        case Rank::royalty: return rules_.royaltyValue;
        case Rank::major: break;
        }
        return rules_.majorValue;
    }

    std::vector<Slot> programOf(Suit suit) const {
        return {{{rules_.suits[static_cast<std::size_t>(suit)]}, LinkKind::none}};
    }

    std::vector<Slot> programOf(std::string_view major) {
        std::vector<Slot> program;
        for (const json& entry : document_.at("majors").at(major)) {
            Slot& slot = program.emplace_back();
            for (const json& use : alternativesOf(entry)) {
                slot.alternatives.push_back(powerFor(use));
            }
        }
        const json& links = document_.at("links");
        if (links.contains(major)) {
            const auto kind = std::ranges::find(kLinkKeys, links.at(major).get_ref<const std::string&>());
            program.front().link = static_cast<LinkKind>(kind - kLinkKeys.begin());
        }
        return program;
    }

    /// Equal uses share one power.
    const Power* powerFor(const json& use) {
        const auto [place, isNew] = made_.emplace(resolveUse(document_.at("suits"), use), nullptr);
        if (isNew) {
            rules_.powers.push_back(powers_.make(use));
            place->second = rules_.powers.back().get();
        }
        return place->second;
    }

    // ---- Mechanics

    /// Makes mechanics in the order in which they are called, each with its slice of State::memory.
    void makeMechanics() {
        const PowerMaker maker = powers_.forMechanics();
        std::vector<std::unique_ptr<Mechanic>> made;
        json mechanics = document_.at("mechanics");
        if (choosesFirstWithoutBid()) {
            mechanics.emplace(Bid::kId, json::object());
        }
        for (const auto& [name, parameters] : mechanics.items()) {
            const MechanicKind& kind = registry_.mechanics().find(name)->second;
            rules_.stash[0] = static_cast<std::int8_t>(rules_.stash[0] - kind.smallPiecesAside);
            made.push_back(kind.make(valuesOf(kind.parameters, parameters), {rules_, maker}));
            made.back()->layOut(owners_.claim(name, false));
        }
        std::ranges::stable_sort(made, {}, [](const auto& mechanic) { return mechanic->rank(); });
        int ordinal = 0;
        for (auto& mechanic : made) {
            mechanic->layOut(memory_, ordinal++);
            memory_ += mechanic->memorySize();
            if (mechanic->changesScore()) {
                rules_.scorers.push_back(mechanic.get());
            }
            makeAllies(*mechanic);
            rules_.observers.push_back(mechanic.get());
            rules_.hasAllies = rules_.hasAllies || mechanic->unites();
            rules_.mechanics.push_back(std::move(mechanic));
        }
        rules_.unite();
    }

    /// SET-4: the method of choosing the first player stays the same if nobody bids for it. Seat A needs no method.
    bool choosesFirstWithoutBid() const {
        return rules_.first == FirstSeat::random || (rules_.first == FirstSeat::seat && rules_.firstSeat != Seat::a);
    }

    void makeAllies(const Mechanic& mechanic) {
        for (int seats = 2; seats <= kMaxSeats; ++seats) {
            for (int a = 0; a < seats; ++a) {
                for (int b = 0; b < seats; ++b) {
                    std::uint8_t& foes = rules_.foes[0][static_cast<std::size_t>(seats)][seatAt(a)];
                    const bool together = a != b && mechanic.areAllies(seats, seatAt(a), seatAt(b));
                    rules_.hasAllies = rules_.hasAllies || together;
                    foes = together ? static_cast<std::uint8_t>(foes & ~(1U << b)) : foes;
                }
            }
        }
    }

    const json& document_;
    const Registry& registry_;
    Rules rules_;
    Owners owners_;
    UseMaker powers_;
    int memory_ = 0;
    std::map<json, const Power*> made_;
};

}  // namespace

Checked<std::shared_ptr<const Rules>> compile(const json& document, const Registry& registry) {
    Diagnostics problems = checkDocument(document, registry);
    if (std::any_of(problems.begin(), problems.end(), isError)) {
        return tl::unexpected(std::move(problems));
    }
    return compileChecked(document, registry);
}

Checked<std::shared_ptr<const Rules>> compileChecked(const json& document, const Registry& registry) {
    Compiler compiler(document, registry);
    auto rules = std::make_shared<const Rules>(compiler.run());
    if (compiler.memoryNeeded() > kMemorySize) {
        const std::string most = std::to_string(kMemorySize);
        Diagnostic problem = problemAt(DiagnosticCode::tooLarge, "/mechanics", "", most);
        for (const auto& mechanic : rules->mechanics) {
            const std::string pointer = childOf("/mechanics", mechanic->id());
            const bool mayEndTheGame = !mechanic->ruleOfEnd().text.empty();
            if (!mayEndTheGame && valueAt(document, pointer) != nullptr) {
                problem.fixes.push_back(fix::remove(pointer));
            }
        }
        return tl::unexpected(Diagnostics{std::move(problem)});
    }
    return rules;
}

}  // namespace gnostica::engine
