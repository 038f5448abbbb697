#include "app/lab/game_writer.h"

#include "app/lab/experiment_tables.h"

#include <algorithm>

namespace gnostica::lab {

namespace {

using engine::kMaxSeats;
using engine::seatAt;
using engine::lab::GameKey;
using engine::lab::GameRow;
using engine::lab::kGameMetrics;
using engine::lab::PairGame;

/// Binds values one after another.
class GameLine {
public:
    GameLine(Statement& statement, const GameKey& key) : statement_(statement) {
        *this << key.pair << key.arm << static_cast<int>(key.role);
    }

    GameLine& operator<<(int value) { return put(value); }
    GameLine& operator<<(double value) { return put(value); }
    GameLine& operator<<(const std::string& value) { return put(std::string_view(value)); }
    bool write() { return statement_.run(); }

private:
    template <class T>
    GameLine& put(T value) {
        statement_.bind(place_++, value);
        return *this;
    }

    Statement& statement_;
    int place_ = 0;
};

/// Columns before the metrics: the game's key, player and share of each seat, and whether it was cut.
constexpr int kKeyColumns = 3;
constexpr int kCappedColumn = kKeyColumns + 2 * kMaxSeats;
constexpr int kFirstMetric = kCappedColumn + 1;

}  // namespace

GameWriter::GameWriter(Database& database, const engine::lab::Plan& plan)
    : plan_(plan),
      games_(database.prepare(insertingInto("games"))),
      turns_(database.prepare(insertingInto("turns"))),
      stands_(database.prepare(insertingInto("stands"))),
      uses_(database.prepare(insertingInto("uses"))),
      announcements_(database.prepare(insertingInto("announcements"))) {}

bool GameWriter::write(const PairGame& played) {
    if (!writeGame(played)) {
        return false;
    }
    const bool isCounted = !isForSkill(played.key.role);
    const bool isKept = isCounted && played.key.pair < plan_.courses;
    return (!isKept || (writeCourse(played) && writeUses(played))) && (!isCounted || writeAnnouncements(played));
}

bool GameWriter::writeGame(const PairGame& played) {
    GameLine row(games_, played.key);
    const auto seating = seatingOf(plan_, played.key);
    for (int i = 0; i < kMaxSeats; ++i) {
        const bool sits = i < plan_.seats;
        row << (sits ? int{seating[seatAt(i)]} : -1) << (sits ? double{played.game.result[seatAt(i)]} : 0.0);
    }
    row << (played.game.capped ? 1 : 0);
    for (const double value : played.game.values) {
        row << value;
    }
    return row.write();
}

bool GameWriter::writeCourse(const PairGame& played) {
    for (const engine::lab::TurnRow& turn : played.game.course) {
        GameLine row(turns_, played.key);
        row << turn.turn << static_cast<int>(index(turn.mover)) << turn.territories << turn.wasteland;
        if (!row.write()) {
            return false;
        }
        for (int i = 0; i < plan_.seats; ++i) {
            const engine::lab::SeatRow& seat = turn.seats[seatAt(i)];
            GameLine stand(stands_, played.key);
            stand << turn.turn << i << seat.score << seat.territories << seat.pieces << seat.hand
                  << double{seat.chance};
            if (!stand.write()) {
                return false;
            }
        }
    }
    return true;
}

bool GameWriter::writeUses(const PairGame& played) {
    return std::ranges::all_of(played.game.uses, [&](const engine::lab::Use& use) {
        if (use.used == 0 && use.legal == 0) {
            return true;
        }
        GameLine row(uses_, played.key);
        row << static_cast<int>(use.what) << use.id << use.used << use.legal;
        return row.write();
    });
}

bool GameWriter::writeAnnouncements(const PairGame& played) {
    int number = 0;
    return std::ranges::all_of(played.game.announcements, [&](const engine::lab::Announced& announced) {
        GameLine row(announcements_, played.key);
        row << number++ << announced.turn << static_cast<int>(index(announced.seat)) << announced.score
            << (announced.held ? 1 : 0);
        return row.write();
    });
}

std::string selectingGames() {
    return "SELECT * FROM games ORDER BY pair, arm, role";
}

std::optional<GameKey> keyIn(const Statement& row) {
    const std::int64_t pair = row.integer(0);
    const std::int64_t arm = row.integer(1);
    const std::int64_t role = row.integer(2);
    const auto isWithin = [](std::int64_t value, std::int64_t end) { return value >= 0 && value < end; };
    if (!isWithin(pair, engine::lab::kMostPairs) || !isWithin(arm, engine::lab::kMostArms) ||
        !isWithin(role, engine::lab::kGameRoles)) {
        return std::nullopt;
    }
    return GameKey{static_cast<int>(pair), static_cast<int>(arm), static_cast<engine::lab::GameRole>(role)};
}

GameRow rowIn(const Statement& row, const GameKey& key) {
    GameRow game{.key = key, .values = {}, .result = {}};
    for (int i = 0; i < kMaxSeats; ++i) {
        game.result[seatAt(i)] = static_cast<float>(row.real(kKeyColumns + 2 * i + 1));
    }
    for (std::size_t i = 0; i < kGameMetrics; ++i) {
        game.values[i] = row.real(kFirstMetric + static_cast<int>(i));
    }
    return game;
}

}  // namespace gnostica::lab
