// Matches for the tests of the command line.
#pragma once

#include "tests/unit/cli/answer.h"

#include <nlohmann/json.hpp>

namespace gnostica::tests {

/// Splits a shell line without quotes.
inline std::vector<std::string> words(const QString& line) {
    std::vector<std::string> all;
    for (const QString& word : line.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        all.push_back(word.toStdString());
    }
    return all;
}

/// The result without machine-dependent parts.
inline nlohmann::json matchOf(const QString& line) {
    nlohmann::json result = nlohmann::json::parse(run(words(QStringLiteral("match --json ") + line)).out);
    if (result.is_object()) {
        result.erase("seconds_a");
        result.erase("seconds_b");
    }
    return result;
}

}  // namespace gnostica::tests
