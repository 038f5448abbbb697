// A bar that shows how much is done.
#pragma once

#include <QWidget>

class QPainter;

namespace gnostica::gui {

/// Shows a share: what is done in the accent colour, the rest with engraved cuts. For eyes only: the owner says the
/// numbers next to it.
class Meter : public QWidget {
    Q_OBJECT

public:
    explicit Meter(QWidget* parent = nullptr);

    /// `done` of `all`; nothing is done if `all` is 0.
    void setShare(int done, int all);
    int done() const { return done_; }
    int all() const { return all_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int done_ = 0;
    int all_ = 0;
};

/// Draws a share in a rectangle, from the side where reading begins. `share`: 0 to 1.
void paintMeter(QPainter& painter, const QRectF& bar, double share, Qt::LayoutDirection direction);

}  // namespace gnostica::gui
