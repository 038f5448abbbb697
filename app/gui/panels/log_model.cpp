#include "app/gui/panels/log_model.h"

#include "app/wording/fill.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::ToldMoment;

void LogModel::setNotation(Notation notation) {
    notation_ = std::move(notation);
    stale_ = true;
}

void LogModel::setNotationShown(bool shown) {
    if (shown != notationShown_) {
        notationShown_ = shown;
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::DisplayRole, Qt::SizeHintRole});
    }
}

LogModel::Line LogModel::lineOf(const ToldMoment& moment, const Words& words) const {
    return {moment, words(moment), notation_ ? notation_(moment) : QString()};
}

void LogModel::reset(std::span<const ToldMoment> moments, const Words& words) {
    beginResetModel();
    lines_.clear();
    for (const ToldMoment& moment : moments) {
        lines_.push_back(lineOf(moment, words));
    }
    endResetModel();
}

/// From place `from` on, other moments: rows go, and others come.
void LogModel::replace(std::span<const ToldMoment> moments, std::size_t from, const Words& words) {
    if (from < lines_.size()) {
        beginRemoveRows({}, static_cast<int>(from) + 1, static_cast<int>(lines_.size()));
        lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(from), lines_.end());
        endRemoveRows();
    }
    if (from < moments.size()) {
        beginInsertRows({}, static_cast<int>(from) + 1, static_cast<int>(moments.size()));
        for (const ToldMoment& moment : moments.subspan(from)) {
            lines_.push_back(lineOf(moment, words));
        }
        endInsertRows();
    }
}

void LogModel::setPosition(int position) {
    if (position != position_) {
        position_ = position;
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole, UndoneRole});
    }
}

void LogModel::setMoments(std::span<const ToldMoment> moments, int position, const wording::Speaker& speaker) {
    const Words words = [&](const ToldMoment& moment) { return speaker.moment(moment); };
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

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size()) + 1;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const bool undone = index.row() > position_;
    switch (role) {
    case CurrentRole: return index.row() == position_;
    case UndoneRole: return undone;
    default: break;
    }
    const Line* line = index.row() == 0 ? nullptr : &lines_[static_cast<std::size_t>(index.row() - 1)];
    const QString text = line == nullptr ? tr("The game begins.") : notationShown_ ? line->notation : line->words;
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::AccessibleTextRole:
        //: for screen readers; %1: what happened
        return undone ? wording::fill(tr("Undone: %1"), {text}) : text;
    case SeatRole: return static_cast<int>(line == nullptr ? engine::Seat::none : line->moment.who());
    default: return {};
    }
}

}  // namespace gnostica::gui
