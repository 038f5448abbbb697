// A table of sentences.
#pragma once

#include <QTableView>

namespace gnostica::gui {

/// Its first column holds sentences, which are broken into as many lines as they need; the others are as wide as what
/// they hold. Whole rows are picked, by a click or by Enter; where that is a key of the window, too, only as long as
/// the row is not selected.
class WordTable : public QTableView {
    Q_OBJECT

public:
    explicit WordTable(QWidget* parent = nullptr);

    /// From now on it is as high as its rows: what is around it scrolls.
    void growWithRows();
    void setModel(QAbstractItemModel* model) override;

Q_SIGNALS:
    void rowPicked(int row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void updateGeometries() override;

private:
    bool grows_ = false;
};

}  // namespace gnostica::gui
