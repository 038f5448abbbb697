#include "app/wording/level_names.h"

#include <QCoreApplication>

#include <array>

namespace gnostica::wording {

using engine::bots::Level;

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
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Looks a little ahead; a good opponent for a first game."));
    case Level::adept:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Thinks about the turns to come for about a second a step."));
    case Level::master:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Thinks for several seconds a step and gives nothing away."));
    case Level::quick:
        return sentence(QT_TRANSLATE_NOOP("gnostica::wording::LevelNames",
                                          "Decides in an instant; made for experiments with many games."));
    }
    return {};
}

}  // namespace gnostica::wording
