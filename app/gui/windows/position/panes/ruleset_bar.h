// Selection of a position's ruleset.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace gnostica::gui {

/// A choice of games and expansions. Rules that are not on the shelf are named, and are kept until others are chosen.
class RulesetBar : public QWidget {
    Q_OBJECT

public:
    /// The shelf must outlive this.
    RulesetBar(const rulesets::RulesShelf& shelf, QWidget* parent);

    void present(const std::shared_ptr<const engine::Rules>& rules);

Q_SIGNALS:
    void rulesChosen(const std::shared_ptr<const gnostica::engine::Rules>& rules);
    /// The game cannot be played with these expansions.
    void refused(const gnostica::engine::Diagnostics& problems);

private:
    void retranslate();
    void fill();
    void showRules();
    void choose();
    engine::RulesetChoice choice() const;

    const rulesets::RulesShelf& shelf_;
    QLabel* label_;
    QComboBox* games_;
    QToolButton* expansions_;
    QMenu* menu_;
    std::shared_ptr<const engine::Rules> shown_;
};

}  // namespace gnostica::gui
