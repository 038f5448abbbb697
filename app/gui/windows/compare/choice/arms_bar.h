// The list of the rulesets to compare.
#pragma once

#include "app/gui/windows/compare/choice/ruleset_box.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace gnostica::gui {

/// At least two rulesets. Those after the second take part in experiments only.
class ArmsBar : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMost = 8;

    ArmsBar(const RulesetSources& sources, QWidget* parent = nullptr);

    std::vector<RulesetPick> picks() const;
    void setPicks(std::vector<RulesetPick> picks);
    RulesetBox& box(std::size_t arm) const { return *boxes_[arm]; }
    /// Swaps the first two rulesets.
    void swap();
    /// Adds another ruleset: a copy of the last one.
    void add();
    void removeLast();
    /// "A", "B", …
    static QString letter(std::size_t arm) { return QChar(static_cast<char16_t>(u'A' + arm)); }

Q_SIGNALS:
    void changed();

private:
    void resize(std::size_t count);
    void retranslate();

    const RulesetSources& sources_;
    QWidget* first_;
    QWidget* more_;
    std::vector<RulesetBox*> boxes_;
    QToolButton* swap_;
    QToolButton* add_;
    QToolButton* remove_;
};

}  // namespace gnostica::gui
