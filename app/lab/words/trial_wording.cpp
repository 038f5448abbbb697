#include "app/lab/words/trial_wording.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/play/step_kind.h"

namespace gnostica::lab {

using engine::lab::Finding;
using engine::lab::FindingCode;
using engine::lab::TrialSubject;

QString TrialWording::operator()(const Finding& finding) const {
    return finding.subject.kind == TrialSubject::Kind::none ? ofGames(finding) : ofThings(finding);
}

QString TrialWording::ofGames(const Finding& finding) const {
    switch (finding.code) {
    case FindingCode::ends: return tr("All of %n games came to an end.", nullptr, finding.of);
    case FindingCode::endless:
        //: %1 of %n: how many
        return language::fill(tr("%1 of %n games did not end and were cut short.", nullptr, finding.of),
                              {language::number(finding.count)});
    case FindingCode::explored:
        //: %1 of %n: how many
        return language::fill(
            tr("%1 of %n games were played by computers that try everything and do not want to win. They count "
               "only for what never happened.",
               nullptr, finding.of),
            {language::number(finding.count)});
    case FindingCode::length:
        //: numbers of turns
        return language::fill(tr("Turns in a game: %1 on average, at least %2, at most %3."),
                              {language::number(finding.share, 1), language::number(static_cast<int>(finding.low)),
                               language::number(static_cast<int>(finding.high))});
    case FindingCode::announcements:
        //: %1 of %n: how many
        return language::fill(tr("%1 of %n announcements won the game.", nullptr, finding.of),
                              {language::number(finding.count)});
    case FindingCode::nobodyAnnounces:
        return tr("The game is won by announcing, but in %n games nobody announced.", nullptr, finding.of);
    case FindingCode::firstSeat:
        //: percentages: what was found, the bounds of the true value, probably, and what would be fair
        return language::fill(tr("The first player won %1 of all games (between %2 and %3); %4 would be fair."),
                              {language::percentage(finding.share), language::percentage(finding.low),
                               language::percentage(finding.high), language::percentage(finding.fair)});
    case FindingCode::onlyPasses:
        //: %1 of %n: how many
        return language::fill(
            tr("In %1 of %n turns a player with pieces could do nothing but pass.", nullptr, finding.of),
            {language::number(finding.count)});
    case FindingCode::shutOut:
        //: %1 of %n: how many
        return language::fill(tr("In %1 of %n games a player had no piece and no place for one.", nullptr, finding.of),
                              {language::number(finding.count)});
    default: return {};
    }
}

QString TrialWording::ofThings(const Finding& finding) const {
    switch (finding.code) {
    case FindingCode::cardNeverUsed:
        //: %1: a card
        return language::fill(tr("%1 was neither played nor activated in %n games.", nullptr, finding.of),
                              {wording::cardPhrase(finding.subject.card)});
    case FindingCode::powerNeverLegal:
        //: %1: a power: "rod, by The Sun"
        return language::fill(tr("This power was offered %n times and could never be used: %1.", nullptr, finding.of),
                              {power(finding)});
    case FindingCode::powerNeverUsed:
        //: %1: a power: "rod, by The Sun"
        return language::fill(tr("This power could be used %n times, but nobody used it: %1.", nullptr, finding.of),
                              {power(finding)});
    case FindingCode::stepNeverLegal:
        //: %1: "move a minion"
        return language::fill(tr("This was never possible in %n decisions: %1.", nullptr, finding.of),
                              {stepKind(finding)});
    case FindingCode::stepNeverUsed:
        //: %1: "move a minion"
        return language::fill(tr("This was possible %n times, but nobody did it: %1.", nullptr, finding.of),
                              {stepKind(finding)});
    default: return {};
    }
}

language::Phrase TrialWording::power(const Finding& finding) const {
    const TrialSubject& subject = finding.subject;
    const bool isSuit = subject.kind == TrialSubject::Kind::suit;
    const wording::Programs programs(*finding.game->rules);
    const auto& slots = programs.of(isSuit ? engine::Card::minor(subject.suit, 1) : subject.card);
    const auto& use =
        slots.at(static_cast<std::size_t>(subject.slot)).at(static_cast<std::size_t>(subject.alternative));
    const language::Phrase title = vocabulary_.power(use.power).title(use);
    return isSuit ? title
                  //: %1: a power, %2: the card that has it
                  : language::phrase(tr("%1, by %2", "phrase: a power of a card"),
                                     {title, wording::cardPhrase(subject.card)});
}

language::Phrase TrialWording::stepKind(const Finding& finding) const {
    return wording::kindOf(finding.subject.step, *finding.game->rules, vocabulary_);
}

}  // namespace gnostica::lab
