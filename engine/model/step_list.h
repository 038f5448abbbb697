// The caller's buffer for legal steps.
#pragma once

#include "engine/model/step.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace gnostica::engine {

/// A growing list of steps that keeps its memory: it allocates only when a position has more steps than any position
/// before it.
class StepList {
public:
    StepList() : steps_(kFirstRoom) {}

    void clear() { count_ = 0; }
    bool empty() const { return count_ == 0; }
    std::size_t size() const { return count_; }
    const Step& operator[](std::size_t i) const {
        assert(i < count_);
        return steps_[i];
    }
    const Step* begin() const { return steps_.data(); }
    const Step* end() const { return steps_.data() + count_; }
    operator std::span<const Step>() const { return {steps_.data(), count_}; }

    template <class S>
    void add(const S& step) {
        if (count_ == steps_.size()) {
            steps_.resize(count_ * 2);
        }
        steps_[count_++].template emplace<S>(step);
    }
    void add(const Step& step) {
        if (count_ == steps_.size()) {
            steps_.resize(count_ * 2);
        }
        steps_[count_++] = step;
    }
    /// Makes room for `count` more steps, so that addInRoom() can add them without checks.
    void makeRoom(std::size_t count) {
        if (steps_.size() < count_ + count) {
            steps_.resize(count_ + count);
        }
    }
    template <class S>
    void addInRoom(const S& step) {
        assert(count_ < steps_.size());
        steps_[count_++].template emplace<S>(step);
    }
    /// Of the steps from index `from` on, keeps those for which `keep` is true.
    template <class Predicate>
    void filter(std::size_t from, Predicate keep) {
        std::size_t kept = from;
        for (std::size_t i = from; i < count_; ++i) {
            if (keep(steps_[i])) {
                steps_[kept++] = steps_[i];
            }
        }
        count_ = kept;
    }

    /// A second list, for looking one step ahead while filling this one.
    StepList& scratch() {
        if (!scratch_) {
            scratch_ = std::make_unique<StepList>();
        }
        return *scratch_;
    }

private:
    static constexpr std::size_t kFirstRoom = 32;  // many lists are made only to see whether there is a step

    std::vector<Step> steps_;
    std::unique_ptr<StepList> scratch_;
    std::size_t count_ = 0;
};

}  // namespace gnostica::engine
