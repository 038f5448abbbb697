#include "app/plugins/rules_plugin.h"
#include "rules.h"
#include "words.h"

#include <QObject>

namespace longshot {

class Plugin : public QObject, public gnostica::plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(gnostica::engine::Registry& registry) const override { longshot::addRules(registry); }
    void addWords(gnostica::wording::Vocabulary& vocabulary) const override { longshot::addWords(vocabulary); }
};

}  // namespace longshot

#include "plugin.moc"
