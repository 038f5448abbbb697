// The effects of cards.
#pragma once

#include "app/wording/programs.h"
#include "app/wording/vocabulary.h"
#include "engine/rules/rules.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// Gives the words for powers with the parameters of a ruleset.
class PowerWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::PowerWording)
public:
    PowerWording(const engine::Rules& rules, const Programs& programs, const Vocabulary& vocabulary)
        : rules_(rules),
          programs_(programs),
          vocabulary_(vocabulary) {}

    /// The powers of a card in whole sentences.
    QString card(engine::Card card) const;
    /// The short name of a power: "rod", "trade hands".
    language::Phrase title(const PowerUse& use) const { return vocabulary_.power(use.power).title(use); }

private:
    bool isPlainSuit(const PowerUse& use) const;
    QString choice(const PowerChoice& choice) const;
    QString sentence(const PowerUse& use) const { return vocabulary_.power(use.power).sentence(use, rules_); }
    QString link(engine::Card card) const;
    static QString repeated(const QString& sentence, int times);

    const engine::Rules& rules_;
    const Programs& programs_;
    const Vocabulary& vocabulary_;
};

}  // namespace gnostica::wording
