// From a checked document to the tables that play reads.
#include "engine/documents/document.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// Reads settings by their keys. The document has been checked, so everything is there and of the right type.
class Settings {
public:
    explicit Settings(const json& document) : document_(document) {}

    template <class T = int>
    T number(std::string_view key) const {
        return static_cast<T>(value(key).get<int>());
    }
    bool flag(std::string_view key) const { return value(key).get<bool>(); }
    bool is(std::string_view key, std::string_view word) const { return value(key) == word; }
    bool has(std::string_view key, std::string_view word) const {
        const json& list = value(key);
        return std::find(list.begin(), list.end(), word) != list.end();
    }
    /// Choices are described in the order of their enumeration.
    template <class Enum>
    Enum choice(std::string_view key) const {
        return static_cast<Enum>(placeIn(option(key).choices, value(key)));
    }
    /// Bits in the order of the choices.
    std::uint8_t bits(std::string_view key) const {
        unsigned bits = 0;
        for (const json& word : value(key)) {
            bits |= 1U << placeIn(option(key).choices, word);
        }
        return static_cast<std::uint8_t>(bits);
    }

private:
    static std::size_t placeIn(const std::vector<std::string>& choices, const json& word) {
        return static_cast<std::size_t>(std::find(choices.begin(), choices.end(), word) - choices.begin());
    }
    static const Option& option(std::string_view key) {
        const auto options = generalOptions();
        return *std::find_if(options.begin(), options.end(), [key](const Option& each) { return each.key == key; });
    }
    const json& value(std::string_view key) const { return *valueAt(document_, option(key).pointer); }

    const json& document_;
};

Rulings rulingsOf(const Settings& settings) {
    Rulings rulings;
    rulings.limitInWasteland = settings.flag("limitInWasteland");
    rulings.drawSeatWhenHandsRunOut = settings.is("bidHandsRunOut", "random");
    rulings.passWithoutFreeSpace = settings.is("noFreeSpace", "pass");
    rulings.reshuffleAtOnce = settings.is("reshuffle", "at-once");
    rulings.affectedBy = settings.bits("affectedBy");
    rulings.piecesOnAffectedTerritory = settings.flag("piecesOnAffectedTerritory");
    rulings.createInWasteland = settings.flag("createInWasteland");
    rulings.selfTargetCreatesAtHome = settings.is("selfTargetCreates", "own-space-too");
    rulings.landingJudgedBeforeLifting = settings.is("landingJudged", "before-lifting");
    rulings.revealOptional = settings.flag("revealOptional");
    rulings.turnerAndActorMayDiffer = settings.flag("turnerAndActorMayDiffer");
    rulings.convertOnlyEnemies = settings.flag("convertOnlyEnemies");
    rulings.lastPlayerWins = settings.flag("lastPlayerWins");
    rulings.noTerritoryIsShared = settings.is("noTerritory", "shared");
    return rulings;
}

class Compiler {
public:
    Compiler(const json& document, const Registry& registry)
        : document_(document),
          registry_(registry),
          settings_(document) {}

    /// Bytes that the mechanics remember together; known after run().
    int memoryNeeded() const { return memory_; }

    Rules run() {
        describe();
        listOwners();
        readSetup();
        readTurn();
        rules_.rulings = rulingsOf(settings_);
        readCards();
        makeMechanics();
        rules_.startSizeMatters = std::any_of(rules_.powers.begin(), rules_.powers.end(),
                                              [](const auto& power) { return power->asksStartSize(); });
        return std::move(rules_);
    }

private:
    void describe() {
        rules_.id = document_.at("id").get<std::string>();
        if (document_.contains("expansions")) {
            rules_.expansions = document_["expansions"].get<std::vector<std::string>>();
        }
        rules_.document = document_.dump(-1, ' ', false, json::error_handler_t::replace);
    }

    void readSetup() {
        rules_.minSeats = settings_.number("minPlayers");
        rules_.maxSeats = settings_.number("maxPlayers");
        rules_.stash = {settings_.number<std::int8_t>("smallPieces"), settings_.number<std::int8_t>("mediumPieces"),
                        settings_.number<std::int8_t>("largePieces")};
        rules_.handLimit = settings_.number("handLimit");
        rules_.columns = settings_.number("columns");
        rules_.rows = settings_.number("rows");
        rules_.spaceLimit = settings_.number("spaceLimit");
        rules_.first = settings_.choice<FirstSeat>("start");
        rules_.firstSeat = settings_.choice<Seat>("firstSeat");
        rules_.turnOrder = settings_.choice<TurnOrder>("turnOrder");
    }

    void readTurn() {
        rules_.activateAllowed = settings_.has("turnOptions", "activate");
        rules_.playAllowed = settings_.has("turnOptions", "play");
        rules_.refreshAllowed = settings_.has("turnOptions", "refresh");
        rules_.orientAllowed = settings_.has("turnOptions", "orient");
        rules_.affectedBecomeMinions = settings_.flag("affectedBecomeMinions");
        rules_.affectedByFoolBecomeMinions = settings_.flag("affectedByFoolBecomeMinions");
    }

    void readCards() {
        for (std::size_t i = 0; i < kSuitKeys.size(); ++i) {
            rules_.suits[i] = powerFor(std::string(kSuitKeys[i]));
        }
        for (int number = 0; number < kCardCount; ++number) {
            const Card card(number);
            rules_.values[card.index()] = valueOf(card);
            rules_.programs[card.index()] =
                card.isMajor() ? programOf(kMajorKeys[card.index()]) : programOf(card.suit());
        }
    }

    std::uint8_t valueOf(Card card) const {
        switch (card.rank()) {
        case Rank::spot: return settings_.number<std::uint8_t>("spotValue");
        case Rank::royalty: return settings_.number<std::uint8_t>("royaltyValue");
        case Rank::major: break;
        }
        return settings_.number<std::uint8_t>("majorValue");
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
            const auto kind = std::find(kLinkKeys.begin(), kLinkKeys.end(), links.at(major)) - kLinkKeys.begin();
            program.front().link = static_cast<LinkKind>(kind + 1);
        }
        return program;
    }

    /// Everybody whose steps may be read, whether this game has them or not.
    void listOwners() {
        rules_.citations = registry_.citations();
        for (const auto& [name, kind] : registry_.powers()) {
            addOwner({name, true, false, kind.steps, {}, kind.dice});
        }
        for (const auto& [name, kind] : registry_.mechanics()) {
            addOwner({name, false, false, kind.steps, {}, kind.dice});
        }
    }

    void addOwner(Owner owner) {
        assert(owner.steps.size() <= kMostOwnSteps && rules_.owners.size() < 0xff);
        for (const SpecialKind& kind : owner.steps) {
            owner.words.push_back(wordNamed(kind.form.word));
        }
        rules_.owners.push_back(std::move(owner));
    }

    /// A word of the core, or one that owners have for themselves.
    StepWord wordNamed(std::string_view text) {
        const StepWord shared = coreWord(text);
        if (shared != StepWord::firstOwn) {
            return shared;
        }
        auto& own = rules_.ownWords;
        const auto known = std::find(own.begin(), own.end(), text) - own.begin();
        assert(kStepWords + known < kMostStepWords);
        if (known == std::ssize(own)) {
            own.emplace_back(text);
        }
        return static_cast<StepWord>(kStepWords + known);
    }

    /// Says that this game has the owner, and what it is called in steps.
    OwnSteps claim(std::string_view name, bool isPower) {
        const std::size_t place = rules_.ownerPlace(name, isPower);
        rules_.owners[place].inGame = true;
        return {place, rules_.owners[place]};
    }

    std::unique_ptr<const Power> makePower(const json& use) {
        const json whole = resolveUse(document_.at("suits"), use);
        const auto kind = registry_.powers().find(whole.at("power").get_ref<const std::string&>());
        if (kind == registry_.powers().end()) {
            return nullptr;
        }
        auto power = kind->second.make(whole, rules_.rulings);
        power->layOut(claim(kind->first, true));
        for (const Citation& citation : registry_.citations()) {
            const auto value = whole.find(citation.key);
            if (citation.owner == kind->first && value != whole.end() && shown(*value) == citation.value) {
                power->cite(citation.key, citation.rule);
            }
        }
        return power;
    }

    /// Uses that are alike share one power.
    const Power* powerFor(const json& use) {
        const auto [place, isNew] = made_.emplace(resolveUse(document_.at("suits"), use), nullptr);
        if (isNew) {
            rules_.powers.push_back(makePower(use));
            place->second = rules_.powers.back().get();
        }
        return place->second;
    }

    void makeMechanics() {
        const PowerMaker maker = [this](const json& use) { return makePower(use); };
        std::vector<std::unique_ptr<Mechanic>> made;
        for (const auto& [name, parameters] : document_.at("mechanics").items()) {
            const MechanicKind& kind = registry_.mechanics().find(name)->second;
            rules_.stash[0] = static_cast<std::int8_t>(rules_.stash[0] - kind.smallPiecesAside);
            made.push_back(kind.make(parameters, document_, maker));
            made.back()->layOut(claim(name, false));
        }
        std::ranges::stable_sort(made, {}, [](const auto& mechanic) { return mechanic->rank(); });
        int ordinal = 0;
        for (auto& mechanic : made) {  // each has its slice of State::memory
            mechanic->layOut(memory_, ordinal++);
            memory_ += mechanic->memorySize();
            if (mechanic->changesScore()) {
                rules_.scorers.push_back(mechanic.get());
            }
            makeAllies(*mechanic);
            rules_.mechanics.push_back(std::move(mechanic));
        }
    }

    void makeAllies(const Mechanic& mechanic) {
        for (int seats = 2; seats <= kMaxSeats; ++seats) {
            for (int a = 0; a < seats; ++a) {
                for (int b = 0; b < seats; ++b) {
                    std::uint8_t& foes = rules_.foes[static_cast<std::size_t>(seats)][seatAt(a)];
                    const bool together = a != b && mechanic.areAllies(seats, seatAt(a), seatAt(b));
                    rules_.hasAllies = rules_.hasAllies || together;
                    foes = together ? static_cast<std::uint8_t>(foes & ~(1U << b)) : foes;
                }
            }
        }
    }

    const json& document_;
    const Registry& registry_;
    Settings settings_;
    Rules rules_;
    int memory_ = 0;
    std::map<json, const Power*> made_;
};

bool isError(const Diagnostic& problem) {
    return problem.severity == Severity::error;
}

}  // namespace

Checked<std::shared_ptr<const Rules>> compile(const json& document, const Registry& registry) {
    Diagnostics problems = checkDocument(document, registry);
    if (std::any_of(problems.begin(), problems.end(), isError)) {
        return tl::unexpected(std::move(problems));
    }
    Compiler compiler(document, registry);
    auto rules = std::make_shared<const Rules>(compiler.run());
    if (compiler.memoryNeeded() > kMemorySize) {
        const std::string most = std::to_string(kMemorySize);
        return tl::unexpected(Diagnostics{problemAt(DiagnosticCode::tooLarge, "/mechanics", "", most)});
    }
    return rules;
}

}  // namespace gnostica::engine
