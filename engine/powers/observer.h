// The interface through which the referee informs mechanics of changes; powers and the referee know no more of them.
#pragma once

namespace gnostica::engine {

class Referee;

class Observer {
public:
    Observer() = default;
    Observer(const Observer&) = delete;
    Observer& operator=(const Observer&) = delete;
    virtual ~Observer() = default;

    /// Called when the last card of the draw pile has been used, even if there are no discards to shuffle.
    virtual void onPileEmpty(Referee&) const {}
};

}  // namespace gnostica::engine
