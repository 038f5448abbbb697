#include "app/wording/level_names.h"

#include "app/language/fill.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::wording {

using engine::bots::Level;
using engine::bots::Temperament;

namespace {

struct LevelNames {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::LevelNames)
};

/// Empty for the even temperament.
QString temperamentName(Temperament temperament) {
    using engine::bots::Bent;
    using engine::bots::Nerve;
    const auto chosen = [nerve = temperament.nerve](const QString& even, const QString& gambler,
                                                    const QString& prudent) {
        return nerve == Nerve::gambler ? gambler : nerve == Nerve::prudent ? prudent : even;
    };
    switch (temperament.bent) {
    case Bent::even:
        //: how a computer likes to play, after its level: it announces early
        return chosen(QString(), LevelNames::tr("gambler"),
                      //: how a computer likes to play, after its level: it announces late
                      LevelNames::tr("prudent"));
    case Bent::builder:
        //: how a computer likes to play, after its level: it founds and raises territories
        return chosen(LevelNames::tr("builder"),
                      //: how a computer likes to play, after its level: it builds, and announces early
                      LevelNames::tr("daring builder"),
                      //: how a computer likes to play, after its level: it builds, and announces late
                      LevelNames::tr("prudent builder"));
    case Bent::hunter:
        //: how a computer likes to play, after its level: it hinders the others
        return chosen(LevelNames::tr("hunter"),
                      //: how a computer likes to play, after its level: it hinders the others, and announces early
                      LevelNames::tr("daring hunter"),
                      //: how a computer likes to play, after its level: it hinders the others, and announces late
                      LevelNames::tr("prudent hunter"));
    }
    return {};
}

}  // namespace

QString computerName(Level level, Temperament temperament) {
    const QString likes = temperamentName(temperament);
    return likes.isEmpty() ? levelName(level)
                           //: a computer: %1 its level, %2 how it likes to play: "Adept, builder"
                           : language::fill(LevelNames::tr("%1, %2", "level, temperament"), {levelName(level), likes});
}

QString levelName(Level level) {
    const auto name = [](const char* text) {
        return QCoreApplication::translate("gnostica::wording::LevelNames", text);
    };
    switch (level) {
    //: level of a computer
    case Level::random: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Random"));
    case Level::greedy: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Greedy"));
    case Level::apprentice: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Apprentice"));
    case Level::adept: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Adept"));
    //: level of a computer
    case Level::master: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Master"));
    //: level of a computer
    case Level::quick: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Quick"));
    //: level of a computer: of somebody who has just learnt the rules
    case Level::beginner: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Beginner"));
    //: a computer player for measurements, which follows a few fixed instructions
    case Level::scripted: return name(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Scripted"));
    }
    return {};
}

QString levelDescription(Level level) {
    const auto sentence = [](const char* text) {
        return QCoreApplication::translate("gnostica::wording::LevelNames", text);
    };
    switch (level) {
    case Level::random:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Takes any step that the rules allow."));
    case Level::greedy:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Takes the step that looks best now and does not look ahead."));
    case Level::apprentice:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames", "Looks a little ahead and thinks briefly."));
    case Level::adept:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Thinks about the turns to come for about a second a step."));
    case Level::master:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Thinks for several seconds a step and gives nothing away."));
    case Level::quick:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Plans its own turn in an instant and looks at the next reply."));
    case Level::beginner:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Overlooks much and does not look ahead; a good opponent for a first game."));
    case Level::scripted:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Takes any step by which it loses no points; a yardstick for measurements."));
    }
    return {};
}

}  // namespace gnostica::wording
