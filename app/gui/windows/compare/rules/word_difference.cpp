#include "app/gui/windows/compare/rules/word_difference.h"

#include <QStringList>
#include <QTextBoundaryFinder>

namespace gnostica::gui {

namespace {

constexpr qsizetype kMostWords = 600;

/// Words and the characters between them, which together make up the text. Also splits scripts without spaces.
QStringList wordsOf(const QString& text) {
    QStringList words;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    qsizetype from = 0;
    while (finder.toNextBoundary() >= 0) {
        words << text.mid(from, finder.position() - from);
        from = finder.position();
    }
    return words;
}

void append(std::vector<WordRun>& runs, const QString& word, bool isOwn) {
    if (runs.empty() || runs.back().isOwn != isOwn) {
        runs.push_back({{}, isOwn});
    }
    runs.back().text += word;
}

/// The number of words that the rests of two texts have in common.
class CommonWords {
public:
    CommonWords(const QStringList& first, const QStringList& second)
        : width_(second.size() + 1),
          counts_(static_cast<std::size_t>((first.size() + 1) * width_)) {
        for (qsizetype i = first.size() - 1; i >= 0; --i) {
            for (qsizetype j = second.size() - 1; j >= 0; --j) {
                at(i, j) = first[i] == second[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    int& at(qsizetype i, qsizetype j) { return counts_[static_cast<std::size_t>(i * width_ + j)]; }

private:
    qsizetype width_;
    std::vector<int> counts_;
};

}  // namespace

WordDifference wordDifference(const QString& first, const QString& second) {
    const QStringList a = wordsOf(first);
    const QStringList b = wordsOf(second);
    if (a.size() > kMostWords || b.size() > kMostWords) {
        return {{{first, true}}, {{second, true}}};
    }
    WordDifference runs;
    CommonWords common(a, b);
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            append(runs.first, a[i++], false);
            append(runs.second, b[j++], false);
        } else if (j == b.size() || (i < a.size() && common.at(i + 1, j) >= common.at(i, j + 1))) {
            append(runs.first, a[i++], true);
        } else {
            append(runs.second, b[j++], true);
        }
    }
    return runs;
}

}  // namespace gnostica::gui
