// A plug-in that throws when it adds its rules.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

namespace gnostica::tests {

class ThrowsInRules : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override {
        registry.addMechanic("half-made", {});
        throwUp();
    }
    void addWords(wording::Vocabulary&) const override {}
};

}  // namespace gnostica::tests

#include "throws_in_rules.moc"
