// The command line, as its tests call it.
#pragma once

#include "app/cli/program.h"

#include <QStringList>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace gnostica::tests {

/// Exit code and output of a call.
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

/// As listed in data rows of tests.
inline std::vector<std::string> wordsOf(const QStringList& arguments) {
    std::vector<std::string> words;
    for (const QString& argument : arguments) {
        words.push_back(argument.toStdString());
    }
    return words;
}

inline bool says(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace gnostica::tests
