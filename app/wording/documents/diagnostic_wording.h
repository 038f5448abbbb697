// Sentences about problems in input.
#pragma once

#include "engine/documents/diagnostic.h"

#include <QString>

#include <string_view>

namespace gnostica::wording {

/// Value of `expected` when `found` is the id of a deck of cards, a kind of document unknown to the engine.
inline constexpr std::string_view kDeckSign = "deck";

/// A problem as a whole sentence, with "did you mean" if the engine has a suggestion.
QString diagnosticText(const engine::Diagnostic& problem);

/// The effect of a fix, as a whole sentence: "Remove /links/moon."
QString fixText(const engine::Fix& fix);

/// The same for a button, a menu or a list of changes: without a full stop if it is a single sentence.
QString fixLabel(const engine::Fix& fix);

/// The kind of a problem as one word, the same in every language: "unknown-key".
const char* diagnosticCode(const engine::Diagnostic& problem);

/// The place of a problem: "house.json, line 3, column 7, at /end/target"; empty if unknown.
QString diagnosticPlace(const engine::Diagnostic& problem);

}  // namespace gnostica::wording
