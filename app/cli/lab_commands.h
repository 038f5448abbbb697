// The commands below `gnostica-cli lab`, one file each, and their common functions.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/sentences.h"
#include "app/lab/report.h"
#include "app/lab/shard.h"

#include <optional>
#include <string>

namespace gnostica::cli {

void addLabRun(CLI::App& lab, Action& chosen);
void addLabMerge(CLI::App& lab, Action& chosen);
void addLabMissing(CLI::App& lab, Action& chosen);
void addLabReport(CLI::App& lab, Action& chosen);
void addLabReproduce(CLI::App& lab, Action& chosen);
void addLabExplore(CLI::App& lab, Action& chosen);

/// Reports contain whole plans and many numbers.
inline constexpr engine::JsonBounds kReportBounds{engine::kMaxCollectionBytes, engine::kMaxCollectionValues,
                                                  engine::kMaxDocumentDepth};

/// The value; on failure nullopt, with the problem on `err`.
template <class T>
std::optional<T> orSay(const Context& context, lab::LabResult<T> result) {
    if (!result) {
        context.err() << sentence(result.error()) << '\n';
        return std::nullopt;
    }
    return std::move(*result);
}
bool orSay(const Context& context, const lab::LabResult<void>& result);

/// The same for a plan.
std::optional<engine::lab::Plan> orSay(const Context& context, engine::Checked<engine::lab::Plan> plan);

/// The shard of that name; nullopt, with a line on `err`, if the text does not name one.
std::optional<lab::Shard> shardOf(const Context& context, const std::string& text);

}  // namespace gnostica::cli
