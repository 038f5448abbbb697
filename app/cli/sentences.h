// The messages of the command line, one line each.
#pragma once

#include "app/lab/lab_error.h"
#include "app/storage/file_error.h"
#include "app/wording/speaker.h"
#include "engine/documents/diagnostic.h"
#include "engine/notation/scenario.h"
#include "engine/notation/step_text.h"

#include <memory>
#include <string>

namespace gnostica::cli {

/// Begins with the place, if known.
std::string sentence(const engine::Diagnostic& problem);
/// A fix for a problem: "fix: …".
std::string sentence(const engine::Fix& fix);
std::string sentence(const storage::FileError& error);
std::string sentence(const lab::LabError& error);

/// The reason why a text is not a legal step in this position: "illegal: ROD-1: …" if a rule forbids it.
std::string sentence(const engine::StepProblem& problem, const wording::Speaker& speaker, const engine::View& view);

/// The error for a wrong number of players.
std::string seatsRefused(const engine::Rules& rules);

/// "step: expected …, found …": a line that other programs read. The problem of a scenario, or of the text of a step,
/// is a sentence in the current language, with its place in front.
std::string sentence(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words);

}  // namespace gnostica::cli
