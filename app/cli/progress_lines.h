// How far a run with many games is, on standard error.
#pragma once

#include "app/cli/context.h"
#include "app/lab/run_progress.h"

#include <QString>

#include <functional>
#include <utility>

namespace gnostica::cli {

/// Says how far it is, on a line of its own, whenever a tenth more has been done.
class ProgressLines {
public:
    /// `words`: how many games have been played of how many. The context must outlive it.
    ProgressLines(const Context& context, std::function<QString(const lab::RunProgress&)> words)
        : context_(context),
          words_(std::move(words)) {}

    void operator()(const lab::RunProgress& progress);

private:
    const Context& context_;
    std::function<QString(const lab::RunProgress&)> words_;
    int told_ = -1;
};

}  // namespace gnostica::cli
