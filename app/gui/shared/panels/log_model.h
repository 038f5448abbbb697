// The lines of a log.
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

/// The turn that begins with a line.
struct LogTurn {
    engine::Seat seat = engine::Seat::none;
    int round = 0;  ///< how many turns the player has had, this one included
    QString name{};
    friend bool operator==(const LogTurn&, const LogTurn&) = default;
};

/// Row 0 is the beginning, row n the n-th moment: the position after so many moments; before the first setMoments()
/// there is none. Lines belong to turns; ends of turns are folded into them.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        SeatRole = Qt::UserRole,  ///< who did it, as a number; chance for what nobody did
        CurrentRole,              ///< the game stands here, or at what is folded into this line
        UndoneRole,               ///< behind the present moment
        FoldedRole                ///< worth no line of its own
    };

    using Notation = std::function<QString(const engine::ToldMoment&)>;
    using QAbstractListModel::QAbstractListModel;

    void setNotation(Notation notation);
    void setNotationShown(bool shown);
    bool isNotationShown() const { return notationShown_; }

    /// Words only the moments that are new, unless they are told to somebody else now.
    void setMoments(std::span<const engine::ToldMoment> moments, int position, const wording::Speaker& speaker);
    /// The next setMoments() words everything anew.
    void forget() { stale_ = true; }
    int position() const { return position_; }
    /// The line that shows the present moment: that of the position, or what it is folded into.
    int currentRow() const;
    /// Nothing but for the first line of a turn.
    const LogTurn* turnAt(int row) const;
    /// The line in pictures; nothing where it is told in words.
    const LogSigns& signsAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line {
        engine::ToldMoment moment;
        QString words;
        QString notation;
        LogSigns signs{};
        int turn = 0;  ///< of the game; all lines of a turn have the same
        std::optional<LogTurn> begins{};
        bool folded = false;
    };
    /// How a line is told, and who is who.
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
