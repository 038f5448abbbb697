// A file with the text of a ruleset, which a command changes.
#pragma once

#include "app/cli/context.h"
#include "app/storage/files.h"
#include "engine/documents/draft.h"

#include <optional>
#include <string>

namespace gnostica::cli {

/// The text, as it was when it was read.
struct DraftFile {
    std::string path;
    std::string text;
    storage::KnownFile known;
};

/// Reads it; says on `err` why that is not possible.
std::optional<DraftFile> readDraft(const Context& context, const std::string& path);

/// Is it a ruleset or an expansion, with whatever faults? Keys that are named twice do not matter, nor what would be
/// JSON once it is mended.
bool isRuleset(const DraftFile& draft);

/// Whether `validate --fix` may write a text that has been mended in place of this one: that of a ruleset; and of any
/// other document of ours that was not JSON and is now. Not a record, of which each line is guarded by its hash, nor
/// something else that has braces.
bool mayBeRewritten(const std::string& text, const engine::Repair& mended);

/// What is told of a text that parseJson() refuses: the problem, with its fix where `validate --fix` makes it; or what
/// keeps the text from being mended.
engine::Diagnostics unreadable(const engine::Diagnostic& problem, const std::string& text);

/// Writes another text in its place, all of it or nothing; not if somebody else has changed the file since. With
/// `keptAs` the text that was there is first kept beside it, under the name that is then given there. Problems are said
/// on `err`.
bool rewrite(const Context& context, const DraftFile& draft, const std::string& text, std::string* keptAs = nullptr);

/// Says that something else than a ruleset cannot be changed; the exit code.
int refuseOtherKind(const Context& context, const std::string& path);

}  // namespace gnostica::cli
