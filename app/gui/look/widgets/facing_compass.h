// A choice of a facing for a piece.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "engine/model/facing.h"
#include "engine/model/seat.h"

#include <QWidget>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

class FacingButton;

/// Five buttons in a cross that show the piece facing north, east, south, west and, in the middle, upright; four more
/// in the corners if pieces may point diagonally. Follows the rotation of the board: up on the screen is up here. Uses
/// the compass keys (arrows and numeric pad, in directions on the screen).
class FacingCompass : public QWidget {
    Q_OBJECT

public:
    explicit FacingCompass(QWidget* parent = nullptr);

    /// Sets owner and size of the piece.
    void setPiece(engine::Seat owner, int size);
    /// Sets the allowed facings; the others are disabled.
    void setFacings(std::span<const engine::Facing> facings);
    void setPicked(std::optional<engine::Facing> facing);
    void setQuarterTurns(int turns);

    QSize sizeHint() const override { return {156, 156}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

Q_SIGNALS:
    void facingPicked(gnostica::engine::Facing facing);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// The facing on the board of a facing on the screen.
    engine::Facing onBoard(engine::Facing seen) const;
    void pick(engine::Facing facing);
    void showState();
    void retranslate();

    std::array<FacingButton*, 9> buttons_{};  ///< by Facing on the screen
    std::vector<engine::Facing> facings_;
    std::optional<engine::Facing> picked_;
    int quarterTurns_ = 0;
    KeyMap keys_;
};

}  // namespace gnostica::gui
