// What is said of a position that is being set up.
#pragma once

#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/model/position_check.h"
#include "app/gui/windows/position/model/position_fit.h"
#include "app/wording/speaker.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::gui {

/// Where something is that somebody may want to see.
struct PositionSpot {
    enum class Part { none, board, hand, pile, players, field };  // with a type, lupdate 6.8 loses the namespace below
    Part part = Part::none;
    std::optional<engine::Space> space = std::nullopt;
    std::optional<engine::PieceId> piece = std::nullopt;
    engine::Seat seat = engine::Seat::none;
    std::string field = {};
};

/// One line of the list of problems.
struct PositionNote {
    bool isError = false;
    QString text;
    PositionSpot spot;
};

/// Sentences about a position by certain rules. Seats have no names here: "Player A".
class PositionWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::PositionWords)

public:
    /// Rules and words must outlive it.
    PositionWords(const engine::Rules& rules, std::shared_ptr<const wording::Vocabulary> words);

    const wording::Speaker& speaker() const { return speaker_; }
    QString player(engine::Seat seat) const { return speaker_.player(seat); }

    /// The names of changes, for undo.
    static QString deed(EditDeed deed);
    /// Why nothing has changed; empty where that needs no word.
    QString refusal(EditResult why, const std::optional<engine::Piece>& piece) const;
    /// "d4", "the hand of Player A", "the draw pile, 3rd from the top".
    QString place(const CardPlace& place) const;
    /// "The Fool comes from the hand of Player A."; empty if it came out of the rest.
    QString cameFrom(engine::Card card, const CardPlace& from) const;
    /// What could not be kept.
    QString misfit(const Misfit& misfit) const;

    std::vector<PositionNote> notes(const PositionFindings& found) const;
    /// How many pieces and cards are where.
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
