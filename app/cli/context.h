// What every command works with: streams, rulesets, files.
#pragma once

#include "app/diagnostics/log.h"
#include "app/storage/data_folders.h"
#include "app/storage/plugins.h"
#include "app/wording/vocabulary.h"
#include "engine/documents/document.h"
#include "engine/documents/document_kind.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/position.h"

#include <nlohmann/json.hpp>

#include <iosfwd>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace gnostica::cli {

/// What main returns.
enum ExitCode : int { kOk = 0, kFailed = 1, kUsage = 2, kInterrupted = 130 };

/// Results go to `out`, everything else to `err`; a person at the table types into `in`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

enum class PluginUse : std::uint8_t { all, none };

class Context {
public:
    /// Loads the rulesets and their plug-ins, and tells the log of them.
    explicit Context(Streams streams, diagnostics::Log log = {}, PluginUse plugins = PluginUse::all);
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    std::istream& in() const { return streams_.in; }
    std::ostream& out() const { return streams_.out; }
    std::ostream& err() const { return streams_.err; }
    const diagnostics::Log& log() const { return log_; }

    /// Where a ruleset is made of one whose id other documents of the user's own bear, too, it is said on `err` that
    /// these are not used.
    const engine::Library& library() const { return library_; }
    const engine::Registry& registry() const { return registry_; }
    /// Documents of the user's own that are not in the library, and why.
    const engine::Diagnostics& unread() const { return unread_; }
    /// Says one of these on `err`; each once.
    void say(const engine::Diagnostic& unread) const;
    /// The words of the engine and of the plug-ins.
    const std::shared_ptr<const wording::Vocabulary>& words() const { return words_; }
    const storage::DataFolders& folders() const { return folders_; }
    const storage::LoadedPlugins& plugins() const { return plugins_; }

    /// Rules for the positions of a file; rulesets that these name by a path are looked for beside it, then from here.
    engine::RulesSource rulesBeside(const std::string& file) const;
    /// Finds the documents that a file names by their paths, likewise.
    static engine::RulesSource::Resolver documentsBeside(const std::string& file);

private:
    void tellOfPlugins() const;
    void logWhatWasLoaded() const;
    void sayUnused(const engine::Library::Entry& used) const;

    Streams streams_;
    diagnostics::Log log_;
    storage::DataFolders folders_;
    engine::Library library_;
    storage::LoadedPlugins plugins_;
    engine::Registry registry_;
    std::shared_ptr<const wording::Vocabulary> words_;
    engine::Diagnostics unread_;
    mutable std::set<std::string> said_;  ///< of what files it was said that they are not in the library
};

/// The text of a file of at most `longest` bytes, or an error line on `err`.
std::optional<std::string> readText(const Context& context, const std::string& file, std::size_t longest);

/// A scenario or position of a file.
struct Entry {
    nlohmann::json document;
    std::string label;  ///< where it stands, and its name: what messages about it begin with
};
/// The scenarios or positions of a file: those of its array, or the one that it is. Errors go to `err`; that there is
/// none is one, and that it is another kind of document than what is expected.
std::optional<std::vector<Entry>> readEntries(const Context& context, const std::string& file,
                                              engine::DocumentKind expected = engine::DocumentKind::scenario);

}  // namespace gnostica::cli
