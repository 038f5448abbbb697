#include "engine/bots/search.h"

#include "engine/play/play.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace gnostica::engine::bots {

namespace {

constexpr int kDeepest = 160;
/// Maximum number of edges of the viewer's own nodes below the root.
constexpr std::size_t kWidest = 40;
/// Maximum number of positions of the own turn that are tried beforehand, however long the search.
constexpr int kMostLines = 40'000;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    return Rng(a ^ (b * 0x9e3779b97f4a7c15U))();
}

/// Has a new turn begun, or is it before the first turn (bids)? Such positions are good to judge.
bool atRest(const State& state, int turnsBefore) {
    return state.turnsPlayed != turnsBefore || (state.turn.stage == Stage::floor && state.turn.hook == Hook::gameStart);
}

void setPriors(std::vector<Edge>& edges, float temperature) {
    float best = -1;
    for (const Edge& edge : edges) {
        best = std::max(best, edge.guess);
    }
    float total = 0;
    for (Edge& edge : edges) {
        edge.prior = std::exp((edge.guess - best) / temperature);
        total += edge.prior;
    }
    for (Edge& edge : edges) {
        edge.prior /= total;
    }
}

/// The priority of a step for another visit: its worth, and the remaining doubt. `bias` corrects the guess of a step
/// without visits.
float invitation(const Edge& edge, float bias, float doubt) {
    const auto seen = static_cast<float>(edge.visits);
    const float worth = edge.visits == 0 ? edge.guess + bias : edge.worth / seen;
    return worth + doubt * edge.prior / (1 + seen);
}

void trim(std::vector<Edge>& edges) {
    if (edges.size() <= kWidest) {
        return;
    }
    std::vector<float> guesses;
    guesses.reserve(edges.size());
    for (const Edge& edge : edges) {
        guesses.push_back(edge.guess);
    }
    std::nth_element(guesses.begin(), guesses.begin() + kWidest - 1, guesses.end(), std::greater<>());
    const float least = guesses[kWidest - 1];
    std::size_t equals = kWidest - static_cast<std::size_t>(std::ranges::count_if(
                                       edges, [least](const Edge& edge) { return edge.guess > least; }));
    std::erase_if(edges, [&](const Edge& edge) {  // among equals the first are kept
        const bool stays = edge.guess > least || (edge.guess == least && equals > 0);
        equals -= edge.guess == least && equals > 0 ? 1 : 0;
        return !stays && !std::holds_alternative<step::Skip>(edge.step);
    });
}

}  // namespace

Search::Search(const Evaluation& evaluation, std::uint64_t seed, SearchSettings settings)
    : evaluation_(evaluation),
      settings_(settings),
      seed_(seed),
      rng_(seed),
      scan_(evaluation) {}

void Search::begin(const View& view) {
    const std::uint64_t now = hash(view.open());
    if (expected_ == now && view_->viewer() == view.viewer() && fits(tree_[expectedRoot_], view)) {
        tree_.keepOnly(expectedRoot_);
        root_ = Tree::kRoot;
    } else {
        tree_.clear();
        scan_.clear();
        root_ = tree_.add();
    }
    expected_.reset();
    only_.reset();
    view_ = view;
    rng_ = Rng(mixed(seed_, now));
}

void Search::begin(const View& view, const Step& only) {
    expected_.reset();
    begin(view);
    only_ = only;
}

/// Are all steps of the node legal now? The node was then filled in a position that differs only in hidden things.
bool Search::fits(const Node& node, const View& view) {
    if (node.decider != view.viewer()) {
        return false;
    }
    view.legalSteps(evaluation_.rules(), steps_);
    return std::all_of(node.edges.begin(), node.edges.begin() + node.own, [&](const Edge& edge) {
        return std::find(steps_.begin(), steps_.end(), edge.step) != steps_.end();
    });
}

void Search::run(const Budget& budget, const std::stop_token& stop, Progress* progress) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto limit = std::chrono::duration<double>(budget.seconds);
    if (progress != nullptr) {
        progress->total = budget.iterations;
    }
    // Results from the previous step count, but a quarter of the budget is always spent on this one.
    const auto kept = static_cast<int>(std::min<std::uint32_t>(root().visits, 1U << 30U));
    beforehand_ = {std::min(kMostLines, std::min(budget.iterations, kMostLines) * settings_.lines), stop, std::nullopt};
    if (budget.seconds > 0) {  // at most half of the time
        beforehand_.until = start + std::chrono::duration_cast<Clock::duration>(limit / 2);
    }
    const int iterations = std::max({1, budget.iterations - kept, budget.iterations / 4});
    for (int i = 0; i < iterations; ++i) {
        iterate();
        if (progress != nullptr) {
            progress->done = i + 1;
        }
        if (stop.stop_requested() || (budget.seconds > 0 && Clock::now() - start >= limit)) {
            break;
        }
        if (root().edges.size() == 1 && !only_) {
            break;
        }
    }
}

void Search::iterate() {
    State state = view_->imagine(evaluation_.rules(), rng_);
    keepValues(descend(state));
    ++counts_.iterations;
}

void Search::playChance(State& state) {
    while (state.turn.awaiting != ChanceKind::none && !isOver(state)) {
        apply(evaluation_.rules(), state, drawChance(evaluation_.rules(), state, rng_));
    }
}

Values Search::descend(State& state) {
    const Rules& rules = evaluation_.rules();
    path_.clear();
    int node = root_;
    leaf_ = root_;
    bool certain = true;
    for (int depth = 0; depth < kDeepest; ++depth) {
        const Seat decider = engine::decider(rules, state);
        if (tree_[node].decider == Seat::none) {
            if (node != root_ && node != Tree::kSpare && tree_.edges() >= settings_.edges) {
                break;  // no room for its edges; the node was reached at rest, so it can be judged
            }
            fill(node, state, decider, fingerprintOf(state, decider),
                 certain && depth > 0 && decider == view_->viewer());
        }
        const Choice choice = select(node, state, decider);
        if (node != Tree::kSpare) {
            path_.push_back({node, choice.edge});
        }
        const int turns = state.turnsPlayed;
        apply(rules, state, choice.step);
        ++counts_.decisions;
        certain = certain && state.turn.awaiting == ChanceKind::none && decider == view_->viewer();
        playChance(state);
        node = childOf(node, choice.edge);
        leaf_ = node;
        if (isOver(state) || (tree_[node].visits == 0 && atRest(state, turns))) {
            break;
        }
    }
    return evaluation_.judge(state);
}

/// The node that an edge leads to. Without room in the tree the choices are still made, up to the end of the turn, but
/// not remembered; the children of the root always have room.
int Search::childOf(int node, std::size_t edge) {
    const int known = tree_[node].edges[edge].child;
    if (known != kNoNode) {
        return known;
    }
    if (node == Tree::kSpare || (isFull() && node != root_)) {
        return tree_.clearSpare();
    }
    const int child = tree_.add();
    tree_[node].edges[edge].child = child;
    return child;
}

void Search::keepValues(const Values& values) {
    const auto add = [&](Node& node) {
        ++node.visits;
        for (int i = 0; i < kMaxSeats; ++i) {
            node.total[seatAt(i)] += values[seatAt(i)];
        }
    };
    for (const Visit& visit : path_) {
        Node& node = tree_[visit.node];
        add(node);
        Edge& edge = node.edges[visit.edge];
        ++edge.visits;
        edge.worth += values[node.decider];
        node.guesses += edge.guess;
    }
    if (leaf_ != Tree::kSpare) {
        add(tree_[leaf_]);
    }
}

float Search::judge(const State& state, Seat decider) {
    return evaluation_.judge(state, decider);
}

float Search::guess(const State& state, const Step& step, Seat decider) {
    ++counts_.trials;
    State next = state;
    apply(evaluation_.rules(), next, step);
    if (opensCard(step)) {
        playChance(next);
        return glance(next, decider);
    }
    const ChanceKind awaited = awaitedChance(next);
    if (awaited == ChanceKind::none || awaited == ChanceKind::shuffle) {
        playChance(next);
        return judge(next, decider);
    }
    constexpr int throws = 4;  // dice: average over this many
    float sum = 0;
    for (int i = 0; i < throws; ++i) {
        State thrown = next;
        playChance(thrown);
        sum += judge(thrown, decider);
    }
    return sum / throws;
}

/// The best value among some of the steps of an opened card.
float Search::glance(const State& opened, Seat decider) {
    float best = judge(opened, decider);
    if (opened.turn.stage != Stage::power || engine::decider(evaluation_.rules(), opened) != decider) {
        return best;
    }
    listCandidates(evaluation_, opened, glances_);
    const std::size_t all = glances_.size();
    const std::size_t count = std::min(all, static_cast<std::size_t>(settings_.glances));
    const std::size_t first = count == 0 ? 0 : rng_.below(static_cast<std::uint32_t>(all));
    for (std::size_t i = 0; i < count; ++i) {
        State next = opened;
        apply(evaluation_.rules(), next, glances_[(first + i * all / count) % all]);
        ++counts_.trials;
        if (next.turn.awaiting == ChanceKind::none) {
            best = std::max(best, judge(next, decider));
        }
    }
    return best;
}

Edge Search::edgeFor(const State& state, const Step& step, Seat decider) {
    Edge edge;
    edge.step = step;
    edge.meaning = meaningOf(step);
    edge.guess = guess(state, step, decider);
    return edge;
}

/// A step is worth at least the best end of the turn after it.
void Search::lookAhead(const State& state, std::vector<Edge>& edges) {
    for (Edge& edge : edges) {
        State next = state;
        apply(evaluation_.rules(), next, edge.step);
        edge.guess = std::max(edge.guess, scan_.bestFrom(next).value_or(edge.guess));
    }
}

void Search::fill(int node, const State& state, Seat decider, std::uint64_t fingerprint, bool mayTrim) {
    listCandidates(evaluation_, state, steps_);
    std::vector<Edge> edges;
    edges.reserve(steps_.size());
    if (only_ && node == root_) {
        edges.push_back({.step = *only_, .meaning = meaningOf(*only_), .guess = 0});
    } else if (steps_.size() == 1) {
        edges.push_back({.step = steps_[0], .meaning = meaningOf(steps_[0]), .guess = 0});
    } else {
        for (const Step& step : steps_) {
            edges.push_back(edgeFor(state, step, decider));
        }
    }
    const bool own = decider == view_->viewer() && state.turn.mover == decider && !only_;
    if (own && node == root_ && edges.size() > 1 && beforehand_.positions > 0) {
        scan_.scan(state, steps_, beforehand_);
        counts_.lines = scan_.taken();
    }
    if (own && (node == root_ || mayTrim)) {
        lookAhead(state, edges);
    }
    if (mayTrim) {
        trim(edges);
    }
    setPriors(edges, settings_.temperature);
    tree_.setEdges(node, std::move(edges));
    Node& filled = tree_[node];
    filled.own = static_cast<std::uint32_t>(filled.edges.size());
    filled.fingerprint = fingerprint;
    filled.decider = decider;
}

Search::Choice Search::select(int node, const State& state, Seat decider) {
    const std::uint64_t fingerprint = fingerprintOf(state, decider);
    if (tree_[node].fingerprint == fingerprint) {
        return selectOwn(tree_[node]);
    }
    return selectOther(node, state);
}

Search::Choice Search::selectOwn(const Node& node) const {
    if (node.own == 1) {
        return {0, node.edges[0].step};
    }
    const float visits = static_cast<float>(node.visits);
    const float doubt = settings_.exploration * std::sqrt(visits + 1);
    const float bias = node.visits == 0 ? 0 : (node.total[node.decider] - node.guesses) / visits;
    std::size_t best = 0;
    float bestScore = -1e9F;
    for (std::size_t i = 0; i < node.own; ++i) {
        const float score = invitation(node.edges[i], bias, doubt);
        if (score > bestScore) {
            bestScore = score;
            best = i;
        }
    }
    return {best, node.edges[best].step};
}

/// For a node that was filled in a position with other hidden things: finds the edges of the steps that are possible in
/// this one, and adds missing ones; in a full tree only if there are none at all.
void Search::findAvailable(int node, const State& state) {
    const Seat decider = engine::decider(evaluation_.rules(), state);
    listCandidates(evaluation_, state, steps_);
    available_.clear();
    std::size_t from = 0;
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        const std::vector<Edge>& edges = tree_[node].edges;
        const std::uint32_t meaning = meaningOf(steps_[step]);
        std::size_t found = edges.size();
        for (std::size_t i = 0; i < edges.size(); ++i) {  // both lists have the same order: start at the last find
            const std::size_t at = from + i < edges.size() ? from + i : from + i - edges.size();
            if (edges[at].meaning == meaning) {
                found = at;
                break;
            }
        }
        if (found < edges.size()) {
            from = found + 1 < edges.size() ? found + 1 : 0;
        } else if (isFull() && (!available_.empty() || step + 1 < steps_.size())) {
            continue;
        } else {
            tree_.addEdge(node, edgeFor(state, steps_[step], decider));
        }
        available_.push_back({found, step});
    }
}

Search::Choice Search::selectOther(int number, const State& state) {
    findAvailable(number, state);
    std::vector<Edge>& edges = tree_[number].edges;
    float bestGuess = -1;
    float visits = 0;
    float bias = 0;
    for (const Offer& offer : available_) {
        const Edge& edge = edges[offer.edge];
        bestGuess = std::max(bestGuess, edge.guess);
        visits += static_cast<float>(edge.visits);
        bias += edge.worth - edge.guess * static_cast<float>(edge.visits);
    }
    bias = visits > 0 ? bias / visits : 0;
    float total = 0;
    for (const Offer& offer : available_) {
        Edge& edge = edges[offer.edge];
        edge.prior = std::exp((edge.guess - bestGuess) / settings_.temperature);
        total += edge.prior;
    }
    const float doubt = settings_.exploration * std::sqrt(visits + 1);
    const Offer* best = &available_.front();
    float bestScore = -1e9F;
    for (const Offer& offer : available_) {
        Edge& edge = edges[offer.edge];
        edge.prior /= total;
        const float score = invitation(edge, bias, doubt);
        if (score > bestScore) {
            bestScore = score;
            best = &offer;
        }
    }
    return {best->edge, steps_[best->step]};
}

const Edge& Search::best() const {
    const Node& node = root();
    const auto better = [](const Edge& a, const Edge& b) {
        if (a.visits != b.visits) {
            return a.visits > b.visits;
        }
        return (a.visits > 0 ? a.worth : a.guess) > (b.visits > 0 ? b.worth : b.guess);
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < node.own; ++i) {
        best = better(node.edges[i], node.edges[best]) ? i : best;
    }
    return node.edges[best];
}

std::optional<Values> Search::valuesOf(const Edge& edge) const {
    if (edge.child == kNoNode || tree_[edge.child].visits == 0) {
        return std::nullopt;
    }
    Values values;
    for (int i = 0; i < kMaxSeats; ++i) {
        values[seatAt(i)] = tree_[edge.child].mean(seatAt(i));
    }
    return values;
}

void Search::follow(const Step& step) {
    const Node& node = root();
    const auto edge = std::find_if(node.edges.begin(), node.edges.end(), [&](const Edge& e) { return e.step == step; });
    expected_.reset();
    if (edge == node.edges.end() || edge->child == kNoNode) {
        return;
    }
    State next = view_->imagine(evaluation_.rules(), rng_);
    apply(evaluation_.rules(), next, step);
    if (next.turn.awaiting == ChanceKind::none && !isOver(next) &&
        engine::decider(evaluation_.rules(), next) == view_->viewer() &&
        next.turnsPlayed == view_->open().turnsPlayed) {
        expected_ = hash(View(evaluation_.rules(), next, view_->viewer()).open());
        expectedRoot_ = edge->child;
    }
}

}  // namespace gnostica::engine::bots
