#include "app/gui/windows/learn/guide_talk.h"

#include "app/wording/names.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Occasion;

namespace {

bool isDecision(Occasion occasion) {
    return occasion != Occasion::game && occasion <= Occasion::ending;
}

}  // namespace

GuideTalk::GuideTalk(std::shared_ptr<const engine::Guide> guide, const QStringList& explained)
    : guide_(std::move(guide)) {
    for (std::size_t i = 0; i < engine::kOccasionWords.size(); ++i) {
        if (explained.contains(wording::toQt(engine::kOccasionWords[i]))) {
            explained_.insert(static_cast<Occasion>(i));
        }
    }
}

bool GuideTalk::isNew(Occasion occasion) const {
    return guide_->at(occasion) != nullptr && !explained_.contains(occasion) &&
           std::ranges::find(waiting_, occasion) == waiting_.end();
}

void GuideTalk::happened(const engine::EventList& events) {
    if (std::ranges::any_of(
            events, [](const engine::Event& event) { return std::holds_alternative<engine::event::Dealt>(event); })) {
        return;
    }
    if (std::exchange(wasAsked_, false)) {
        forget();
    }
    for (const engine::Event& event : events) {
        if (const auto occasion = engine::occasionOf(event); occasion && isNew(*occasion)) {
            waiting_.push_front(*occasion);
        }
    }
}

/// The first explanation has been read or is out of date; those behind it can be queued again.
void GuideTalk::forget() {
    if (!waiting_.empty()) {
        goOn();
        waiting_.clear();
    }
}

/// The explanation of the previous decision has been read or is out of date.
void GuideTalk::toDecide(Occasion occasion) {
    if (!waiting_.empty() && waiting_.front() != occasion && isDecision(waiting_.front())) {
        goOn();
    }
    wasAsked_ = true;
    for (const Occasion each : {occasion, Occasion::game}) {
        if (isNew(each)) {
            waiting_.push_front(each);
        }
    }
}

const engine::GuideMoment* GuideTalk::current() const {
    const std::optional<Occasion> said = waiting_.empty() ? last_ : waiting_.front();
    return said ? guide_->at(*said) : nullptr;
}

void GuideTalk::goOn() {
    if (!waiting_.empty()) {
        last_ = waiting_.front();
        explained_.insert(*last_);
        waiting_.pop_front();
    }
}

QStringList GuideTalk::explained() const {
    QStringList words;
    for (const Occasion occasion : explained_) {
        words += wording::toQt(engine::kOccasionWords.at(static_cast<std::size_t>(occasion)));
    }
    return words;
}

}  // namespace gnostica::gui
