// Sources of the rulesets that can be compared.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_pick.h"
#include "app/rulesets/draft_store.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/on_the_table.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A ruleset in the workshop.
struct DraftRules {
    std::string id;
    QString name;
    std::string text;
    std::string source;
};

/// A ruleset that can be compared.
struct ComparedRules {
    QString name;  ///< with its expansions
    std::shared_ptr<const engine::Rules> rules;
    RulesetPick pick = {};  ///< where it was found
    /// Equal if both are the same game under the same name, even if they were read at different times.
    friend bool operator==(const ComparedRules& a, const ComparedRules& b) {
        return a.name == b.name && (a.rules == b.rules || a.rules->document == b.rules->document);
    }
};

/// Everything needed to compile a pick. A value: it can be compiled on any thread.
struct RulesetRecipe {
    RulesetPick pick;
    QString name;
    engine::Library library;
    engine::RulesetChoice choice;
    std::shared_ptr<const engine::Rules> rules;  ///< of the game on the table, which needs no compiling
};
/// Takes a while.
engine::Checked<ComparedRules> compiled(const RulesetRecipe& recipe, const engine::Registry& registry);

/// Installed rulesets, unsaved drafts of the workshop, and the game on the table.
class RulesetSources : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. Drafts are read when refresh() is called.
    RulesetSources(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QObject* parent = nullptr);

    const rulesets::RulesShelf& shelf() const { return shelf_; }
    const table::OnTheTable& onTable() const { return onTable_; }
    const std::vector<DraftRules>& drafts() const { return drafts_; }
    bool hasTable() const { return onTable_.rules() != nullptr; }

    /// Offers a draft in its current state. Returns its pick, or that of the saved ruleset if the draft does not differ
    /// from it; nullopt if the draft has no id.
    std::optional<RulesetPick> offer(const std::string& text, const std::string& source);
    /// Reads the kept drafts and the game on the table again.
    void refresh();
    /// Updates drafts whose files have been renamed.
    void follow(const rulesets::RulesetMove& move);

    /// Does the workshop hold unsaved changes of this ruleset? The pick does not include them.
    bool isUnsaved(const RulesetPick& pick) const;
    /// A saved draft is forgotten when the program ends; its pick then refers to the saved ruleset.
    RulesetPick atPresent(RulesetPick pick) const;
    /// Finds the ruleset in its current state.
    engine::Checked<RulesetRecipe> find(const RulesetPick& pick) const;
    /// The parent of the ruleset; the base game if it has none.
    RulesetPick parentOf(const RulesetPick& pick) const;

Q_SIGNALS:
    void changed();

private:
    const DraftRules* draft(const std::string& id) const;
    engine::Checked<RulesetRecipe> ofTable() const;
    static QString nameOf(const engine::Library& library, const RulesetPick& pick);

    const rulesets::RulesShelf& shelf_;
    const table::OnTheTable& onTable_;
    rulesets::DraftStore store_;
    std::vector<DraftRules> offered_;
    std::vector<DraftRules> drafts_;
};

}  // namespace gnostica::gui
