// The available lessons and puzzles.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/lab/puzzles/puzzle.h"
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace gnostica::gui {

/// A puzzle and the name by which it is remembered, which is unique among all rulesets.
struct NamedPuzzle {
    QString name;
    engine::lab::RuledPuzzle puzzle;
};

/// Lessons in the order in which they are taught, and puzzles from easy to hard.
struct LearnShelf {
    std::vector<std::shared_ptr<const engine::Lesson>> lessons;
    std::vector<NamedPuzzle> puzzles;
};

/// Reads the lessons and puzzles of the program. Documents that cannot be read, or whose rules are missing, are left
/// out without a message: the rest can still be learnt. Takes a while.
LearnShelf readLearnShelf(const storage::DataFolders& folders, const engine::Library& library,
                          const engine::Registry& registry, const std::stop_token& stop = {});

/// The guide of a first game; nullptr if its document is missing.
std::shared_ptr<const engine::Guide> readFirstGuide(const storage::DataFolders& folders, const engine::Library& library,
                                                    const engine::Registry& registry);
/// The ruleset of the guide.
engine::RulesetChoice choiceOf(const engine::Guide& guide);

}  // namespace gnostica::gui
