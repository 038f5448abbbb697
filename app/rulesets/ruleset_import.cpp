#include "app/rulesets/ruleset_import.h"

#include "app/wording/documents/differences.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/draft.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <QFileInfo>

#include <algorithm>

namespace gnostica::rulesets {

using namespace engine;

namespace {

template <class Problem>
tl::unexpected<RulesetProblem> importProblem(Problem problem) {
    return tl::unexpected(RulesetProblem(std::move(problem)));
}

Clash clashOf(const RulesShelf& shelf, const CheckedDocument& checked) {
    const Library::Entry* other = shelf.library().entry(checked.id);
    if (other == nullptr) {
        return Clash::none;
    }
    if (other->text == checked.text || other->document == checked.document) {
        return Clash::same;
    }
    return shelf.isOwn(checked.id) ? Clash::own : Clash::shipped;
}

/// True if a ruleset of the shelf has this name.
bool isNameTaken(const RulesShelf& shelf, const QString& name) {
    return std::ranges::any_of(shelf.library().ids(), [&](const std::string& id) {
        return RulesShelf::translated(*shelf.library().find(id), "name").compare(name, Qt::CaseInsensitive) == 0;
    });
}

/// Problems of the document if it were in the library, instead of any document with its id.
Diagnostics problemsIfAdded(const ShelfCopy& shelf, const std::string& text, const std::string& source,
                            const std::string& id) {
    const auto library = shelf.library.with(text, source);
    return library ? problemsOf(*library, shelf.registry, id) : Diagnostics{library.error()};
}

}  // namespace

ShelfCopy::ShelfCopy(const RulesShelf& shelf) : library(shelf.library()), registry(shelf.registry()) {
    library.setListener({});
}

RulesetResult<CheckedDocument> checkForImport(const ShelfCopy& shelf, const QString& path, Mends mends) {
    auto text = storage::readFile(path, static_cast<qint64>(kMaxDocumentBytes));
    if (!text) {
        return importProblem(text.error());
    }
    const std::string source = QFileInfo(path).fileName().toStdString();
    if (mends == Mends::yes) {
        *text = repairJson(std::move(*text), source).text;
    }
    auto document = parseDocument(*text, source, DocumentKind::ruleset);
    if (!document) {
        return importProblem(mendedWhole(document.error(), *text));
    }
    const std::string* named = textIn(valueAt(*document, "/id"));
    const std::string id = named == nullptr ? std::string() : *named;
    if (Diagnostics problems = problemsIfAdded(shelf, *text, source, id); !problems.empty()) {
        return importProblem(std::move(problems));
    }
    return CheckedDocument{id, std::move(*text), std::move(*document)};
}

RulesetImport importOf(const RulesShelf& shelf, const CheckedDocument& checked) {
    RulesetImport import;
    import.id = checked.id;
    const auto nameOf = [&](const nlohmann::json& any) {
        const QString name = RulesShelf::translated(any, "name");
        return name.isEmpty() ? QString::fromStdString(import.id) : name;
    };
    import.name = nameOf(checked.document);
    import.version = versionOf(checked.document);
    import.clash = clashOf(shelf, checked);
    if (import.clash != Clash::none) {
        const nlohmann::json& other = *shelf.library().find(import.id);
        import.otherName = nameOf(other);
        import.otherVersion = versionOf(other);
        import.other = {pathOf(shelf, import.id), storage::digestOf(shelf.library().entry(import.id)->text)};
    }
    import.text = checked.text;
    return import;
}

RulesetResult<std::string> carryOut(RulesShelf& shelf, const RulesetImport& import, ImportWay way) {
    if (way == ImportWay::replace) {
        const bool isSame = storage::isAsKnown(import.other);
        const auto written = isSame ? storage::writeFile(import.other.path, import.text)
                                    : storage::fileFailure(storage::FileFault::changed, import.other.path);
        shelf.refresh();
        return written ? RulesetResult<std::string>(import.id) : importProblem(written.error());
    }
    const std::string id = freeId(shelf.library(), import.id);
    const int number = isNameTaken(shelf, import.name) ? numberOf(id) : 0;
    const auto text = id == import.id ? import.text : withId(import.text, id, number);
    if (!text) {
        return importProblem(Diagnostics{text.error()});
    }
    return addOwn(shelf, id, *text).map([&](const QString&) { return id; });
}

QString whatDiffers(const RulesShelf& shelf, const RulesetImport& import) {
    const auto with = shelf.with(import.text, import.id);
    engine::RulesetChoice choice;
    choice.base = import.id;
    const auto there = shelf.rules(choice);
    const auto here = with == nullptr ? there : with->rules(choice);
    if (with == nullptr || !there || !here) {
        return {};
    }
    return wording::differenceSummary(wording::differences(**here, **there, *shelf.words()), import.otherName);
}

}  // namespace gnostica::rulesets
