// A plug-in from a different build.
#include "app/plugins/rules_plugin.h"
#include "tests/plugins/ran.h"

#include <QObject>

namespace gnostica::tests {

class Stale : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "stale.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry&) const override {}
    void addWords(wording::Vocabulary&) const override {}
};

const bool staleHasRun = qputenv(kRan, "stale");

}  // namespace gnostica::tests

#include "stale.moc"
