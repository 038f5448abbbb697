// The rulebook of a draft, beside that of its parent.
#pragma once

#include "app/wording/rulebook.h"
#include "engine/documents/inspection.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A sentence, and what it was.
struct DraftSentence {
    wording::RuleText text;
    bool isNew = false;
    QString before;       ///< what the parent says instead; empty for nothing
    std::string pointer;  ///< of the option that decides it; empty where none is known
};

struct DraftParagraph {
    QString id;
    QString title;
    std::vector<DraftSentence> sentences;
};

struct DraftChapter {
    QString title;
    std::vector<DraftParagraph> paragraphs;
};

/// A value, made anew whenever the draft has become another.
struct DraftBook {
    QString title;
    QString summary;
    std::vector<DraftChapter> chapters;
    /// Rules of the parent that the draft has not.
    std::vector<DraftParagraph> gone;
    /// The paragraph of each option, by its pointer.
    std::map<std::string, QString> places;

    int changes() const;
};

/// The draft must have rules. Without a parent nothing is new.
DraftBook draftBook(const engine::Inspection& found, const wording::Vocabulary& words);

}  // namespace gnostica::gui
