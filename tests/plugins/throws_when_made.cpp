// A plug-in whose object cannot be made.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

namespace gnostica::tests {

class ThrowsWhenMade : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    ThrowsWhenMade() { throwUp(); }
    void addRules(engine::Registry&) const override {}
    void addWords(wording::Vocabulary&) const override {}
};

}  // namespace gnostica::tests

#include "throws_when_made.moc"
