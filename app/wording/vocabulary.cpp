#include "app/wording/vocabulary.h"

#include "app/language/fill.h"
#include "app/wording/names.h"
#include "app/wording/rulebook_writer.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>
#include <utility>

namespace gnostica::wording {

namespace {

struct VocabularyWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Vocabulary)
};

/// "two-words" becomes "two words".
QString spelledOut(std::string_view name) {
    QString words = toQt(name);
    return words.replace(u'-', u' ');
}

/// A power without a description.
class UnknownPower final : public PowerWords {
public:
    language::Phrase title(const PowerUse& use) const override { return spelledOut(use.power); }
    QString sentence(const PowerUse& use, const engine::Rules&) const override {
        //: %1: the technical name of a power that a plug-in has brought along
        return language::fill(VocabularyWords::tr("Use the power “%1”."), {spelledOut(use.power)});
    }
};

}  // namespace

QString PowerWords::rule(const PowerUse& use) const {
    return toQt(use.power).toUpper();
}

void PowerWords::write(RulebookWriter& book, const PowerUse& use) const {
    book.say(rule(use), atLength(use, book.rules()));
}

void Vocabulary::addPower(std::string name, std::shared_ptr<const PowerWords> words) {
    powers_.try_emplace(std::move(name), std::move(words));
}

void Vocabulary::addMechanic(std::string name, std::shared_ptr<const MechanicWords> words) {
    mechanics_.try_emplace(std::move(name), std::move(words));
}

void Vocabulary::addOption(std::string key, OptionText text) {
    options_.try_emplace(std::move(key), std::move(text));
}

const PowerWords& Vocabulary::power(std::string_view name) const {
    static const UnknownPower unknown;
    const auto found = powers_.find(name);
    return found == powers_.end() ? unknown : *found->second;
}

const MechanicWords* Vocabulary::mechanic(std::string_view name) const {
    const auto found = mechanics_.find(name);
    return found == mechanics_.end() ? nullptr : found->second.get();
}

QString Vocabulary::mechanicTitle(std::string_view name) const {
    const MechanicWords* words = mechanic(name);
    return words == nullptr ? spelledOut(name) : words->title();
}

QString Vocabulary::fieldTitle(std::string_view name, std::string_view key) const {
    const MechanicWords* words = mechanic(name);
    const QString title = words == nullptr ? QString() : words->field(key);
    return title.isEmpty() ? spelledOut(key) : title;
}

QString Vocabulary::fieldWord(std::string_view name, std::string_view key, std::string_view word) const {
    const MechanicWords* words = mechanic(name);
    const QString text = words == nullptr ? QString() : words->fieldWord(key, word);
    return text.isEmpty() ? spelledOut(word) : text;
}

MaybeText Vocabulary::firstOfMechanics(const engine::Rules& rules,
                                       const std::function<MaybeText(const MechanicWords&)>& ask) const {
    for (const auto& each : rules.mechanics) {
        if (const MechanicWords* words = mechanic(each->id())) {
            if (MaybeText text = ask(*words)) {
                return text;
            }
        }
    }
    return {};
}

OwnStepLook Vocabulary::look(const engine::Rules& rules, engine::StepWord word) const {
    for (const engine::Owner& owner : rules.owners) {
        const auto found = owner.inGame ? std::ranges::find(owner.words, word) : owner.words.end();
        if (found == owner.words.end()) {
            continue;
        }
        const auto code = static_cast<int>(found - owner.words.begin());
        if (owner.isPower) {
            return power(owner.name).ownStep(code);
        }
        const MechanicWords* words = mechanic(owner.name);
        return words == nullptr ? OwnStepLook() : words->ownStep(code);
    }
    return {};
}

MaybeText Vocabulary::report(const engine::Rules& rules, const Voice& voice,
                             const engine::event::Report& report) const {
    if (report.owner >= rules.owners.size()) {
        return {};
    }
    const engine::Owner& owner = rules.owners[report.owner];
    if (owner.isPower) {
        return power(owner.name).report(rules, voice, report);
    }
    const MechanicWords* words = mechanic(owner.name);
    return words == nullptr ? MaybeText() : words->report(rules, voice, report);
}

bool Vocabulary::toldByStep(const engine::Rules& rules, const engine::event::Report& report) const {
    if (report.owner >= rules.owners.size()) {
        return false;
    }
    const engine::Owner& owner = rules.owners[report.owner];
    if (owner.isPower) {
        return power(owner.name).toldByStep(report);
    }
    const MechanicWords* words = mechanic(owner.name);
    return words != nullptr && words->toldByStep(report);
}

MaybeThrow Vocabulary::account(const Scene& before, std::span<const engine::Event> events) const {
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto* report = std::get_if<engine::event::Report>(&events[i]);
        if (report == nullptr || report->dice.count == 0 || report->owner >= before.rules.owners.size()) {
            continue;
        }
        const engine::Owner& owner = before.rules.owners[report->owner];
        return owner.isPower ? power(owner.name).account(before, events.subspan(i)) : MaybeThrow();
    }
    return {};
}

MaybeText Vocabulary::ownStep(const Scene& scene, engine::Seat who, const engine::step::Special& step) const {
    const engine::Owner& owner = scene.rules.owners[step.owner];
    if (owner.isPower) {
        return power(owner.name).step(scene, who, step);
    }
    const MechanicWords* words = mechanic(owner.name);
    return words == nullptr ? MaybeText() : words->step(scene, who, step);
}

language::Phrase Vocabulary::titleOf(const engine::Owner& owner) const {
    return owner.isPower ? power(owner.name).title({owner.name, {}}) : language::Phrase(mechanicTitle(owner.name));
}

const OptionText* Vocabulary::option(std::string_view key) const {
    // Settings that every card has are described once; in other keys the owner precedes the setting: "disc.swordPips".
    const bool ofAnyCard = key.starts_with("majors.") || key.starts_with("links.");
    const auto found = options_.find(ofAnyCard ? key.substr(0, key.find('.')) : key.substr(key.rfind('.') + 1));
    return found == options_.end() ? nullptr : &found->second;
}

QString Vocabulary::ownerTitle(std::string_view name) const {
    const auto* const suit = std::ranges::find(engine::kSuitKeys, name);
    if (suit != engine::kSuitKeys.end()) {
        return suitName(static_cast<engine::Suit>(suit - engine::kSuitKeys.begin()));
    }
    const std::size_t dot = name.find('.');
    const auto* const major = std::ranges::find(engine::kMajorKeys, name.substr(0, dot));
    if (major == engine::kMajorKeys.end()) {
        return mechanicTitle(name);
    }
    const QString card = cardName(engine::Card::major(static_cast<int>(major - engine::kMajorKeys.begin())));
    if (dot == std::string_view::npos) {
        return card;
    }
    //: %1: a card, "Tower"; %2: which of its powers, "2", or which of several to choose from, "1.3"
    return language::fill(VocabularyWords::tr("%1, power %2"), {card, toQt(name.substr(dot + 1))});
}

QString Vocabulary::optionLabel(std::string_view key) const {
    const OptionText* text = option(key);
    if (text == nullptr) {
        return toQt(key);
    }
    const QString label = QCoreApplication::translate(text->context, text->label);
    const std::size_t dot = key.rfind('.');
    if (dot == std::string_view::npos) {
        return label;
    }
    const bool ofAnyCard = key.starts_with("majors.") || key.starts_with("links.");
    //: %1: a setting; %2: the suit or the card whose setting it is, where several have the same
    return language::fill(VocabularyWords::tr("%1 (%2)"),
                          {label, ownerTitle(ofAnyCard ? key.substr(dot + 1) : key.substr(0, dot))});
}

QString Vocabulary::optionSentence(std::string_view key) const {
    const OptionText* text = option(key);
    return text == nullptr ? QString() : QCoreApplication::translate(text->context, text->sentence);
}

QString Vocabulary::choiceLabel(std::string_view key, std::string_view value) const {
    if (const OptionText* text = option(key)) {
        const auto found =
            std::ranges::find_if(text->choices, [&](const auto& choice) { return value == choice.first; });
        if (found != text->choices.end()) {
            return QCoreApplication::translate(text->context, found->second);
        }
    }
    if (value == "true" || value == "false") {
        return value == "true" ? VocabularyWords::tr("Yes", "a setting") : VocabularyWords::tr("No", "a setting");
    }
    return toQt(value);
}

}  // namespace gnostica::wording
