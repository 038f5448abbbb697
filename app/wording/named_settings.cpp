#include "app/wording/named_settings.h"

#include "app/wording/fill.h"
#include "app/wording/option_value.h"
#include "engine/documents/problems.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <string>

namespace gnostica::wording {

using engine::Option;

namespace {

/// The setting that a value is, or lies in.
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

std::string named(const std::string& pointer, std::span<const Option> options, const Vocabulary& vocabulary) {
    const QString name = settingName(pointer, options, vocabulary);
    if (name.isEmpty()) {
        return pointer;
    }
    //: the name of a setting in a sentence; %1: the name
    const QString pattern =
        QCoreApplication::translate("gnostica::wording::NamedSettings", "“%1”", "name of a setting");
    return fill(pattern, {name}).toStdString();
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
        if (option == nullptr) {
            continue;
        }
        const auto value = nlohmann::json::parse(edit.text, nullptr, false);
        if (edit.kind == engine::EditKind::set && edit.pointer == option->pointer && !value.is_discarded()) {
            edit.text = optionValue(option->key, value, vocabulary).toStdString();
        }
        edit.pointer = named(edit.pointer, options, vocabulary);
    }
    return fix;
}

}  // namespace gnostica::wording
