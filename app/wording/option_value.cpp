#include "app/wording/option_value.h"

#include "app/wording/fill.h"
#include "app/wording/foreign_text.h"
#include "app/wording/lists.h"
#include "app/wording/numbers.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace gnostica::wording {

using nlohmann::json;

namespace {

struct ValueWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::OptionValue)
};

constexpr qsizetype kLongest = 200;

/// One way to use a decision of a card: a power by its name, or one with parameters, or several to choose from.
Phrase useText(const json& use, const Vocabulary& vocabulary) {
    if (use.is_object() && use.contains("any") && use["any"].is_array()) {
        Phrases all;
        for (const json& each : use["any"]) {
            all.push_back(useText(each, vocabulary));
        }
        return eitherOf(all);
    }
    const json* name = &use;
    if (use.is_object()) {
        const auto power = use.find("power");
        name = power != use.end() ? &*power : &use;
    }
    return name->is_string() && vocabulary.knowsPower(name->get_ref<const std::string&>())
               ? vocabulary.power(name->get_ref<const std::string&>())
                     .title({name->get<std::string>(), use.is_object() ? use : json::object()})
               : Phrase(QString::fromStdString(name->dump()));
}

/// Is it a program, not a list of words?
bool isProgram(std::string_view key, const json& list, const Vocabulary& vocabulary) {
    const auto isUse = [&](const json& each) {
        return each.is_object() || (each.is_string() && vocabulary.knowsPower(each.get_ref<const std::string&>()));
    };
    return vocabulary.option(key) == nullptr && std::all_of(list.begin(), list.end(), isUse);
}

QString listText(std::string_view key, const json& list, const Vocabulary& vocabulary) {
    if (list.empty()) {
        //: the value of a setting that is a list, and holds none
        return ValueWords::tr("nothing");
    }
    Phrases things;
    const bool program = isProgram(key, list, vocabulary);
    for (const json& each : list) {
        things.push_back(program ? useText(each, vocabulary) : Phrase(optionValue(key, each, vocabulary)));
    }
    return program ? enumerationOf(things).text() : listOf(things).text();
}

}  // namespace

QString optionValue(std::string_view key, const json& value, const Vocabulary& vocabulary) {
    if (value.is_number_integer()) {
        return number(value.get<int>());
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
    return cleaned(QString::fromStdString(value.dump()), kLongest);
}

}  // namespace gnostica::wording
