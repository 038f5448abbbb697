// Rule changes in words and as separate rulesets.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/wording/vocabulary.h"
#include "engine/lab/exploration.h"

#include <QString>

#include <string>

namespace gnostica::gui {

/// "Points to win: 9 → 8"
QString changeText(const engine::lab::Change& change, const wording::Vocabulary& words);

/// The changed ruleset as a standalone document with a new name and id.
std::string changedDocument(const engine::lab::Change& change, const QString& ruleset, const QString& text);

}  // namespace gnostica::gui
