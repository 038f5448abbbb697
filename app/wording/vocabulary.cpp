#include "app/wording/vocabulary.h"

#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/mechanic.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::wording {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Vocabulary)
};

/// "fate-attack" as "fate attack".
QString spelledOut(std::string_view name) {
    QString words = toQt(name);
    return words.replace(u'-', u' ');
}

/// A power that nobody has described.
class UnknownPower final : public PowerWords {
public:
    Phrase title(const PowerUse& use) const override { return spelledOut(use.power); }
    QString sentence(const PowerUse& use, const engine::Rules&) const override {
        //: %1: the technical name of a power that a plug-in has brought along
        return fill(Words::tr("Use the power “%1”."), {spelledOut(use.power)});
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
    powers_.insert_or_assign(std::move(name), std::move(words));
}

void Vocabulary::addMechanic(std::string name, std::shared_ptr<const MechanicWords> words) {
    mechanics_.insert_or_assign(std::move(name), std::move(words));
}

void Vocabulary::addOption(std::string key, OptionText text) {
    options_.insert_or_assign(std::move(key), std::move(text));
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

const OptionText* Vocabulary::option(std::string_view key) const {
    const auto found = options_.find(key.substr(key.find('.') + 1));  // find() + 1 is 0 where there is no owner
    return found == options_.end() ? nullptr : &found->second;
}

QString Vocabulary::ownerTitle(std::string_view name) const {
    static constexpr std::array<std::string_view, 4> suits{"cup", "rod", "disc", "sword"};
    const auto* const suit = std::ranges::find(suits, name);
    return suit == suits.end() ? mechanicTitle(name) : suitName(static_cast<engine::Suit>(suit - suits.begin()));
}

QString Vocabulary::optionLabel(std::string_view key) const {
    const OptionText* text = option(key);
    if (text == nullptr) {
        return toQt(key);
    }
    const QString label = QCoreApplication::translate(text->context, text->label);
    const std::size_t dot = key.find('.');
    if (dot == std::string_view::npos) {
        return label;
    }
    //: %1: a setting; %2: the suit whose setting it is, where several suits have the same power
    return fill(Words::tr("%1 (%2)"), {label, ownerTitle(key.substr(0, dot))});
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
        return value == "true" ? Words::tr("Yes", "a setting") : Words::tr("No", "a setting");
    }
    return toQt(value);
}

}  // namespace gnostica::wording
