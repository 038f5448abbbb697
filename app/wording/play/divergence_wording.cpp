#include "app/wording/play/divergence_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"

namespace gnostica::wording {

using engine::Divergence;

QString DivergenceWording::operator()(const engine::RecordHeader& header, const engine::Game& game,
                                      const Divergence& divergence) const {
    const QString text = what(header, game, divergence);
    const bool hasBegun = divergence.kind != Divergence::Kind::seats && divergence.kind != Divergence::Kind::start &&
                          divergence.before.turn.stage != engine::Stage::setup;
    if (!hasBegun) {
        return text;
    }
    //: %1: the number of a turn
    return language::sentences(
        {language::fill(tr("Nothing changes until turn %1."), {language::number(divergence.before.turnsPlayed + 1)}),
         text});
}

QString DivergenceWording::what(const engine::RecordHeader& header, const engine::Game& game,
                                const Divergence& divergence) const {
    std::vector<QString> names;
    for (const std::string& name : header.names) {
        names.push_back(toQt(name));
    }
    const Speaker speaker(rules_, names, vocabulary_);
    const auto stepTold = [&] {
        const engine::Moment& moment = game.history()[divergence.moment];
        const auto* step = std::get_if<engine::Step>(&moment.what);
        return step == nullptr ? QString() : speaker.stepToAll({game.rules(), moment.before, moment.who}, *step);
    };
    switch (divergence.kind) {
    case Divergence::Kind::seats: return tr("These rules do not allow %n players.", nullptr, header.seats);
    case Divergence::Kind::start: return tr("The game could not begin from its position.");
    case Divergence::Kind::refused: {
        const engine::Seat who = game.history()[divergence.moment].who;
        //: %1: a whole sentence that tells a step
        return language::sentences({language::fill(tr("This would then not be possible: “%1”"), {stepTold()}),
                                    speaker.refusal({rules_, divergence.before, who}, divergence.refusal)});
    }
    case Divergence::Kind::chance: return tr("Something else would then be left to chance.");
    case Divergence::Kind::decider:
        return divergence.decider == engine::Seat::chance
                   ? tr("Chance would then decide something first.")
                   //: %1: a player
                   : language::fill(tr("%1 would then have to decide."), {speaker.playerPhrase(divergence.decider)});
    case Divergence::Kind::goesOn: return tr("The game would not end where it did.");
    case Divergence::Kind::otherwise: break;
    }
    const QString step = stepTold();
    return step.isEmpty()
               ? change(divergence.change)
               //: %1: a whole sentence that tells a step
               : language::sentences({language::fill(tr("This would then have a different outcome: “%1”"), {step}),
                                      change(divergence.change)});
}

QString DivergenceWording::change(Divergence::Change change) {
    switch (change) {
    case Divergence::Change::result: return tr("Different players would have won or been eliminated.");
    case Divergence::Change::pieces: return tr("Different pieces would be on the board.");
    case Divergence::Change::territories: return tr("Different territories would be on the board.");
    case Divergence::Change::hands: return tr("Different cards would be in the hands.");
    case Divergence::Change::piles: return tr("Different cards would be in the piles.");
    case Divergence::Change::turn: return tr("It would be another player's turn.");
    case Divergence::Change::none: break;
    }
    return {};
}

}  // namespace gnostica::wording
