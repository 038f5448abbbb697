// The pane of objects to put on the board.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/cards/card_icons.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QWidget>

class QToolButton;

namespace gnostica::gui {

class CardPalette;
class FacingCompass;
class PieceGrid;

/// Selects the brush of an EditTool: pick and move, erase, a piece with a facing, or a card.
class BrushPane : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    BrushPane(EditTool& tool, const CardIcons& icons, QWidget* parent);

    void present(const PositionDraft& draft, const PositionWords& words);
    void refreshIcons();
    void setQuarterTurns(int turns);
    CardPalette& cards() const { return *cards_; }
    /// Selects the next or previous facing.
    void turn(int by);

Q_SIGNALS:
    /// The user has selected another object to place.
    void chosen();

private:
    void retranslate();
    void dress(const Theme& theme);
    void layOut();
    void choose(const Brush& brush);
    void choosePiece(engine::Seat seat, int size);
    void setFacing(engine::Facing facing);
    void showBrush();

    EditTool& tool_;
    QToolButton* pick_;
    QToolButton* erase_;
    PieceGrid* pieces_;
    FacingCompass* compass_;
    CardPalette* cards_;
    std::vector<engine::Facing> facings_;
    engine::Facing facing_ = engine::Facing::north;
};

}  // namespace gnostica::gui
