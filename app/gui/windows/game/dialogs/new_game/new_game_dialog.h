// Dialog for the ruleset and players of a new game.
#pragma once

#include "app/gui/base/settings/settings.h"
#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/windows/game/dialogs/new_game/base_difference.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/game_session.h"
#include "engine/lab/game_lengths.h"

#include <QDialog>

#include <cstdint>
#include <optional>

class QLabel;

namespace gnostica::gui {

class ColumnScroll;
class FormColumns;
class LengthSheet;
class OnTop;
class PageButton;
class ShelfPart;
class WhoPlays;
class WindowHead;

/// A page on the table: the shelf of games above, and three sheets below it: who plays, what is added to the game, and
/// how long it takes.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    NewGameDialog(const rulesets::RulesShelf& shelf, const NewGameChoice& choice, QWidget* parent = nullptr);

    /// The game continues from the position on a table: for the same number of players, under rules that can represent
    /// it. Parts that they cannot represent are listed.
    void playOn(table::TablePosition from);
    /// Shows a way to the workshop; see workshopWanted().
    void offerWorkshop();

    /// The choice, to be remembered.
    NewGameChoice choice() const;
    /// The seed that the user typed; nullopt for any.
    std::optional<std::uint64_t> seed() const;

    /// Converts a choice for the engine.
    static engine::RulesetChoice rulesetOf(const NewGameChoice& choice);

Q_SIGNALS:
    /// The user wants to make games instead; the dialog has been rejected.
    void workshopWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* content();
    QWidget* buttonRow();
    void connectParts();
    void fitShelf();
    void fillGames();
    void refresh();
    void fill(const NewGameChoice& choice);
    void takeGame();
    void takeSeats();
    bool checkRules();
    QStringList whatDoesNotFit(const std::shared_ptr<const engine::Rules>& rules) const;
    bool fitsSeats() const;
    QString lengthOf(const QString& game) const;
    void showLength(const engine::Rules* rules);
    bool checkSeats();
    void check();
    void retranslate();
    engine::RulesetChoice ruleset(bool withOptions) const;

    const rulesets::RulesShelf& shelf_;
    WindowHead* head_;
    ShelfPart* games_;
    WhoPlays* people_;
    OnTop* onTop_;
    LengthSheet* length_;
    FormColumns* sheets_ = nullptr;
    QWidget* buttons_ = nullptr;
    ColumnScroll* scroll_;  ///< everything between head and buttons
    QLabel* problem_;       ///< problems of the game as a whole
    PageButton* cancel_;
    PageButton* start_;
    TableCloth cloth_;
    BaseDifference difference_;
    engine::lab::GameLengths lengths_;
    std::optional<table::TablePosition> from_;
    int minSeats_ = 2;
    int maxSeats_ = engine::kMaxSeats;
};

}  // namespace gnostica::gui
