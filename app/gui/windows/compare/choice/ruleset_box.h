// Selector of one of the rulesets to compare.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_sources.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace gnostica::gui {

/// A letter, a list of all rulesets, and the expansions to apply.
class RulesetBox : public QWidget {
    Q_OBJECT

public:
    /// `sources` must outlive this.
    RulesetBox(const RulesetSources& sources, QWidget* parent = nullptr);

    /// For example "A".
    void setLetter(const QString& letter);
    const RulesetPick& pick() const { return pick_; }
    void setPick(const RulesetPick& pick);
    QComboBox& list() const { return *list_; }
    QMenu& expansions() const { return *menu_; }

Q_SIGNALS:
    void changed();

private:
    void fill();
    void add(const RulesetPick& pick, const QString& name);
    void fillExpansions();
    void choose(int row);
    void retranslate();

    const RulesetSources& sources_;
    RulesetPick pick_;
    QLabel* letter_;
    QComboBox* list_;
    QToolButton* expansions_;
    QMenu* menu_;
    std::vector<RulesetPick> rows_;
};

}  // namespace gnostica::gui
