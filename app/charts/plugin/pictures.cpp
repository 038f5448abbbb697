#include "app/charts/plugin/pictures.h"

#include "app/charts/chart_svg.h"

#include <QApplication>

namespace gnostica::charts {

std::unique_ptr<QCoreApplication> Pictures::makeApplication(int& argc, char** argv) const {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

QByteArray Pictures::svg(const plugins::Picture& picture) const {
    return svgOf(picture);
}

}  // namespace gnostica::charts
