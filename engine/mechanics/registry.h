// The explicit list of the powers and mechanics that documents can name. Plug-ins add theirs; nothing registers
// itself.
#pragma once

#include "engine/documents/options.h"
#include "engine/mechanics/mechanic.h"
#include "engine/powers/power.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// How a power is made from its parameters, which have been checked against `parameters` before.
struct PowerKind {
    std::vector<Option> parameters;
    std::function<std::unique_ptr<Power>(const nlohmann::json& parameters, const Rulings& rulings)> make;
    /// Steps of its own, by their codes …
    std::vector<SpecialKind> steps = {};
    /// … and the dice that it may ask for.
    std::vector<DiceKind> dice = {};
};

/// Makes a power from a description like that of a suit or a major: {"power": "cup", …}. Already checked.
using PowerMaker = std::function<std::unique_ptr<const Power>(const nlohmann::json& use)>;

struct MechanicKind {
    std::vector<Option> parameters;
    /// Small pieces that it takes out of each stash for its own use.
    int smallPiecesAside = 0;
    /// `document` is the whole merged document; `makePower` serves mechanics that offer powers.
    std::function<std::unique_ptr<Mechanic>(const nlohmann::json& parameters, const nlohmann::json& document,
                                            const PowerMaker& makePower)>
        make;
    /// As those of a power.
    std::vector<SpecialKind> steps = {};
    std::vector<DiceKind> dice = {};
};

class Registry {
public:
    /// A name that is taken stays with whoever has it: nobody can put another power in the place of `cup`.
    void addPower(std::string name, PowerKind kind) { add(powers_, std::move(name), std::move(kind)); }
    void addMechanic(std::string name, MechanicKind kind) { add(mechanics_, std::move(name), std::move(kind)); }
    /// Names the rule of a variant that describes a parameter of a power or mechanic at this value ("true" and "false"
    /// for flags); without it the base game's is cited.
    void cite(Citation citation) { citations_.push_back(std::move(citation)); }
    const std::vector<Citation>& citations() const { return citations_; }
    /// The names that were refused for that.
    const std::vector<std::string>& refused() const { return refused_; }
    const std::map<std::string, PowerKind, std::less<>>& powers() const { return powers_; }
    const std::map<std::string, MechanicKind, std::less<>>& mechanics() const { return mechanics_; }

private:
    template <class Kinds, class Kind>
    void add(Kinds& kinds, std::string name, Kind kind) {
        if (kinds.contains(name)) {
            refused_.push_back(std::move(name));
        } else {
            kinds.emplace(std::move(name), std::move(kind));
        }
    }

    std::map<std::string, PowerKind, std::less<>> powers_;
    std::map<std::string, MechanicKind, std::less<>> mechanics_;
    std::vector<Citation> citations_;
    std::vector<std::string> refused_;
};

/// The powers and mechanics of the base game.
Registry builtinRegistry();

}  // namespace gnostica::engine
