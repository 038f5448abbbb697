// A plug-in that throws when it adds its words.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

namespace gnostica::tests {

class ThrowsInWords : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override { registry.addMechanic("mute", {}); }
    void addWords(wording::Vocabulary&) const override { throwUp(); }
};

}  // namespace gnostica::tests

#include "throws_in_words.moc"
