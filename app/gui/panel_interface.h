// Interface of a panel plug-in, with which a variant shows more next to the board, such as dice or a track.
//
// A panel shows the scenes that it receives and reports the step chosen in it; it applies nothing and stores no game.
// This header is all of the desktop program that a panel may use.
#pragma once

#include "app/wording/speaker.h"
#include "engine/model/event.h"
#include "engine/model/step.h"
#include "engine/play/view.h"
#include "engine/rules/rules.h"

#include <QColor>
#include <QString>
#include <QtPlugin>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>

class QPainter;
class QRectF;
class QWidget;

namespace gnostica::gui {

/// Colours of the table, and functions that draw its shared elements.
struct PanelLook {
    bool onDark = false;
    QColor ink;       ///< letters and symbols on cards
    QColor faintInk;  ///< frames, unimportant things
    QColor cardFace;
    QColor cardEdge;
    QColor legal;     ///< may be picked now
    QColor selected;  ///< has been picked
    QColor cursor;    ///< the keyboard cursor
    std::array<QColor, engine::kMaxSeats> seats;
    /// Paints a disc with the colour, pattern and letter of a seat.
    std::function<void(QPainter&, const QRectF&, engine::Seat)> paintSeat;
    /// Paints a pyramid as on the board.
    std::function<void(QPainter&, const QRectF&, const engine::Piece&)> paintPiece;
    /// Paints the symbol of a suit in one colour.
    std::function<void(QPainter&, const QRectF&, engine::Suit, const QColor&)> paintSuit;
};

/// A position of a game, as the player at the screen may see it. References are valid only during the call.
struct PanelScene {
    const engine::Rules& rules;
    const engine::View& view;
    const wording::Speaker& speaker;
    engine::Seat decider = engine::Seat::none;
    /// Legal steps of the decider; empty if nothing may be chosen now (an earlier position, a covered screen).
    std::span<const engine::Step> legal;
    /// The step that waits for confirmation, if it is complete.
    std::optional<engine::Step> chosen;
    /// Events of this turn and the previous one, oldest first, without cards that the viewer may not know.
    std::span<const engine::Event> recent;
};

class Panel {
public:
    Panel() = default;
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    virtual ~Panel() = default;

    /// Owned by the panel; may be placed in another parent.
    virtual QWidget* widget() = 0;
    virtual void setLook(const PanelLook& look) = 0;
    /// Shows this scene immediately and ends all motion.
    virtual void present(const PanelScene& scene) = 0;
    /// Animates the events that led to the last scene. Nothing waits for it.
    virtual void animate(std::span<const engine::Event> events, int milliseconds) = 0;
    /// Ends all motion; false if nothing was moving.
    virtual bool hurry() = 0;
    /// True if a choice in the panel is possible in the last scene. The panel then comes to the front once.
    virtual bool isAsked() const { return false; }
};

/// A panel plug-in, created once: its root object derives from QObject and from this.
class PanelPlugin {
public:
    /// Called with one of the legal steps; asks for confirmation if the player wishes.
    using Choose = std::function<void(const engine::Step&)>;

    PanelPlugin() = default;
    PanelPlugin(const PanelPlugin&) = delete;
    PanelPlugin& operator=(const PanelPlugin&) = delete;
    virtual ~PanelPlugin() = default;

    /// True if these rules have what the panel shows. Must check mechanics and powers, never the id of a ruleset.
    virtual bool serves(const engine::Rules& rules) const = 0;
    /// Title of the panel, in the player's language.
    virtual QString title() const = 0;
    virtual std::unique_ptr<Panel> make(Choose choose) const = 0;
};

}  // namespace gnostica::gui

Q_DECLARE_INTERFACE(gnostica::gui::PanelPlugin, "org.gnostica.PanelInterface/1")
