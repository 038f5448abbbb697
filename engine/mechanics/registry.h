// The explicit list of the powers and mechanics that documents can name. Plug-ins add theirs; nothing registers itself.
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/powers/power.h"
#include "engine/rules/option_table.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gnostica::engine {

/// The way to make a power from its parameters.
struct PowerKind {
    std::vector<Option> parameters;
    std::vector<Constraint> constraints;
    /// Makes the power. The parameters, by pointer, have been checked; missing ones have their standard values, and
    /// unknown ones are ignored.
    std::function<std::unique_ptr<Power>(const PlainValues& parameters, const Rulings& rulings)> make;
    /// Own steps, by code.
    std::vector<SpecialKind> steps = {};
    /// The dice that the power may ask for.
    std::vector<DiceKind> dice = {};
};

/// A power P that is made from its parameters alone: P(Parameters).
template <class P, class Parameters>
PowerKind powerKind(const OptionTable<Parameters>& table) {
    return {table.options(), table.constraints(),
            [table](const PlainValues& values, const Rulings&) -> std::unique_ptr<Power> {
                return std::make_unique<P>(table.make(values));
            }};
}

/// A power without parameters.
template <class P>
PowerKind powerKind() {
    return {{}, {}, [](const PlainValues&, const Rulings&) -> std::unique_ptr<Power> { return std::make_unique<P>(); }};
}

/// Makes the power of a suit as the document describes it, with these parameters changed. nullptr if it cannot.
using PowerMaker = std::function<std::unique_ptr<Power>(Suit suit, const PlainValues& changes)>;

/// Context for making a mechanic, besides its parameters.
struct MechanicContext {
    const GameSettings& settings;
    const PowerMaker& makePower;  ///< for mechanics that offer powers
};

struct MechanicKind {
    std::vector<Option> parameters;
    std::vector<Constraint> constraints;
    /// Small pieces that the mechanic takes from each stash for its own use.
    int smallPiecesAside = 0;
    /// See PowerKind::make.
    std::function<std::unique_ptr<Mechanic>(const PlainValues& parameters, const MechanicContext& context)> make;
    /// As in PowerKind.
    std::vector<SpecialKind> steps = {};
    std::vector<DiceKind> dice = {};
};

/// A mechanic that `build(Parameters, MechanicContext)` makes, as a std::unique_ptr.
template <class Parameters, class Build>
MechanicKind mechanicKind(const OptionTable<Parameters>& table, Build build) {
    MechanicKind kind{table.options(), table.constraints(), 0, {}};
    kind.make = [table, build](const PlainValues& values, const MechanicContext& context) -> std::unique_ptr<Mechanic> {
        return build(table.make(values), context);
    };
    return kind;
}

/// A mechanic without parameters.
template <class M>
MechanicKind mechanicKind() {
    struct None {};
    return mechanicKind(OptionTable<None>(), [](const None&, const MechanicContext&) { return std::make_unique<M>(); });
}

/// A plug-in that could not be used, or that the user has switched off.
struct AbsentPlugin {
    std::string name;
    std::vector<std::string> brings;  ///< its powers and mechanics, if they are known
};

class Registry {
public:
    /// A name that is taken keeps its owner: no plug-in can replace the power `cup`. Powers and mechanics share one set
    /// of names, because their steps and reports are found by name; words of dice must also be unique.
    void addPower(std::string name, PowerKind kind) { add(powers_, std::move(name), std::move(kind)); }
    void addMechanic(std::string name, MechanicKind kind) { add(mechanics_, std::move(name), std::move(kind)); }
    /// Adds a variant's rule that describes a parameter of a power or mechanic at this value ("true" and "false" for
    /// flags); without one, the rule of the base game is cited.
    void cite(Citation citation) { citations_.push_back(std::move(citation)); }
    const std::vector<Citation>& citations() const { return citations_; }
    /// The names and words that were refused because they were taken.
    const std::vector<std::string>& refused() const { return refused_; }
    /// Records an unused plug-in, so that its names in documents are reported as missing, not as misspelt.
    void noteAbsent(AbsentPlugin plugin) { absent_.push_back(std::move(plugin)); }
    /// The plug-ins that may bring an unknown power or mechanic with this name: those that are known to bring it; if
    /// there are none, those whose contents are unknown.
    std::vector<std::string> absentFor(std::string_view name) const;
    /// True if an absent plug-in is known to bring it.
    bool lacks(std::string_view name) const;
    const std::map<std::string, PowerKind, std::less<>>& powers() const { return powers_; }
    const std::map<std::string, MechanicKind, std::less<>>& mechanics() const { return mechanics_; }

private:
    template <class Kinds, class Kind>
    void add(Kinds& kinds, std::string name, Kind kind) {
        if (powers_.contains(name) || mechanics_.contains(name)) {
            refused_.push_back(std::move(name));
            return;
        }
        for (const DiceKind& dice : kind.dice) {
            if (!diceWords_.emplace(dice.word).second) {
                refused_.emplace_back(dice.word);
                return;
            }
        }
        kinds.emplace(std::move(name), std::move(kind));
    }

    std::map<std::string, PowerKind, std::less<>> powers_;
    std::map<std::string, MechanicKind, std::less<>> mechanics_;
    std::vector<Citation> citations_;
    std::vector<std::string> refused_;
    std::vector<AbsentPlugin> absent_;
    /// Initially the words of the core for its own outcomes of chance.
    std::set<std::string, std::less<>> diceWords_{"shuffle", "seat", "timer", "time-up"};
};

/// The powers and mechanics of the base game.
Registry builtinRegistry();

}  // namespace gnostica::engine
