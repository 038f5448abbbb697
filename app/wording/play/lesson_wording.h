// What lessons say, in the player's language and with the names that the program has for things.
#pragma once

#include "engine/lessons/lesson.h"

#include <QString>

#include <span>

namespace gnostica::wording {

/// The text in the first of the user's languages that it has (documentText), with every thing that it names as the
/// program words it: "your small piece on d5", "the Sun". Spoken to the learner, who is called "you". Plain text on one
/// line, from a document: escape it. `names`: of the seats; without one, "Player B".
QString lessonText(const engine::LessonText& text, engine::Seat learner, std::span<const QString> names = {});

/// "Basics", "Suits" …: a title above lessons.
QString lessonGroupTitle(engine::LessonGroup group);

}  // namespace gnostica::wording
