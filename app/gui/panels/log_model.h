// The lines of a log.
#pragma once

#include "app/wording/speaker.h"
#include "engine/play/told.h"

#include <QAbstractListModel>

#include <functional>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Row 0 is the beginning, row n the n-th moment: the position after so many moments.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        SeatRole = Qt::UserRole,  ///< who did it, as a number; chance for what nobody did
        CurrentRole,              ///< the game stands here
        UndoneRole                ///< behind the present moment
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

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Line {
        engine::ToldMoment moment;
        QString words;
        QString notation;
    };
    using Words = std::function<QString(const engine::ToldMoment&)>;

    void replace(std::span<const engine::ToldMoment> moments, std::size_t from, const Words& words);
    void reset(std::span<const engine::ToldMoment> moments, const Words& words);
    Line lineOf(const engine::ToldMoment& moment, const Words& words) const;
    void setPosition(int position);

    std::vector<Line> lines_;
    Notation notation_;
    int position_ = 0;
    bool notationShown_ = false;
    bool stale_ = true;
};

}  // namespace gnostica::gui
