// The command line as its tests call it.
#pragma once

#include "app/cli/program.h"

#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace gnostica::tests {

/// What a call has returned and printed.
struct Answer {
    int code = 0;
    std::string out;
    std::string err;
};

inline Answer run(std::vector<std::string> arguments, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = cli::run(std::move(arguments), {in, out, err});
    return {code, out.str(), err.str()};
}

inline bool says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace gnostica::tests
