// A column that scrolls if it does not fit.
#pragma once

#include <QScrollArea>

namespace gnostica::gui {

/// Holds content that may be higher than its place: it scrolls vertically, never horizontally, and does not enlarge the
/// window. Content that can be lower than its preferred height shrinks before it scrolls.
class ColumnScroll : public QScrollArea {
    Q_OBJECT

public:
    /// Takes ownership of `content`. As high as the content if there is room.
    explicit ColumnScroll(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
};

}  // namespace gnostica::gui
