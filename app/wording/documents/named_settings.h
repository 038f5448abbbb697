// Problems of a ruleset, told to those who know settings by their names and not by their places in a document.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/diagnostic.h"
#include "engine/rules/option.h"

#include <QString>

#include <span>
#include <string_view>

namespace gnostica::wording {

/// What the value at this pointer is called: the setting itself, or the one that it is a part of. Empty if it is none.
QString settingName(std::string_view pointer, std::span<const engine::Option> options, const Vocabulary& vocabulary);

/// The number of the rule that a setting is about: "SET-3".
QString ruleOf(const engine::Option& option);

/// The same problem, with names of settings and words for their values where pointers and JSON stood; what is no
/// setting is called by its key. For sentences only: it leads nowhere any more.
engine::Diagnostic withNames(engine::Diagnostic problem, std::span<const engine::Option> options,
                             const Vocabulary& vocabulary);
engine::Fix withNames(engine::Fix fix, std::span<const engine::Option> options, const Vocabulary& vocabulary);

}  // namespace gnostica::wording
