#include "app/gui/windows/compare/choice/ruleset_sources.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/rulesets/own_rulesets.h"
#include "app/rulesets/ruleset_family.h"
#include "engine/documents/json_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gnostica::gui {

using engine::Diagnostic;
using engine::Diagnostics;

namespace {

constexpr qsizetype kLongestName = 80;

std::optional<DraftRules> draftIn(const std::string& text, const std::string& source) {
    const auto document = engine::parseJson(text);
    if (!document || !document->is_object() || !document->value("id", nlohmann::json()).is_string()) {
        return std::nullopt;
    }
    const std::string id = (*document)["id"].get<std::string>();
    const QString name = rulesets::RulesShelf::translated(*document, "name");
    return DraftRules{id, name.isEmpty() ? QString::fromStdString(id) : name, text, source};
}

void put(std::vector<DraftRules>& drafts, DraftRules draft) {
    const auto same = std::ranges::find(drafts, draft.id, &DraftRules::id);
    if (same == drafts.end()) {
        drafts.push_back(std::move(draft));
    } else {
        *same = std::move(draft);
    }
}

/// The ruleset no longer exists.
tl::unexpected<Diagnostics> missing(const std::string& id) {
    Diagnostic problem;
    problem.code = engine::DiagnosticCode::unknownRuleset;
    problem.found = id;
    return tl::unexpected(Diagnostics{problem});
}

QString titleOf(const engine::Library& library, const std::string& id) {
    const engine::Library::Entry* entry = library.entry(id);
    const QString name = entry != nullptr ? rulesets::RulesShelf::translated(entry->document, "name") : QString();
    return language::cleaned(name.isEmpty() ? QString::fromStdString(id) : name, kLongestName);
}

}  // namespace

RulesetSources::RulesetSources(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QObject* parent)
    : QObject(parent),
      shelf_(shelf),
      onTable_(onTable),
      store_(rulesets::DraftStore::folderIn(shelf.folders())) {
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &RulesetSources::changed);
}

std::optional<RulesetPick> RulesetSources::offer(const std::string& text, const std::string& source) {
    auto draft = draftIn(text, source);
    if (!draft) {
        return std::nullopt;
    }
    RulesetPick pick{RulesetPick::Kind::draft, draft->id};
    const engine::Library::Entry* saved = shelf_.library().entry(draft->id);
    if (saved != nullptr && saved->source == source && saved->text == text) {
        std::erase_if(offered_, [&](const DraftRules& each) { return each.id == draft->id; });
        pick.kind = RulesetPick::Kind::installed;
    } else {
        put(offered_, std::move(*draft));
    }
    refresh();
    return pick;
}

void RulesetSources::refresh() {
    drafts_.clear();
    store_.noteChange();
    for (const rulesets::KeptDraft& kept : store_.kept()) {
        if (auto draft = draftIn(kept.text, kept.source.path.toStdString())) {
            put(drafts_, std::move(*draft));
        }
    }
    for (const DraftRules& draft : offered_) {
        put(drafts_, draft);  // newer than the kept drafts
    }
    Q_EMIT changed();
}

void RulesetSources::follow(const rulesets::RulesetMove& move) {
    for (DraftRules& draft : offered_) {
        const rulesets::RulesetMove::File* file = move.fileAt(QString::fromStdString(draft.source));
        const auto text =
            file != nullptr ? followed(draft.text, move, *file) : engine::Expected<std::string>(draft.text);
        if (auto now = file != nullptr && text ? draftIn(*text, file->newPath.toStdString()) : std::nullopt) {
            draft = std::move(*now);
        }
    }
    refresh();
}

bool RulesetSources::isUnsaved(const RulesetPick& pick) const {
    return pick.kind == RulesetPick::Kind::installed && store_.isUnsaved(pathOf(shelf_, pick.id));
}

const DraftRules* RulesetSources::draft(const std::string& id) const {
    const auto found = std::ranges::find(drafts_, id, &DraftRules::id);
    return found == drafts_.end() ? nullptr : &*found;
}

QString RulesetSources::nameOf(const engine::Library& library, const RulesetPick& pick) {
    QString name = titleOf(library, pick.id);
    for (const std::string& expansion : pick.expansions) {
        name += QStringLiteral(" + ") + titleOf(library, expansion);
    }
    //: %1: name of a ruleset that is being made in the workshop
    return pick.kind == RulesetPick::Kind::draft ? language::fill(tr("%1 (draft)"), {name}) : name;
}

engine::Checked<RulesetRecipe> RulesetSources::ofTable() const {
    const auto rules = onTable_.rules();
    if (rules == nullptr) {
        return missing({});
    }
    const auto document = engine::parseJson(rules->document);
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    const QString name = language::cleaned(rulesets::RulesShelf::translated(*document, "name"), kLongestName);
    //: %1: name of the ruleset by which the game on the table is played
    return RulesetRecipe{RulesetPick::theTable(), language::fill(tr("%1 (on the table)"), {name}), {}, {}, rules};
}

RulesetPick RulesetSources::atPresent(RulesetPick pick) const {
    if (pick.kind == RulesetPick::Kind::draft && draft(pick.id) == nullptr &&
        shelf_.library().entry(pick.id) != nullptr) {
        pick.kind = RulesetPick::Kind::installed;
    }
    return pick;
}

engine::Checked<RulesetRecipe> RulesetSources::find(const RulesetPick& wanted) const {
    const RulesetPick pick = atPresent(wanted);
    if (pick.kind == RulesetPick::Kind::table) {
        return ofTable();
    }
    engine::Library library = shelf_.library();
    if (pick.kind == RulesetPick::Kind::draft) {
        const DraftRules* made = draft(pick.id);
        auto withDraft = made != nullptr ? library.with(made->text, made->source)
                                         : engine::Expected<engine::Library>(tl::unexpected(engine::Diagnostic()));
        if (!withDraft) {
            return missing(pick.id);
        }
        library = std::move(*withDraft);
    }
    engine::RulesetChoice choice;
    choice.base = pick.id;
    choice.expansions = pick.expansions;
    QString name = nameOf(library, pick);
    return RulesetRecipe{pick, std::move(name), std::move(library), std::move(choice), nullptr};
}

engine::Checked<ComparedRules> compiled(const RulesetRecipe& recipe, const engine::Registry& registry) {
    if (recipe.rules != nullptr) {
        return ComparedRules{recipe.name, recipe.rules, recipe.pick};
    }
    auto rules = engine::loadRules(recipe.library, registry, recipe.choice);
    if (!rules) {
        return tl::unexpected(std::move(rules.error()));
    }
    return ComparedRules{recipe.name, std::move(*rules), recipe.pick};
}

RulesetPick RulesetSources::parentOf(const RulesetPick& pick) const {
    RulesetPick parent;
    const DraftRules* made = pick.kind == RulesetPick::Kind::draft ? draft(pick.id) : nullptr;
    const engine::Library::Entry* saved = shelf_.library().entry(pick.id);
    const auto document = engine::parseJson(made != nullptr ? made->text : saved != nullptr ? saved->text : "{}");
    if (document) {
        const rulesets::Named named = rulesets::namedBy(*document);
        if (!named.parent.empty()) {
            parent.id = named.parent;
        }
    }
    return parent;
}

}  // namespace gnostica::gui
