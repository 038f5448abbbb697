// View of the board.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/shared/board/board_scene.h"
#include "engine/model/card.h"
#include "engine/model/space.h"

#include <QGraphicsView>
#include <QMargins>
#include <QPoint>

#include <functional>
#include <optional>

class QGestureEvent;
class QNativeGestureEvent;
class QTimer;

namespace gnostica::gui {

class BoardEdge;
class HoverCard;

/// Zooms, pans and turns the board. Until the user zooms or pans, the whole board stays visible.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    /// Text about the powers of a card.
    using PowersText = std::function<QString(engine::Card)>;

    /// Carries out a command of a key; false if it has no meaning here.
    using KeyTaker = std::function<bool(Act)>;

    explicit BoardView(BoardScene* scene, QWidget* parent = nullptr);

    BoardScene* board() const { return board_; }

    void zoomIn() { zoomBy(1.25); }
    void zoomOut() { zoomBy(1 / 1.25); }
    /// About the middle of the view.
    void zoomBy(double factor);
    /// What is seen at this place of the viewport stays there, as far as the edges of the board allow.
    void zoomAt(double factor, const QPointF& place);
    double zoom() const;
    /// Shows the whole board, and keeps it visible.
    void fit();
    bool isFitted() const { return fitted_; }

    /// Clockwise quarter turns of the table, 0 to 3.
    int quarterTurns() const { return quarterTurns_; }
    void turnTable(int quarters);
    void setQuarterTurns(int turns);

    void setPowersText(PowersText powers) { powers_ = std::move(powers); }
    /// Sets whether resting on a card shows it large.
    void setHoverCardShown(bool shown);
    /// Sets whether another widget shows the card that is looked at; the board then never shows one itself.
    void setCardShownElsewhere(bool elsewhere);
    /// Sets whether columns and rows are named along two edges.
    void setEdgeShown(bool shown);
    /// Sets the room for these names round a fitted board, in pixels; initially none.
    void setNameRoom(const QMargins& room);
    const QMargins& nameRoom() const { return nameRoom_; }
    /// Shows the card at the cursor large or hides it.
    void toggleCardAtCursor();
    /// Shows the card of a space large, if there is one, until something else is pointed at.
    void showCard(engine::Space space);
    /// Hides the large card for a new position, unless the pointer rests on that very card.
    void dismissCard();
    /// Sets the handler of keys that the view does not handle itself.
    void setKeyTaker(KeyTaker taker) { takeKey_ = std::move(taker); }

    /// Draws the table under `part`: the parent of the view, which is as large as the table, or a widget within it.
    void paintTable(QPainter& painter, const QWidget& part);

Q_SIGNALS:
    void quarterTurnsChanged(int turns);
    /// The pointer or the cursor has moved to a card, or it is to be shown elsewhere.
    void cardLookedAt(gnostica::engine::Card card);
    /// The pointer has left the cards.
    void cardLookedAway();
    /// Spaces have moved within the view.
    void viewMoved();

protected:
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int x, int y) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// The space bar acts on press and release: held, it pans; alone, it picks.
    enum class SpaceBar { up, held, panned };

    bool hasRoom() const;
    /// Room for the board within the viewport.
    QSizeF room() const;
    void centreBoard();
    /// Zoom at which the whole board fits; nullopt if there is no board or no room.
    std::optional<double> zoomOfWhole() const;
    void pan(const QPoint& by);
    void scroll(const QPoint& by);
    bool moveView(Act act);
    void startPan(const QPoint& at);
    void endPan();
    bool handleGesture(QGestureEvent* event);
    bool handleNativeGesture(QNativeGestureEvent* event);
    bool handleKey(const QKeyEvent& event);
    bool act(Act act);
    bool moveCursor(Act act);
    bool look(Act act);
    void setRimDepth();
    void applyTransform(double zoom);
    void layOutEdges();
    bool showsHoverCards() const { return hoverCardShown_ && !cardShownElsewhere_; }
    void lookAt(std::optional<engine::Space> space);
    void onHovered(std::optional<engine::Space> space);
    void showHovered();
    void showCardAwayFrom(engine::Space space, const QPoint& away);
    void hideCard();
    void onCursorMoved(const QString& text);
    void retranslate();

    BoardScene* board_;
    HoverCard* card_;
    BoardEdge* bottom_;
    BoardEdge* left_;
    QTimer* rest_;
    std::optional<engine::Space> hovered_;
    TableCloth cloth_;
    PowersText powers_;
    KeyTaker takeKey_;
    KeyMap keys_;
    std::optional<QPoint> panFrom_;
    SpaceBar spaceBar_ = SpaceBar::up;
    int quarterTurns_ = 0;
    bool fitted_ = true;
    bool hoverCardShown_ = true;
    bool cardShownElsewhere_ = false;
    bool edgeShown_ = true;
    QMargins nameRoom_;
};

}  // namespace gnostica::gui
