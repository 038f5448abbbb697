// What people may agree on before a game, beside who plays and which game.
#pragma once

#include "app/gui/look/widgets/fold.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"

#include <cstdint>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace gnostica::gui {

/// The settings of a ruleset and the seed, folded away: the heading tells how many differ from the rules, and what
/// differs can be put back, one by one or all at once.
class HouseRules : public QWidget {
    Q_OBJECT

public:
    explicit HouseRules(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);

    OptionRows& options() { return *options_; }
    const OptionRows& options() const { return *options_; }
    Fold& fold() { return *fold_; }
    /// As OptionRows::setProblems(); where there are any of settings they come into view.
    engine::Diagnostics setProblems(const engine::Diagnostics& problems);
    /// How the game differs from the base game, which players are assumed to know; empty: not at all.
    void setDifference(const QString& text);
    /// The seed that was typed in; nullopt for any.
    std::optional<std::uint64_t> seed() const;

Q_SIGNALS:
    void changed();

private:
    void showCount();
    void retranslate();

    Fold* fold_;
    OptionRows* options_;
    QLabel* difference_;
    QPushButton* reset_;
    QLabel* seedLabel_;
    QLineEdit* seed_;
};

}  // namespace gnostica::gui
