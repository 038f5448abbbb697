#include "app/charts/chart_svg.h"

#include "app/charts/charts.h"

#include <QBuffer>
#include <QGraphicsScene>
#include <QPainter>
#include <QSvgGenerator>

namespace gnostica::charts {

QByteArray svgOf(const plugins::Picture& picture) {
    const QSizeF size = sizeOf(picture);
    QGraphicsScene scene;
    QChart* const chart = chartOf(picture, pageLook()).release();
    scene.addItem(chart);  // takes ownership
    chart->resize(size);
    layOut(*chart, picture);
    scene.setSceneRect(QRectF({}, size));

    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF({}, size));
    generator.setResolution(96);
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF({}, size), QRectF({}, size));
    painter.end();
    return bytes;
}

}  // namespace gnostica::charts
