// A computer's advice to people: hints, whether to announce, and the turning points of a game.
#pragma once

#include "app/language/phrase.h"
#include "engine/bots/analysis.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace gnostica::wording {

class Speaker;

/// Needs neither a game nor names: players are called "you", or named by the caller.
class AdviceWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::AdviceWording)
public:
    /// "62 %": a share of one.
    static QString percent(float share);
    /// "62 % (between 54 % and 70 %)".
    static QString chances(const engine::bots::Chances& chances);

    /// The prospects of the best step: "Your chance of winning is then about 62 %."
    static QString promise(float chance);
    /// The explanation if a step with a higher chance is not the one advised.
    static QString lessCertain();

    /// The reason for a step: "You gain 2 points."
    static QString reason(const engine::bots::Reason& reason);

    /// The explanation of a computer's turn: its player, then a sentence for each reason; without any, that the hand is
    /// the reason.
    static QStringList whyTurn(const language::Phrase& player, const std::vector<engine::bots::Reason>& reasons);

    /// A whole turn in short; `kinds` are its actions, in order (Speaker::kind).
    static QString turn(const language::Phrases& kinds);

    // CHL-1; `word` is the label of the button for announcing (Speaker::word)
    static QString announcing(const engine::bots::AnnouncementAdvice& advice, const QString& word);
    static QString waiting(const engine::bots::Chances& chances);
    /// The advice on announcing, with its certainty.
    static QString verdict(const engine::bots::AnnouncementAdvice& advice, const QString& word);
    /// `why` is a whole sentence, or empty.
    static QString noAnnouncement(const QString& word, const QString& why);

    // A game under review
    /// "Round 12: Ann".
    static QString decision(int round, const language::Phrase& player);
    static QString better(const QString& step);
    static QString nothingBetter();
    /// How much of the chance of winning a step gave away; `cost` is a share of one.
    static QString givenAway(float cost);
    /// "Ann 62 %, Bob 38 %".
    static QString shares(const QStringList& players, const engine::bots::Values& values);
};

}  // namespace gnostica::wording
