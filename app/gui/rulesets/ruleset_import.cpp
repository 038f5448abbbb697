#include "app/gui/rulesets/ruleset_import.h"

#include "app/storage/file_handle.h"
#include "app/storage/files.h"
#include "engine/documents/problems.h"

#include <QDir>
#include <QFileInfo>

namespace gnostica::gui {

using namespace engine;

namespace {

std::string idOf(const nlohmann::json& document) {
    const auto id = document.is_object() ? document.find("id") : document.end();
    return id != document.end() && id->is_string() ? id->get<std::string>() : std::string();
}

/// That a shipped document has that name.
Diagnostic takenName(const std::string& id, const std::string& text, const std::string& source) {
    return placedIn(problemAt(DiagnosticCode::duplicate, "/id", id), text, source);
}

/// A name in the user's folder that no other document has.
QString freePath(const QDir& folder, const QString& id) {
    QString path = folder.filePath(id + QStringLiteral(".json"));
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = folder.filePath(QStringLiteral("%1-%2.json").arg(id).arg(number));
    }
    return path;
}

}  // namespace

tl::expected<RulesetImport, ImportProblem> readForImport(const RulesShelf& shelf, const QString& path) {
    auto text = storage::readFile(path, static_cast<qint64>(kMaxDocumentBytes));
    if (!text) {
        return tl::unexpected(ImportProblem(text.error()));
    }
    const std::string source = QFileInfo(path).fileName().toStdString();
    const auto document = parseJson(*text, source);
    if (!document) {
        return tl::unexpected(ImportProblem(Diagnostics{document.error()}));
    }
    const std::string id = idOf(*document);
    if (shelf.library().find(id) != nullptr && !shelf.isOwn(id)) {
        return tl::unexpected(ImportProblem(Diagnostics{takenName(id, *text, source)}));
    }
    const auto library = shelf.library().with(*text, source);
    if (!library) {
        return tl::unexpected(ImportProblem(Diagnostics{library.error()}));
    }
    if (Diagnostics problems = problemsOf(*library, shelf.registry(), id); !problems.empty()) {
        return tl::unexpected(ImportProblem(std::move(problems)));
    }
    const QString name = RulesShelf::translated(*document, "name");
    const QString shownName = name.isEmpty() ? QString::fromStdString(id) : name;
    if (shelf.isOwn(id)) {  // wherever it lies
        return RulesetImport{shownName, std::move(*text), QString::fromStdString(shelf.library().entry(id)->source),
                             true};
    }
    return RulesetImport{shownName, std::move(*text),
                         freePath(QDir(shelf.folders().userRulesets()), QString::fromStdString(id)), false};
}

storage::FileResult<void> carryOut(const RulesetImport& import) {
    QFileInfo(import.path).dir().mkpath(QStringLiteral("."));
    if (!import.replaces) {
        const auto made = storage::createFile(import.path, import.text);
        return made ? storage::FileResult<void>() : tl::unexpected(made.error());
    }
    return storage::writeFile(import.path, import.text);
}

}  // namespace gnostica::gui
