#include "app/wording/option_value.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "engine/documents/json_value.h"
#include "engine/model/card_keys.h"
#include "engine/rules/start_layout.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace gnostica::wording {

using nlohmann::json;

namespace {

struct ValueWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::OptionValue)
};

constexpr qsizetype kLongest = 200;

/// The use of a choice of a card: the name of a power, a power with parameters, or several alternatives.
language::Phrase useText(const json& use, const Vocabulary& vocabulary) {
    if (use.is_object() && use.contains("any") && use["any"].is_array()) {
        language::Phrases all;
        for (const json& each : use["any"]) {
            all.push_back(useText(each, vocabulary));
        }
        return language::eitherOf(all);
    }
    const json* name = &use;
    if (use.is_object()) {
        const auto power = use.find("power");
        name = power != use.end() ? &*power : &use;
    }
    return name->is_string() && vocabulary.knowsPower(name->get_ref<const std::string&>())
               ? vocabulary.power(name->get_ref<const std::string&>())
                     .title({name->get<std::string>(), use.is_object() ? use : json::object()})
               : language::Phrase(QString::fromStdString(engine::jsonText(*name)));
}

/// True for a program, and false for a list of words that the setting itself defines.
bool isProgram(std::string_view key, const json& list, const Vocabulary& vocabulary) {
    const auto isUse = [&](const json& each) {
        return each.is_object() || (each.is_string() && vocabulary.knowsPower(each.get_ref<const std::string&>()));
    };
    const OptionText* option = vocabulary.option(key);
    return (option == nullptr || option->choices.empty()) && std::all_of(list.begin(), list.end(), isUse);
}

/// True for a layout: rows of meaningful cells.
bool isLayout(const json& list) {
    return std::ranges::all_of(list, [](const json& row) {
        return row.is_string() &&
               std::ranges::all_of(engine::cellsOf(row.get_ref<const std::string&>()), engine::isLayoutCell);
    });
}

QString layoutText(const json& rows) {
    const engine::StartLayout layout = engine::layoutOf(rows.get<std::vector<std::string>>());
    int columns = 0;
    for (const engine::StartPlace& place : layout) {
        columns = std::max(columns, place.space.column + 1);
    }
    //: the value of a setting: a board; %1: columns, %2: rows
    return language::fill(ValueWords::tr("%n territories on %1 × %2 squares", nullptr, static_cast<int>(layout.size())),
                          {language::number(columns), language::number(static_cast<int>(rows.size()))});
}

/// Numbers of cards, in deck order.
QString numbersText(const json& numbers) {
    std::map<engine::Card, int> known;
    for (const auto& [key, value] : numbers.items()) {
        if (const auto card = engine::cardCalled(key); card && value.is_number_integer()) {
            known.emplace(*card, value.get<int>());
        }
    }
    language::Phrases things;
    for (const auto& [card, value] : known) {
        //: the value of a setting; %1: a card, %2: its number
        things.push_back(language::fill(ValueWords::tr("%1: %2", "a card and its number"),
                                        {cardName(card), language::number(value)}));
    }
    return things.empty() ? ValueWords::tr("nothing") : language::enumerationOf(things).text();
}

QString listText(std::string_view key, const json& list, const Vocabulary& vocabulary) {
    if (list.empty()) {
        //: the value of a setting that is a list, and holds none
        return ValueWords::tr("nothing");
    }
    if (isLayout(list)) {
        return layoutText(list);
    }
    language::Phrases things;
    const bool program = isProgram(key, list, vocabulary);
    for (const json& each : list) {
        things.push_back(program ? useText(each, vocabulary) : language::Phrase(optionValue(key, each, vocabulary)));
    }
    return program ? language::enumerationOf(things).text() : language::listOf(things).text();
}

}  // namespace

QString optionValue(std::string_view key, const json& value, const Vocabulary& vocabulary) {
    if (value.is_number_integer()) {
        return language::number(value.get<int>());
    }
    if (value.is_boolean()) {
        return vocabulary.choiceLabel(key, value.get<bool>() ? "true" : "false");
    }
    if (value.is_string()) {
        return vocabulary.choiceLabel(key, value.get_ref<const std::string&>());
    }
    if (value.is_array()) {
        return listText(key, value, vocabulary);
    }
    if (value.is_object()) {
        return numbersText(value);
    }
    return language::cleaned(QString::fromStdString(engine::jsonText(value)), kLongest);
}

}  // namespace gnostica::wording
