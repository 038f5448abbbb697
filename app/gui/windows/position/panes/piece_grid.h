// All stashes, to choose a piece that is to be placed.
#pragma once

#include "app/gui/look/art/theme.h"
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

/// For each player a button a size, and below it how many are on the board of how many there are. One whose stash is
/// empty can be chosen, too: pointing at the board then says why nothing comes of it.
class PieceGrid : public QWidget {
    Q_OBJECT

public:
    explicit PieceGrid(QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    /// As it is to be placed; nullopt: none is.
    void setChosen(const std::optional<engine::Piece>& piece);
    /// Where pieces point that are chosen.
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
