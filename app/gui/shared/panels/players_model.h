// Model of the players' standings.
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

/// The data of one player.
struct PlayerRow {
    engine::Seat seat = engine::Seat::none;
    QString name;
    std::optional<engine::bots::Level> level;  ///< of the computer player …
    engine::bots::Temperament temperament;     ///< … and how it likes to play
    bool isYou = false;                        ///< the only person at this screen
    int score = 0;
    std::optional<int> target;
    std::array<int, engine::kSizes> stash{};  ///< small, medium, large
    int hand = 0;
    bool onTurn = false;
    bool deciding = false;
    bool lastTurnAnnounced = false;
    bool leads = false;  ///< with more points than all others
    bool eliminated = false;
    bool lastTurnFailed = false;  ///< the reason why the player is out
    bool winner = false;
    QString bid;  ///< the card that was bid, during the first round, unless there is a more important status
    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

/// One row per seat, in the order of seats.
class PlayersModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        StatusRole = Qt::UserRole,  ///< "last turn announced" or the bid; usually empty
        StatusShortRole,            ///< a short form: one word, or the card that was bid
        PlayedByRole,               ///< "Adept, builder" or "You"; empty if all players are people
        PlayedByShortRole,          ///< the same without how the computer likes to play
        ScoreTextRole,              ///< such as "5 of 9 points"
        ScoreShortRole              ///< such as "5 / 9"
    };

    using QAbstractListModel::QAbstractListModel;

    /// `past`: all steps up to the current position; it contains the bids.
    void setPlayers(const engine::View& view, const engine::Rules& rules, const wording::Speaker& speaker,
                    const table::Seating& seating = {}, std::span<const engine::ToldMoment> past = {});
    /// Updates the texts to a new language.
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
