// A file with the text of a ruleset that a command changes.
#pragma once

#include "app/cli/context.h"
#include "app/storage/files.h"
#include "engine/documents/draft.h"

#include <optional>
#include <string>

namespace gnostica::cli {

/// A text as it was read.
struct DraftFile {
    std::string path;
    std::string text;
    storage::KnownFile known;
};

/// Reads the file; reports on `err` why that is not possible.
std::optional<DraftFile> readDraft(const Context& context, const std::string& path);

/// True if it is a ruleset or an expansion, whatever its faults: repeated keys are allowed, and text that becomes JSON
/// when it is fixed.
bool isRuleset(const DraftFile& draft);

/// True if `validate --fix` may write a fixed text in place of this one: for a ruleset, and for any other document of
/// ours that was not JSON and is JSON now. Not for a record, whose lines are guarded by hashes, nor for other texts
/// with braces.
bool mayBeRewritten(const std::string& text, const engine::Repair& mended);

/// The problems of a text that parseJson() refuses: the problem, with its fix if `validate --fix` makes it; or the
/// reason why the text cannot be fixed.
engine::Diagnostics unreadable(const engine::Diagnostic& problem, const std::string& text);

/// Replaces the file's text, all of it or nothing; not if the file has changed since it was read. With `keptAs`, first
/// keeps the old text next to the file, and returns the name of that copy there. Reports problems on `err`.
bool rewrite(const Context& context, const DraftFile& draft, const std::string& text, std::string* keptAs = nullptr);

/// Reports that only rulesets can be changed; returns the exit code.
int refuseOtherKind(const Context& context, const std::string& path);

}  // namespace gnostica::cli
