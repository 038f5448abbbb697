#include "engine/bots/features.h"

#include "engine/mechanics/score.h"
#include "engine/powers/power.h"

#include <algorithm>
#include <bit>

namespace gnostica::engine::bots {

namespace {

constexpr unsigned bitOf(Suit suit) {
    return 1U << static_cast<unsigned>(suit);
}
/// Suits that can enter, empty or overrun the target space of a piece.
constexpr unsigned kDisturbing = bitOf(Suit::cups) | bitOf(Suit::rods) | bitOf(Suit::swords);
/// Suits that can bring a piece to the target space.
constexpr unsigned kReaching = bitOf(Suit::cups) | bitOf(Suit::rods);

/// Finds the territory of a space quickly. Boards wider than the grid wrap around; of two colliding spaces only one is
/// found, which only makes a judgement slightly wrong.
class Grid {
public:
    explicit Grid(const State& state) : state_(state) {
        for (std::size_t i = 0; i < state.territoryCount; ++i) {
            cells_[cell(state.territories[i].space)] = static_cast<std::uint8_t>(i + 1);
        }
    }
    /// The index in State::territories, or -1.
    int at(Space space) const {
        const int found = cells_[cell(space)] - 1;
        return found >= 0 && state_.territories[static_cast<std::size_t>(found)].space == space ? found : -1;
    }
    bool nextToTerritory(Space space) const {
        return std::ranges::any_of(neighbours(space), [&](Space side) { return at(side) >= 0; });
    }

private:
    static std::size_t cell(Space space) {
        return (static_cast<std::size_t>(space.row) & 15U) << 4U | (static_cast<std::size_t>(space.column) & 15U);
    }
    const State& state_;
    std::array<std::uint8_t, 256> cells_{};
};

/// The uses of a target space: a byte each, with a bit for every seat.
class Uses {
public:
    unsigned disturb() const { return bits_ & 0xFFU; }
    unsigned strike() const { return bits_ >> 8 & 0xFFU; }
    unsigned reach() const { return bits_ >> 16 & 0xFFU; }  ///< can bring a piece there
    unsigned tend() const { return bits_ >> 24; }           ///< can grow a piece there
    void add(Seat seat, unsigned suits) { bits_ |= kOf[suits % kOf.size()] << index(seat); }

private:
    static constexpr std::array<std::uint32_t, 16> kOf = [] {
        std::array<std::uint32_t, 16> uses{};
        for (unsigned suits = 0; suits < uses.size(); ++suits) {
            uses[suits] = ((suits & kDisturbing) != 0 ? 1U : 0U) | ((suits & bitOf(Suit::swords)) != 0 ? 1U << 8 : 0U) |
                          ((suits & kReaching) != 0 ? 1U << 16 : 0U) |
                          ((suits & bitOf(Suit::discs)) != 0 ? 1U << 24 : 0U);
        }
        return uses;
    }();

    std::uint32_t bits_ = 0;
};

/// The owners on a territory and the uses by pieces that aim at it.
struct Place {
    Uses uses;
    std::uint8_t owners = 0;  ///< bit per seat
    std::uint8_t pieces = 0;
    std::uint8_t sizes = 0;  ///< bit per size
};

constexpr std::array kOfSize{Feature::small, Feature::medium, Feature::large};

class Reader {
public:
    Reader(const Rules& rules, const State& state, const EndConditions& conditions,
           const std::array<CardTraits, kCardCount>& traits, PerSeat<FeatureRow>& rows)
        : rules_(rules),
          state_(state),
          conditions_(conditions),
          traits_(traits),
          rows_(rows),
          grid_(state),
          next_(nextMover(state)),
          scale_(conditions.target > 0 ? 9.0F / static_cast<float>(conditions.target) : 1.0F) {}

    void read() {
        std::fill_n(places_.begin(), state_.territoryCount, Place());
        readHands();
        readPieces();
        for (std::size_t i = 0; i < state_.territoryCount; ++i) {
            readTerritory(state_.territories[i], places_[i]);
        }
        if (!rules_.scorers.empty() || !rules_.scoring.isUsual()) {
            readScores();
        }
        for (int i = 0; i < state_.seats; ++i) {
            finish(seatAt(i));
        }
        if (next_ != Seat::none) {
            rows_[next_][Feature::next] = 1;
        }
        readEnd();
    }

private:
    void readHands() {
        for (int i = 0; i < state_.seats; ++i) {
            const Seat seat = seatAt(i);
            int majors = 0;
            for (const Card card : state_.hands[seat]) {
                const CardTraits& traits = traits_[card.index()];
                handSuits_[seat] |= traits.suits;
                handValues_[seat] |= 1U << std::min<unsigned>(traits.value, 31U);
                majors += traits.major ? 1 : 0;
            }
            rows_[seat][Feature::hand] = static_cast<float>(state_.hands[seat].size());
            rows_[seat][Feature::majors] = static_cast<float>(majors);
            suits_[seat] = handSuits_[seat];
        }
    }

    void readPieces() {
        for (const Piece& piece : state_.board()) {
            FeatureRow& row = rows_[piece.owner()];
            row[kOfSize[static_cast<std::size_t>(piece.size() - 1)]] += 1;
            unsigned suits = handSuits_[piece.owner()];
            const int at = grid_.at(piece.space());
            if (at < 0) {
                row[Feature::wasteland] += 1;
            } else {
                suits |= place(piece, static_cast<std::size_t>(at));
            }
            aim(piece, at, suits);
        }
    }

    /// Adds a piece to its territory; returns the suits of the card there.
    unsigned place(const Piece& piece, std::size_t at) {
        Place& place = places_[at];
        const unsigned owner = 1U << index(piece.owner());
        rows_[piece.owner()][Feature::huddled] += (place.owners & owner) != 0 ? 1.0F : 0.0F;
        place.owners = static_cast<std::uint8_t>(place.owners | owner);
        ++place.pieces;
        place.sizes = static_cast<std::uint8_t>(place.sizes | (1U << static_cast<unsigned>(piece.size())));
        const Card card = state_.territories[at].card;
        const unsigned suits = card.isNone() ? 0U : unsigned{traits_[card.index()].suits};
        suits_[piece.owner()] |= suits;
        return suits;
    }

    void aim(const Piece& piece, int standsOn, unsigned suits) {
        if (piece.facing() == Facing::upright) {
            aimAt(piece, piece.space(), standsOn, suits & ~bitOf(Suit::rods), suits);
            return;
        }
        const int reach = rules_.hasLongReach ? rules_.reachOf(piece) : 1;
        for (int distance = 1; distance <= reach; ++distance) {
            const Space aim = neighbour(piece.space(), piece.facing(), distance);
            aimAt(piece, aim, grid_.at(aim), suits, suits);
        }
    }

    void aimAt(const Piece& piece, Space aim, int at, unsigned usable, unsigned suits) {
        if (at >= 0) {
            places_[static_cast<std::size_t>(at)].uses.add(piece.owner(), usable);
            return;
        }
        FeatureRow& row = rows_[piece.owner()];
        row[Feature::facingOut] += aim == piece.aim() ? 1.0F : 0.0F;
        if ((suits & bitOf(Suit::cups)) != 0 && (handValues_[piece.owner()] & 2U) != 0 && grid_.nextToTerritory(aim)) {
            row[Feature::founding] = 1;
        }
    }

    static void keepBest(float& best, float& more, float value) {
        more += std::min(best, value);
        best = std::max(best, value);
    }

    void readTerritory(const Territory& territory, const Place& place) {
        const int points = territory.card.isNone() ? 0 : rules_.valueOf(territory.card);
        const float value = static_cast<float>(points) * scale_;
        const int limit = territory.card.isNone() ? rules_.spaceLimit : rules_.limitOn(territory.card);
        if (place.owners == 0) {
            forEachSeat(place.uses.reach(), [&](Seat seat) {
                FeatureRow& row = rows_[seat];
                keepBest(row[seat == next_ ? Feature::reachNext : Feature::reachLater], row[Feature::reachMore], value);
            });
            return;
        }
        forEachSeat(place.owners, [&](Seat seat) {
            if ((place.owners & rules_.foesOf(state_, seat)) != 0) {
                rows_[seat][Feature::shared] += value;
            } else {
                readHeld(seat, place, limit, points, value);
            }
        });
    }

    void readHeld(Seat seat, const Place& place, int limit, int points, float value) {
        FeatureRow& row = rows_[seat];
        points_[seat] += points;
        row[Feature::score] += value;
        row[Feature::territories] += 1;
        const bool full = place.pieces >= limit;
        const bool tower = rules_.towers && place.sizes == 0b1110 && countBits(place.owners) == 1;
        const unsigned others =
            tower ? 0U : (full ? place.uses.strike() : place.uses.disturb()) & rules_.foesOf(state_, seat);
        const unsigned nextBit = next_ == Seat::none ? 0U : 1U << index(next_);
        if ((others & nextBit) != 0) {
            keepBest(row[Feature::exposedNext], row[Feature::exposedNextMore], value);
            float& strikes = rows_[next_][Feature::strikesNext];
            strikes = std::max(strikes, value);
        } else if (others != 0) {
            row[Feature::exposedLater] += value;
        }
        const auto wanted = static_cast<unsigned>(std::min(points + 1, 31));
        if ((place.uses.tend() & place.owners) != 0 && ((handValues_[seat] >> wanted) & 1U) != 0) {
            row[Feature::raising] = 1;
        }
    }

    /// Adds the mechanics' changes to the points.
    void readScores() {
        for (int i = 0; i < state_.seats; ++i) {
            const Seat seat = seatAt(i);
            const int whole = score(rules_, state_, seat);
            rows_[seat][Feature::score] += static_cast<float>(whole - points_[seat]) * scale_;
            points_[seat] = whole;
        }
    }

    void finish(Seat seat) {
        FeatureRow& row = rows_[seat];
        row[Feature::suits] = static_cast<float>(countBits(suits_[seat]));
        if (row[Feature::small] + row[Feature::medium] + row[Feature::large] == 0) {
            row[Feature::noPieces] = 1;
        }
    }

    /// Points of `seat` beyond those needed to win by holding (CHL-2), or beyond the best other seat.
    int margin(Seat seat) const {
        if (conditions_.target > 0) {
            return points_[seat] - conditions_.target;
        }
        int best = 0;
        for (int i = 0; i < state_.seats; ++i) {
            best = rules_.areEnemies(state_, seat, seatAt(i)) ? std::max(best, points_[seatAt(i)]) : best;
        }
        return points_[seat] - best - (conditions_.announces ? 1 : 0);
    }

    void readEnd() {
        for (int i = 0; i < state_.seats; ++i) {
            const Seat seat = seatAt(i);
            FeatureRow& row = rows_[seat];
            const auto ahead = static_cast<float>(margin(seat));
            if (conditions_.target > 0) {
                row[Feature::nearTarget] = std::max(0.0F, ahead + 4);
                row[Feature::veryNearTarget] = std::max(0.0F, ahead + 2);
                row[Feature::atTarget] = ahead >= 0 ? 1.0F : 0.0F;
            } else {
                row[Feature::lead] = ahead;
            }
            if (conditions_.bestScoreWins) {
                row[Feature::leadNearEnd] = ahead * static_cast<float>(2 * state_.seats) /
                                            (conditions_.turnsLeft + static_cast<float>(state_.seats));
            }
            if (conditions_.announcer == seat) {
                readAnnouncement(seat, ahead);
            }
        }
        if (conditions_.announcer != Seat::none && next_ != Seat::none && next_ != conditions_.announcer) {
            rows_[next_][Feature::stopsNext] = 1;
        }
    }

    void readAnnouncement(Seat seat, float ahead) {
        FeatureRow& row = rows_[seat];
        const float bounded = std::clamp(ahead, -6.0F, 4.0F);
        if (!conditions_.failureEliminates) {
            row[Feature::freeHeld] = ahead >= 0 ? 1.0F : 0.0F;
            row[Feature::freeMargin] = std::max(0.0F, bounded + 2);
            return;
        }
        if (next_ == seat) {
            row[Feature::dueNow] = 1;
            row[Feature::dueNowMargin] = bounded;
            row[Feature::dueNowHeld] = ahead >= 0 ? 1.0F : 0.0F;
            row[Feature::dueNowShort1] = ahead >= -1 ? 1.0F : 0.0F;
            row[Feature::dueNowShort2] = ahead >= -2 ? 1.0F : 0.0F;
            row[Feature::dueNowReach] = row[Feature::reachNext];
        } else {
            row[Feature::dueOthers] = 1;
            row[Feature::dueOthersMargin] = bounded;
            row[Feature::dueOthersHeld] = ahead >= 0 ? 1.0F : 0.0F;
            row[Feature::dueOthersSafe] = ahead >= 2 ? 1.0F : 0.0F;
            row[Feature::dueOthersExposed] = row[Feature::exposedNext] + 0.5F * row[Feature::exposedLater];
        }
    }

    template <class F>
    void forEachSeat(unsigned seats, F f) const {
        for (; seats != 0; seats &= seats - 1) {
            f(seatAt(std::countr_zero(seats)));
        }
    }

    const Rules& rules_;
    const State& state_;
    const EndConditions& conditions_;
    const std::array<CardTraits, kCardCount>& traits_;
    PerSeat<FeatureRow>& rows_;
    Grid grid_;
    Seat next_;
    float scale_;
    std::array<Place, kTerritoryRoom> places_;  ///< indexed as State::territories
    PerSeat<unsigned> handSuits_;
    PerSeat<unsigned> handValues_;  ///< bit per value of a card in hand
    PerSeat<unsigned> suits_;
    PerSeat<int> points_;
};

}  // namespace

std::string_view nameOf(Feature feature) {
    static constexpr std::array<std::string_view, kFeatures> names{"score",         "nearTarget",    "veryNearTarget",
                                                                   "atTarget",      "lead",          "leadNearEnd",
                                                                   "shared",        "territories",   "small",
                                                                   "medium",        "large",         "noPieces",
                                                                   "hand",          "majors",        "suits",
                                                                   "next",          "exposedNext",   "exposedNextMore",
                                                                   "exposedLater",  "reachNext",     "reachLater",
                                                                   "reachMore",     "strikesNext",   "wasteland",
                                                                   "founding",      "raising",       "huddled",
                                                                   "facingOut",     "dueOthers",     "dueOthersMargin",
                                                                   "dueOthersHeld", "dueOthersSafe", "dueOthersExposed",
                                                                   "dueNow",        "dueNowMargin",  "dueNowHeld",
                                                                   "dueNowShort1",  "dueNowShort2",  "dueNowReach",
                                                                   "freeHeld",      "freeMargin",    "stopsNext"};
    return names[static_cast<std::size_t>(feature)];
}

std::vector<std::string> featureNames() {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        names.emplace_back(nameOf(static_cast<Feature>(i)));
    }
    return names;
}

Seat nextMover(const State& state) {
    const Turn& turn = state.turn;
    if (turn.stage == Stage::over) {
        return Seat::none;
    }
    if (turn.mover == Seat::none) {
        return state.order[0];
    }
    if (turn.stage == Stage::option || (turn.stage == Stage::floor && turn.hook == Hook::turnStart)) {
        return turn.mover;
    }
    const std::size_t seats = state.seats;
    std::size_t at = 0;
    while (at < seats && state.order[at] != turn.mover) {
        ++at;
    }
    const unsigned passedOver = unsigned{state.eliminated} | state.sittingOut;
    for (std::size_t i = 1; i <= seats; ++i) {
        const Seat seat = state.order[(at + i) % seats];
        if (((passedOver >> index(seat)) & 1U) == 0) {
            return seat;
        }
    }
    return turn.mover;
}

EndConditions endConditionsOf(const Rules& rules, const State& state) {
    EndConditions conditions;
    const Table table(rules, state);
    for (const auto& mechanic : rules.mechanics) {
        mechanic->addEndConditions(table, conditions);
    }
    return conditions;
}

FeatureReader::FeatureReader(const Rules& rules) : rules_(rules) {
    for (int i = 0; i < kCardCount; ++i) {
        const Card card(i);
        CardTraits& traits = traits_[card.index()];
        traits.value = rules.values[card.index()];
        traits.major = card.isMajor();
        for (const Slot& slot : rules.programOf(card)) {
            for (const Power* power : slot.alternatives) {
                if (const auto suit = power->suit()) {
                    traits.suits = static_cast<std::uint8_t>(traits.suits | bitOf(*suit));
                }
            }
        }
    }
}

PerSeat<FeatureRow> FeatureReader::read(const State& state, const EndConditions& conditions) const {
    PerSeat<FeatureRow> rows;
    Reader(rules_, state, conditions, traits_, rows).read();
    return rows;
}

}  // namespace gnostica::engine::bots
