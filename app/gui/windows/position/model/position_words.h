// Texts about a position that is being set up.
#pragma once

#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/model/position_check.h"
#include "app/gui/windows/position/model/position_fit.h"
#include "app/wording/speaker.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::gui {

/// A part of the window that can be shown to the user.
struct PositionSpot {
    enum class Part { none, board, hand, pile, players, field };  // with a type, lupdate 6.8 loses the namespace below
    Part part = Part::none;
    std::optional<engine::Space> space = std::nullopt;
    std::optional<engine::PieceId> piece = std::nullopt;
    engine::Seat seat = engine::Seat::none;
    std::string field = {};
};

/// A line of the list of problems.
struct PositionNote {
    bool isError = false;
    QString text;
    PositionSpot spot;
};

/// Sentences about a position under certain rules. Seats have no names here: "Player A".
class PositionWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::PositionWords)

public:
    /// Rules and words must outlive this.
    PositionWords(const engine::Rules& rules, std::shared_ptr<const wording::Vocabulary> words);

    const wording::Speaker& speaker() const { return speaker_; }
    QString player(engine::Seat seat) const { return speaker_.player(seat); }

    /// Names of changes, for undo.
    static QString deed(EditDeed deed);
    /// Why nothing has changed; empty if that needs no explanation.
    QString refusal(EditResult why, const std::optional<engine::Piece>& piece) const;
    /// "on d4", "hand of Player A", "draw pile, card 3".
    QString place(const CardPlace& place) const;
    /// "There is only one: The Fool has left the hand of Player A."; empty if it came from the rest.
    QString cameFrom(engine::Card card, const CardPlace& from) const;
    /// A part that could not be kept.
    QString misfit(const Misfit& misfit) const;

    std::vector<PositionNote> notes(const PositionFindings& found) const;
    /// Numbers of pieces and cards in each place.
    static QString account(const PositionDraft& draft);

private:
    PositionNote note(const engine::Diagnostic& problem) const;
    PositionNote note(const engine::Oddity& oddity, const PositionFindings& found) const;
    QString fieldTitle(const std::string& key) const;
    QString fieldProblem(const engine::Diagnostic& problem, const std::string& key) const;

    const engine::Rules& rules_;
    wording::Speaker speaker_;
};

}  // namespace gnostica::gui
