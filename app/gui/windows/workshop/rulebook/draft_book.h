// The rulebook of a draft, compared with that of its parent.
#pragma once

#include "app/wording/rulebook.h"
#include "engine/documents/inspection.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A sentence, and its earlier version.
struct DraftSentence {
    wording::RuleText text;
    bool isNew = false;
    QString before;       ///< the parent's text instead; empty for none
    std::string pointer;  ///< of the option that determines it; empty if unknown
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

/// A value, made again after every change of the draft.
struct DraftBook {
    QString title;
    QString summary;
    std::vector<DraftChapter> chapters;
    /// Rules of the parent that the draft does not have.
    std::vector<DraftParagraph> gone;
    /// The paragraph of each option, by its pointer.
    std::map<std::string, QString> places;

    int changes() const;
};

/// The draft must have rules. Without a parent nothing counts as new.
DraftBook draftBook(const engine::Inspection& found, const wording::Vocabulary& words);

}  // namespace gnostica::gui
