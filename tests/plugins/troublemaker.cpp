// A plug-in that loads correctly, and misbehaves in the middle of a game.
#include "app/plugins/rules_plugin.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/vocabulary.h"
#include "engine/mechanics/registry.h"
#include "engine/powers/referee.h"
#include "tests/plugins/misbehave.h"

#include <QObject>

namespace gnostica::tests {

using namespace engine;

namespace {

constexpr std::string_view kThrows = "throws-in-play";
constexpr std::string_view kCrashes = "crashes-in-play";
constexpr std::string_view kOverflows = "overflows-in-play";
constexpr std::string_view kSpeechless = "speechless";
/// Turns without a fault.
constexpr int kTurns = 3;

class Quiet : public Mechanic {
public:
    explicit Quiet(std::string_view id) : id_(id) {}
    std::string_view id() const override { return id_; }
    int rank() const override { return 200; }

private:
    std::string_view id_;
};

template <void (*trouble)()>
class Trouble final : public Quiet {
public:
    using Quiet::Quiet;
    void judge(Referee& referee) const override {
        if (referee.state.turnsPlayed + 1 >= kTurns) {
            trouble();
        }
    }
};

class Words final : public wording::MechanicWords {
public:
    explicit Words(bool throws) : throws_(throws) {}
    QString title() const override { return QStringLiteral("trouble"); }
    void write(wording::RulebookWriter&, const nlohmann::json&) const override {
        if (throws_) {
            throwUp();
        }
    }
    wording::MaybeText note(const wording::Scene&) const override {
        if (throws_) {
            throwUp();
        }
        return {};
    }

private:
    bool throws_;
};

template <class M>
MechanicKind kindOf(std::string_view id) {
    struct None {};
    return mechanicKind(OptionTable<None>(),
                        [id](const None&, const MechanicContext&) { return std::make_unique<M>(id); });
}

}  // namespace

class Troublemaker : public QObject, public plugins::RulesPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.gnostica.RulesPlugin/1" FILE "gnostica-abi.json")
    Q_INTERFACES(gnostica::plugins::RulesPlugin)

public:
    void addRules(Registry& registry) const override {
        registry.addMechanic(std::string(kThrows), kindOf<Trouble<throwUp>>(kThrows));
        registry.addMechanic(std::string(kCrashes), kindOf<Trouble<crash>>(kCrashes));
        registry.addMechanic(std::string(kOverflows), kindOf<Trouble<overflow>>(kOverflows));
        registry.addMechanic(std::string(kSpeechless), kindOf<Quiet>(kSpeechless));
    }
    void addWords(wording::Vocabulary& vocabulary) const override {
        for (const std::string_view id : {kThrows, kCrashes, kOverflows, kSpeechless}) {
            vocabulary.addMechanic(std::string(id), std::make_shared<Words>(id == kSpeechless));
        }
    }
};

}  // namespace gnostica::tests

#include "troublemaker.moc"
