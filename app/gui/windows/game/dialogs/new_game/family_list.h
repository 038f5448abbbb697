// The games of one family, as a list.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/game_families.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <functional>
#include <vector>

namespace gnostica::gui {

/// The games with names, sentences and lengths.
class FamilyListModel : public QAbstractListModel {
    Q_OBJECT

public:
    struct Line {
        FamilyGame game;
        QString length;  ///< a sentence; empty if it is not known
    };

    explicit FamilyListModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void setLines(std::vector<Line> lines);
    const Line& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Line> lines_;
};

/// Draws name, sentence and length beside each other, each on as many lines as it needs.
class FamilyListDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    FamilyListDelegate(const FamilyListModel& model, QListView* view);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const FamilyListModel& model_;
    QListView* view_;
};

/// Chooses one of the games. Enter is left to the dialog.
class FamilyList : public QListView {
    Q_OBJECT

public:
    explicit FamilyList(QWidget* parent = nullptr);

    FamilyListModel& lines() { return *model_; }
    /// Without chosen().
    void choose(const QString& id);

Q_SIGNALS:
    void chosen(const QString& id);
    /// The user wants to return to the shelf.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    FamilyListModel* model_;
    bool choosing_ = false;  ///< the program chooses
};

}  // namespace gnostica::gui
