#include "app/gui/shared/panels/players_model.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "app/wording/level_names.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "engine/model/event.h"
#include "engine/play/play.h"

#include <QStringList>

#include <optional>
#include <utility>

namespace gnostica::gui {

using engine::Seat;

namespace {

/// Bids matter only while cards are taken from them and until all players have had their first turn.
std::optional<engine::PerSeat<engine::Card>> bidsIn(std::span<const engine::ToldMoment> past,
                                                    const engine::State& state) {
    std::optional<engine::PerSeat<engine::Card>> bids;
    if (state.turnsPlayed >= state.seats) {
        return bids;
    }
    for (const engine::ToldMoment& moment : past) {
        for (const engine::Event& event : moment.events()) {
            if (const auto* revealed = std::get_if<engine::event::BidsRevealed>(&event)) {
                bids = revealed->bids;
            }
        }
    }
    return bids;
}

/// True if the last turn that a player announced has failed.
bool hasFailedIn(std::span<const engine::ToldMoment> past, Seat seat) {
    for (const engine::ToldMoment& moment : past) {
        for (const engine::Event& event : moment.events()) {
            const auto* judged = std::get_if<engine::event::ChallengeJudged>(&event);
            if (judged != nullptr && judged->seat == seat && !judged->won) {
                return true;
            }
        }
    }
    return false;
}

PlayerRow rowOf(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker, Seat seat) {
    const engine::State& state = view.open();
    PlayerRow row;
    row.seat = seat;
    row.name = speaker.player(seat);
    row.score = engine::score(rules, state, seat);
    row.target = wording::targetOf(rules, state.seats);
    for (int size = 1; size <= engine::kSizes; ++size) {
        row.stash[static_cast<std::size_t>(size - 1)] = state.stashOf(seat, size);
    }
    row.hand = view.handSize(seat);
    const bool over = engine::isOver(state);
    row.onTurn = !over && state.turn.mover == seat;
    row.deciding = engine::decider(rules, state) == seat;
    row.lastTurnAnnounced = !over && wording::announcerIn(rules, state) == seat;
    row.leads = !over && wording::leaderIn(rules, state) == seat;
    row.eliminated = state.isEliminated(seat);
    row.winner = ((state.winners >> engine::index(seat)) & 1) != 0;
    return row;
}

}  // namespace

void PlayersModel::setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                              const table::Seating& seating, std::span<const engine::ToldMoment> past) {
    const auto bids = bidsIn(past, view.open());
    std::vector<PlayerRow> rows;
    rows.reserve(view.open().seats);
    for (int seat = 0; seat < view.open().seats; ++seat) {
        PlayerRow& row = rows.emplace_back(rowOf(view, rules, speaker, engine::seatAt(seat)));
        const bool isToldMore = row.winner || row.eliminated || row.lastTurnAnnounced;
        row.lastTurnFailed = row.eliminated && hasFailedIn(past, row.seat);
        row.bid = bids && !isToldMore ? wording::cardName((*bids)[engine::seatAt(seat)]) : QString();
        row.level = seating.levelOf(engine::seatAt(seat));
        row.temperament = seating.temperamentOf(engine::seatAt(seat));
        row.isYou = seating.onlyPerson() == engine::seatAt(seat);
    }
    if (rows.size() != rows_.size()) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] != rows_[i]) {
            rows_[i] = std::move(rows[i]);
            const QModelIndex changed = index(static_cast<int>(i));
            Q_EMIT dataChanged(changed, changed);
        }
    }
}

void PlayersModel::renamed() {
    if (!rows_.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

int PlayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString PlayersModel::status(const PlayerRow& row) {
    if (row.winner) {
        return tr("Wins");
    }
    if (row.eliminated) {
        //: on the plate of a player who has been eliminated, with the reason; as short as can be
        return row.lastTurnFailed ? tr("Out: last turn failed")
                                  //: has been eliminated
                                  : tr("Out", "of the game");
    }
    if (row.lastTurnAnnounced) {
        return row.onTurn ? tr("Last turn") : tr("Last turn announced");
    }
    //: on the plate of a player, at the beginning of a game; %1: card
    return row.bid.isEmpty() ? QString() : language::fill(tr("Bid: %1"), {row.bid});
}

QString PlayersModel::shortStatus(const PlayerRow& row) {
    if (row.winner) {
        return status(row);
    }
    if (row.eliminated) {
        return tr("Out", "of the game");
    }
    //: on the plate of a player, where there is little room: the last turn has been announced; as short as can be
    return row.lastTurnAnnounced ? tr("Announced") : row.bid;
}

QString PlayersModel::scoreText(const PlayerRow& row) {
    //: %1: points, %n: points needed to win
    return row.target ? language::fill(tr("%1 of %n points", nullptr, *row.target), {language::number(row.score)})
                      //: %1: points
                      : language::fill(tr("Points: %1"), {language::number(row.score)});
}

QString PlayersModel::playedBy(const PlayerRow& row) {
    if (row.isYou) {
        //: after a player's name: the person at the screen, where all others are computers
        return tr("You");
    }
    return row.level ? wording::computerName(*row.level, row.temperament) : QString();
}

QString PlayersModel::accessibleText(const PlayerRow& row) {
    QStringList parts;
    //: for screen readers; %1: player
    parts << (row.onTurn ? language::fill(tr("%1, whose turn it is"), {row.name}) : row.name)
          << scoreText(row)
          //: for screen readers
          << language::fill(
                 tr("Stash: %1 small, %2 medium, %3 large"),
                 {language::number(row.stash[0]), language::number(row.stash[1]), language::number(row.stash[2])})
          //: for screen readers
          << language::fill(tr("Cards in hand: %1"), {language::number(row.hand)}) << status(row);
    if (row.leads) {
        //: for screen readers: has more points than all others
        parts << tr("In the lead");
    }
    if (row.isYou) {
        parts << playedBy(row);
    } else if (row.level) {
        //: for screen readers; %1: level, and how it likes to play
        parts << language::fill(tr("Played by the computer, level %1"),
                                {wording::computerName(*row.level, row.temperament)});
    }
    parts.removeAll(QString());
    return parts.join(tr("; ", "between the parts of a description"));
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PlayerRow& player = row(index);
    switch (role) {
    case Qt::DisplayRole: return player.name;
    case Qt::AccessibleTextRole: return accessibleText(player);
    case Qt::ToolTipRole: return language::plainToolTip(accessibleText(player));
    case StatusRole: return status(player);
    case StatusShortRole: return shortStatus(player);
    case PlayedByRole: return playedBy(player);
    case PlayedByShortRole: return player.level ? wording::levelName(*player.level) : playedBy(player);
    case ScoreTextRole: return scoreText(player);
    case ScoreShortRole:
        //: a score and the score that wins: "5 / 9"
        return player.target
                   ? language::fill(tr("%1 / %2"), {language::number(player.score), language::number(*player.target)})
                   : language::number(player.score);
    default: return {};
    }
}

}  // namespace gnostica::gui
