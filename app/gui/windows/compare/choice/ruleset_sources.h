// Where the rulesets come from that can be compared.
#pragma once

#include "app/rulesets/draft_store.h"
#include "app/rulesets/rules_shelf.h"
#include "app/gui/windows/compare/choice/ruleset_pick.h"
#include "app/table/on_the_table.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A ruleset that is being made.
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
    RulesetPick pick = {};  ///< by which it was found
    /// The same game under the same name, whenever it was read.
    friend bool operator==(const ComparedRules& a, const ComparedRules& b) {
        return a.name == b.name && (a.rules == b.rules || a.rules->document == b.rules->document);
    }
};

/// What a pick is made from. A value: it may be compiled on any thread.
struct RulesetRecipe {
    RulesetPick pick;
    QString name;
    engine::Library library;
    engine::RulesetChoice choice;
    std::shared_ptr<const engine::Rules> rules;  ///< of the game on the table: there is nothing to compile
};
/// Takes a while.
engine::Checked<ComparedRules> compiled(const RulesetRecipe& recipe, const engine::Registry& registry);

/// What is installed, what lies in the workshop unsaved, and what is played.
class RulesetSources : public QObject {
    Q_OBJECT

public:
    /// Both must stay. Drafts are looked for when refresh() is called.
    RulesetSources(const RulesShelf& shelf, const OnTheTable& onTable, QObject* parent = nullptr);

    const RulesShelf& shelf() const { return shelf_; }
    const OnTheTable& onTable() const { return onTable_; }
    const std::vector<DraftRules>& drafts() const { return drafts_; }
    bool hasTable() const { return onTable_.rules() != nullptr; }

    /// A draft that somebody works on, as it is now, and by which pick it is found: that of the saved ruleset, where
    /// the draft says nothing else. Nothing where it has no id.
    std::optional<RulesetPick> offer(const std::string& text, const std::string& source);
    /// Looks again for drafts that were kept, and at the table.
    void refresh();
    /// Drafts of renamed files are called as these are.
    void follow(const RulesetMove& move);

    /// Are there changes of it in the workshop that are not saved? They are not what this pick stands for.
    bool isUnsaved(const RulesetPick& pick) const;
    /// A draft is forgotten when it has been saved and the program ends: from then on its pick means what was saved.
    RulesetPick atPresent(RulesetPick pick) const;
    /// As it is at present.
    engine::Checked<RulesetRecipe> find(const RulesetPick& pick) const;
    /// What it changes; the base game, if it extends nothing.
    RulesetPick parentOf(const RulesetPick& pick) const;

Q_SIGNALS:
    void changed();

private:
    const DraftRules* draft(const std::string& id) const;
    engine::Checked<RulesetRecipe> ofTable() const;
    static QString nameOf(const engine::Library& library, const RulesetPick& pick);

    const RulesShelf& shelf_;
    const OnTheTable& onTable_;
    DraftStore store_;
    std::vector<DraftRules> offered_;
    std::vector<DraftRules> drafts_;
};

}  // namespace gnostica::gui
