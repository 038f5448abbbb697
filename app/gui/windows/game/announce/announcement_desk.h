// Asks before a last turn is announced with too few points.
#pragma once

#include "engine/model/step.h"
#include "engine/play/view.h"

#include <QObject>

#include <functional>
#include <optional>

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class AnnouncementSheet;
class PlayArea;
class Seals;
class TableAccess;
struct EarlyWords;

/// Lets all steps be taken except such an announcement. That opens a question over the table, which gives the points
/// held and needed, and the cost of failing; the announcement is taken when the player has agreed. The question is
/// forgotten when the game goes on.
class AnnouncementDesk : public QObject {
    Q_OBJECT

public:
    struct Parts {
        turn::TurnController& turn;
        PlayArea& area;
        TableAccess& access;
        const Seals& seals;
        /// The chance of the announcement in a sentence; empty if it is not known.
        std::function<QString()> chance;
    };

    /// All parts must outlive this.
    AnnouncementDesk(const Parts& parts, QObject* parent);

    AnnouncementSheet& sheet() const { return *sheet_; }
    void setMotion(int animationMs);

private:
    bool mayTake(const engine::Rules& rules, const engine::View& view, const engine::Step& step);
    EarlyWords wordsFor(const engine::Rules& rules, const engine::View& view) const;
    void answer(bool announces);
    void follow();
    void speakAgain();

    Parts parts_;
    AnnouncementSheet* sheet_;
    std::optional<engine::View> asked_;
    bool isAgreed_ = false;
};

}  // namespace gnostica::gui
