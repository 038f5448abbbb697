// Asks where a piece is to point.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/art/theme.h"
#include "engine/model/facing.h"
#include "engine/model/seat.h"

#include <QWidget>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

class FacingButton;

/// Five buttons in a cross, with the piece as it would lie: north, east, south, west, and upright in the middle; where
/// pieces may point diagonally, four more in the corners.
/// Follows the board when that is turned: what is up on the screen is up here. Keys: those of the compass (arrows and
/// numeric pad, as on the screen).
class FacingCompass : public QWidget {
    Q_OBJECT

public:
    explicit FacingCompass(QWidget* parent = nullptr);

    /// Whose piece is to be turned, and its size.
    void setPiece(engine::Seat owner, int size);
    /// The facings that may be picked; the others are shown disabled.
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
    /// The facing on the board of what is seen on the screen.
    engine::Facing onBoard(engine::Facing seen) const;
    void pick(engine::Facing facing);
    void showState();
    void retranslate();

    std::array<FacingButton*, 9> buttons_{};  ///< as seen on the screen, by Facing
    std::vector<engine::Facing> facings_;
    std::optional<engine::Facing> picked_;
    int quarterTurns_ = 0;
    KeyMap keys_;
};

}  // namespace gnostica::gui
