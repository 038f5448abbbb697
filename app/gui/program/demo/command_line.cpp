#include "app/gui/program/demo/command_line.h"

#include "app/language/fill.h"
#include "app/storage/files.h"
#include "engine/model/neutral_text.h"
#include "engine/model/seat.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <array>
#include <cstdio>
#include <cstdlib>

namespace gnostica::gui {

namespace {

/// Our translations of the messages of Qt's command line parser, which Qt lacks in some languages.
[[maybe_unused]] constexpr std::array kReadersWords{
    //: %1: the program and arguments
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help on commandline options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help including Qt specific options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays help, including generic Qt options."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Displays version information."),
    //: %1: what was typed
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    //: %1: what was typed
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    //: %1: an option
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    //: %1: an option
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

/// Needs a QCoreApplication for translations, so it must be created after it.
class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::CommandLine)

public:
    CommandLine() {
        parser_.setApplicationDescription(tr("A war of territories, with tarot cards and pyramids."));
        parser_.addHelpOption();
        parser_.addVersionOption();
        parser_.addOptions({language_, theme_, demo_, seed_, screenshot_, record_, overwrite_, variant_, seats_,
                            noPlugins_, logLevel_, logFile_});
        parser_.addPositionalArgument(QStringLiteral("file"), tr("A game to open, or a ruleset to add."),
                                      u'[' + tr("file", "what to type: the name of a file") + u']');
    }

    Request read(const QCoreApplication& application) {
        parser_.process(application);
        Request request;
        request.file = asPath(parser_.positionalArguments().value(0));
        if (parser_.isSet(language_)) {
            request.language = parser_.value(language_);
        }
        if (parser_.isSet(theme_)) {
            request.theme = theme();
        }
        if (parser_.isSet(demo_)) {
            request.demo = demo();
        }
        request.safeMode = parser_.isSet(noPlugins_);
        request.log = log();
        return request;
    }

private:
    static QString asPath(const QString& typed) { return storage::pathFrom(typed.toStdString()); }
    /// Qt takes the next word as the value, which may be another option. (A file with such a name is "./-v".)
    bool namesFile(const QCommandLineOption& option) const {
        const QString typed = parser_.value(option);
        return typed == QLatin1String("-") || (!typed.isEmpty() && !typed.startsWith(u'-'));
    }
    [[noreturn]] void refuse(const QCommandLineOption& option, const QString& expected) const {
        const QString given = QStringLiteral("--%1 %2").arg(option.names().constFirst(), parser_.value(option));
        const QString text = language::fill(tr("%1: expected %2.", "option with its value"), {given, expected});
        std::fprintf(stderr, "%s\n", qPrintable(text));
        std::exit(2);
    }
    ThemeChoice theme() const {
        const QString name = parser_.value(theme_);
        for (const auto& [known, choice] : {std::pair("light", ThemeChoice::light),
                                            {"dark", ThemeChoice::dark},
                                            {"high-contrast", ThemeChoice::highContrast}}) {
            if (name == QLatin1String(known)) {
                return choice;
            }
        }
        refuse(theme_, QStringLiteral("light, dark, high-contrast"));
    }
    qulonglong number(const QCommandLineOption& option, qulonglong least, qulonglong most) const {
        const auto value = engine::wholeNumber<qulonglong>(parser_.value(option).toStdString());
        if (!value || *value < least || *value > most) {
            // Latin digits, since the user must type these.
            refuse(option,
                   //: %1 and %2: numbers
                   language::fill(tr("a number from %1 to %2"), {QString::number(least), QString::number(most)}));
        }
        return *value;
    }
    DemoOptions demo() const {
        for (const QCommandLineOption* each : {&record_, &screenshot_}) {
            if (parser_.isSet(*each) && !namesFile(*each)) {
                refuse(*each, tr("the name of a file"));
            }
        }
        return {parser_.value(variant_),          static_cast<int>(number(seats_, 2, engine::kMaxSeats)),
                number(seed_, 0, ~qulonglong{0}), asPath(parser_.value(screenshot_)),
                asPath(parser_.value(record_)),   parser_.isSet(overwrite_)};
    }
    // Separate functions, because lupdate loses the context in functions whose result has a qualified type.
    static QString fileOrStandardError() { return tr("the name of a file, or - for standard error"); }

    diagnostics::LogOptions log() const {
        diagnostics::LogOptions options;
        const auto level = diagnostics::logLevelNamed(parser_.value(logLevel_));
        if (!level) {
            refuse(logLevel_, diagnostics::logLevelNames());
        }
        options.level = *level;
        if (parser_.isSet(logFile_)) {
            if (!namesFile(logFile_)) {
                refuse(logFile_, fileOrStandardError());
            }
            options.sendTo(asPath(parser_.value(logFile_)));
        } else if (parser_.isSet(demo_)) {
            options.place = diagnostics::LogPlace::memory;  // a demonstration leaves no traces
        }
        return options;
    }

    QCommandLineParser parser_;
    QCommandLineOption language_{QStringLiteral("language"), tr("Language for this session."),
                                 tr("code", "what to type: the code of a language")};
    QCommandLineOption theme_{QStringLiteral("theme"), tr("Colours for this session."),
                              QStringLiteral("light|dark|high-contrast")};
    QCommandLineOption demo_{QStringLiteral("demo"), tr("Play a demonstration game and quit.")};
    QCommandLineOption seed_{QStringLiteral("seed"), tr("The random seed of the demonstration."), QStringLiteral("N"),
                             QStringLiteral("1")};
    QCommandLineOption screenshot_{QStringLiteral("screenshot"),
                                   tr("Save a picture of the demonstration, and a second one of its end."),
                                   tr("file", "what to type: the name of a file")};
    QCommandLineOption record_{QStringLiteral("record"), tr("Save the demonstration game."),
                               tr("file", "what to type: the name of a file")};
    QCommandLineOption overwrite_{QStringLiteral("overwrite"), tr("Overwrite files that already exist.")};
    QCommandLineOption variant_{QStringLiteral("variant"),
                                tr("The game to demonstrate, and its expansions: game+expansion."),
                                QStringLiteral("id"), QStringLiteral("gnostica")};
    QCommandLineOption seats_{QStringLiteral("seats"), tr("Players of the demonstration."), QStringLiteral("2-6"),
                              QStringLiteral("3")};
    QCommandLineOption noPlugins_{QStringLiteral("no-plugins"),
                                  tr("Load no plug-ins in this session. Games that need one cannot be played.")};
    QCommandLineOption logLevel_{
        QStringLiteral("log-level"),
        //: %1: names of levels, words of the command line
        language::fill(tr("Detail of the diagnostic log: %1."), {diagnostics::logLevelNames()}),
        tr("level", "what to type: how much is logged"), diagnostics::nameOf(diagnostics::LogOptions().level)};
    QCommandLineOption logFile_{QStringLiteral("log-file"), tr("File for the diagnostic log; - for standard error."),
                                tr("file", "what to type: the name of a file")};
};

}  // namespace

Request readCommandLine(const QCoreApplication& application) {
    return CommandLine().read(application);
}

}  // namespace gnostica::gui
