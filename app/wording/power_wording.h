// What cards do.
#pragma once

#include "app/wording/programs.h"
#include "engine/rules/rules.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// Words powers with the parameters that a ruleset gives them.
class PowerWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::PowerWording)
public:
    PowerWording(const engine::Rules& rules, const Programs& programs) : rules_(rules), programs_(programs) {}

    /// The powers of a card in whole sentences.
    QString card(engine::Card card) const;
    /// A power in a word or two: "rod", "trade hands".
    static QString title(const PowerUse& use);

private:
    QString choice(const PowerChoice& choice) const;
    QString sentence(const PowerUse& use) const;
    QString plainSuit(const PowerUse& use) const;
    QString suitOnCard(const PowerUse& use) const;
    QString link(engine::Card card) const;
    static QString repeated(const QString& sentence, int times);

    const engine::Rules& rules_;
    const Programs& programs_;
};

}  // namespace gnostica::wording
