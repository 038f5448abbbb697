// What a computer has found out for a person: hints, whether to announce, and what a game turned on.
#pragma once

#include "app/language/phrase.h"
#include "engine/bots/analysis.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace gnostica::wording {

class Speaker;

/// Needs neither a game nor names: who is meant is called "you", or named by the caller.
class AdviceWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::AdviceWording)
public:
    /// "62 %": a share of one.
    static QString percent(float share);
    /// "62 % (between 54 % and 70 %)".
    static QString chances(const engine::bots::Chances& chances);

    /// What taking the best step promises: "Your chance of winning is then about 62 %."
    static QString promise(float chance);
    /// Why a step that shows a higher chance is not the one that is advised.
    static QString lessCertain();

    /// Why a step is good: "You gain 2 points."
    static QString reason(const engine::bots::Reason& reason);

    /// A whole turn in short; `kinds`: what is done one after the other (Speaker::kind).
    static QString turn(const Phrases& kinds);

    // CHL-1; `word`: what announcing is called, the label of its button (Speaker::word)
    static QString announcing(const engine::bots::AnnouncementAdvice& advice, const QString& word);
    static QString waiting(const engine::bots::Chances& chances);
    /// What to do about it, and how sure that is.
    static QString verdict(const engine::bots::AnnouncementAdvice& advice, const QString& word);
    /// `why`: a whole sentence, or empty.
    static QString noAnnouncement(const QString& word, const QString& why);

    // A game looked at again
    /// "Turn 12: Ann".
    static QString decision(int turn, const Phrase& player);
    static QString better(const QString& step);
    /// "Ann 62 %, Bob 38 %".
    static QString shares(const QStringList& players, const engine::bots::Values& values);
};

}  // namespace gnostica::wording
