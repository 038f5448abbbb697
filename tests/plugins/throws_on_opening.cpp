// A plug-in that throws while the system opens its library.
#include "app/plugins/rules_plugin.h"
#include "engine/mechanics/registry.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

namespace gnostica::tests {

[[maybe_unused]] const bool kNever = (throwUp(), true);

class ThrowsOnOpening : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry&) const override {}
    void addWords(wording::Vocabulary&) const override {}
};

}  // namespace gnostica::tests

#include "throws_on_opening.moc"
