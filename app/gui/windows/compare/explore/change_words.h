// Changes of rules, in words and as rulesets of their own.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/wording/vocabulary.h"
#include "engine/lab/exploration.h"

#include <QString>

#include <string>

namespace gnostica::gui {

/// "Points to win: 9 → 8"
QString changeText(const engine::lab::Change& change, const wording::Vocabulary& words);

/// The changed ruleset as a document that stands alone, under a name and an id of its own.
std::string changedDocument(const engine::lab::Change& change, const QString& ruleset, const QString& text);

}  // namespace gnostica::gui
