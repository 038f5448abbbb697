// The board on the screen.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/board/board_trace.h"
#include "app/gui/shared/board/board_words.h"
#include "app/gui/shared/board/lit_space.h"
#include "app/gui/shared/board/motion/board_layout.h"
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
class LitLand;
class TargetPulse;
class TraceLayer;

/// Shows the board of a View and reports what a player points at. Knows no rules: setMarks() defines what may be
/// picked. Positions are final when sync() returns; animations follow.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    /// Shows this position and clears marks of other positions.
    void sync(const engine::View& view, const engine::Rules& rules);
    /// Targets that may be picked, picked targets and the preview. PieceIds are those of the current position.
    void setMarks(const turn::BoardMarks& marks);
    /// Something of what may be picked is still needed: it pulses a few times.
    void pulseTargets();
    /// True if something has been picked and more may have to be.
    bool isChoosing() const;
    /// Steps that were made or are advised; they stay in every position until they are replaced.
    void setTraces(const std::vector<BoardTrace>& traces);
    const std::vector<BoardTrace>& traces() const;
    /// Duration in which new arrows appear, and speed of the pulse of targets; 0: immediately, and none.
    void setTraceMotion(int milliseconds);
    /// Emphasises spaces that are pointed at elsewhere; empty: none.
    void lightUp(const std::vector<engine::Space>& spaces);
    /// Lights these spaces one by one and dims all other territories, until the next call; empty: none, as usual.
    /// `animationMs`: speed of the settings, 0: no motion. The spaces are those of the current position.
    void lightLand(const std::vector<LitSpace>& spaces, int animationMs);
    const std::vector<LitSpace>& litLand() const;
    /// Spaces where something may be placed although they are empty: the cursor can move there, and they are visible
    /// like wastelands. For setting up positions.
    void setOpenGround(std::vector<engine::Space> spaces);
    /// Sets the room of columns and rows in which nothing stands or lies.
    void setRim(BoardRim rim);
    /// Sets the depth of a narrow rim, as a part of a full space.
    void setRimDepth(double depth);
    /// Animates how `events` led to the position of the last sync(), and how the board grew for them; 0 milliseconds:
    /// no animation.
    void animate(const engine::EventList& events, int milliseconds);
    /// Puts everything in its place immediately.
    void endMotion();

    const Theme& theme() const;
    /// Names of pieces in descriptions, such as Speaker::piece() for the viewer.
    void setPieceName(BoardWords::PieceName name);
    /// Updates the texts on cards to a new language.
    void retranslate(const engine::Rules& rules);
    /// Clockwise quarter turns of the table: arrow keys are directions on the screen.
    void setQuarterTurns(int turns) { quarterTurns_ = turns; }

    /// Where spaces lie now.
    const BoardGeometry& geometry() const;
    /// Bounds of all spaces; the scenery round them is only for panning.
    QRectF extent() const;
    /// Full and narrow columns and rows within the extent.
    BoardSpans spans() const;
    /// The full columns and rows; nullopt without a board.
    std::optional<SpaceBox> core() const;
    /// The card of a space, or Card::none().
    engine::Card cardAt(engine::Space space) const;
    /// The space of a piece; nullopt if there is no such piece.
    std::optional<engine::Space> spaceOf(engine::PieceId piece) const;
    /// … and its point in the scene.
    std::optional<QPointF> pointOf(engine::PieceId piece) const;
    /// Draws cards as on the board; may be shared with panels.
    std::shared_ptr<const CardArt> cardArt() const;
    BoardArt& art() { return *art_; }

    std::optional<engine::Space> cursorSpace() const;
    /// Moves the keyboard's cursor.
    void setCursor(engine::Space space);
    void moveCursor(engine::Facing screenDirection);
    /// Moves to the next piece of the cursor's space; false after the last one.
    bool cyclePiece(bool forward);
    void pickAtCursor();
    void askAtCursor();
    /// Describes the target of the cursor …
    QString cursorText() const;
    /// … and any other target; empty for none.
    QString textOf(const turn::BoardTarget& target) const;

Q_SIGNALS:
    void spacePicked(gnostica::engine::Space space);
    void piecePicked(gnostica::engine::PieceId piece);
    /// The second click of a double-click; the first was reported as a pick.
    void pickedAgain(const gnostica::turn::BoardTarget& target);
    /// A piece that may be picked is being dragged: its targets can be marked.
    void pieceLifted(gnostica::engine::PieceId piece);
    /// The piece was dropped on another space. piecePicked() is not emitted for it.
    void pieceDragged(gnostica::engine::PieceId piece, gnostica::engine::Space to);
    /// The piece was dragged towards a side of its own space.
    void piecePointed(gnostica::engine::PieceId piece, gnostica::engine::Facing facing);
    /// The pointer has moved to another space, or off all spaces.
    void hovered(std::optional<gnostica::engine::Space> space);
    /// A target that may not be picked was clicked, or the player asks about one (right click, Shift+F10).
    void whyNotAsked(std::optional<gnostica::engine::Space> space, std::optional<gnostica::engine::PieceId> piece);
    void cursorMoved(const QString& description);
    /// The board has become larger or smaller, or its rim grows.
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
    turn::BoardTarget targetAt(const QPointF& point) const;
    turn::BoardTarget cursorTarget() const;
    void pick(const turn::BoardTarget& target);
    void pointAt(const std::optional<QPointF>& point);
    std::vector<engine::Space> cursorSpaces() const;
    void makeRoom(const engine::State& state);
    void placeItems();
    void placeCursor();
    void showCursor(bool byKeyboard);

    std::unique_ptr<BoardArt> art_;
    std::unique_ptr<BoardItems> items_;
    std::unique_ptr<BoardMarkers> markers_;
    std::unique_ptr<TraceLayer> traces_;
    std::unique_ptr<LitLand> lit_;
    std::unique_ptr<BoardCursor> cursor_;
    std::unique_ptr<BoardPointer> pointer_;
    BoardLayout* layout_;
    BoardAnimator* animator_;
    TargetPulse* pulse_;
    CursorItem* cursorItem_;
    BoardWords words_;
    std::vector<engine::Space> openGround_;
    std::string facesOf_;  ///< document of the faces in art_
    std::optional<engine::Space> hovered_;
    QString said_;  ///< last text of cursorMoved()
    int quarterTurns_ = 0;
    bool keyboardUsed_ = false;
    bool doubled_ = false;  ///< the button is pressed for the second time
};

}  // namespace gnostica::gui
