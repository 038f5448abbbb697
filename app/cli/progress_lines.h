// Progress of runs with many games, on standard error.
#pragma once

#include "app/cli/context.h"
#include "app/lab/run_progress.h"

#include <QString>

#include <functional>
#include <utility>

namespace gnostica::cli {

/// Prints a line of progress for each further tenth that is done.
class ProgressLines {
public:
    /// `words` gives the text: the number of games played, out of the total. The context must outlive this.
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
