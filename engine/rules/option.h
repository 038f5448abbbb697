// One setting of a ruleset, as data: all that loader, checker, JSON Schema, forms, rulebook and comparison need to know
// of it.
#pragma once

#include "engine/rules/plain_value.h"
#include "engine/rules/refusal.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gnostica::engine {

enum class OptionType : std::uint8_t {
    boolean,
    integer,
    choice,
    choiceSet,
    program,  ///< what a card can do: a list of uses of powers, as documents write them
    layout,  ///< where cards lie at the start: a list of rows (start_layout.h), at most `maximum` long and wide; empty:
             ///< none is drawn
    cardNumbers  ///< a number by what a card is called (card_keys.h); cards that are left out have none
};

/// The part of a form, and of a list of settings, in which an option stands. `course`: beginning and end.
enum class OptionPart : std::uint8_t { course, players, cards, turns, suits, majors, rulings };
inline constexpr std::size_t kOptionParts = 7;

/// That an option has one of these values: words of a choice, "true" and "false", numbers in digits, or "none" for an
/// empty list.
struct Condition {
    std::string key;
    std::vector<std::string> words;
    bool always() const { return key.empty(); }
    bool isMetBy(const PlainValue& value) const;
};

struct Option {
    /// The name under which a position, the command line and a dialog may set it: "target". Unique in every document:
    /// what two suits have alike bears the suit before it, "disc.swordPips".
    std::string key;
    /// Other names that are understood, too: "swordPips" for the first suit that has it.
    std::vector<std::string> aliases = {};
    /// Where it stands in the document (RFC 6901): "/end/target". For a parameter of a power or a mechanic:
    /// relative to the object of its parameters, "/ignoreLimit".
    std::string pointer;
    OptionType type = OptionType::boolean;
    int minimum = 0;  ///< integers, cardNumbers
    int maximum = 0;
    std::vector<std::string> choices;  ///< choice, choiceSet
    RuleId rule;
    bool isRuling = false;   ///< the rules mark it *Ruling*
    bool namesSeat = false;  ///< its choices are the seats, of which a game may have fewer
    /// The mechanic without which it means nothing and may be left out, or empty.
    std::string needs = {};
    /// What a document means that leaves it out; empty for programs.
    PlainValue standard = {};
    /// A document that stands alone need not have it.
    bool mayLack = false;
    OptionPart part = OptionPart::course;
    /// When it makes a difference, as far as other options decide that.
    Condition when = {};

    bool isCalled(std::string_view name) const;
};

/// What several options of one table must be together. Options are named by their keys.
struct Constraint {
    /// Numbers; of a choice its place counts, from 1, of a layout its territories.
    struct NotAbove {
        std::string lesser;
        std::string greater;
    };
    /// A product of such numbers, where its condition is met.
    struct Product {
        std::vector<std::string> factors;
        Condition when = {};
    };
    /// The sum of products is limited.
    struct AtMost {
        std::vector<Product> products;
        int most = 0;
        std::string pointer;  ///< what is too large then
    };
    struct HasOneOf {
        std::string key;
        std::vector<std::string> words;
    };
    struct NotTogether {
        Condition first;
        Condition second;
    };
    struct NeedsMechanic {
        Condition condition;
        std::string mechanic;
    };

    std::variant<NotAbove, AtMost, HasOneOf, NotTogether, NeedsMechanic> what;
    RuleId rule;
    bool isWarning = false;  ///< it can be played all the same
    Condition when = {};     ///< otherwise it does not matter
};

}  // namespace gnostica::engine
