// Room for more than fits.
#pragma once

#include <QScrollArea>

namespace gnostica::gui {

/// Holds what may be higher than its place: it scrolls up and down, never sideways, and no window has to grow for it.
/// What can do with less height than it would like gets along without scrolling.
class ColumnScroll : public QScrollArea {
    Q_OBJECT

public:
    /// Takes `content`. As high as that if there is room.
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
