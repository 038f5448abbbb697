#include "app/wording/play/lesson_wording.h"

#include "app/language/fill.h"
#include "app/wording/document_names.h"
#include "app/wording/names.h"
#include "app/wording/voice.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace gnostica::wording {

namespace {

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Lessons)
};

/// Builds a pattern from the words, with the things as its values.
class LessonSentence {
public:
    LessonSentence(engine::Seat learner, std::span<const QString> names) : voice_(names, learner) {}

    void operator()(const std::string& words) { pattern_ += toQt(words); }
    void operator()(engine::Space space) { add(spaceName(space)); }
    void operator()(engine::Card card) { add(cardPhrase(card)); }
    void operator()(engine::Seat seat) { add(voice_.player(seat)); }
    void operator()(const engine::PieceName& name) {
        add(voice_.piece(engine::Piece(name.owner, name.size, name.facing, name.space)));
    }

    QString text() const { return language::fill(pattern_, things_); }

private:
    void add(language::Phrase thing) {
        things_.push_back(std::move(thing));
        pattern_ += QLatin1Char('%') + QString::number(things_.size());
    }

    Voice voice_;
    QString pattern_;
    language::Phrases things_;
};

}  // namespace

QString lessonText(const engine::LessonText& text, engine::Seat learner, std::span<const QString> names) {
    const QString chosen = documentText(nlohmann::json{{"text", text}}, "text");
    LessonSentence sentence(learner, names);
    if (const auto parts = engine::lessonTextParts(chosen.toStdString())) {
        for (const engine::LessonTextPart& part : *parts) {
            std::visit(sentence, part);
        }
    }
    return sentence.text();
}

QString lessonGroupTitle(engine::LessonGroup group) {
    using engine::LessonGroup;
    switch (group) {
    case LessonGroup::basics: return LessonWords::tr("Basics");
    case LessonGroup::suits: return LessonWords::tr("The four suits");
    case LessonGroup::turn: return LessonWords::tr("Your turn and your hand");
    case LessonGroup::links: return LessonWords::tr("Two powers on one thing");
    case LessonGroup::majors: return LessonWords::tr("The major arcana");
    case LessonGroup::end: return LessonWords::tr("The end of a game");
    case LessonGroup::expansions: return LessonWords::tr("Other games and expansions");
    }
    return {};
}

}  // namespace gnostica::wording
