// Options that players can agree on before a game, in addition to players and ruleset.
#pragma once

#include "app/gui/look/widgets/fold.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"

#include <cstdint>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace gnostica::gui {

/// The settings of a ruleset and the seed; they can be folded away. The heading shows the number of changed settings,
/// which can be reset one by one or together.
class HouseRules : public QWidget {
    Q_OBJECT

public:
    explicit HouseRules(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);

    OptionRows& options() { return *options_; }
    const OptionRows& options() const { return *options_; }
    Fold& fold() { return *fold_; }
    /// See OptionRows::setProblems(); settings with problems become visible.
    engine::Diagnostics setProblems(const engine::Diagnostics& problems);
    /// Differences from the base game, which players are assumed to know; empty if there are none.
    void setDifference(const QString& text);
    /// The seed that the user typed; nullopt for any.
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
