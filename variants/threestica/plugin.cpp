// The plug-in of 3stica: attacks with dice, and the exhaustion of the deck.
#include "app/plugins/rules_plugin.h"
#include "variants/threestica/rules.h"
#include "variants/threestica/words.h"

#include <QObject>

namespace gnostica::threestica {

class Plugin : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override { threestica::addRules(registry); }
    void addWords(wording::Vocabulary& vocabulary) const override { threestica::addWords(vocabulary); }
};

}  // namespace gnostica::threestica

#include "plugin.moc"
