// The explanations of a guide and their order.
#pragma once

#include "engine/lessons/guide.h"
#include "engine/model/event.h"

#include <QStringList>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace gnostica::gui {

/// Queues the explanations for a game, each occasion once: the current decision first, then the events since the last
/// decision, the latest first. An occasion can have several pages; those that were not read in time follow when the
/// occasion returns. A value.
class GuideTalk {
public:
    /// `explained`: words of the occasions explained in earlier games; unknown words are ignored.
    GuideTalk(std::shared_ptr<const engine::Guide> guide, const QStringList& explained);

    /// Queues explanations of these events. The deal is not an occasion: nobody has acted. When the game ends, only its
    /// end is still explained.
    void happened(const engine::EventList& events);
    /// The player has done what the current page asks for. If pages of the same occasion are to come, it has been read:
    /// the next one follows at once if it is about the choices on the board, and otherwise when the occasion returns.
    void tried();
    /// Queues an explanation of the current decision, and drops that of the previous one.
    void toDecide(engine::Occasion occasion);

    /// The current page; nullptr if all have been read.
    const engine::GuidePage* current() const;
    /// The occasion of the current page.
    std::optional<engine::Occasion> occasion() const;
    /// Where the event happened that the current page explains, if it has a place.
    std::optional<engine::Space> place() const;
    /// True if all explanations have been read.
    bool isRead() const { return waiting_.empty(); }
    /// Number of pages after the current one.
    int waiting() const;
    /// Number of pages that were read before the current one without a pause.
    int readBefore() const { return readBefore_; }
    /// Marks the current page as read.
    void goOn();
    QStringList explained() const;

private:
    struct Topic {
        engine::Occasion occasion{};
        std::optional<engine::Space> place = std::nullopt;
    };

    bool isNew(engine::Occasion occasion) const;
    std::size_t pagesLeft(engine::Occasion occasion) const;
    bool turnPage();
    void drop();
    void forget();

    std::shared_ptr<const engine::Guide> guide_;
    std::set<engine::Occasion> explained_;
    std::map<engine::Occasion, std::size_t> pagesRead_;
    std::deque<Topic> waiting_;  ///< the first one is shown
    int readBefore_ = 0;
    bool wasAsked_ = false;  ///< since the last event
};

}  // namespace gnostica::gui
