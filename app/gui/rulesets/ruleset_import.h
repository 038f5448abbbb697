// A ruleset from anywhere becomes one of the user's own.
#pragma once

#include "app/gui/rulesets/rules_shelf.h"
#include "app/storage/file_error.h"

#include <QString>
#include <tl/expected.hpp>

#include <string>
#include <variant>

namespace gnostica::gui {

/// A document that can be played, and the place where it would be kept.
struct RulesetImport {
    QString name;
    std::string text;
    QString path;           ///< in the user's folder
    bool replaces = false;  ///< there is one of that name already
};

using ImportProblem = std::variant<storage::FileError, engine::Diagnostics>;

/// Reads and checks a document as if it lay in the user's folder already. One that takes the name of a ruleset of the
/// program is a problem.
tl::expected<RulesetImport, ImportProblem> readForImport(const RulesShelf& shelf, const QString& path);

/// Puts it into the user's folder.
storage::FileResult<void> carryOut(const RulesetImport& import);

}  // namespace gnostica::gui
