// Dice that are thrown on the board.
#pragma once

#include "app/gui/windows/game/stage/dice_art.h"
#include "app/gui/windows/game/stage/dice_landing.h"
#include "app/wording/throw_account.h"

#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// Lies over the whole table and lets every click through.
class DiceField : public QWidget {
    Q_OBJECT

public:
    explicit DiceField(QWidget* table);

    void present(const wording::ThrowAccount& account, const DiceGround& ground);
    const std::vector<Landing>& landings() const { return landings_; }
    /// Milliseconds at the usual speed until all dice lie still.
    double duration() const;
    /// Shows the dice at this time after the throw.
    void moveTo(double time);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintThrown(QPainter& painter, std::size_t place) const;

    std::vector<Landing> landings_;
    std::vector<DieLook> looks_;  ///< of each landing
    double die_ = 0;
    double time_ = 0;
};

}  // namespace gnostica::gui
