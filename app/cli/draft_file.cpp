#include "app/cli/draft_file.h"

#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "engine/documents/document_kind.h"

#include <ostream>

namespace gnostica::cli {

std::optional<DraftFile> readDraft(const Context& context, const std::string& path) {
    auto text = readText(context, path, engine::kMaxDocumentBytes);
    if (!text) {
        return std::nullopt;
    }
    const storage::KnownFile known{storage::pathFrom(path), storage::digestOf(*text)};
    return DraftFile{path, std::move(*text), known};
}

bool isRuleset(const DraftFile& draft) {
    const auto document = engine::parseJson(engine::repairJson(draft.text, {}).text);
    return document && engine::kindOf(*document) == engine::DocumentKind::ruleset;
}

bool mayBeRewritten(const std::string& text, const engine::Repair& mended) {
    const auto document = engine::parseJson(mended.text, {}, engine::kCollectionBounds);
    if (!document || !document->is_structured() || engine::isRecordText(text) || mended.done.empty() ||
        text.size() > engine::kMaxDocumentBytes) {
        return false;
    }
    const engine::DocumentKind kind = engine::kindOf(*document);
    const bool isOurs = kind != engine::DocumentKind::unknown || !hadTextAround(mended.done);
    const bool wasNoJson = mended.found.front().code == engine::DiagnosticCode::syntax;
    return kind == engine::DocumentKind::ruleset || (kind != engine::DocumentKind::record && isOurs && wasNoJson);
}

engine::Diagnostics unreadable(const engine::Diagnostic& problem, const std::string& text) {
    if (problem.fixes.empty()) {
        return {problem};
    }
    engine::Repair mended = engine::repairJson(text, problem.source);
    if (!mended.left.empty()) {
        return std::move(mended.left);
    }
    engine::Diagnostics told{problem};
    if (!mayBeRewritten(text, mended)) {
        told.front().fixes.clear();
    }
    return told;
}

bool rewrite(const Context& context, const DraftFile& draft, const std::string& text, std::string* keptAs) {
    const QString path = storage::pathFrom(draft.path);
    const auto say = [&](const storage::FileError& error) { context.err() << sentence(error) << '\n'; };
    if (!storage::isAsKnown(draft.known)) {
        say({storage::FileFault::changed, path, {}});
        return false;
    }
    if (keptAs != nullptr) {
        const auto kept = storage::keepBeside(path, draft.text);
        if (!kept) {
            say(kept.error());
            return false;
        }
        *keptAs = kept->toStdString();
    }
    if (const auto written = storage::writeFile(path, text); !written) {
        say(written.error());
        return false;
    }
    return true;
}

int refuseOtherKind(const Context& context, const std::string& path) {
    //: %1: the name of a file
    context.err() << language::fill(Tr::tr("%1 is not a ruleset; only rulesets can be changed."),
                                    {QString::fromStdString(oneLine(path))})
                         .toStdString()
                  << '\n';
    return kFailed;
}

}  // namespace gnostica::cli
