// A plug-in from before the introduction of tags.
#include "app/plugins/rules_plugin.h"
#include "tests/plugins/ran.h"

#include <QObject>

namespace gnostica::tests {

class Untagged : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(engine::Registry&) const override {}
    void addWords(wording::Vocabulary&) const override {}
};

const bool untaggedHasRun = qputenv(kRan, "untagged");

}  // namespace gnostica::tests

#include "untagged.moc"
