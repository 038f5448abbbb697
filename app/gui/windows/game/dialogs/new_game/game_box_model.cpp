#include "app/gui/windows/game/dialogs/new_game/game_box_model.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

void GameBoxModel::setFamilies(std::vector<GameFamily> families) {
    QStringList before;
    for (int row = 0; row < rowCount(); ++row) {
        const FamilyGame* game = gameOf(row);
        before << (game == nullptr ? QString() : game->title.id);
    }
    beginResetModel();
    families_ = std::move(families);
    chosen_.assign(families_.size(), 0);
    for (std::size_t i = 0; i < families_.size(); ++i) {
        for (const QString& id : before) {
            chosen_[i] = std::max(chosen_[i], families_[i].find(id));
        }
    }
    endResetModel();
}

void GameBoxModel::setLength(Length length) {
    length_ = std::move(length);
    noteLengths();
}

void GameBoxModel::noteLengths() {
    if (!families_.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

int GameBoxModel::rowOf(const QString& id) const {
    const auto found = std::ranges::find_if(families_, [&](const GameFamily& family) { return family.find(id) >= 0; });
    return found == families_.end() ? -1 : static_cast<int>(found - families_.begin());
}

const FamilyGame* GameBoxModel::gameOf(int row) const {
    if (row < 0 || row >= rowCount() || family(row).games.empty()) {
        return nullptr;
    }
    return &family(row).games[static_cast<std::size_t>(chosen_[static_cast<std::size_t>(row)])];
}

void GameBoxModel::setGame(int row, const QString& id) {
    if (const int place = family(row).find(id); place >= 0) {
        chosen_[static_cast<std::size_t>(row)] = place;
        Q_EMIT dataChanged(index(row), index(row));
    }
}

bool GameBoxModel::opens(int row) const {
    return row >= 0 && row < rowCount() &&
           (family(row).games.size() > 1 || family(row).kind != GameFamily::Kind::edition);
}

QString GameBoxModel::nameOf(int row) const {
    switch (family(row).kind) {
    case GameFamily::Kind::edition: return family(row).games.front().shortName;
    case GameFamily::Kind::tastes: return tr("Small variants", "box with small changes of the game");
    case GameFamily::Kind::own: return tr("My own", "box with the user's own games");
    }
    Q_UNREACHABLE();
}

/// Where it is not the first game of an edition, its name: below the shelf stands what it is.
QString GameBoxModel::sentenceOf(int row) const {
    const GameFamily& box = family(row);
    const FamilyGame* game = gameOf(row);
    if (game == nullptr) {
        return tr("Games that you make in the workshop.");
    }
    if (box.kind == GameFamily::Kind::edition && game == &box.games.front()) {
        return box.sentence.isEmpty() ? game->title.summary : box.sentence;
    }
    return game->shortName;
}

QString GameBoxModel::spokenName(int row) const {
    const GameFamily& box = family(row);
    const FamilyGame* game = gameOf(row);
    if (game == nullptr) {
        return nameOf(row);
    }
    return box.kind == GameFamily::Kind::edition
               ? game->title.name
               //: %1: a box on the shelf ("Small variants"), %2: the game in it that would be played
               : language::fill(tr("%1: %2", "box: game"), {nameOf(row), language::embedded(game->title.name)});
}

QString GameBoxModel::description(int row) const {
    const FamilyGame* game = gameOf(row);
    if (game == nullptr) {
        return sentenceOf(row);
    }
    const QString length = lengthOf(game->title.id);
    return length.isEmpty() ? game->title.summary : language::sentencesBehind(game->title.summary, length);
}

QString GameBoxModel::spokenDescription(int row) const {
    const auto games = static_cast<int>(family(row).games.size());
    if (!opens(row) || games == 0) {
        return description(row);
    }
    //: for screen readers: of a box on the shelf of games
    const QString more = tr("%n games to choose from. Press Space to see them.", "of one box on the shelf", games);
    return language::sentencesBehind(description(row), more);
}

int GameBoxModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(families_.size());
}

QVariant GameBoxModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return spokenName(index.row());
    case Qt::AccessibleDescriptionRole: return spokenDescription(index.row());
    case Qt::ToolTipRole: return language::plainToolTip(description(index.row()));
    default: return {};
    }
}

Qt::ItemFlags GameBoxModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return gameOf(index.row()) == nullptr ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace gnostica::gui
