// The plug-in of the Star Wheel expansion.
#include "app/plugins/rules_plugin.h"
#include "variants/star-wheel/rules.h"
#include "variants/star-wheel/words.h"

#include <QObject>

namespace gnostica::star_wheel {

class Plugin : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override { star_wheel::addRules(registry); }
    void addWords(wording::Vocabulary& vocabulary) const override { star_wheel::addWords(vocabulary); }
};

}  // namespace gnostica::star_wheel

#include "plugin.moc"
