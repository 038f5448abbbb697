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
           std::ranges::find(waiting_, occasion, &Topic::occasion) == waiting_.end();
}

std::size_t GuideTalk::pagesLeft(Occasion occasion) const {
    const auto read = pagesRead_.find(occasion);
    return guide_->at(occasion)->pages.size() - (read != pagesRead_.end() ? read->second : 0);
}

void GuideTalk::happened(const engine::EventList& events) {
    if (std::ranges::any_of(
            events, [](const engine::Event& event) { return std::holds_alternative<engine::event::Dealt>(event); })) {
        return;
    }
    if (std::exchange(wasAsked_, false)) {
        forget();
    }
    if (std::ranges::any_of(events, [](const engine::Event& event) {
            return std::holds_alternative<engine::event::GameOver>(event);
        })) {
        waiting_.clear();
        readBefore_ = 0;
        if (isNew(Occasion::over)) {
            waiting_.push_front({Occasion::over});
        }
        return;
    }
    for (const engine::Event& event : events) {
        if (const auto occasion = engine::occasionOf(event); occasion && isNew(*occasion)) {
            waiting_.push_front({*occasion, engine::placeOf(event)});
        }
    }
}

/// The current page counts as read; false if it was the last one of its occasion, which is explained now.
bool GuideTalk::turnPage() {
    const Occasion occasion = waiting_.front().occasion;
    ++pagesRead_[occasion];
    if (pagesLeft(occasion) > 0) {
        return true;
    }
    explained_.insert(occasion);
    return false;
}

/// The current page has been read or is out of date; further pages of its occasion can be queued again.
void GuideTalk::drop() {
    static_cast<void>(turnPage());
    waiting_.pop_front();
    readBefore_ = 0;
}

/// The same, and explanations behind the first one can be queued again.
void GuideTalk::forget() {
    if (!waiting_.empty()) {
        drop();
        waiting_.clear();
    }
}

/// The explanation of the previous decision has been read or is out of date.
void GuideTalk::toDecide(Occasion occasion) {
    if (!waiting_.empty() && waiting_.front().occasion != occasion && isDecision(waiting_.front().occasion)) {
        drop();
    }
    wasAsked_ = true;
    for (const Occasion each : {occasion, Occasion::game}) {
        if (isNew(each)) {
            waiting_.push_front({each});
        }
    }
}

const engine::GuidePage* GuideTalk::current() const {
    if (waiting_.empty()) {
        return nullptr;
    }
    const std::vector<engine::GuidePage>& pages = guide_->at(waiting_.front().occasion)->pages;
    return &pages[pages.size() - pagesLeft(waiting_.front().occasion)];
}

std::optional<Occasion> GuideTalk::occasion() const {
    return waiting_.empty() ? std::nullopt : std::optional(waiting_.front().occasion);
}

std::optional<engine::Space> GuideTalk::place() const {
    return waiting_.empty() ? std::nullopt : waiting_.front().place;
}

int GuideTalk::waiting() const {
    std::size_t pages = 0;
    for (const Topic& topic : waiting_) {
        pages += pagesLeft(topic.occasion);
    }
    return pages > 0 ? static_cast<int>(pages) - 1 : 0;
}

void GuideTalk::goOn() {
    if (waiting_.empty()) {
        return;
    }
    ++readBefore_;
    if (!turnPage()) {
        waiting_.pop_front();
    }
    readBefore_ = waiting_.empty() ? 0 : readBefore_;
}

void GuideTalk::tried() {
    if (waiting_.empty() || current()->attempt.empty()) {
        return;
    }
    const std::vector<engine::GuidePage>& pages = guide_->at(waiting_.front().occasion)->pages;
    const std::size_t next = pages.size() - pagesLeft(waiting_.front().occasion) + 1;
    if (next >= pages.size()) {
        return;
    }
    const auto* area = std::get_if<engine::GuideArea>(&pages[next].point);
    if (area != nullptr && *area == engine::GuideArea::ring) {
        goOn();
    } else {
        forget();
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
