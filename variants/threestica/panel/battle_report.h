// The last attack with dice, collected from events.
#pragma once

#include "app/gui/panel_interface.h"
#include "app/language/phrase.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace gnostica::threestica {

/// The throw of one piece: each die -1, 0 or 1; the sum is at least 0 (TRI-6).
struct Throw {
    engine::Piece piece;
    std::vector<int> dice;
    int sum = 0;
    friend bool operator==(const Throw&, const Throw&) = default;
};

/// The outcome for a defender.
enum class Outcome { holds, higher, shrunk, destroyed };  // with a type, lupdate 6.8 loses the namespace below

struct Defence {
    Throw thrown;
    Outcome outcome = Outcome::holds;
    int sizeAfter = 0;
    friend bool operator==(const Defence&, const Defence&) = default;
};

struct BattleReport {
    Throw attack;
    std::vector<Defence> defences;
    int strikes = 0;  ///< number of times that the attacker was shrunk in return
    bool attackerGone = false;
    friend bool operator==(const BattleReport&, const BattleReport&) = default;

    /// The last attack in `events`, if there is one.
    static std::optional<BattleReport> last(const engine::Rules& rules, std::span<const engine::Event> events);
};

/// True if the dice of an attack were rolled.
bool isFall(const engine::Rules& rules, const engine::Event& event);

/// Gives the words for a report.
class BattleSentences {
    Q_DECLARE_TR_FUNCTIONS(gnostica::threestica::BattleSentences)

public:
    explicit BattleSentences(const gui::PanelScene& scene) : scene_(scene) {}

    /// One sentence for each defender, and one about retaliation.
    QStringList outcome(const BattleReport& report) const;
    /// The pending decision to strike back; empty if there is none.
    QString question() const;
    /// "+, −, blank: 0"
    static QString dice(const Throw& thrown);

private:
    QString defence(const BattleReport& report, const Defence& defence) const;
    language::Phrase name(const engine::Piece& piece) const;

    const gui::PanelScene& scene_;
};

}  // namespace gnostica::threestica
