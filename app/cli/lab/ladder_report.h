// The results of a ladder of levels, for people and for programs.
#pragma once

#include "app/language/phrase.h"
#include "engine/lab/strength/ladder.h"

#include <QString>
#include <nlohmann/json.hpp>

namespace gnostica::cli {

/// "adept against apprentice", "adept, one among 3 of apprentice".
language::Phrase titleOf(const engine::lab::Rung& rung);
/// Score, interval and verdict.
QString sentenceOf(const engine::lab::Rung& rung);

nlohmann::json jsonOf(const engine::lab::Rung& rung);
/// The whole ladder, with these rungs.
nlohmann::json jsonOf(const engine::lab::LadderPlan& plan, nlohmann::json rungs);

}  // namespace gnostica::cli
