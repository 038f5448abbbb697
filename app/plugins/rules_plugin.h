// The rules part of a variant's plug-in: powers and mechanics that documents cannot describe, and their words.
#pragma once

#include <QtPlugin>

namespace gnostica::engine {
class Registry;
}
namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::plugins {

/// A variant whose rules need code builds one library with one object of this interface. Both the desktop program and
/// the command line load it before they read any ruleset, and keep it loaded until they end. It uses Qt Core only, and
/// links the same libraries of engine and words as the programs. Its metadata are
///
///     Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
///
/// The build makes that file: it names the headers and the compiler of the library. If they differ from those of the
/// program, the library is refused, and none of its code runs.
class RulesPlugin {
public:
    RulesPlugin() = default;
    RulesPlugin(const RulesPlugin&) = delete;
    RulesPlugin& operator=(const RulesPlugin&) = delete;
    virtual ~RulesPlugin() = default;

    /// Registers the powers and mechanics that documents can then use.
    virtual void addRules(engine::Registry& registry) const = 0;
    /// Registers their words, once: sentences are translated each time they are used.
    virtual void addWords(wording::Vocabulary& vocabulary) const = 0;
};

}  // namespace gnostica::plugins

Q_DECLARE_INTERFACE(gnostica::plugins::RulesPlugin, "org.gnostica.RulesPlugin/1")
