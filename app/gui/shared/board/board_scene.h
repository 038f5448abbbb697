// The board as a player sees it.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/board/board_trace.h"
#include "app/gui/shared/board/board_words.h"
#include "app/turn/board_marks.h"
#include "engine/model/event.h"
#include "engine/play/view.h"
#include "engine/rules/rules.h"

#include <QGraphicsScene>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gnostica::gui {

struct BoardArt;
class BoardAnimator;
class BoardCursor;
class BoardItems;
class BoardMarkers;
class BoardPointer;
class CardArt;
class CursorItem;
class TraceLayer;

/// Shows the board of a View, and says at what a player points. Knows no rule: what may be picked, it is told
/// (setMarks). Positions are final as soon as sync() returns; animations follow.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    /// Shows this position. Marks that were set for another position are forgotten.
    void sync(const engine::View& view, const engine::Rules& rules);
    /// What may be picked, is picked, and would come of it. PieceIds are those of the position shown.
    void setMarks(const BoardMarks& marks);
    /// Something has been picked, and more may have to be.
    bool isChoosing() const;
    /// What has been done, or is advised; it stays, whatever position is shown, until it is set anew.
    void setTraces(const std::vector<BoardTrace>& traces);
    const std::vector<BoardTrace>& traces() const;
    /// How long new arrows take to draw themselves; 0: they are there at once.
    void setTraceMotion(int milliseconds);
    /// Emphasises spaces that somebody points at elsewhere; none: nothing.
    void lightUp(const std::vector<engine::Space>& spaces);
    /// Where something may come, though nothing is there yet: the cursor goes there, too, and these spaces are in view
    /// as wastelands are. For positions that are set up.
    void setOpenGround(std::vector<engine::Space> spaces);
    /// Shows how `events` led to the position that sync() was given since; 0 milliseconds: not at all.
    void animate(const engine::EventList& events, int milliseconds);

    const Theme& theme() const;
    /// How pieces are called in descriptions, such as Speaker::piece() for the viewer.
    void setPieceName(BoardWords::PieceName name);
    /// The words on cards come in another language now.
    void retranslate(const engine::Rules& rules);
    /// How often the table is turned clockwise: arrow keys mean directions of the screen.
    void setQuarterTurns(int turns) { quarterTurns_ = turns; }

    /// What all spaces cover; scenery around it is for panning only.
    QRectF extent() const;
    /// The card on a space, or none.
    engine::Card cardAt(engine::Space space) const;
    /// Where a piece stands; nullopt if there is no such piece.
    std::optional<engine::Space> spaceOf(engine::PieceId piece) const;
    /// … and where within it.
    std::optional<QPointF> pointOf(engine::PieceId piece) const;
    /// Cards, drawn as on the board; may be shared with panels.
    std::shared_ptr<const CardArt> cardArt() const;
    BoardArt& art() { return *art_; }

    std::optional<engine::Space> cursorSpace() const;
    /// Moves the keyboard's cursor.
    void setCursor(engine::Space space);
    void moveCursor(engine::Facing screenDirection);
    /// To the next piece of the cursor's space; false past the last one.
    bool cyclePiece(bool forward);
    void pickAtCursor();
    void askAtCursor();
    /// Describes what the cursor is on …
    QString cursorText() const;
    /// … and anything else; empty for nothing.
    QString textOf(const BoardTarget& target) const;

Q_SIGNALS:
    void spacePicked(gnostica::engine::Space space);
    void piecePicked(gnostica::engine::PieceId piece);
    /// The second click of a double click; the first one has been told of as a pick.
    void pickedAgain(const gnostica::gui::BoardTarget& target);
    /// A piece that may be picked is being dragged: its targets may now be marked.
    void pieceLifted(gnostica::engine::PieceId piece);
    /// It was dropped on another space. piecePicked() is not emitted for it.
    void pieceDragged(gnostica::engine::PieceId piece, gnostica::engine::Space to);
    /// It was dragged towards a side of its own space.
    void piecePointed(gnostica::engine::PieceId piece, gnostica::engine::Facing facing);
    /// The pointer is over another space, or over none.
    void hovered(std::optional<gnostica::engine::Space> space);
    /// Something was clicked that may not be picked, or asked about (right click, Shift+F10).
    void whyNotAsked(std::optional<gnostica::engine::Space> space, std::optional<gnostica::engine::PieceId> piece);
    void cursorMoved(const QString& description);
    /// The board has grown or shrunk.
    void extentChanged(const QRectF& extent);

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void dress(const Theme& theme);
    void updateWhole();
    BoardTarget targetAt(const QPointF& point) const;
    BoardTarget cursorTarget() const;
    void pick(const BoardTarget& target);
    void pointAt(const std::optional<QPointF>& point);
    std::vector<engine::Space> cursorSpaces() const;
    void updateExtent();
    void showCursor(bool byKeyboard);

    std::unique_ptr<BoardArt> art_;
    std::unique_ptr<BoardItems> items_;
    std::unique_ptr<BoardMarkers> markers_;
    std::unique_ptr<TraceLayer> traces_;
    std::unique_ptr<BoardCursor> cursor_;
    std::unique_ptr<BoardPointer> pointer_;
    BoardAnimator* animator_;
    CursorItem* cursorItem_;
    BoardWords words_;
    std::vector<engine::Space> openGround_;
    std::string facesOf_;  ///< the document whose faces art_ has
    std::optional<engine::Space> hovered_;
    QString said_;  ///< by cursorMoved() last
    int quarterTurns_ = 0;
    bool keyboardUsed_ = false;
    bool doubled_ = false;  ///< the button is down for the second time
};

}  // namespace gnostica::gui
