// Two rulesets side by side as a page, and as a file.
#pragma once

#include "app/gui/windows/compare/rules/side_by_side.h"

#include <QCoreApplication>
#include <QPalette>
#include <QString>

#include <set>

namespace gnostica::gui {

/// How a page looks: on the screen, or on paper.
struct PageLook {
    QString quiet;   ///< colours, "#rrggbb": of what is alike
    QString first;   ///< behind words that only the first has
    QString second;  ///< behind words that only the second has
    bool isOnPaper = false;

    static PageLook onScreen(bool dark);
    static PageLook onPaper();
};

/// Writes what sideBySide() has found. Names come from documents of strangers, and nothing in them is taken for markup.
class SideBySideText {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::SideBySideText)
public:
    explicit SideBySideText(const SideBySide& compared) : compared_(compared) {}

    /// "3 rules only in A, 2 only in B, 5 changed, 61 alike."
    QString summary() const;
    /// A table, two columns wide. Rules that are alike are one line a chapter, which is a link "alike:CHAPTER", unless
    /// the chapter is unfolded.
    QString html(const PageLook& look, const std::set<int>& unfolded) const;
    /// Only what differs, and the settings.
    QString markdown() const;

private:
    QString chapterRows(int chapter, const PageLook& look, bool isUnfolded) const;
    QString row(const RuleRow& row, const PageLook& look) const;
    QString optionTable(const PageLook& look) const;

    const SideBySide& compared_;
};

}  // namespace gnostica::gui
