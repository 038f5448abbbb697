// The commands of gnostica-cli, one file each.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/context.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace gnostica::cli {

/// Runs the command chosen on the command line; returns the exit code.
using Action = std::function<int(Context&)>;

// Each function adds a command with its options, and sets `chosen` when that command is given.
void addScenario(CLI::App& app, Action& chosen);
void addLegal(CLI::App& app, Action& chosen);
void addPerft(CLI::App& app, Action& chosen);
void addReplay(CLI::App& app, Action& chosen);
void addPlay(CLI::App& app, Action& chosen);
void addBench(CLI::App& app, Action& chosen);
void addValidate(CLI::App& app, Action& chosen);
void addSet(CLI::App& app, Action& chosen);
void addNew(CLI::App& app, Action& chosen);
void addTrial(CLI::App& app, Action& chosen);
void addRules(CLI::App& app, Action& chosen);
void addDiff(CLI::App& app, Action& chosen);
void addStepDiff(CLI::App& app, Action& chosen);
void addMatch(CLI::App& app, Action& chosen);
void addLab(CLI::App& app, Action& chosen);
void addLearn(CLI::App& app, Action& chosen);
void addLengths(CLI::App& app, Action& chosen);
void addLadder(CLI::App& app, Action& chosen);
void addRegret(CLI::App& app, Action& chosen);
void addLesson(CLI::App& app, Action& chosen);
void addTactics(CLI::App& app, Action& chosen);
void addPuzzles(CLI::App& app, Action& chosen);
void addPlugins(CLI::App& app, Action& chosen);

}  // namespace gnostica::cli
