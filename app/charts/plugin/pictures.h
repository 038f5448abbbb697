// The plug-in that draws charts.
#pragma once

#include "app/plugins/pictures_plugin.h"

#include <QObject>

namespace gnostica::charts {

class Pictures final : public QObject, public plugins::PicturesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PicturesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::PicturesPlugin)

public:
    std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) const override;
    QByteArray svg(const plugins::Picture& picture) const override;
};

}  // namespace gnostica::charts
