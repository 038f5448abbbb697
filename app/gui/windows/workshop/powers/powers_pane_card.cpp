// The selected card, the settings of its powers, and changes by hand.
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/options/option_problems.h"
#include "app/gui/windows/workshop/powers/card_view.h"
#include "app/gui/windows/workshop/powers/power_settings.h"
#include "app/gui/windows/workshop/powers/powers_pane.h"
#include "app/language/fill.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/documents/named_settings.h"
#include "app/wording/names.h"
#include "app/wording/power_wording.h"
#include "engine/documents/card_powers.h"
#include "engine/documents/json_value.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"

#include <QScrollArea>

#include <algorithm>

namespace gnostica::gui {

using engine::Option;
using language::fill;
using nlohmann::json;

namespace {

/// The place for a pointer relative to a program: "/1", "/0/any/2".
PowerPlace placeBelow(std::string_view pointer) {
    const std::vector<std::string> tokens = engine::tokensOf(pointer);
    PowerPlace place;
    place.slot = tokens.empty() ? 0 : engine::placeIn(tokens[0]).value_or(0);
    place.alternative = tokens.size() > 2 && tokens[1] == "any" ? engine::placeIn(tokens[2]).value_or(0) : 0;
    return place;
}

}  // namespace

// ---- Selection ------------------------------------------------------------------------------------------------------

std::string PowersPane::pointerOf(const Entry& entry, PowerPlace place) const {
    const CardProgram& program = entry.row->program();
    return entry.isSuit || !program.has(place) ? entry.pointer : entry.pointer + program.pointerOf(place);
}

void PowersPane::visit(std::size_t entry, PowerPlace place) {
    current_ = entry;
    place_ = place;
    scroll_->ensureWidgetVisible(entries_[entry].row);
    bench_.focus.go(pointerOf(entries_[entry], place), this);
    showCard();
}

void PowersPane::goTo(const std::string& name) {
    if (ProgramRow* found = row(name)) {
        scroll_->ensureWidgetVisible(found);
        found->focusOn({});
    }
}

void PowersPane::showPlace(const QObject* where) {
    if (where == this) {
        return;
    }
    const std::string pointer = bench_.focus.pointer() + '/';
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const std::string own = entries_[i].pointer + '/';
        const bool isBelow = pointer.starts_with(own);
        if (isBelow || pointer.starts_with(engine::childOf("/links", entries_[i].name) + '/')) {
            current_ = i;
            place_ = isBelow && !entries_[i].isSuit ? placeBelow(bench_.focus.pointer().substr(own.size() - 1))
                                                    : PowerPlace();
            scroll_->ensureWidgetVisible(entries_[i].row);
            showCard();
            return;
        }
    }
}

void PowersPane::showCard() {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        entries_[i].row->setLookedAt(i == current_);
    }
    if (current_ >= entries_.size()) {
        card_->presentCard({}, {});
        card_->presentWords({}, {});
        card_->presentPower({}, {});
        return;
    }
    const Entry& entry = entries_[current_];
    const CardProgram& program = entry.row->program();
    CardText face = faces_.text(entry.card);
    face.name = nameOf(entry);
    if (!entry.isSuit) {
        face.icons = wording::powerIcons(entry.card, {{"majors", {{entry.name, program.toJson()}}}});
    }
    card_->presentCard(entry.card, face);
    showWords(entry);
    if (program.has(place_)) {
        const std::string power = powerAt(entry, place_);
        card_->presentPower(powerTitle(power, *bench_.shelf.words()), elsewhere(power));
    } else {
        card_->presentPower({}, {});
    }
}

void PowersPane::showWords(const Entry& entry) {
    const wording::Vocabulary& words = *bench_.shelf.words();
    if (!rules_) {
        card_->presentWords(tr("The effect of the card is unknown until the errors are fixed."), {});
        return;
    }
    QString inherited;
    const auto& parent = bench_.check.found().parentRules;
    if (parent != nullptr && entry.row->differs()) {
        const wording::Programs programs(*parent);
        //: what a card does in another ruleset; %1: name of the ruleset, %2: sentences
        inherited = fill(tr("In %1: %2"), {wording::documentName(bench_.check.found().parent),
                                           wording::PowerWording(*parent, programs, words).card(entry.card)});
    }
    card_->presentWords(wording::PowerWording(*rules_, *programs_, words).card(entry.card), inherited);
}

std::string PowersPane::powerAt(const Entry& entry, PowerPlace place) const {
    return powerOf(entry, entry.row->program().at(place));
}

/// The power of a suit is a word, but the document can contain something else.
std::string PowersPane::powerOf(const Entry& entry, const json& use) const {
    if (!entry.isSuit) {
        return engine::powerOfUse(whole_, use);
    }
    const std::string* name = engine::textIn(use.is_object() ? engine::memberNamed(use, "power") : &use);
    return name != nullptr ? *name : std::string();
}

std::vector<UsedElsewhere> PowersPane::elsewhere(const std::string& power) const {
    std::vector<UsedElsewhere> found;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const auto& slots = entries_[i].row->program().slots();
        const bool uses = std::ranges::any_of(slots, [&](const CardProgram::Uses& choices) {
            return std::ranges::any_of(choices, [&](const json& use) { return powerOf(entries_[i], use) == power; });
        });
        if (uses && i != current_) {
            found.push_back({entries_[i].name, nameOf(entries_[i])});
        }
    }
    return found;
}

// ---- Settings of a power --------------------------------------------------------------------------------------------

void PowersPane::openSettings(std::size_t entry, PowerPlace place) {
    visit(entry, place);
    if (PowerChip* chip = entries_[entry].row->chip(place)) {
        settings_->present({}, {});
        presentSettingsOf(entries_[entry]);
        settings_->openBelow(*chip);
    }
}

void PowersPane::presentSettings() {
    if (!settings_->isVisible()) {
        return;
    }
    if (current_ < entries_.size() && entries_[current_].row->program().has(place_)) {
        presentSettingsOf(entries_[current_]);
    } else {
        settings_->close();
    }
}

void PowersPane::presentSettingsOf(const Entry& entry) {
    const std::string use = pointerOf(entry, place_) + '/';
    PowerSettings::Settings settings;
    for (const Option& option : options_) {
        if (option.pointer.starts_with(use) && option.type != engine::OptionType::program) {
            settings.emplace_back(option, stateOf(option));
        }
    }
    const QString title = powerTitle(powerAt(entry, place_), *bench_.shelf.words());
    //: %1: a card or a suit, %2: one of its powers
    settings_->present(fill(tr("%1: %2"), {nameOf(entry), title}), settings);
}

/// Does the parent have the same power in this place?
bool PowersPane::isInherited(const Option& option) const {
    const json& parent = bench_.check.found().parent;
    const std::string use = option.pointer.substr(0, option.pointer.rfind('/'));
    const json* before = parent.is_object() ? engine::valueAt(parent, use) : nullptr;
    const json* now = engine::valueAt(whole_, use);
    return before != nullptr && now != nullptr &&
           engine::powerOfUse(parent, *before) == engine::powerOfUse(whole_, *now);
}

json PowersPane::inheritedHere(const Option& option) const {
    return isInherited(option) ? bench_.check.found().inherited(option) : engine::toJson(option.standard);
}

RowState PowersPane::stateOf(const Option& option) const {
    RowState state;
    const json* value = engine::valueAt(whole_, option.pointer);
    state.value = value != nullptr ? *value : engine::toJson(option.standard);
    state.inherited = inheritedHere(option);
    state.parent = isInherited(option) ? wording::documentName(bench_.check.found().parent) : QString();
    state.isLocked = !mayChange();
    QStringList problems;
    for (const engine::Diagnostic& problem : bench_.check.problems()) {
        if (concerns(problem, option)) {
            problems << wording::diagnosticText(wording::withNames(problem, options_, *bench_.shelf.words()));
        }
    }
    state.problem = problems.join(u'\n');
    return state;
}

// ---- Changes --------------------------------------------------------------------------------------------------------

void PowersPane::apply(std::vector<engine::Edit> edits, const QString& name) {
    if (!edits.empty()) {
        // The edits are valid, or nothing has changed.
        std::ignore = bench_.draft.apply({engine::FixCode::replace, std::move(edits)}, name);
    }
}

/// A link that no longer fits is removed together with the power that it needed.
void PowersPane::change(const Entry& entry, const json& program) {
    const Option* option = optionAt(entry.pointer);
    if (!mayChange() || option == nullptr) {
        return;
    }
    const json& own = bench_.draft.document()->value();
    const engine::Inspection& found = bench_.check.found();
    std::vector<engine::Edit> edits;
    if (auto edit = found.editOf(own, *option, program)) {
        edits.push_back(std::move(*edit));
    }
    const Option* linked = optionAt(engine::childOf("/links", entry.name));
    const json* kind = linked == nullptr ? nullptr : engine::valueAt(whole_, linked->pointer);
    const auto fits = engine::linksThatFit(whole_, bench_.shelf.registry(), program);
    const auto isIt = [&](const std::string& each) { return *kind == each; };
    if (kind != nullptr && std::ranges::none_of(fits, isIt)) {
        if (auto edit = found.editOf(own, *linked, linked->choices.front())) {
            edits.push_back(std::move(*edit));
        }
    }
    //: a command that can be undone; %1: a card
    apply(std::move(edits), fill(tr("Powers of %1"), {nameOf(entry)}));
}

void PowersPane::link(const Entry& entry, const std::string& kind) {
    const Option* option = optionAt(engine::childOf("/links", entry.name));
    if (!mayChange() || option == nullptr) {
        return;
    }
    if (auto edit = bench_.check.found().editOf(bench_.draft.document()->value(), *option, kind)) {
        apply({std::move(*edit)}, bench_.shelf.words()->optionLabel(option->key));
    }
}

void PowersPane::revert(const Entry& entry) {
    if (!mayChange()) {
        return;
    }
    const json& own = bench_.draft.document()->value();
    std::vector<engine::Edit> edits;
    if (entry.isSuit) {
        if (const json* suits = engine::valueAt(own, "/suits"); suits != nullptr && suits->contains(entry.name)) {
            edits.push_back({engine::EditKind::remove, suits->size() == 1 ? "/suits" : entry.pointer, {}});
        }
    }
    for (const std::string& pointer : {entry.pointer, engine::childOf("/links", entry.name)}) {
        const Option* option = optionAt(pointer);
        if (option == nullptr) {
            continue;
        }
        if (auto edit = bench_.check.found().editOf(own, *option, bench_.check.found().inherited(*option))) {
            edits.push_back(std::move(*edit));
        }
    }
    //: a command that can be undone; %1: a card or a suit
    apply(std::move(edits), fill(tr("Reset to the parent: %1"), {nameOf(entry)}));
}

void PowersPane::setPower(const Entry& entry, const std::string& power) {
    if (!mayChange()) {
        return;
    }
    if (auto edit = engine::suitPowerEdit(bench_.check.found(), bench_.draft.document()->value(),
                                          bench_.shelf.registry(), entry.card.suit(), power)) {
        apply({std::move(*edit)}, fill(tr("Powers of %1"), {nameOf(entry)}));
    }
}

void PowersPane::set(const Option& option, const json& value) {
    if (!mayChange()) {
        return;
    }
    const auto edit = bench_.check.found().editOf(bench_.draft.document()->value(), option, value);
    if (edit) {
        std::ignore = bench_.draft.edit(*edit, bench_.shelf.words()->optionLabel(option.key), option.pointer);
    }
    presentSettings();
}

}  // namespace gnostica::gui
