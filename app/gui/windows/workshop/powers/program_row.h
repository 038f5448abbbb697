// The powers of one card or suit in a row.
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

/// What a row shows of the draft.
struct ProgramLook {
    QString name;
    CardProgram::Uses uses;                    ///< the program, as it stands
    std::vector<std::vector<ChipLook>> chips;  ///< as its slots
    std::string link;                          ///< as documents call it; empty: there can be none
    /// What the first two powers can be linked by, and what it is called; the first is none.
    std::vector<std::pair<std::string, QString>> links;
    std::vector<PowerOffer> offers;
    QString inherited;  ///< the parent's program in words, where it is another
    QString problem;
    bool isSuit = false;  ///< has one power, which can only be another
    bool isLocked = false;
    friend bool operator==(const ProgramLook&, const ProgramLook&) = default;
};

/// Chips in the order of use, "one of" several where a player may choose. It asks for changes; what has come of them is
/// presented.
class ProgramRow : public QFrame {
    Q_OBJECT

public:
    explicit ProgramRow(QWidget* parent);

    void present(const ProgramLook& look);
    /// The one whose card is shown.
    void setLookedAt(bool looked);
    bool differs() const { return !look_.inherited.isEmpty(); }

    const CardProgram& program() const { return program_; }
    /// Nullptr if there is no such power.
    PowerChip* chip(PowerPlace place) const;
    /// Gives the chip the keyboard; one as near as possible, if there is none.
    void focusOn(PowerPlace place);

Q_SIGNALS:
    /// The card shall do this; then the keyboard belongs to the power there.
    void changeWanted(const nlohmann::json& program, gnostica::gui::PowerPlace place);
    /// A suit shall have this power.
    void powerWanted(const std::string& power);
    void linkWanted(const std::string& link);
    void revertWanted();
    void settingsWanted(gnostica::gui::PowerPlace place);
    void visited(gnostica::gui::PowerPlace place);
    /// The keyboard goes to the row above or below.
    void left(bool down, gnostica::gui::PowerPlace place);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void dress(const Theme& theme);
    /// Where something that is dragged would go.
    struct Goal {
        std::size_t slot = 0;
        bool joins = false;  ///< becomes one of its alternatives
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
    std::vector<PowerPlace> places_;  ///< of the chips
    std::vector<QWidget*> between_;
    std::optional<Goal> goal_;
    bool lookedAt_ = false;
};

}  // namespace gnostica::gui
