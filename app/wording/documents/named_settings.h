// Problems of a ruleset for people who know settings by name, not by their places in a document.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

#include <QString>

#include <span>
#include <string_view>

namespace gnostica::wording {

/// The name of the setting at this pointer, or of the one that contains it. Empty if there is none.
QString settingName(std::string_view pointer, std::span<const engine::Option> options, const Vocabulary& vocabulary);

/// The number of a setting's rule: "SET-3".
QString ruleOf(const engine::Option& option);

/// The same problem with names of settings and words for their values in place of pointers and JSON; other values are
/// named by their keys. Only for sentences: it can no longer be located.
engine::Diagnostic withNames(engine::Diagnostic problem, std::span<const engine::Option> options,
                             const Vocabulary& vocabulary);
engine::Fix withNames(engine::Fix fix, std::span<const engine::Option> options, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
