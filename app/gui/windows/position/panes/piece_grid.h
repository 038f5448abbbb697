// The stashes, from which the user chooses a piece to place.
#pragma once

#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace gnostica::gui {

class FacingButton;
class SeatBadge;

/// For each player, one button per size and, below it, the number of pieces on the board and in total. An empty stash
/// can also be chosen: pointing at the board then explains why no piece can be placed.
class PieceGrid : public QWidget {
    Q_OBJECT

public:
    explicit PieceGrid(QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    /// The piece to be placed; nullopt for none.
    void setChosen(const std::optional<engine::Piece>& piece);
    /// The facing of the pieces on the buttons.
    void setFacing(engine::Facing facing);

Q_SIGNALS:
    void chosen(gnostica::engine::Seat seat, int size);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        SeatBadge* badge = nullptr;
        std::array<FacingButton*, engine::kSizes> buttons{};
        std::array<QLabel*, engine::kSizes> counts{};
    };

    Row makeRow(engine::Seat seat);
    bool step(const QObject& from, int key);
    void showLooks();
    static QString accountOf(int size);

    QGridLayout* grid_;
    std::vector<Row> rows_;
    engine::Facing facing_ = engine::Facing::north;
};

}  // namespace gnostica::gui
