// A row with the powers of one card or suit.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/powers/card_program.h"
#include "app/gui/windows/workshop/powers/power_chip.h"
#include "app/gui/windows/workshop/powers/power_offers.h"

#include <QFrame>

#include <optional>
#include <string>
#include <utility>
#include <vector>

class QLabel;
class QMenu;
class QToolButton;

namespace gnostica::gui {

class FlowLayout;

/// The contents of a row.
struct ProgramLook {
    QString name;
    CardProgram::Uses uses;                    ///< the current program
    std::vector<std::vector<ChipLook>> chips;  ///< one entry per slot
    std::string link;                          ///< as in documents; empty: no link is possible
    /// Possible links of the first two powers, with their names; the first entry is "no link".
    std::vector<std::pair<std::string, QString>> links;
    std::vector<PowerOffer> offers;
    QString inherited;  ///< the parent's program in words, if it differs
    QString problem;
    bool isSuit = false;  ///< has exactly one power, which can only be replaced
    bool isLocked = false;
    friend bool operator==(const ProgramLook&, const ProgramLook&) = default;
};

/// Chips in the order of use, with "one of" before alternatives. Emits requested changes; the result is shown by
/// present().
class ProgramRow : public QFrame {
    Q_OBJECT

public:
    explicit ProgramRow(QWidget* parent);

    void present(const ProgramLook& look);
    /// Highlights the row whose card is shown.
    void setLookedAt(bool looked);
    bool differs() const { return !look_.inherited.isEmpty(); }

    const CardProgram& program() const { return program_; }
    /// Nullptr if there is no such power.
    PowerChip* chip(PowerPlace place) const;
    /// Focuses the chip or, if it does not exist, the nearest one.
    void focusOn(PowerPlace place);

Q_SIGNALS:
    /// The card is to get this program, and the power at `place` the focus.
    void changeWanted(const nlohmann::json& program, gnostica::gui::PowerPlace place);
    /// The suit is to get this power.
    void powerWanted(const std::string& power);
    void linkWanted(const std::string& link);
    void revertWanted();
    void settingsWanted(gnostica::gui::PowerPlace place);
    void visited(gnostica::gui::PowerPlace place);
    /// The focus moves to the row above or below.
    void left(bool down, gnostica::gui::PowerPlace place);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void dress(const Theme& theme);
    /// Where a dragged chip would be dropped.
    struct Goal {
        std::size_t slot = 0;
        bool joins = false;  ///< as an alternative in the slot
        QRect mark;
        friend bool operator==(const Goal&, const Goal&) = default;
    };

    PowerPlace placeOf(const PowerChip* chip) const;
    void layChips();
    PowerChip* makeChip();
    QWidget* between(const QString& word);
    QWidget* linkBetween();
    void chooseLink();
    void follow(PowerChip* chip, PowerChip::Wish wish);
    void ask(CardProgram program, CardProgram::Moved moved);
    void add(std::size_t slot, const std::string& use);
    void showPalette(std::size_t slot, QWidget* below);
    void showMenu(PowerPlace place, const QPoint& global);
    void addChanges(QMenu& menu, PowerPlace place);
    std::optional<Goal> goalAt(const QPoint& global) const;
    void hover(const QPoint& global);
    void drop(PowerPlace place, const QPoint& global);
    void stopDrag();

    ProgramLook look_;
    CardProgram program_;
    QLabel* name_;
    QLabel* problem_;
    QToolButton* revert_;
    QToolButton* add_;
    QWidget* line_;
    FlowLayout* flow_;
    std::vector<PowerChip*> chips_;
    std::vector<PowerPlace> places_;  ///< of chips_
    std::vector<QWidget*> between_;
    std::optional<Goal> goal_;
    bool lookedAt_ = false;
};

}  // namespace gnostica::gui
