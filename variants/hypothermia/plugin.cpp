// The plug-in of the first published Gnostica: the mechanic of its end.
#include "engine/mechanics/registry.h"
#include "variants/hypothermia/infinity.h"
#include "variants/hypothermia/words.h"
#include "variants/rules_plugin.h"

#include <QObject>
#include <nlohmann/json.hpp>

namespace gnostica::hypothermia {

class Plugin : public QObject, public variants::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1")
    Q_INTERFACES(gnostica::variants::RulesPlugin)

public:
    void addRules(engine::Registry& registry) const override {
        engine::MechanicKind kind;
        kind.make = [](const auto&, const auto&, const auto&) { return std::make_unique<Infinity>(); };
        registry.addMechanic(std::string(Infinity::kId), std::move(kind));
    }
    void addWords(wording::Vocabulary& vocabulary) const override { hypothermia::addWords(vocabulary); }
};

}  // namespace gnostica::hypothermia

#include "plugin.moc"
