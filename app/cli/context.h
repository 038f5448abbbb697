// The environment of every command: streams, rulesets, files.
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

/// Exit codes of main.
enum ExitCode : int { kOk = 0, kFailed = 1, kUsage = 2, kInterrupted = 130 };

/// Results go to `out`, everything else to `err`; a player at the table types into `in`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

enum class PluginUse : std::uint8_t { all, none };

class Context {
public:
    /// Loads the rulesets and their plug-ins, and logs them.
    explicit Context(Streams streams, diagnostics::Log log = {}, PluginUse plugins = PluginUse::all);
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    std::istream& in() const { return streams_.in; }
    std::ostream& out() const { return streams_.out; }
    std::ostream& err() const { return streams_.err; }
    const diagnostics::Log& log() const { return log_; }

    /// If a ruleset is made of a document whose id other documents of the user also have, a line on `err` names those
    /// that are not used.
    const engine::Library& library() const { return library_; }
    const engine::Registry& registry() const { return registry_; }
    /// The user's documents that are not in the library, with reasons.
    const engine::Diagnostics& unread() const { return unread_; }
    /// Reports such a document on `err`, each only once.
    void say(const engine::Diagnostic& unread) const;
    /// The vocabulary of the engine and of the plug-ins.
    const std::shared_ptr<const wording::Vocabulary>& words() const { return words_; }
    const storage::DataFolders& folders() const { return folders_; }
    const storage::LoadedPlugins& plugins() const { return plugins_; }

    /// Rules for the positions of a file; paths of rulesets are relative to that file, then to the current folder.
    engine::RulesSource rulesBeside(const std::string& file) const;
    /// Finds documents that a file names by their paths, in the same way.
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
    mutable std::set<std::string> said_;  ///< files reported as not in the library
};

/// The text of a file of at most `longest` bytes; on failure nullopt, with a line on `err`.
std::optional<std::string> readText(const Context& context, const std::string& file, std::size_t longest);

/// A scenario or position from a file.
struct Entry {
    nlohmann::json document;
    std::string label;  ///< its place and name, with which messages about it begin
};
/// The scenarios or positions of a file: the elements of its array, or its single one. Errors go to `err`; an empty
/// list is an error, and so is a document of another kind than expected.
std::optional<std::vector<Entry>> readEntries(const Context& context, const std::string& file,
                                              engine::DocumentKind expected = engine::DocumentKind::scenario);

}  // namespace gnostica::cli
