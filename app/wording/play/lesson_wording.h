// The texts of lessons, in the player's language and with the program's names for things.
#pragma once

#include "engine/lessons/lesson.h"

#include <QString>

#include <span>

namespace gnostica::wording {

/// The text in the first of the user's languages that it has (documentText), with the program's words for all things
/// that it names: "your small piece on d5", "the Sun". Addresses the learner as "you". Plain text on one line, from a
/// document: escape it. `names` are those of the seats; without one, "Player B".
QString lessonText(const engine::LessonText& text, engine::Seat learner, std::span<const QString> names = {});

/// The title above a group of lessons: "Basics", "Suits" ….
QString lessonGroupTitle(engine::LessonGroup group);

}  // namespace gnostica::wording
