// The stage of the bids.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/parchment/sheet_picture.h"
#include "app/gui/windows/game/stage/bid_plan.h"
#include "app/gui/windows/game/stage/moment_stage.h"
#include "app/wording/speaker.h"
#include "engine/play/revealed_bids.h"

#include <optional>
#include <vector>

namespace gnostica::gui {

class BidSheet;
class Parchment;

/// Turns the bids over side by side on the dimmed table; the highest rises and glows, and a ribbon says why. Below: the
/// rule, and who takes cards in which order.
class BidStage : public MomentStage {
    Q_OBJECT

public:
    explicit BidStage(TableWidget& table);

    /// Shows bids; they move only if others were shown before.
    void present(const engine::RevealedBids& bids, const engine::Rules& rules, const wording::Speaker& speaker,
                 engine::Seat you);
    const engine::RevealedBids& shown() const { return bids_; }
    const BidPlan& plan() const { return plan_; }
    BidSheet& sheet() const { return *sheet_; }

protected:
    void lay() override;
    void moveTo(double time) override;
    QWidget& focusPlace() override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<std::size_t> raised() const;
    double riseTime() const;
    QFont ribbonLetters() const;
    QFont nameLetters() const;
    QSize nameSize() const;
    void paintLight(QPainter& painter, const QPointF& centre, double strength) const;
    void paintCard(QPainter& painter, std::size_t place) const;
    void paintName(QPainter& painter, std::size_t place);
    void paintResult(QPainter& painter) const;

    BidSheet* sheet_;
    Parchment* parchment_;
    engine::RevealedBids bids_;
    QString result_;
    std::vector<QString> names_;  ///< of the bidders
    std::vector<SheetPicture> plates_;
    PyramidArt pyramids_;
    BidPlan plan_;
    int ribbonHeight_ = 0;
    double time_ = 0;
};

}  // namespace gnostica::gui
