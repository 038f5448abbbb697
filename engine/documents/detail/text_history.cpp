#include "engine/documents/detail/text_history.h"

#include "engine/documents/json_text.h"

#include <algorithm>

namespace gnostica::engine {

TextHistory::TextHistory(std::string text) : eras_{{text, {}}}, now_(std::move(text)) {}

void TextHistory::make(const TextChange& change) {
    eras_.back().cuts.push_back({change.offset, change.removed.size(), change.inserted.size()});
    now_.replace(change.offset, change.removed.size(), change.inserted);
}

void TextHistory::convert(const TextChange& change) {
    eras_.back().last = now_;
    now_.replace(change.offset, change.removed.size(), change.inserted);
    eras_.push_back({now_, {}});
}

TextPlace TextHistory::placeBefore(TextPlace place) const {
    for (auto era = eras_.rbegin(); era != eras_.rend(); ++era) {
        if (era->cuts.empty()) {
            continue;
        }
        std::size_t at = offsetOf(era == eras_.rbegin() ? now_ : era->last, place);
        for (auto cut = era->cuts.rbegin(); cut != era->cuts.rend(); ++cut) {
            at = cut->before(at);
        }
        place = LineIndex(era->text).at(at);
    }
    return place;
}

std::size_t TextHistory::Cut::before(std::size_t at) const {
    if (at < offset) {
        return at;
    }
    return at >= offset + inserted ? at - inserted + removed : offset + std::min(at - offset, removed);
}

}  // namespace gnostica::engine
