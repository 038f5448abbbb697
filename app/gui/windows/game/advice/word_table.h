// A table of sentences.
#pragma once

#include <QTableView>

namespace gnostica::gui {

/// The first columns hold sentences, wrapped to as many lines as they need; the others are as wide as their contents.
/// Rows are chosen as a whole, by a click or by Enter. If Enter is also a key of the window, it chooses only a row that
/// is not selected.
class WordTable : public QTableView {
    Q_OBJECT

public:
    explicit WordTable(QWidget* parent = nullptr);

    /// Makes the table as high as its rows; the surrounding widget scrolls.
    void growWithRows();
    void setModel(QAbstractItemModel* model) override;
    /// Number of the first columns that hold sentences; one at first.
    void setSentences(int columns);

Q_SIGNALS:
    void rowPicked(int row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void updateGeometries() override;

private:
    void spread();

    bool grows_ = false;
    int sentences_ = 1;
};

}  // namespace gnostica::gui
