// The plug-in of the first published Gnostica: the mechanic that ends it.
#include "app/plugins/rules_plugin.h"
#include "variants/hypothermia/rules.h"
#include "variants/hypothermia/words.h"

#include <QObject>

namespace gnostica::hypothermia {

class Plugin : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override { hypothermia::addRules(registry); }
    void addWords(wording::Vocabulary& vocabulary) const override { hypothermia::addWords(vocabulary); }
};

}  // namespace gnostica::hypothermia

#include "plugin.moc"
