// By which rules a position is meant.
#pragma once

#include "app/rulesets/rules_shelf.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace gnostica::gui {

/// A choice of games, and of the expansions over them. Rules that are on no shelf are named, and stay until others are
/// chosen.
class RulesetBar : public QWidget {
    Q_OBJECT

public:
    /// The shelf must stay.
    RulesetBar(const RulesShelf& shelf, QWidget* parent);

    void present(const std::shared_ptr<const engine::Rules>& rules);

Q_SIGNALS:
    void rulesChosen(const std::shared_ptr<const gnostica::engine::Rules>& rules);
    /// This game cannot be played with these expansions.
    void refused(const gnostica::engine::Diagnostics& problems);

private:
    void retranslate();
    void fill();
    void showRules();
    void choose();
    engine::RulesetChoice choice() const;

    const RulesShelf& shelf_;
    QLabel* label_;
    QComboBox* games_;
    QToolButton* expansions_;
    QMenu* menu_;
    std::shared_ptr<const engine::Rules> shown_;
};

}  // namespace gnostica::gui
