#include "app/table/games/game_filter.h"

#include "app/language/word_search.h"
#include "app/table/games/my_games.h"

#include <QFileInfo>

#include <utility>

namespace gnostica::table {

bool isOfKind(const MyGame& game, GameKind kind) {
    switch (kind) {
    case GameKind::all: return true;
    case GameKind::unfinished: return game.isUnfinished();
    case GameKind::finished: return !game.isUnfinished();
    case GameKind::kept: return game.file.isKept;
    }
    return true;
}

bool isFound(const MyGame& game, const QString& text, const GameTexts& texts) {
    if (text.trimmed().isEmpty()) {
        return true;
    }
    QStringList searched = texts ? texts(game) : QStringList();
    for (const std::string& name : game.header.names) {
        searched << QString::fromStdString(name);
    }
    searched << game.file.lastPlayed.date().toString(Qt::ISODate) << QFileInfo(game.file.path).fileName();
    return language::hasWordsBeginning(searched.join(u'\n'), text);
}

void GameFilter::setKind(GameKind kind) {
    if (kind != kind_) {
        kind_ = kind;
        invalidateFilter();
    }
}

void GameFilter::setText(const QString& text) {
    if (text != text_) {
        text_ = text;
        invalidateFilter();
    }
}

void GameFilter::setTexts(GameTexts texts) {
    texts_ = std::move(texts);
    invalidateFilter();
}

std::array<int, kGameKinds> GameFilter::counts() const {
    std::array<int, kGameKinds> counts{};
    const auto* games = qobject_cast<const MyGames*>(sourceModel());
    if (games == nullptr) {
        return counts;
    }
    for (const MyGamePtr& game : games->games()) {
        if (!isFound(*game, text_, texts_)) {
            continue;
        }
        for (int kind = 0; kind < kGameKinds; ++kind) {
            counts[static_cast<std::size_t>(kind)] += isOfKind(*game, static_cast<GameKind>(kind)) ? 1 : 0;
        }
    }
    return counts;
}

MyGamePtr GameFilter::at(int row) const {
    return index(row, 0).data(MyGames::GameRole).value<MyGamePtr>();
}

bool GameFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const auto game = sourceModel()->index(row, 0, parent).data(MyGames::GameRole).value<MyGamePtr>();
    return game && isOfKind(*game, kind_) && isFound(*game, text_, texts_);
}

}  // namespace gnostica::table
