// A table: the board, and parts that every window with a board needs.
#pragma once

#include "app/gui/shared/table/board_tool.h"
#include "app/gui/shared/table/table_scene.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace gnostica::gui {

class BoardScene;
class BoardView;
class MessageBar;
class ScreenCover;
class TurnLine;

/// The board with messages over it, bars below it, and a cover for handing over the screen. Shows a scene and passes
/// pointing to its tool. Knows no game, controller or actions: play, replays, comparisons, lessons and editors provide
/// those.
class TableWidget : public QWidget {
    Q_OBJECT

public:
    explicit TableWidget(QWidget* parent = nullptr);

    BoardScene* board() const { return scene_; }
    BoardView* view() const { return view_; }
    MessageBar* messages() const { return messages_; }
    /// Shows messages at the top of this layout of a widget that covers the whole table; nullptr: over the board.
    void showMessagesIn(QBoxLayout* cover);
    /// To be called after something was placed over the board: raises messages above it.
    void raiseMessages();
    /// True for messages and parts of them.
    bool isMessage(const QWidget& part) const;
    ScreenCover* cover() const { return cover_; }

    /// Lays a part on the table next to the board or over its rim, below messages; its user places it.
    void layOn(QWidget& part);
    /// Sets the place of the board within the table; without it, the board takes all the room.
    void setBoardPlace(const QRect& place);
    /// While a page covers the table: shows the board in front of it, in this place; nullopt: behind it, in its usual
    /// place.
    void setBoardInFront(const std::optional<QRect>& place);
    QSize minimumSizeHint() const override;

    /// Adds a line over the board, above earlier ones (the first above the messages), which appears and disappears
    /// without moving the board. As wide as the board unless it is aligned.
    void addNotice(QWidget* notice, Qt::Alignment alignment = {});
    /// The same, but below the messages.
    void addNoticeBelow(QWidget* notice);
    /// Adds a line above the messages that behaves like a message: visible and usable wherever they are.
    void addMessage(QWidget* message);
    /// Adds a bar under the board, below earlier ones.
    void addBar(QWidget* bar);

    /// Sets the receiver of pointing; nullptr: none. The tool must remain valid until it is replaced.
    void setTool(BoardTool* tool);
    BoardTool* tool() const { return tool_; }

    void setWords(const TableWords& words);
    void setHoverCardShown(bool shown);
    /// Shows or hides the letters and numbers of the spaces along the edge of the board.
    void setEdgeShown(bool shown);

    void present(const TableScene& scene);
    /// Animates the events that led to the last scene.
    void animate(const engine::EventList& events, int milliseconds);

Q_SIGNALS:
    /// The expected player has confirmed to be at the screen.
    void coverAccepted();
    void quarterTurnsChanged(int turns);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Updates the marks of the tool.
    void showMarks();

private:
    void layOut();
    void placeBoard();
    void connectBoard();
    void look(const turn::BoardTarget& target);
    void showCover(const TableScene& scene);

    BoardScene* scene_;
    BoardView* view_;
    MessageBar* messages_;
    TurnLine* turn_;
    ScreenCover* cover_;
    QVBoxLayout* notices_;
    QVBoxLayout* bars_;
    std::optional<QRect> boardPlace_;
    std::optional<QRect> frontPlace_;  ///< of the board while it is in front of a page
    std::vector<QWidget*> front_;      ///< messages, from top to bottom
    int messagesPlace_ = 0;            ///< index in notices_ of the first message, while they are shown elsewhere
    std::optional<engine::View> shown_;
    std::vector<QWidget*> covered_;  ///< widgets that are disabled under the cover
    QPointer<BoardTool> tool_;
};

}  // namespace gnostica::gui
