// The words of powers, mechanics and settings. Those of the base game and of plug-ins are added in the same way, and
// the whole vocabulary is passed to its users. Nothing registers itself.
#pragma once

#include "app/wording/programs.h"
#include "app/wording/step_picture.h"
#include "app/wording/throw_account.h"
#include "app/wording/voice.h"
#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/model/step.h"
#include "engine/rules/refusal.h"
#include "engine/rules/rules.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gnostica::wording {

class RulebookWriter;

/// Without its namespace, for the functions of the classes below: lupdate takes the namespace of a result type for the
/// context of the texts in a function.
using language::Phrase;

/// A position of a game, described to one listener.
struct Scene {
    const engine::Rules& rules;
    const engine::State& state;
    const Voice& voice;
};

/// The deciding player and the available steps; no steps if the listener may not know them.
struct Decision {
    engine::Seat who = engine::Seat::none;
    std::span<const engine::Step> steps;
};

/// A sentence; nullopt if the general sentence applies.
using MaybeText = std::optional<QString>;

/// What dice mean; nullopt if they are told in a sentence only.
using MaybeThrow = std::optional<ThrowAccount>;

/// The presentation of a kind of step that a power or mechanic has added; empty parts have a general form.
struct OwnStepLook {
    QString label;        ///< of its button: "Roll"
    QString amount;       ///< title of the amounts: "Cards to draw:"
    StepPicture picture;  ///< on its button
};

/// The words of a power. Stateless: a power's parameters come with each use.
class PowerWords {
public:
    PowerWords() = default;
    PowerWords(const PowerWords&) = delete;
    PowerWords& operator=(const PowerWords&) = delete;
    virtual ~PowerWords() = default;

    /// A short name, used in sentences: "rod", "trade hands".
    virtual language::Phrase title(const PowerUse& use) const = 0;
    /// The effect of a major with this power, in one or two sentences: "Use as a cup."
    virtual QString sentence(const PowerUse& use, const engine::Rules& rules) const = 0;
    /// A longer version, for the suit whose power it is.
    virtual QString atLength(const PowerUse& use, const engine::Rules& rules) const { return sentence(use, rules); }
    /// The heading of its suit's chapter: "Rods: move". If empty, made from suit and title.
    virtual QString chapterTitle(engine::Suit) const { return {}; }
    /// The rule that describes it: "ROD-2".
    virtual QString rule(const PowerUse& use) const;
    /// Writes its paragraphs into that chapter, which is open. By default: rule() and atLength().
    virtual void write(RulebookWriter& book, const PowerUse& use) const;
    /// Adds rulings to a card's paragraph, which has this id, after its powers. Called once per card.
    virtual void writeOnCard(RulebookWriter&, const QString& /*id*/, const PowerUse&) const {}
    /// Adds rules for all cards that have it, after their paragraphs. Called once per rulebook.
    virtual void writeAfterCards(RulebookWriter&, const PowerUse&) const {}
    /// The effect of a link whose second half is this power. By default as LNK says of any two powers.
    virtual MaybeText link(const LinkedUses&, const engine::Rules&) const { return {}; }

    /// The effect of a step that only this power knows, addressed to `who` if that is the listener. Also called for
    /// `skip`, and for steps of other powers.
    virtual MaybeText step(const Scene&, engine::Seat /*who*/, const engine::Step&) const { return {}; }
    /// The presentation of an own step, by the code of its kind.
    virtual OwnStepLook ownStep(int /*code*/) const { return {}; }
    /// The sentence of one of its own reports (event::Report).
    virtual MaybeText report(const engine::Rules&, const Voice&, const engine::event::Report&) const { return {}; }
    /// True if the sentence of the causing step or outcome of chance also covers this report.
    virtual bool toldByStep(const engine::event::Report&) const { return false; }
    /// Explains dice that were thrown, for a stage. `before`: the position before the throw; `thrown`: one of its own
    /// reports with dice, and the events that followed in the same moment.
    virtual MaybeThrow account(const Scene& /*before*/, std::span<const engine::Event> /*thrown*/) const { return {}; }
    /// The pending decision while it waits for another player (Turn::interrupt is not 0).
    virtual MaybeText interrupt(const Scene&, const Decision&) const { return {}; }
    /// A refusal with RefusalCode::variantRule, a whole sentence that ends with the rule's id in parentheses.
    virtual MaybeText refusal(const Scene&, const engine::Refusal&) const { return {}; }
};

/// The words of a mechanic. Stateless: facts come from the mechanic itself (rule_facts.h: mechanicOf).
class MechanicWords {
public:
    MechanicWords() = default;
    MechanicWords(const MechanicWords&) = delete;
    MechanicWords& operator=(const MechanicWords&) = delete;
    virtual ~MechanicWords() = default;

    /// "the hidden timer"
    virtual QString title() const = 0;
    /// Writes its paragraphs, after those of powers and of earlier mechanics. `parameters` are those in the document.
    virtual void write(RulebookWriter& book, const nlohmann::json& parameters) const = 0;

    /// The label of a field of a position ("Whose last turn is announced"), and that of a word in it ("under the draw
    /// pile"). If empty, made from the key.
    virtual QString field(std::string_view /*key*/) const { return {}; }
    virtual QString fieldWord(std::string_view /*key*/, std::string_view /*word*/) const { return {}; }

    /// The effect of a step while it has the floor, or of an own closing step.
    virtual MaybeText step(const Scene&, engine::Seat /*who*/, const engine::Step&) const { return {}; }
    /// The label of a button, if it differs from the usual one for that word.
    virtual MaybeText word(engine::StepWord) const { return {}; }
    /// The presentation of an own step, by the code of its kind.
    virtual OwnStepLook ownStep(int /*code*/) const { return {}; }
    /// The pending decision while it has the floor (Stage::floor).
    virtual MaybeText status(const Scene&, const Decision&) const { return {}; }
    /// The choices of the listener, who decides, at the end of the turn.
    virtual MaybeText closing(const Scene&, const Decision&) const { return {}; }
    /// A further note on this turn: "This is your last turn." Called at every stage except the end.
    virtual MaybeText note(const Scene&) const { return {}; }
    /// The sentence of one of its own reports (event::Report).
    virtual MaybeText report(const engine::Rules&, const Voice&, const engine::event::Report&) const { return {}; }
    /// True if the sentence of the causing step or outcome of chance also covers this report.
    virtual bool toldByStep(const engine::event::Report&) const { return false; }
    /// A refusal with RefusalCode::variantRule.
    virtual MaybeText refusal(const Scene&, const engine::Refusal&) const { return {}; }
    /// The winner and the reason; only called if this mechanic has ended the game (State::ending).
    virtual MaybeText result(const Scene&) const { return {}; }
};

/// The texts of a setting before translation (QT_TRANSLATE_NOOP in `context`).
struct OptionText {
    const char* context = nullptr;
    const char* label = nullptr;                                    ///< "Points to win"
    const char* sentence = nullptr;                                 ///< a whole sentence of explanation
    std::vector<std::pair<const char*, const char*>> choices = {};  ///< value and label
};

/// A value. Copies share the words.
class Vocabulary {
public:
    /// Existing words are kept: a plug-in can only describe its own powers, mechanics and options.
    void addPower(std::string name, std::shared_ptr<const PowerWords> words);
    void addMechanic(std::string name, std::shared_ptr<const MechanicWords> words);
    /// `key` as in the option table.
    void addOption(std::string key, OptionText text);

    /// For an unknown name, returns words made from the name.
    const PowerWords& power(std::string_view name) const;
    bool knowsPower(std::string_view name) const { return powers_.contains(name); }
    /// Returns nullptr for an unknown name.
    const MechanicWords* mechanic(std::string_view name) const;
    /// Its title, or one made from the name.
    QString mechanicTitle(std::string_view name) const;
    /// The label of a field of a position that this mechanic has, and that of a word in it.
    QString fieldTitle(std::string_view mechanic, std::string_view key) const;
    QString fieldWord(std::string_view mechanic, std::string_view key, std::string_view word) const;
    /// The first answer of the mechanics of these rules, in order.
    MaybeText firstOfMechanics(const engine::Rules& rules,
                               const std::function<MaybeText(const MechanicWords&)>& ask) const;

    /// The presentation of steps that these rules add.
    OwnStepLook look(const engine::Rules& rules, engine::StepWord word) const;
    /// The sentence of a report from its owner, if any.
    MaybeText report(const engine::Rules& rules, const Voice& voice, const engine::event::Report& report) const;
    bool toldByStep(const engine::Rules& rules, const engine::event::Report& report) const;
    /// The account of the first dice among the events of a moment, from their owner, if any.
    MaybeThrow account(const Scene& before, std::span<const engine::Event> events) const;
    /// The sentence of an added step from its power or mechanic, if any.
    MaybeText ownStep(const Scene& scene, engine::Seat who, const engine::step::Special& step) const;
    /// The title of a power or mechanic of these rules.
    language::Phrase titleOf(const engine::Owner& owner) const;

    /// Returns nullptr for an unknown setting.
    const OptionText* option(std::string_view key) const;
    /// "Points to win"; the key of an unknown setting.
    QString optionLabel(std::string_view key) const;
    /// The explanation; empty if unknown.
    QString optionSentence(std::string_view key) const;
    /// "The highest bid"; "Yes" and "No" for "true" and "false"; the value of an unknown choice.
    QString choiceLabel(std::string_view key, std::string_view value) const;

private:
    /// The title of a mechanic, or of a suit with separate settings.
    QString ownerTitle(std::string_view name) const;

    std::map<std::string, std::shared_ptr<const PowerWords>, std::less<>> powers_;
    std::map<std::string, std::shared_ptr<const MechanicWords>, std::less<>> mechanics_;
    std::map<std::string, OptionText, std::less<>> options_;
};

/// The words of all powers, mechanics and settings of builtinRegistry(), and of all general settings.
Vocabulary builtinVocabulary();

}  // namespace gnostica::wording
