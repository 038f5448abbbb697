#include "app/gui/shared/panels/log_model.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Seat;
using engine::ToldMoment;

void LogModel::setNotation(Notation notation) {
    notation_ = std::move(notation);
    stale_ = true;
}

void LogModel::setNotationShown(bool shown) {
    if (shown != notationShown_) {
        notationShown_ = shown;
        if (!hasBegun_) {
            return;
        }
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::DisplayRole, Qt::SizeHintRole, FoldedRole});
    }
}

/// Each earlier turn of the player began with a line, so its round is known.
LogTurn LogModel::turnOf(Seat seat) const {
    const auto before = std::find_if(lines_.rbegin(), lines_.rend(),
                                     [seat](const Line& line) { return line.begins && line.begins->seat == seat; });
    return {seat, before == lines_.rend() ? 1 : before->begins->round + 1, {}};
}

void LogModel::append(const ToldMoment& moment, const Words& words) {
    const engine::State& before = moment.before().open();
    Line line{moment,           words.moment(moment), notation_ ? notation_(moment) : QString(),
              signsOf(moment),  before.turnsPlayed,   std::nullopt,
              isRoutine(moment)};
    const Seat mover = before.turn.mover;
    const bool goesOn =
        !lines_.empty() && lines_.back().turn == line.turn && lines_.back().moment.before().open().turn.mover == mover;
    if (engine::isPlayer(mover) && before.turn.stage != engine::Stage::setup && !goesOn) {
        line.begins = turnOf(mover);
        line.begins->name = words.player(mover);
        line.folded = false;  // otherwise the turn would have no visible line
    }
    lines_.push_back(std::move(line));
}

void LogModel::reset(std::span<const ToldMoment> moments, const Words& words) {
    beginResetModel();
    hasBegun_ = true;
    lines_.clear();
    for (const ToldMoment& moment : moments) {
        append(moment, words);
    }
    endResetModel();
}

/// Replaces the steps from `from` on by removing and inserting rows.
void LogModel::replace(std::span<const ToldMoment> moments, std::size_t from, const Words& words) {
    if (from < lines_.size()) {
        beginRemoveRows({}, static_cast<int>(from) + 1, static_cast<int>(lines_.size()));
        lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(from), lines_.end());
        endRemoveRows();
    }
    if (from < moments.size()) {
        beginInsertRows({}, static_cast<int>(from) + 1, static_cast<int>(moments.size()));
        for (const ToldMoment& moment : moments.subspan(from)) {
            append(moment, words);
        }
        endInsertRows();
    }
}

void LogModel::setPosition(int position) {
    if (position != position_) {
        position_ = position;
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole, UndoneRole, Qt::SizeHintRole});
    }
}

void LogModel::setMoments(std::span<const ToldMoment> moments, int position, const wording::Speaker& speaker) {
    const Words words{[&](const ToldMoment& moment) { return speaker.moment(moment); },
                      [&](Seat seat) { return speaker.player(seat); }};
    std::size_t same = 0;
    while (same < std::min(lines_.size(), moments.size()) && lines_[same].moment == moments[same]) {
        ++same;
    }
    if (std::exchange(stale_, false) || (same == 0 && !lines_.empty())) {
        position_ = position;
        reset(moments, words);
    } else {
        replace(moments, same, words);
        setPosition(position);
    }
}

bool LogModel::isFolded(int row) const {
    return !notationShown_ && row > 0 && lines_[static_cast<std::size_t>(row - 1)].folded;
}

int LogModel::currentRow() const {
    int row = std::min(position_, rowCount() - 1);
    while (isFolded(row)) {
        --row;
    }
    return row;
}

const LogTurn* LogModel::turnAt(int row) const {
    const Line* line = row > 0 ? &lines_[static_cast<std::size_t>(row - 1)] : nullptr;
    return line != nullptr && line->begins ? &*line->begins : nullptr;
}

const LogSigns& LogModel::signsAt(int row) const {
    static const LogSigns none;
    const bool inWords = row <= 0 || notationShown_ || row == currentRow();
    return inWords ? none : lines_[static_cast<std::size_t>(row - 1)].signs;
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !hasBegun_ ? 0 : static_cast<int>(lines_.size()) + 1;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const bool undone = index.row() > position_;
    switch (role) {
    case CurrentRole: return index.row() == position_ || index.row() == currentRow();
    case UndoneRole: return undone;
    case FoldedRole: return isFolded(index.row());
    default: break;
    }
    const Line* line = index.row() == 0 ? nullptr : &lines_[static_cast<std::size_t>(index.row() - 1)];
    const QString text = line == nullptr ? tr("The game begins.") : notationShown_ ? line->notation : line->words;
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::AccessibleTextRole:
        //: for screen readers; %1: what happened
        return undone ? language::fill(tr("Undone: %1"), {text}) : text;
    case Qt::ToolTipRole: return line == nullptr ? QString() : language::plainToolTip(line->words);
    case SeatRole: return static_cast<int>(line == nullptr ? Seat::none : line->moment.who());
    default: return {};
    }
}

}  // namespace gnostica::gui
