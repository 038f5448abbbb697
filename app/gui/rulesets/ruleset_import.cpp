#include "app/gui/rulesets/ruleset_import.h"

#include "app/storage/files.h"

#include <QDir>
#include <QFileInfo>

namespace gnostica::gui {

using namespace engine;

namespace {

/// The library without the document that would be replaced.
Library libraryWithout(const RulesShelf& shelf, const std::string& replaced) {
    Library library;
    for (const std::string& id : shelf.library().ids()) {
        if (id != replaced || !shelf.isOwn(id)) {
            const Library::Entry& entry = *shelf.library().entry(id);
            static_cast<void>(library.add(entry.text, entry.source));
        }
    }
    return library;
}

std::string idOf(const nlohmann::json& document) {
    const auto id = document.is_object() ? document.find("id") : document.end();
    return id != document.end() && id->is_string() ? id->get<std::string>() : std::string();
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
    Library library = libraryWithout(shelf, idOf(*document));
    const auto id = library.add(*text, source);
    if (!id) {
        return tl::unexpected(ImportProblem(Diagnostics{id.error()}));
    }
    if (Diagnostics problems = problemsOf(library, shelf.registry(), *id); !problems.empty()) {
        return tl::unexpected(ImportProblem(std::move(problems)));
    }
    const QString name = RulesShelf::translated(*document, "name");
    const QString fileName = QString::fromStdString(*id) + QStringLiteral(".json");
    return RulesetImport{name.isEmpty() ? QString::fromStdString(*id) : name, std::move(*text),
                         QDir(shelf.folders().userRulesets()).filePath(fileName), shelf.library().find(*id) != nullptr};
}

storage::FileResult<void> carryOut(const RulesetImport& import) {
    QFileInfo(import.path).dir().mkpath(QStringLiteral("."));
    return storage::writeFile(import.path, import.text);
}

}  // namespace gnostica::gui
