// The rules part of a variant's plug-in: powers and mechanics that no document can say, and their words.
#pragma once

#include <QtPlugin>

namespace gnostica::engine {
class Registry;
}
namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::plugins {

/// A variant's folder that needs code builds one library with one object of this interface. It is loaded by the
/// desktop and by the command line alike, before any ruleset is read, and stays loaded until the program ends. It uses
/// Qt Core only, and is linked with the same libraries of engine and words as the programs. Its metadata are
///
///     Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
///
/// The build makes that file: it names the headers and the compiler that the library was built with. Where they are
/// not those of the program, the library is refused, and nothing of it is run.
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

}  // namespace gnostica::plugins

Q_DECLARE_INTERFACE(gnostica::plugins::RulesPlugin, "org.gnostica.RulesPlugin/1")
