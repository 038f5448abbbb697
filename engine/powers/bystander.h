// Who is told by the referee what happens to the table. Mechanics are; powers and the referee know no more of them.
#pragma once

namespace gnostica::engine {

class Referee;

class Bystander {
public:
    Bystander() = default;
    Bystander(const Bystander&) = delete;
    Bystander& operator=(const Bystander&) = delete;
    virtual ~Bystander() = default;

    /// The last card of the draw pile has been used (INF-1), whether or not there are discards to shuffle.
    virtual void onPileEmpty(Referee&) const {}
};

}  // namespace gnostica::engine
