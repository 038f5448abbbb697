// What the command line says to a person, one line each.
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

/// With its place in front, where one is known.
std::string sentence(const engine::Diagnostic& problem);
/// A way out of one: "fix: …".
std::string sentence(const engine::Fix& fix);
std::string sentence(const storage::FileError& error);
std::string sentence(const lab::LabError& error);

/// Why a text is no legal step in this position: "illegal: ROD-1: …" for those that a rule forbids.
std::string sentence(const engine::StepProblem& problem, const wording::Speaker& speaker, const engine::View& view);

/// That a game is not for so many.
std::string seatsRefused(const engine::Rules& rules);

/// "step: expected …, found …": a line that other programs read. What is wrong with a scenario or the text of a step is
/// a sentence in the language of the person, with its place in front.
std::string sentence(const engine::ScenarioFailure& failure, const std::shared_ptr<const wording::Vocabulary>& words);

}  // namespace gnostica::cli
