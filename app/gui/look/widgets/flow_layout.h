// A layout of widgets in as many lines as needed.
#pragma once

#include <QLayout>

#include <memory>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Fills lines in reading direction; within a line, items are centred vertically. Hidden widgets take no room.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Height that the items need; also places them if `placing`.
    int arrange(const QRect& rect, bool placing) const;
    /// Places items in a line as high as its highest item.
    void place(std::span<QLayoutItem* const> line, const QRect& room) const;

    std::vector<QLayoutItem*> items_;
};

}  // namespace gnostica::gui
