// A panel from a different build, whose interface is unknown.
#include "tests/plugins/ran.h"

#include <QObject>
#include <QtPlugin>

namespace gnostica::tests {

class StalePanel : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.PanelInterface/1" FILE "stale.json")
};

const bool stalePanelHasRun = qputenv(kRan, "stale_panel");

}  // namespace gnostica::tests

#include "stale_panel.moc"
