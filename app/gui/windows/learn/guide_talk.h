// The explanations of a guide and their order.
#pragma once

#include "engine/lessons/guide.h"
#include "engine/model/event.h"

#include <QStringList>

#include <deque>
#include <memory>
#include <optional>
#include <set>

namespace gnostica::gui {

/// Queues the explanations for a game, each occasion once: the current decision first, then the events since the last
/// decision, the latest first. Explanations that were not read in time are queued again when the occasion returns. A
/// value.
class GuideTalk {
public:
    /// `explained`: words of the occasions explained in earlier games; unknown words are ignored.
    GuideTalk(std::shared_ptr<const engine::Guide> guide, const QStringList& explained);

    /// Queues explanations of these events. The deal is not an occasion: nobody has acted.
    void happened(const engine::EventList& events);
    /// Queues an explanation of the current decision, and drops that of the previous one.
    void toDecide(engine::Occasion occasion);

    /// The current explanation, or the last one read; nullptr for none.
    const engine::GuideMoment* current() const;
    /// True if all explanations have been read.
    bool isRead() const { return waiting_.empty(); }
    /// Number of explanations after the current one.
    int waiting() const { return waiting_.empty() ? 0 : static_cast<int>(waiting_.size()) - 1; }
    /// Marks the current explanation as read.
    void goOn();
    QStringList explained() const;

private:
    bool isNew(engine::Occasion occasion) const;
    void forget();

    std::shared_ptr<const engine::Guide> guide_;
    std::set<engine::Occasion> explained_;
    std::deque<engine::Occasion> waiting_;  ///< the first one is shown
    std::optional<engine::Occasion> last_;  ///< the last one read
    bool wasAsked_ = false;                 ///< since the last event
};

}  // namespace gnostica::gui
