// The panes around the board of a position.
#pragma once

#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/cards/card_icons.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QObject>

#include <array>
#include <cstdint>
#include <memory>

class QDockWidget;
class QMainWindow;
class QMenu;
class QScrollArea;

namespace gnostica::gui {

class BrushPane;
class CardTree;
class FieldsPane;
class NotesPane;
class SeatsPane;

/// Brush, hands and piles, players, fields and problems, each in a dock of the window.
class PositionPanes : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; actions for the docks are added to `menu`.
    PositionPanes(EditTool& tool, std::shared_ptr<const CardArt> art, QMainWindow& window, QMenu& menu);

    BrushPane& brush() const { return *brush_; }
    CardTree& cards() const { return *cards_; }
    SeatsPane& seats() const { return *seats_; }
    FieldsPane& fields() const { return *fields_; }
    NotesPane& notes() const { return *notes_; }

    void present(const PositionDraft& draft, const PositionWords& words);
    /// Brings the pane to the front and focuses it.
    void goTo(const PositionSpot& spot);

private:
    void retranslate();
    enum class Side : std::uint8_t { brush, cards, seats, fields, notes };
    static constexpr std::size_t kSides = 5;

    QDockWidget* addDock(Side side, QWidget* pane, bool scrolls, QMenu& menu);
    QDockWidget& dock(Side side) const { return *docks_[static_cast<std::size_t>(side)]; }
    void arrange();
    void refreshIcons();

    QMainWindow& window_;
    CardIcons icons_;
    BrushPane* brush_;
    CardTree* cards_;
    SeatsPane* seats_;
    FieldsPane* fields_;
    NotesPane* notes_;
    std::array<QDockWidget*, kSides> docks_{};
    const engine::Rules* facesOf_ = nullptr;
};

}  // namespace gnostica::gui
