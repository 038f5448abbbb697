// Announcing a last turn with too few points.
#pragma once

#include "app/language/phrase.h"
#include "engine/play/view.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace gnostica::wording {

class AnnouncementWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::AnnouncementWording)

public:
    /// An announcement by a player with too few points.
    struct Early {
        int held = 0;
        int needed = 0;  ///< 0: more than all others
        int best = 0;    ///< points of the best other player
        friend bool operator==(const Early&, const Early&) = default;
    };
    /// Nullopt if the viewer has enough points, or if nothing can be announced in this game.
    static std::optional<Early> earlyIn(const engine::Rules& rules, const engine::View& view);
    /// What the viewer risks, without the points where a number of them is needed.
    static QString risk(const engine::Rules& rules, const Early& early);

    /// The viewer's points, the points needed, and the cost of failing (CHL-2); empty if the viewer has enough points,
    /// or if nothing can be announced in this game.
    static QString tooEarly(const engine::Rules& rules, const engine::View& view);

    /// What happens if an announced last turn ends with too few points, short enough for a headline; empty if these
    /// rules have no target. `player`: who has announced; `isYou`: that is the reader.
    static QString atStake(const engine::Rules& rules, int target, const language::Phrase& player, bool isYou);

private:
    static QString costOfFailure(const engine::Rules& rules, int target);
};

}  // namespace gnostica::wording
