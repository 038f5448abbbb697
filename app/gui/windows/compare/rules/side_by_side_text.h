// Two rulesets side by side as a page and as a file.
#pragma once

#include "app/gui/windows/compare/rules/side_by_side.h"

#include <QCoreApplication>
#include <QPalette>
#include <QString>

#include <set>

namespace gnostica::gui {

/// Appearance of a page on the screen or on paper.
struct PageLook {
    QString quiet;   ///< colour, "#rrggbb", of identical rules
    QString first;   ///< background of words that only the first has
    QString second;  ///< background of words that only the second has
    bool isOnPaper = false;

    static PageLook onScreen(bool dark);
    static PageLook onPaper();
};

/// Writes the result of sideBySide(). Names come from documents of strangers and are never treated as markup.
class SideBySideText {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::SideBySideText)
public:
    explicit SideBySideText(const SideBySide& compared) : compared_(compared) {}

    /// "3 rules only in A · 2 rules only in B · 5 rules changed · 61 rules identical"
    QString summary() const;
    /// A table of two columns. Identical rules of a chapter become one line, a link "alike:CHAPTER", unless the chapter
    /// is unfolded.
    QString html(const PageLook& look, const std::set<int>& unfolded) const;
    /// Only the differences and the settings.
    QString markdown() const;

private:
    QString chapterRows(int chapter, const PageLook& look, bool isUnfolded) const;
    QString row(const RuleRow& row, const PageLook& look) const;
    QString optionTable(const PageLook& look) const;

    const SideBySide& compared_;
};

}  // namespace gnostica::gui
