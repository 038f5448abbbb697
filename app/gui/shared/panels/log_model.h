// Model of the lines of a log.
#pragma once

#include "app/gui/shared/panels/log_signs.h"
#include "app/wording/speaker.h"
#include "engine/play/told.h"

#include <QAbstractListModel>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// A turn that begins with a line.
struct LogTurn {
    engine::Seat seat = engine::Seat::none;
    int round = 0;  ///< number of turns that the player has had, including this one
    QString name{};
    friend bool operator==(const LogTurn&, const LogTurn&) = default;
};

/// Row 0 is the beginning, row n the position after n steps; empty until the first setMoments(). Lines belong to turns;
/// the ends of turns are folded into them.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        SeatRole = Qt::UserRole,  ///< acting seat as a number; chance for events without a player
        CurrentRole,              ///< the current position is here or folded into this line
        UndoneRole,               ///< after the current position
        FoldedRole                ///< has no line of its own
    };

    using Notation = std::function<QString(const engine::ToldMoment&)>;
    using QAbstractListModel::QAbstractListModel;

    void setNotation(Notation notation);
    void setNotationShown(bool shown);
    bool isNotationShown() const { return notationShown_; }

    /// Creates texts only for new steps, unless the speaker addresses another player.
    void setMoments(std::span<const engine::ToldMoment> moments, int position, const wording::Speaker& speaker);
    /// Makes the next setMoments() create all texts again.
    void forget() { stale_ = true; }
    int position() const { return position_; }
    /// The row of the current position, or the row into which it is folded.
    int currentRow() const;
    /// Nullptr except for the first line of a turn.
    const LogTurn* turnAt(int row) const;
    /// The line in signs; empty if it is shown as text.
    const LogSigns& signsAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line {
        engine::ToldMoment moment;
        QString words;
        QString notation;
        LogSigns signs{};
        int turn = 0;  ///< of the game; the same for all lines of a turn
        std::optional<LogTurn> begins{};
        bool folded = false;
    };
    /// Texts of lines and names of players.
    struct Words {
        std::function<QString(const engine::ToldMoment&)> moment;
        std::function<QString(engine::Seat)> player;
    };

    void replace(std::span<const engine::ToldMoment> moments, std::size_t from, const Words& words);
    void reset(std::span<const engine::ToldMoment> moments, const Words& words);
    void append(const engine::ToldMoment& moment, const Words& words);
    LogTurn turnOf(engine::Seat seat) const;
    bool isFolded(int row) const;
    void setPosition(int position);

    std::vector<Line> lines_;
    Notation notation_;
    int position_ = 0;
    bool notationShown_ = false;
    bool stale_ = true;
    bool hasBegun_ = false;  ///< there is a game
};

}  // namespace gnostica::gui
