#include "app/wording/documents/named_settings.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "app/wording/option_value.h"
#include "engine/documents/problems.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace gnostica::wording {

using engine::Option;

namespace {

/// The setting of a value, or of the value around it.
const Option* settingAt(std::string_view pointer, std::span<const Option> options) {
    const Option* best = nullptr;
    for (const Option& option : options) {
        if (engine::isWithin(pointer, option.pointer) &&
            (best == nullptr || option.pointer.size() > best->pointer.size())) {
            best = &option;
        }
    }
    return best;
}

/// The name of a value within the setting at the beginning of the pointer: its key, or its number in a list.
QString partName(std::string_view pointer) {
    const std::vector<std::string> tokens = engine::tokensOf(pointer);
    const auto isKey = [](const std::string& token) { return !engine::placeIn(token); };
    const auto key = std::find_if(tokens.rbegin(), tokens.rend(), isKey);
    return key != tokens.rend() ? language::cleaned(QString::fromStdString(*key))
                                : language::number(static_cast<int>(*engine::placeIn(tokens.back())) + 1);
}

/// The name of a value that is not a setting: the text in the document.
QString unknownName(const std::string& pointer, const Vocabulary& vocabulary) {
    const std::vector<std::string> tokens = engine::tokensOf(pointer);
    return tokens.size() == 2 && tokens.front() == "mechanics" ? vocabulary.mechanicTitle(tokens.back())
                                                               : partName(pointer);
}

std::string named(const std::string& pointer, std::span<const Option> options, const Vocabulary& vocabulary) {
    if (engine::tokensOf(pointer).empty()) {
        return pointer;
    }
    const Option* option = settingAt(pointer, options);
    if (option != nullptr && option->pointer != pointer) {
        //: a part of a setting in a sentence; %1: name of the setting: "Powers (The Fool)"; %2: the part: "slide", "2"
        const QString pattern =
            QCoreApplication::translate("gnostica::wording::NamedSettings", "“%1: %2”", "part of a setting");
        const std::string_view part = std::string_view(pointer).substr(option->pointer.size());
        return language::fill(pattern, {vocabulary.optionLabel(option->key), partName(part)}).toStdString();
    }
    //: the name of a setting in a sentence; %1: the name
    const QString pattern =
        QCoreApplication::translate("gnostica::wording::NamedSettings", "“%1”", "name of a setting");
    return language::fill(pattern,
                          {option == nullptr ? unknownName(pointer, vocabulary) : vocabulary.optionLabel(option->key)})
        .toStdString();
}

}  // namespace

QString settingName(std::string_view pointer, std::span<const Option> options, const Vocabulary& vocabulary) {
    const Option* option = settingAt(pointer, options);
    return option == nullptr ? QString() : vocabulary.optionLabel(option->key);
}

QString ruleOf(const Option& option) {
    return QString::fromUtf8(option.rule.text.data(), static_cast<qsizetype>(option.rule.text.size()));
}

engine::Diagnostic withNames(engine::Diagnostic problem, std::span<const Option> options,
                             const Vocabulary& vocabulary) {
    if (problem.code == engine::DiagnosticCode::conflict) {
        problem.found = named(problem.found, options, vocabulary);
        problem.expected = named(problem.expected, options, vocabulary);
    }
    return problem;
}

engine::Fix withNames(engine::Fix fix, std::span<const Option> options, const Vocabulary& vocabulary) {
    for (engine::Edit& edit : fix.edits) {
        const Option* option = settingAt(edit.pointer, options);
        const auto value = nlohmann::json::parse(edit.text, nullptr, false);
        const bool isWhole = option != nullptr && edit.pointer == option->pointer;
        if (edit.kind == engine::EditKind::set && isWhole && !value.is_discarded()) {
            edit.text = optionValue(option->key, value, vocabulary).toStdString();
        }
        edit.pointer = named(edit.pointer, options, vocabulary);
    }
    return fix;
}

}  // namespace gnostica::wording
