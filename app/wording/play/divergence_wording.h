// The effects that other rules would have had on a game.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/notation/divergence.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <vector>

namespace gnostica::wording {

/// Gives the words for the point where a replay leaves the record; for readers who may see everything.
class DivergenceWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DivergenceWording)
public:
    /// `rules` are the other rules, and must outlive this.
    DivergenceWording(const engine::Rules& rules, std::shared_ptr<const Vocabulary> vocabulary)
        : rules_(rules),
          vocabulary_(std::move(vocabulary)) {}

    /// Whole sentences: when, what, and why; a refusal ends with the rule's id in parentheses.
    QString operator()(const engine::RecordHeader& header, const engine::Game& game,
                       const engine::Divergence& divergence) const;

private:
    QString what(const engine::RecordHeader& header, const engine::Game& game,
                 const engine::Divergence& divergence) const;
    static QString change(engine::Divergence::Change change);

    const engine::Rules& rules_;
    std::shared_ptr<const Vocabulary> vocabulary_;
};

}  // namespace gnostica::wording
