// The rules part of a variant's plug-in: powers and mechanics that no document can say, and their words.
#pragma once

#include <QtPlugin>

namespace gnostica::engine {
class Registry;
}
namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::variants {

/// A variant's folder that needs code builds one library with one object of this interface. It is loaded by the
/// desktop and by the command line alike, before any ruleset is read, and stays loaded until the program ends. It uses
/// Qt Core only.
class RulesPlugin {
public:
    RulesPlugin() = default;
    RulesPlugin(const RulesPlugin&) = delete;
    RulesPlugin& operator=(const RulesPlugin&) = delete;
    virtual ~RulesPlugin() = default;

    /// Registers the powers and mechanics that documents can then name.
    virtual void addRules(engine::Registry& registry) const = 0;
    /// Registers how these are worded, once: sentences are translated when they are asked for.
    virtual void addWords(wording::Vocabulary& vocabulary) const = 0;
};

}  // namespace gnostica::variants

Q_DECLARE_INTERFACE(gnostica::variants::RulesPlugin, "org.gnostica.RulesPlugin/1")
