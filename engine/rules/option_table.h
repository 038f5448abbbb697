// Option tables: each entry binds an option to the member of a struct that holds its value. Key, pointer, range and
// rule are defined only here; the standard value is the initial value of the member.
#pragma once

#include "engine/model/card_keys.h"
#include "engine/rules/option.h"
#include "engine/rules/start_layout.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace gnostica::engine {

/// An option of a struct S.
template <class S>
struct TypedOption {
    Option option;
    std::function<PlainValue(const S&)> read;
    /// Expects a value that has been checked against the option.
    std::function<void(S&, const PlainValue&)> write;

    /// Declares that the option has an effect only if another option of the table has one of these values.
    TypedOption when(std::string key, std::vector<std::string> words) && {
        option.when = {std::move(key), std::move(words)};
        return std::move(*this);
    }
    /// Declares that the option has an effect only if this mechanic is played.
    TypedOption needing(std::string mechanic) && {
        option.needs = std::move(mechanic);
        return std::move(*this);
    }
    /// Declares that the choices are the seats, A to F.
    TypedOption seats() && {
        option.namesSeat = true;
        return std::move(*this);
    }
    /// Allows a standalone document to leave the option out.
    TypedOption mayLack() && {
        option.mayLack = true;
        return std::move(*this);
    }
};

/// A word of a choice and its meaning: a value of the member's type.
template <class T>
struct Word {
    std::string word;
    T value;
};

/// A word of a set of choices, and the member that is true if the word is in the set.
template <class S>
struct Switch {
    std::string word;
    bool S::*field;
};

namespace detail {

/// `field` is a pointer to member, or a function that returns a reference.
template <class S, class F>
using FieldType = std::remove_cvref_t<std::invoke_result_t<F, S&>>;

inline Option described(std::string key, std::string pointer, OptionType type, std::string_view rule) {
    Option option;
    option.key = std::move(key);
    option.pointer = std::move(pointer);
    option.type = type;
    option.rule = {rule};
    return option;
}

}  // namespace detail

template <class S, class F>
TypedOption<S> flag(std::string key, std::string pointer, F field, std::string_view rule) {
    return {detail::described(std::move(key), std::move(pointer), OptionType::boolean, rule),
            [field](const S& values) -> PlainValue { return static_cast<bool>(std::invoke(field, values)); },
            [field](S& values, const PlainValue& value) { std::invoke(field, values) = std::get<bool>(value); }};
}

/// A whole number; the bounds are included.
template <class S, class F>
TypedOption<S> number(std::string key, std::string pointer, F field, int minimum, int maximum, std::string_view rule) {
    using T = detail::FieldType<S, F>;
    Option option = detail::described(std::move(key), std::move(pointer), OptionType::integer, rule);
    option.minimum = minimum;
    option.maximum = maximum;
    return {std::move(option),
            [field](const S& values) -> PlainValue { return std::int64_t{std::invoke(field, values)}; },
            [field](S& values, const PlainValue& value) {
                std::invoke(field, values) = static_cast<T>(std::get<std::int64_t>(value));
            }};
}

/// The cards on the board at the start; `field` is a StartLayout.
template <class S, class F>
TypedOption<S> layout(std::string key, std::string pointer, F field, std::string_view rule) {
    Option option = detail::described(std::move(key), std::move(pointer), OptionType::layout, rule);
    option.maximum = kLongestLayout;
    return {std::move(option), [field](const S& values) -> PlainValue { return rowsOf(std::invoke(field, values)); },
            [field](S& values, const PlainValue& value) {
                std::invoke(field, values) = layoutOf(std::get<std::vector<std::string>>(value));
            }};
}

/// A number for each card that has one; the bounds are included. `field` is an array indexed by card; `none` marks a
/// card without a number.
template <class S, class F>
TypedOption<S> cardNumbers(std::string key, std::string pointer, F field, int none, int minimum, int maximum,
                           std::string_view rule) {
    using T = typename detail::FieldType<S, F>::value_type;
    Option option = detail::described(std::move(key), std::move(pointer), OptionType::cardNumbers, rule);
    option.minimum = minimum;
    option.maximum = maximum;
    return {std::move(option),
            [field, none](const S& values) -> PlainValue {
                PlainNumbers numbers;
                const auto& all = std::invoke(field, values);
                for (std::size_t i = 0; i < all.size(); ++i) {
                    if (all[i] != none) {
                        numbers.emplace(cardKey(Card(static_cast<int>(i))), all[i]);
                    }
                }
                return numbers;
            },
            [field, none](S& values, const PlainValue& value) {
                auto& all = std::invoke(field, values);
                all.fill(static_cast<T>(none));
                for (const auto& [card, given] : std::get<PlainNumbers>(value)) {
                    all[cardCalled(card)->index()] = static_cast<T>(given);
                }
            }};
}

/// One of several words, each with a value (of an enumeration, or true or false).
template <class S, class F>
TypedOption<S> choice(std::string key, std::string pointer, F field, std::vector<Word<detail::FieldType<S, F>>> words,
                      std::string_view rule) {
    Option option = detail::described(std::move(key), std::move(pointer), OptionType::choice, rule);
    for (const auto& each : words) {
        option.choices.push_back(each.word);
    }
    return {std::move(option),
            [field, words](const S& values) -> PlainValue {
                const auto found = std::ranges::find_if(
                    words, [&](const auto& each) { return each.value == std::invoke(field, values); });
                assert(found != words.end());
                return found->word;
            },
            [field, words](S& values, const PlainValue& value) {
                const auto found =
                    std::ranges::find_if(words, [&](const auto& each) { return isWord(value, each.word); });
                assert(found != words.end());
                std::invoke(field, values) = found->value;
            }};
}

/// Any of several words; each has a separate member.
template <class S>
TypedOption<S> choices(std::string key, std::string pointer, std::vector<Switch<S>> switches, std::string_view rule) {
    Option option = detail::described(std::move(key), std::move(pointer), OptionType::choiceSet, rule);
    for (const auto& each : switches) {
        option.choices.push_back(each.word);
    }
    return {std::move(option),
            [switches](const S& values) -> PlainValue {
                std::vector<std::string> chosen;
                for (const auto& each : switches) {
                    if (values.*each.field) {
                        chosen.push_back(each.word);
                    }
                }
                return chosen;
            },
            [switches](S& values, const PlainValue& value) {
                const auto& chosen = std::get<std::vector<std::string>>(value);
                for (const auto& each : switches) {
                    values.*each.field = std::ranges::find(chosen, each.word) != chosen.end();
                }
            }};
}

/// Any of several words, each of which is a bit of one member.
template <class S, class T, class Bit>
TypedOption<S> choices(std::string key, std::string pointer, T S::*field, std::vector<Word<Bit>> words,
                       std::string_view rule) {
    Option option = detail::described(std::move(key), std::move(pointer), OptionType::choiceSet, rule);
    for (const auto& each : words) {
        option.choices.push_back(each.word);
    }
    return {std::move(option),
            [field, words](const S& values) -> PlainValue {
                std::vector<std::string> chosen;
                for (const auto& each : words) {
                    if ((values.*field & static_cast<T>(each.value)) != 0) {
                        chosen.push_back(each.word);
                    }
                }
                return chosen;
            },
            [field, words](S& values, const PlainValue& value) {
                const auto& chosen = std::get<std::vector<std::string>>(value);
                unsigned bits = 0;
                for (const auto& each : words) {
                    bits |=
                        std::ranges::find(chosen, each.word) != chosen.end() ? static_cast<unsigned>(each.value) : 0;
                }
                values.*field = static_cast<T>(bits);
            }};
}

/// The options of a struct.
template <class S>
class OptionTable {
public:
    OptionTable() = default;
    OptionTable(std::vector<TypedOption<S>> entries, std::vector<Constraint> constraints = {})
        : entries_(std::move(entries)),
          constraints_(std::move(constraints)) {
        for (TypedOption<S>& entry : entries_) {
            entry.option.standard = entry.read(S{});
        }
    }

    /// Sets the part of a form to which the options belong.
    OptionTable in(OptionPart part) && {
        for (TypedOption<S>& entry : entries_) {
            entry.option.part = part;
        }
        return std::move(*this);
    }
    /// Adds the options of a struct that is a member of this one.
    template <class Member>
    OptionTable with(const OptionTable<Member>& others, Member S::*member) && {
        for (const TypedOption<Member>& each : others.entries()) {
            entries_.push_back(
                {each.option, [each, member](const S& values) { return each.read(values.*member); },
                 [each, member](S& values, const PlainValue& value) { each.write(values.*member, value); }});
        }
        constraints_.insert(constraints_.end(), others.constraints().begin(), others.constraints().end());
        return std::move(*this);
    }
    /// Adds further options of the same struct.
    OptionTable with(const OptionTable& others) && {
        entries_.insert(entries_.end(), others.entries_.begin(), others.entries_.end());
        constraints_.insert(constraints_.end(), others.constraints_.begin(), others.constraints_.end());
        return std::move(*this);
    }

    const std::vector<TypedOption<S>>& entries() const { return entries_; }
    const std::vector<Constraint>& constraints() const { return constraints_; }
    std::vector<Option> options() const {
        std::vector<Option> all;
        for (const TypedOption<S>& entry : entries_) {
            all.push_back(entry.option);
        }
        return all;
    }

    /// A struct with these values, by pointer; options without a value have their standard value. The values must have
    /// been checked; values that the table does not know are ignored.
    S make(const PlainValues& values) const {
        S made{};
        for (const TypedOption<S>& entry : entries_) {
            if (const auto value = values.find(entry.option.pointer); value != values.end()) {
                entry.write(made, value->second);
            }
        }
        return made;
    }

private:
    std::vector<TypedOption<S>> entries_;
    std::vector<Constraint> constraints_;
};

}  // namespace gnostica::engine
