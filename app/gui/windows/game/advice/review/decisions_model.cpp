#include "app/gui/windows/game/advice/review/decisions_model.h"

#include "app/wording/play/advice_wording.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kMost = 12;
/// Smaller costs cannot be told from chance.
constexpr float kLeast = 0.02F;

}  // namespace

DecisionsModel::DecisionsModel(QObject* parent)
    : RowTable({Column([] { return tr("Costliest decisions"); }, &DecisionRow::words)
                    .withIcon([this](const DecisionRow& row) { return badges_ ? badges_(row.seat) : QIcon(); })
                    .withoutToolTip(),
                Column([] { return tr("Better", "column: a step that would have been better"); }, &DecisionRow::better)
                    .withoutToolTip(),
                //: how much of the chance of winning a decision gave away, as a percentage
                Column([] { return tr("Cost", "column: the cost of a decision"); },
                       [](const DecisionRow& row) { return wording::AdviceWording::percent(row.cost); })
                    .aligned(Qt::AlignCenter)
                    .withoutToolTip()},
               parent) {}

void DecisionsModel::setBadges(std::function<QIcon(engine::Seat)> badges) {
    badges_ = std::move(badges);
    tellAnew();
}

bool DecisionsModel::isWorthTelling(float cost) {
    return cost >= kLeast;
}

bool DecisionsModel::wants(float cost) const {
    return isWorthTelling(cost) && (rowCount() < kMost || cost > rows().back().cost);
}

void DecisionsModel::add(DecisionRow row) {
    if (!wants(row.cost)) {
        return;
    }
    if (rowCount() == kMost) {
        removeLast();
    }
    const auto behind = std::ranges::find_if(rows(), [&row](const auto& other) { return other.cost < row.cost; });
    insert(static_cast<int>(behind - rows().begin()), std::move(row));
}

}  // namespace gnostica::gui
