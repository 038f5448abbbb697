#include "app/gui/windows/workshop/problems/offered_fixes.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "app/wording/documents/named_settings.h"
#include "engine/documents/json_value.h"

#include <QCoreApplication>

#include <optional>

namespace gnostica::gui {

using engine::Diagnostic;
using engine::DiagnosticCode;
using engine::EditKind;
using engine::Fix;
using engine::FixCode;

namespace {

/// For names that the checks ask about, but never replace.
std::optional<Fix> fixBySuggestion(const Diagnostic& problem) {
    if (problem.suggestion.empty()) {
        return std::nullopt;
    }
    switch (problem.code) {
    case DiagnosticCode::unknownPower:
    case DiagnosticCode::unknownRuleset:
        return Fix{FixCode::replace, {{EditKind::set, problem.pointer, engine::jsonText(problem.suggestion)}}};
    case DiagnosticCode::unknownMechanic:
        return Fix{FixCode::rename, {{EditKind::rename, problem.pointer, problem.suggestion}}};
    default: return std::nullopt;
    }
}

QString replacement(const Diagnostic& problem) {
    //: button; %1: a word that nobody knows, %2: the word that was probably meant
    const QString pattern = QCoreApplication::translate("gnostica::gui::OfferedFixes", "Replace “%1” with “%2”");
    return language::fill(pattern, {language::cleaned(QString::fromStdString(problem.found)),
                                    language::cleaned(QString::fromStdString(problem.suggestion))});
}

}  // namespace

std::vector<OfferedFix> offeredFixes(const Diagnostic& problem, const Workbench& bench) {
    std::vector<OfferedFix> offered;
    if (auto fix = fixBySuggestion(problem)) {
        offered.push_back({std::move(*fix), replacement(problem)});
    }
    for (const Fix& fix : problem.fixes) {
        if (offered.empty() || offered.front().fix.edits != fix.edits) {
            offered.push_back(
                {fix, wording::fixLabel(wording::withNames(fix, bench.check.found().options, *bench.shelf.words()))});
        }
    }
    return offered;
}

}  // namespace gnostica::gui
