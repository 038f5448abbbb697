// The interface through which the referee informs mechanics of changes; powers and the referee know no more of them.
#pragma once

namespace gnostica::engine {

class Referee;

class Bystander {
public:
    Bystander() = default;
    Bystander(const Bystander&) = delete;
    Bystander& operator=(const Bystander&) = delete;
    virtual ~Bystander() = default;

    /// Called when the last card of the draw pile has been used, even if there are no discards to shuffle.
    virtual void onPileEmpty(Referee&) const {}
};

}  // namespace gnostica::engine
