// The upper half of the choice of a game: the shelf, or the games of a family.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/windows/game/dialogs/new_game/game_box_model.h"

#include <QWidget>

class QLabel;

namespace gnostica::gui {

class FamilySheet;
class GameShelf;
class Parchment;

/// Boxes on a plank of wood. A box with several games opens: a sheet with its games takes the place of the boxes. Below
/// the plank stand the name of the chosen game and what is special about it.
class ShelfPart : public QWidget {
    Q_OBJECT

public:
    explicit ShelfPart(QWidget* parent = nullptr);

    /// Keeps the choice if the game still exists; otherwise, chooses the first.
    void setFamilies(std::vector<GameFamily> families);
    void setFaces(const CardFaces& faces);
    void setLength(GameBoxModel::Length length) { model_->setLength(std::move(length)); }
    /// The lengths have changed.
    void noteLengths();
    /// Shows a way to the workshop.
    void offerWorkshop();

    /// The id of the chosen game, and its name; empty if there are no games.
    QString game() const { return game_; }
    QString gameName() const;
    /// Chooses a game without chosen(); the first if there is no such game.
    void choose(const QString& id);
    /// Sentence about the chosen game, for screen readers.
    void setSpoken(const QString& sentence);
    /// Chooses sizes for a window of this size, in which this part should not be higher than `height`, in pixels.
    void fit(const QSize& window, int height);

    const GameBoxModel& model() const { return *model_; }

Q_SIGNALS:
    /// The user has chosen another game.
    void chosen();
    void workshopWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void take(int row, const QString& id);
    void open(int row);
    void close();
    void fillSheet(int row);
    void showGame();

    GameBoxModel* model_;
    GameShelf* shelf_;
    FamilySheet* family_;
    Parchment* sheet_;
    QLabel* name_;
    QLabel* summary_;
    QString game_;
    int openRow_ = -1;
    bool offersWorkshop_ = false;
};

}  // namespace gnostica::gui
