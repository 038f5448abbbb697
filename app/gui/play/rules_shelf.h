// The rulesets that can be played.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/mechanics/registry.h"
#include "engine/rules/document.h"

#include <QString>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// What a player chooses by.
struct RulesetTitle {
    QString id;
    QString name;
    QString summary;
};

/// Holds the library of rulesets and what they are made of; read once at the start.
class RulesShelf {
public:
    RulesShelf(storage::DataFolders folders, engine::Registry registry);

    const storage::DataFolders& folders() const { return folders_; }
    const engine::Registry& registry() const { return registry_; }
    const engine::Library& library() const { return library_; }
    /// Documents that could not be read.
    const engine::Diagnostics& problems() const { return problems_; }

    /// In the player's language, sorted by name; the base game first.
    std::vector<RulesetTitle> games() const { return titles(false); }
    std::vector<RulesetTitle> expansions() const { return titles(true); }

    /// The whole document of a choice …
    engine::Checked<nlohmann::json> document(const engine::RulesetChoice& choice) const;
    /// … and its rules.
    engine::Checked<std::shared_ptr<const engine::Rules>> rules(const engine::RulesetChoice& choice) const;

    /// A text that a document brings along in several languages.
    static QString translated(const nlohmann::json& document, const char* key);

private:
    std::vector<RulesetTitle> titles(bool expansions) const;

    storage::DataFolders folders_;
    engine::Registry registry_;
    engine::Library library_;
    engine::Diagnostics problems_;
};

}  // namespace gnostica::gui
