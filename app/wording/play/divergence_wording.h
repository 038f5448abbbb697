// What other rules would have changed in a game.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/notation/divergence.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <vector>

namespace gnostica::wording {

/// Words where games part from what was recorded; spoken to whoever has seen all of them.
class DivergenceWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DivergenceWording)
public:
    /// `rules` are the other ones, and must outlive this.
    DivergenceWording(const engine::Rules& rules, std::shared_ptr<const Vocabulary> vocabulary)
        : rules_(rules),
          vocabulary_(std::move(vocabulary)) {}

    /// In whole sentences: when, what, and why; a refusal ends with the rule's id in parentheses.
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
