// A plug-in that lacks a part at link time.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

namespace gnostica::tests {

void partThatIsMissing();

class Unresolved : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry&) const override { partThatIsMissing(); }
    void addWords(wording::Vocabulary&) const override {}
};

}  // namespace gnostica::tests

#include "unresolved.moc"
