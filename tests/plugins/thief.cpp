// A plug-in of the current build that tries to replace an existing power with its own.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"

#include <QObject>

namespace gnostica::tests {

class Thief : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override {
        registry.addPower("loot", {});
        registry.addPower("cup", {});
    }
    void addWords(wording::Vocabulary&) const override {}
};

}  // namespace gnostica::tests

#include "thief.moc"
