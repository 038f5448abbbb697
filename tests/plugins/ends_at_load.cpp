// A plug-in that ends the program without giving a reason.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

#include <unistd.h>

namespace gnostica::tests {

class EndsAtLoad : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry&) const override { ::_exit(7); }
    void addWords(wording::Vocabulary&) const override {}
};

}  // namespace gnostica::tests

#include "ends_at_load.moc"
