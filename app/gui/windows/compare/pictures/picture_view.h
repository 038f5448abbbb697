// A picture in a window.
#pragma once

#include "app/gui/windows/compare/pictures/picture_parts.h"

#include <QChartView>

#include <optional>

namespace gnostica::gui {

/// Draws a picture in the colours of the window when it becomes visible. Its parts have tool tips and report clicks.
class PictureView : public QChartView {
    Q_OBJECT

public:
    explicit PictureView(QWidget* parent = nullptr);
    ~PictureView() override;

    void present(const plugins::Picture& picture);
    void clear();
    /// Nullopt outside the parts.
    std::optional<PicturePart> partAt(const QPointF& place) const;
    /// Position of a part within the view.
    QPointF placeOf(PicturePart part) const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void picked(gnostica::gui::PicturePart part);

protected:
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void draw();
    QRectF plot() const;

    std::optional<plugins::Picture> picture_;
    bool isDrawn_ = false;
};

}  // namespace gnostica::gui
