// What is wrong with a piece of input.
#pragma once

#include "engine/documents/diagnostic.h"

#include <QString>

#include <string_view>

namespace gnostica::wording {

/// What `expected` says where `found` is the id of a deck of cards, which the engine does not know.
inline constexpr std::string_view kDeckSign = "deck";

/// One problem as a whole sentence, with "did you mean" where the engine has a suggestion.
QString diagnosticText(const engine::Diagnostic& problem);

/// What a way out would do, as a whole sentence: "Remove /links/moon."
QString fixText(const engine::Fix& fix);

/// The same for a button, a menu or a list of changes: a single sentence has no full stop there.
QString fixLabel(const engine::Fix& fix);

/// The kind of a problem as one word, the same in every language: "unknown-key".
const char* diagnosticCode(const engine::Diagnostic& problem);

/// Where a problem is; empty if nothing is known: "house.json, line 3, column 7, at /end/target".
QString diagnosticPlace(const engine::Diagnostic& problem);

}  // namespace gnostica::wording
