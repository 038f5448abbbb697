// The boxes on the shelf, as a list.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/game_families.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// The families of games; each remembers which of its games would be played.
class GameBoxModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// A sentence about the length of a game; empty if it is not known.
    using Length = std::function<QString(const QString& id)>;

    explicit GameBoxModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Each family keeps its game if it still exists.
    void setFamilies(std::vector<GameFamily> families);
    void setLength(Length length);
    /// The lengths have changed.
    void noteLengths();

    const std::vector<GameFamily>& families() const { return families_; }
    const GameFamily& family(int row) const { return families_[static_cast<std::size_t>(row)]; }
    /// The family of a game; -1 if it does not exist.
    int rowOf(const QString& id) const;
    /// The game of a family that would be played; nullptr for an empty family.
    const FamilyGame* gameOf(int row) const;
    void setGame(int row, const QString& id);
    QString lengthOf(const QString& id) const { return length_ ? length_(id) : QString(); }

    /// What the box shows: its name, and a sentence.
    QString nameOf(int row) const;
    QString sentenceOf(int row) const;
    /// True if its games can be listed.
    bool opens(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// For screen readers and for typing: the names of games as in their documents.
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QString spokenName(int row) const;
    QString description(int row) const;
    QString spokenDescription(int row) const;

    std::vector<GameFamily> families_;
    std::vector<int> chosen_;  ///< by family: the index of its game
    Length length_;
};

}  // namespace gnostica::gui
