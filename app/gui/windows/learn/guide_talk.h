// What a guide has to say, and when.
#pragma once

#include "engine/lessons/guide.h"
#include "engine/model/event.h"

#include <QStringList>

#include <deque>
#include <memory>
#include <optional>
#include <set>

namespace gnostica::gui {

/// Keeps what is to be explained of a game: each occasion once; what is to be decided now before what has happened
/// since the last decision, and of that the latest first. What was not read by then is explained when it happens again.
/// A value.
class GuideTalk {
public:
    /// What was explained in earlier games, by the words of the occasions; unknown words do no harm.
    GuideTalk(std::shared_ptr<const engine::Guide> guide, const QStringList& explained);

    /// This has happened. The deal is no occasion: nobody has done anything.
    void happened(const engine::EventList& events);
    /// This is to be decided now; what was to be decided before is past.
    void toDecide(engine::Occasion occasion);

    /// What is said now, or was read last; nullptr for nothing.
    const engine::GuideMoment* current() const;
    /// It was read.
    bool isRead() const { return waiting_.empty(); }
    /// How many things wait behind it.
    int waiting() const { return waiting_.empty() ? 0 : static_cast<int>(waiting_.size()) - 1; }
    /// It has been read.
    void goOn();
    QStringList explained() const;

private:
    bool isNew(engine::Occasion occasion) const;
    void forget();

    std::shared_ptr<const engine::Guide> guide_;
    std::set<engine::Occasion> explained_;
    std::deque<engine::Occasion> waiting_;  ///< the first is said
    std::optional<engine::Occasion> last_;  ///< was read
    bool wasAsked_ = false;                 ///< since something has happened
};

}  // namespace gnostica::gui
