#include "engine/bots/thinker.h"

#include "engine/bots/together.h"
#include "engine/play/play.h"

#include <algorithm>

namespace gnostica::engine::bots {

namespace {

constexpr int kMostThreads = 64;

void addTo(Alternative& sum, const Edge& edge, const Values& values) {
    const auto visits = static_cast<float>(edge.visits);
    sum.visits += static_cast<int>(edge.visits);
    for (int i = 0; i < kMaxSeats; ++i) {
        sum.values[seatAt(i)] += visits * values[seatAt(i)];
    }
}

/// Scales the values to shares of one win.
Values wholeOf(Values values) {
    float total = 0;
    for (int i = 0; i < kMaxSeats; ++i) {
        total += values[seatAt(i)];
    }
    for (int i = 0; i < kMaxSeats && total > 0; ++i) {
        values[seatAt(i)] /= total;
    }
    return values;
}

bool announces(const Step& step) {
    return std::holds_alternative<step::Challenge>(step);
}

}  // namespace

void Thinker::think(const View& view, const Budget& budget, const std::stop_token& stop, Progress* progress) {
    const auto threads = static_cast<std::size_t>(std::clamp(budget.threads, 1, kMostThreads));
    while (searches_.size() < threads) {
        searches_.push_back(
            std::make_unique<Search>(evaluation_, seed_ + searches_.size() * 0x9e3779b97f4a7c15U, settings_));
    }
    searches_.resize(threads);
    for (const auto& search : searches_) {
        search->begin(view);
    }
    forecast_ = forecaster_.make(view, seed_, Forecaster::Limits(), stop);
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    together(
        static_cast<int>(threads),
        [&](int i) {
            searches_[static_cast<std::size_t>(i)]->run(budget, end.get_token(), i == 0 ? progress : nullptr);
        },
        [&end] { end.request_stop(); });
}

std::vector<Alternative> Thinker::ranked() const {
    const Node& first = searches_.front()->root();
    std::vector<Alternative> all;
    for (std::size_t i = 0; i < first.own; ++i) {
        Alternative sum{.step = first.edges[i].step, .visits = 0, .values = {}};
        for (const auto& search : searches_) {
            const auto& edges = search->root().edges;
            const auto same =
                std::find_if(edges.begin(), edges.end(), [&](const Edge& edge) { return edge.step == sum.step; });
            if (same != edges.end()) {
                addTo(sum, *same, search->valuesOf(*same).value_or(Values{}));
            }
        }
        sum.values = wholeOf(sum.values);
        if (sum.visits == 0) {
            sum.values[first.decider] = first.edges[i].guess;
        }
        all.push_back(sum);
    }
    std::stable_sort(all.begin(), all.end(), [&](const Alternative& a, const Alternative& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.values[first.decider] > b.values[first.decider];
    });
    if (forecast_) {
        price(all);
    }
    return all;
}

/// Puts the two ways that were played out first, the better one leading; both count as closely examined.
void Thinker::price(std::vector<Alternative>& ranked) const {
    const Seat seat = searches_.front()->root().decider;
    const int visits = ranked.front().visits;
    const auto lead = [&](bool announcing, float share) {
        const auto way = std::ranges::find_if(ranked, [&](const Alternative& each) {
            return announcing ? announces(each.step) : std::holds_alternative<step::Done>(each.step);
        });
        if (way != ranked.end()) {
            way->visits = visits;
            way->values[seat] = share;
            std::rotate(ranked.begin(), way, way + 1);
        }
    };
    const bool isWorthIt = forecast_->isWorthIt();
    lead(!isWorthIt, isWorthIt ? forecast_->waiting : forecast_->announcing);
    lead(isWorthIt, isWorthIt ? forecast_->announcing : forecast_->waiting);
}

Values Thinker::values() const {
    Values sum;
    for (int i = 0; i < kMaxSeats; ++i) {
        float total = 0;
        std::uint32_t visits = 0;
        for (const auto& search : searches_) {
            total += search->root().total[seatAt(i)];
            visits += search->root().visits;
        }
        sum[seatAt(i)] = visits > 0 ? total / static_cast<float>(visits) : 0;
    }
    return wholeOf(sum);
}

void Thinker::follow(const Step& step) {
    for (const auto& search : searches_) {
        search->follow(step);
    }
}

Values valuesAfter(const Evaluation& evaluation, const View& view, const Step& step, const Budget& budget,
                   std::uint64_t seed, const std::stop_token& stop) {
    Search search(evaluation, seed);
    search.begin(view, step);
    search.run(budget, stop, nullptr);
    Values values;
    for (int i = 0; i < kMaxSeats; ++i) {
        values[seatAt(i)] = search.root().mean(seatAt(i));
    }
    return wholeOf(values);
}

}  // namespace gnostica::engine::bots
