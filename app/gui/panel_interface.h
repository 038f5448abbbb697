// The interface of a panel plug-in: what a variant shows beside the board, such as dice or a track.
//
// A panel shows what it is handed and says which step was chosen in it; it applies nothing and keeps no game. This
// header is all of the desktop that a panel may know.
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

/// The colours of the table, and how it draws what panels have in common with it.
struct PanelLook {
    bool onDark = false;
    QColor ink;       ///< letters and symbols on cards
    QColor faintInk;  ///< frames, things of no importance now
    QColor cardFace;
    QColor cardEdge;
    QColor legal;     ///< may be chosen now
    QColor selected;  ///< has been chosen
    QColor cursor;    ///< the keyboard's place
    std::array<QColor, engine::kMaxSeats> seats;
    /// A disc with the colour, the pattern and the letter of a seat.
    std::function<void(QPainter&, const QRectF&, engine::Seat)> paintSeat;
    /// A pyramid as it stands on the board.
    std::function<void(QPainter&, const QRectF&, const engine::Piece&)> paintPiece;
    /// The symbol of a suit, in one colour.
    std::function<void(QPainter&, const QRectF&, engine::Suit, const QColor&)> paintSuit;
};

/// One moment of a game as the player at the screen may see it. Refers to values that are valid for the call alone.
struct PanelScene {
    const engine::Rules& rules;
    const engine::View& view;
    const wording::Speaker& speaker;
    engine::Seat decider = engine::Seat::none;
    /// The steps of the decider; none where nothing may be chosen now (an earlier moment, the screen is covered).
    std::span<const engine::Step> legal;
    /// The step that waits to be confirmed, if it is clear already.
    std::optional<engine::Step> chosen;
    /// What has happened in this turn and the one before, oldest first. Cards that the viewer may not know are left
    /// out.
    std::span<const engine::Event> recent;
};

class Panel {
public:
    Panel() = default;
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    virtual ~Panel() = default;

    /// Belongs to the panel; may be shown in another parent.
    virtual QWidget* widget() = 0;
    virtual void setLook(const PanelLook& look) = 0;
    /// Shows this moment at once, whatever still moves.
    virtual void present(const PanelScene& scene) = 0;
    /// Lets the eye follow what has led to the moment that was presented last. Nothing waits for it.
    virtual void animate(std::span<const engine::Event> events, int milliseconds) = 0;
    /// Ends all motion; false if nothing moved.
    virtual bool hurry() = 0;
    /// Is something to be chosen in it at the moment that was presented last? Then it comes to the front once.
    virtual bool isAsked() const { return false; }
};

/// What a panel plug-in is, made once: its root object derives from QObject and from this.
class PanelPlugin {
public:
    /// Called with one of the steps that were presented as legal; asks for confirmation where the player likes that.
    using Choose = std::function<void(const engine::Step&)>;

    PanelPlugin() = default;
    PanelPlugin(const PanelPlugin&) = delete;
    PanelPlugin& operator=(const PanelPlugin&) = delete;
    virtual ~PanelPlugin() = default;

    /// Do these rules have what the panel shows? Asks for mechanics and powers, never for the id of a ruleset.
    virtual bool serves(const engine::Rules& rules) const = 0;
    /// The title of the panel, in the player's language.
    virtual QString title() const = 0;
    virtual std::unique_ptr<Panel> make(Choose choose) const = 0;
};

}  // namespace gnostica::gui

Q_DECLARE_INTERFACE(gnostica::gui::PanelPlugin, "org.gnostica.PanelInterface/1")
