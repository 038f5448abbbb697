// Word-by-word differences of two texts.
#pragma once

#include <QString>

#include <vector>

namespace gnostica::gui {

/// A run of words that is in both texts, or in this one only.
struct WordRun {
    QString text;
    bool isOwn = false;
    friend bool operator==(const WordRun&, const WordRun&) = default;
};

struct WordDifference {
    std::vector<WordRun> first;
    std::vector<WordRun> second;
};

/// Has as many words in common as possible (longest common subsequence). Texts of more than a few hundred words are not
/// compared: all their words count as different.
WordDifference wordDifference(const QString& first, const QString& second);

}  // namespace gnostica::gui
