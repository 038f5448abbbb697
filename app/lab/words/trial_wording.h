// The words of a ruleset's trial games.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/lab/trial.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::lab {

/// Gives the words for the findings of a trial.
class TrialWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::lab::TrialWording)
public:
    explicit TrialWording(const wording::Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

    /// A finding as a whole sentence.
    QString operator()(const engine::lab::Finding& finding) const;

private:
    QString ofGames(const engine::lab::Finding& finding) const;
    QString ofThings(const engine::lab::Finding& finding) const;
    /// "the power “rod” of the Sun"
    language::Phrase power(const engine::lab::Finding& finding) const;
    /// The action of such a step: "move a piece".
    language::Phrase stepKind(const engine::lab::Finding& finding) const;

    const wording::Vocabulary& vocabulary_;
};

}  // namespace gnostica::lab
