// How the players stand.
#pragma once

#include "app/table/seats/seating.h"
#include "app/wording/speaker.h"
#include "engine/play/told.h"
#include "engine/play/view.h"

#include <QAbstractListModel>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// What is to be seen of one player.
struct PlayerRow {
    engine::Seat seat = engine::Seat::none;
    QString name;
    std::optional<engine::bots::Level> level;  ///< of the computer that plays it
    bool isYou = false;                        ///< the only person at the screen
    int score = 0;
    std::optional<int> target;
    std::array<int, engine::kSizes> stash{};  ///< small, medium, large
    int hand = 0;
    bool onTurn = false;
    bool deciding = false;
    bool lastTurnAnnounced = false;
    bool eliminated = false;
    bool winner = false;
    QString bid;  ///< the card that was bid, through the first round, unless more is to be told
    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

/// A row for each seat, in the order of seats.
class PlayersModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        StatusRole = Qt::UserRole,  ///< "last turn announced", or what was bid; empty for most
        StatusShortRole,            ///< the same where there is little room: one word, or the card that was bid
        PlayedByRole,               ///< "Adept" or "You"; empty for people among people
        ScoreTextRole,              ///< "5 of 9 points"
        ScoreShortRole              ///< "5 / 9"
    };

    using QAbstractListModel::QAbstractListModel;

    /// `past`: what has happened up to the moment that is shown; the bids are in it.
    void setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                    const Seating& seating = {}, std::span<const engine::ToldMoment> past = {});
    /// Sentences are in another language now.
    void renamed();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const PlayerRow& row(const QModelIndex& index) const { return rows_[static_cast<std::size_t>(index.row())]; }

private:
    static QString status(const PlayerRow& row);
    static QString shortStatus(const PlayerRow& row);
    static QString scoreText(const PlayerRow& row);
    static QString playedBy(const PlayerRow& row);
    static QString accessibleText(const PlayerRow& row);

    std::vector<PlayerRow> rows_;
};

}  // namespace gnostica::gui
