// In which words two sentences differ.
#pragma once

#include <QString>

#include <vector>

namespace gnostica::gui {

/// Words in a row that are in both texts, or in this one alone.
struct WordRun {
    QString text;
    bool isOwn = false;
    friend bool operator==(const WordRun&, const WordRun&) = default;
};

struct WordDifference {
    std::vector<WordRun> first;
    std::vector<WordRun> second;
};

/// As many words in common as can be (longest common subsequence). Texts of more than some hundred words are not
/// compared: then all of it is their own.
WordDifference wordDifference(const QString& first, const QString& second);

}  // namespace gnostica::gui
