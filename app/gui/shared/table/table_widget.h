// A table: the board, and what every window with one needs.
#pragma once

#include "app/gui/look/art/theme.h"
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

/// The board with messages over it, bars below it, and a cover for when the screen is handed over. Shows a scene, and
/// hands what is pointed at to its tool. Knows no game, no controller and no action: play, replays, comparisons,
/// lessons and editors bring those along.
class TableWidget : public QWidget {
    Q_OBJECT

public:
    explicit TableWidget(QWidget* parent = nullptr);

    BoardScene* board() const { return scene_; }
    BoardView* view() const { return view_; }
    MessageBar* messages() const { return messages_; }
    /// Where something covers the whole table, messages are shown in its layout, at the top; nullptr: over the board.
    void showMessagesIn(QBoxLayout* cover);
    /// Something was laid over the board: messages are seen above it.
    void raiseMessages();
    ScreenCover* cover() const { return cover_; }

    /// A line over the board, above those that were added before (the first above the messages): it comes and goes
    /// without moving the board. As wide as the board, unless it is aligned.
    void addNotice(QWidget* notice, Qt::Alignment alignment = {});
    /// The same, but below the messages.
    void addNoticeBelow(QWidget* notice);
    /// A line above the messages which is one itself: it is seen and answers wherever they do.
    void addMessage(QWidget* message);
    /// A bar under the board, below those that were added before.
    void addBar(QWidget* bar);

    /// Whom pointing is told from now on; nullptr: nobody. The tool must stay until another comes.
    void setTool(BoardTool* tool);
    BoardTool* tool() const { return tool_; }

    void setWords(const TableWords& words);
    void setHoverCardShown(bool shown);
    /// The letters and numbers of the spaces, along the edge of the board.
    void setEdgeShown(bool shown);

    void present(const TableScene& scene);
    /// Lets the eye follow what has led to the scene that was presented last.
    void animate(const engine::EventList& events, int milliseconds);

Q_SIGNALS:
    /// Whoever the cover waited for sits before the screen.
    void coverAccepted();
    void quarterTurnsChanged(int turns);

protected:
    /// Shows the marks of the tool anew.
    void showMarks();

private:
    void layOut();
    void connectBoard();
    void look(const BoardTarget& target);
    void showCover(const TableScene& scene);

    BoardScene* scene_;
    BoardView* view_;
    MessageBar* messages_;
    TurnLine* turn_;
    ScreenCover* cover_;
    QVBoxLayout* notices_;
    QVBoxLayout* bars_;
    std::vector<QWidget*> front_;  ///< messages, from the top
    int messagesPlace_ = 0;        ///< of the first in notices_, while they are shown elsewhere
    std::optional<engine::View> shown_;
    std::vector<QWidget*> covered_;  ///< what does not answer under the cover
    QPointer<BoardTool> tool_;
};

}  // namespace gnostica::gui
