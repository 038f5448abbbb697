// Dialog for the ruleset and players of a new game.
#pragma once

#include "app/gui/base/settings/settings.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/game_session.h"
#include "app/wording/rulebook.h"
#include "engine/lab/game_lengths.h"

#include <QDialog>

#include <cstdint>
#include <optional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace gnostica::gui {

class HouseRules;
class SeatRows;

/// Two levels: players and ruleset, and the house rules, which are folded away.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    NewGameDialog(const rulesets::RulesShelf& shelf, const NewGameChoice& choice, QWidget* parent = nullptr);

    /// The game continues from the position on a table: for the same number of players, under rules that can represent
    /// it. Parts that they cannot represent are listed.
    void playOn(table::TablePosition from);

    /// The choice, to be remembered.
    NewGameChoice choice() const;
    /// The seed that the user typed; nullopt for any.
    std::optional<std::uint64_t> seed() const;

    /// Converts a choice for the engine.
    static engine::RulesetChoice rulesetOf(const NewGameChoice& choice);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void grow();
    void build();
    QWidget* gamePart();
    QWidget* peoplePart();
    QWidget* expansionRow(const rulesets::RulesetTitle& title);
    void fillRulesets();
    void refresh();
    void fill(const NewGameChoice& choice);
    void chooseVariant();
    bool checkRules();
    QStringList whatDoesNotFit(const std::shared_ptr<const engine::Rules>& rules) const;
    bool fitsSeats() const;
    void showDifference(const engine::Rules& rules);
    QString lengthOf(const engine::Rules& rules) const;
    void showLength(const QString& sentence);
    bool checkSeats();
    void check();
    void retranslate();
    engine::RulesetChoice ruleset(bool withOptions) const;

    const rulesets::RulesShelf& shelf_;
    QGroupBox* gameBox_;
    QGroupBox* peopleBox_;
    QComboBox* variant_;
    QLabel* summary_;
    QWidget* expansionBox_;
    QVBoxLayout* expansionList_;
    std::vector<QCheckBox*> expansions_;
    HouseRules* house_;
    QSpinBox* seats_;
    SeatRows* people_;
    QLabel* length_;        ///< length of such games, if known
    QLabel* problem_;       ///< problems of the game as a whole
    QLabel* seatsProblem_;  ///< problems of the number of players
    QLabel* shelfProblem_;  ///< documents that are not offered
    QDialogButtonBox* buttons_;
    QWidget* content_;  ///< everything except the buttons
    QScrollArea* scroll_;
    int contentHeight_ = 0;  ///< height that the dialog has been fitted to
    std::vector<QLabel*> labels_;
    std::optional<wording::Rulebook> baseBook_;
    engine::lab::GameLengths lengths_;
    std::optional<table::TablePosition> from_;
    int minSeats_ = 2;
    int maxSeats_ = engine::kMaxSeats;
};

}  // namespace gnostica::gui
