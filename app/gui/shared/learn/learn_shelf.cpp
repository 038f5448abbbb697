#include "app/gui/shared/learn/learn_shelf.h"

#include "app/storage/files.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/lab/puzzles/puzzle_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <tuple>

namespace gnostica::gui {

using namespace engine;

namespace {

std::optional<nlohmann::json> documentIn(const QString& path) {
    const auto text = storage::readFile(path, static_cast<qint64>(kMaxDocumentBytes));
    auto document = text ? parseJson(*text, path.toStdString()) : Expected<nlohmann::json>(nlohmann::json());
    return document && !document->is_null() ? std::optional(std::move(*document)) : std::nullopt;
}

/// All documents except the schemas.
QStringList documentsOf(const QString& folder) {
    QStringList paths;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (!file.fileName().endsWith(QStringLiteral(".schema.json"))) {
            paths += file.filePath();
        }
    }
    return paths;
}

/// Order of the goals: wins come before goals that need counting.
int placeOf(const lab::Puzzle& puzzle) {
    switch (puzzle.tactic.goal) {
    case lab::Goal::win: return 0;
    case lab::Goal::points: return 1;
    case lab::Goal::stop: return 2;
    }
    return 3;
}

void readLessons(LearnShelf& shelf, const QString& folder, RulesSource& rules, const std::stop_token& stop) {
    for (const QString& path : documentsOf(folder)) {
        const auto document = stop.stop_requested() ? std::nullopt : documentIn(path);
        if (!document || isGuide(*document)) {
            continue;
        }
        if (auto lesson = readLesson(*document, rules); lesson && !lesson->stages.empty()) {
            shelf.lessons.push_back(std::make_shared<const Lesson>(std::move(*lesson)));
        }
    }
    std::ranges::stable_sort(shelf.lessons, {},
                             [](const auto& lesson) { return std::tuple(lesson->group, lesson->order); });
}

void readPuzzles(LearnShelf& shelf, const QString& folder, RulesSource& rules, const std::stop_token& stop) {
    for (const QString& path : documentsOf(folder)) {
        const auto document = stop.stop_requested() ? std::nullopt : documentIn(path);
        auto puzzles = document ? lab::readPuzzles(*document, rules) : decltype(lab::readPuzzles({}, rules))();
        for (lab::RuledPuzzle& puzzle : puzzles ? *puzzles : std::vector<lab::RuledPuzzle>()) {
            const QString name = QFileInfo(path).completeBaseName() + u'/' + QString::fromStdString(puzzle.puzzle.id);
            shelf.puzzles.push_back({name, std::move(puzzle)});
        }
    }
    std::ranges::stable_sort(shelf.puzzles, {}, [](const NamedPuzzle& named) {
        const lab::Puzzle& puzzle = named.puzzle.puzzle;
        return std::tuple(placeOf(puzzle), lab::difficultyOf(puzzle.measures));
    });
}

}  // namespace

LearnShelf readLearnShelf(const storage::DataFolders& folders, const Library& library, const Registry& registry,
                          const std::stop_token& stop) {
    LearnShelf shelf;
    RulesSource rules(library, registry);
    readLessons(shelf, folders.lessons(), rules, stop);
    readPuzzles(shelf, folders.puzzles(), rules, stop);
    return shelf;
}

std::shared_ptr<const Guide> readFirstGuide(const storage::DataFolders& folders, const Library& library,
                                            const Registry& registry) {
    const auto document = documentIn(folders.lessons() + QStringLiteral("/first-game.json"));
    RulesSource rules(library, registry);
    auto guide = document ? readGuide(*document, rules) : decltype(readGuide({}, rules))();
    return document && guide ? std::make_shared<const Guide>(std::move(*guide)) : nullptr;
}

RulesetChoice choiceOf(const Guide& guide) {
    RulesetChoice choice;
    const nlohmann::json* variant = memberNamed(guide.position, "variant");
    if (const std::string* id = textIn(variant)) {
        choice.base = *id;
    } else if (variant != nullptr) {
        choice.document = *variant;
    }
    for (const nlohmann::json& expansion : elementsIn(memberNamed(guide.position, "expansions"))) {
        choice.expansions.push_back(*textIn(&expansion));  // the reader of the guide has checked them
    }
    if (const nlohmann::json* options = memberNamed(guide.position, "options")) {
        choice.options = *options;
    }
    return choice;
}

}  // namespace gnostica::gui
