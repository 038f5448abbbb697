// Chooses among the user's games: by kind, and by the words that are searched for.
#pragma once

#include "app/table/games/my_game.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>

namespace gnostica::table {

enum class GameKind : std::uint8_t { all, unfinished, finished, kept };
inline constexpr int kGameKinds = static_cast<int>(GameKind::kept) + 1;

bool isOfKind(const MyGame& game, GameKind kind);

/// The texts of a game that the user may search for, as they are shown: the title of its ruleset, its date. The names
/// of players, the file's name and the date in ISO form are always searched.
using GameTexts = std::function<QStringList(const MyGame&)>;

/// True if each word of `text` begins a word of the game's texts (language::hasWordsBeginning()).
bool isFound(const MyGame& game, const QString& text, const GameTexts& texts);

/// The rows of MyGames that are chosen.
class GameFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    GameKind kind() const { return kind_; }
    void setKind(GameKind kind);
    const QString& text() const { return text_; }
    void setText(const QString& text);
    /// To be called again after the language has changed.
    void setTexts(GameTexts texts);

    /// Number of games of each kind in which the text is found.
    std::array<int, kGameKinds> counts() const;
    /// The game of a row of this model.
    MyGamePtr at(int row) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    GameKind kind_ = GameKind::all;
    QString text_;
    GameTexts texts_;
};

}  // namespace gnostica::table
