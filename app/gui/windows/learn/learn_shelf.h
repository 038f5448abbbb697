// What there is to learn.
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

/// A puzzle with the name by which it is remembered, whatever other rulesets have puzzles.
struct NamedPuzzle {
    QString name;
    engine::lab::RuledPuzzle puzzle;
};

/// Lessons in the order in which they are learnt, and puzzles from easy to hard.
struct LearnShelf {
    std::vector<std::shared_ptr<const engine::Lesson>> lessons;
    std::vector<NamedPuzzle> puzzles;
};

/// What the program brings along. Of documents that cannot be read, or whose rules are not there, nothing is said: the
/// rest can be learnt all the same. Takes a moment.
LearnShelf readLearnShelf(const storage::DataFolders& folders, const engine::Library& library,
                          const engine::Registry& registry, const std::stop_token& stop = {});

/// The guide of a first game; none where its document is missing.
std::shared_ptr<const engine::Guide> readFirstGuide(const storage::DataFolders& folders, const engine::Library& library,
                                                    const engine::Registry& registry);
/// The game that it is about.
engine::RulesetChoice choiceOf(const engine::Guide& guide);

}  // namespace gnostica::gui
