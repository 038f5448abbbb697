#include "app/gui/base/settings/settings.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/base/settings/settings_path.h"

#include <QDate>
#include <QSettings>

#include <algorithm>
#include <memory>

namespace gnostica::gui {

namespace {

// describe() lists every setting once: its name in the file and its member. Reader and writer both use that list and so
// cannot diverge.

class Reader {
public:
    explicit Reader(const QSettings& file) : file_(file) {}

    void operator()(const QString& key, QString& value) const { value = file_.value(key, value).toString(); }
    /// Limits the length of lists, since they are searched often and a file may contain anything.
    void operator()(const QString& key, QStringList& value) const {
        constexpr qsizetype most = 1000;
        value = file_.value(key, value).toStringList().mid(0, most);
    }
    void operator()(const QString& key, QByteArray& value) const { value = file_.value(key, value).toByteArray(); }
    void operator()(const QString& key, QVariantMap& value) const { value = file_.value(key, value).toMap(); }
    void operator()(const QString& key, bool& value) const { value = file_.value(key, value).toBool(); }
    void operator()(const QString& key, int& value, int least, int most) const {
        bool isNumber = false;
        const int read = file_.value(key).toInt(&isNumber);
        value = isNumber ? std::clamp(read, least, most) : value;
    }
    void operator()(const QString& key, QColor& value) const {
        const QColor read(file_.value(key).toString());
        value = read.isValid() ? read : value;
    }
    template <class E>
    void operator()(const QString& key, E& value, E last) const {
        int number = static_cast<int>(value);
        (*this)(key, number, 0, static_cast<int>(last));
        value = static_cast<E>(number);
    }

private:
    const QSettings& file_;
};

class Writer {
public:
    explicit Writer(QVariantMap& values) : values_(values) {}

    template <class T>
    void operator()(const QString& key, const T& value) const {
        values_.insert(key, value);
    }
    void operator()(const QString& key, int value, int, int) const { values_.insert(key, value); }
    void operator()(const QString& key, const QColor& value) const { values_.insert(key, value.name()); }
    template <class E>
    void operator()(const QString& key, E value, E) const {
        values_.insert(key, static_cast<int>(value));
    }

private:
    QVariantMap& values_;
};

QString recentKey() {
    return QStringLiteral("files/recent");
}

QString lessonsKey() {
    return QStringLiteral("learning/lessons");
}

QString puzzlesKey() {
    return QStringLiteral("learning/puzzles");
}

QString daysKey() {
    return QStringLiteral("learning/days");
}

/// Lists the values that are not texts.
class Lister {
public:
    explicit Lister(QStringList& list) : list_(list) {}

    void operator()(const QString&, const QString&) const {}
    void operator()(const QString&, const QStringList&) const {}
    void operator()(const QString&, const QByteArray&) const {}
    void operator()(const QString&, const QVariantMap&) const {}
    void operator()(const QString& key, bool value) const { add(key, QVariant(value).toString()); }
    void operator()(const QString& key, int value, int, int) const { add(key, QString::number(value)); }
    void operator()(const QString& key, const QColor& value) const { add(key, value.name()); }
    template <class E>
    void operator()(const QString& key, E value, E) const {
        add(key, QString::number(static_cast<int>(value)));
    }

private:
    void add(const QString& key, const QString& value) const { list_ += QStringLiteral("%1 = %2").arg(key, value); }

    QStringList& list_;
};

template <class Visit, class S>
void describe(Visit visit, S& settings) {
    visit(QStringLiteral("appearance/language"), settings.language);
    visit(QStringLiteral("appearance/theme"), settings.theme, ThemeChoice::highContrast);
    visit(QStringLiteral("appearance/deck"), settings.deck);
    visit(QStringLiteral("appearance/animationMs"), settings.animationMs, 0, 2000);
    visit(QStringLiteral("appearance/textSize"), settings.textSize, kTextSizes.front(), kTextSizes.back());
    visit(QStringLiteral("appearance/hoverCards"), settings.showHoverCards);
    visit(QStringLiteral("appearance/edge"), settings.showEdge);
    visit(QStringLiteral("table/coverHands"), settings.manners.coverHands);
    visit(QStringLiteral("table/undoFreely"), settings.manners.undoFreely);
    visit(QStringLiteral("table/confirmSteps"), settings.confirmSteps);
    visit(QStringLiteral("table/sounds"), settings.sounds);
    visit(QStringLiteral("table/volume"), settings.volume, 0, 100);
    visit(QStringLiteral("table/watchHands"), settings.manners.watchHands);
    visit(QStringLiteral("table/pace"), settings.pace, table::Pace::slow);
    visit(QStringLiteral("keys/changed"), settings.keys);
    visit(recentKey(), settings.recentFiles);
    visit(QStringLiteral("files/keptGames"), settings.keptGames, 0, Settings::kMostKeptGames);
    visit(QStringLiteral("window/geometry"), settings.window.geometry);
    visit(QStringLiteral("window/arranged"), settings.window.isArranged);
    visit(QStringLiteral("window/docks"), settings.window.docks);
    visit(QStringLiteral("window/quarterTurns"), settings.window.quarterTurns, 0, 3);
    visit(QStringLiteral("window/notationInLog"), settings.window.notationInLog);
    visit(QStringLiteral("window/places"), settings.places);
    visit(QStringLiteral("newGame/variant"), settings.newGame.variant);
    visit(QStringLiteral("newGame/expansions"), settings.newGame.expansions);
    visit(QStringLiteral("newGame/seats"), settings.newGame.seats, 2, engine::kMaxSeats);
    visit(QStringLiteral("newGame/options"), settings.newGame.options);
    visit(QStringLiteral("compare/rulesets"), settings.compared);
    visit(QStringLiteral("workshop/ruleset"), settings.workshop);
    visit(lessonsKey(), settings.learning.lessons);
    visit(puzzlesKey(), settings.learning.puzzles);
    visit(daysKey(), settings.learning.days);
    visit(QStringLiteral("learning/guided"), settings.learning.isGuided);
    visit(QStringLiteral("learning/explained"), settings.learning.explained);
    for (std::size_t i = 0; i < settings.newGame.looks.size(); ++i) {
        const QString seat = QStringLiteral("newGame/seat%1/").arg(i + 1);
        visit(seat + QStringLiteral("name"), settings.newGame.names[i]);
        visit(seat + QStringLiteral("player"), settings.newGame.players[i], table::SeatPlayer::beginner);
        visit(seat + QStringLiteral("temperament"), settings.newGame.temperaments[i], table::TemperamentChoice::last);
        visit(seat + QStringLiteral("colour"), settings.newGame.looks[i].colour);
        visit(seat + QStringLiteral("pattern"), settings.newGame.looks[i].pattern, Pattern::cross);
    }
}

std::unique_ptr<QSettings> open(const QString& path) {
    return path.isEmpty() ? std::make_unique<QSettings>() : std::make_unique<QSettings>(path, QSettings::IniFormat);
}

QVariantMap valuesOf(const Settings& settings) {
    QVariantMap values;
    describe(Writer(values), settings);
    return values;
}

/// Files that this program has used since `before`, followed by the list of the file.
QStringList merged(const QStringList& ours, const QStringList& before, const QStringList& inFile) {
    QStringList files;
    for (const QString& file : ours) {
        if (file == before.value(0)) {
            break;  // all files from here on were known before
        }
        files += file;
    }
    files += inFile;
    files.removeDuplicates();
    return files.mid(0, Settings::kRecentFiles);
}

/// Names learnt in any of the programs.
QStringList united(const QStringList& ours, const QStringList& inFile) {
    QStringList names = inFile + ours;
    names.removeDuplicates();
    return names;
}

}  // namespace

void Settings::rememberFile(const QString& path) {
    recentFiles.removeAll(path);
    recentFiles.prepend(path);
    recentFiles = recentFiles.mid(0, kRecentFiles);
}

QStringList knownDays(const QStringList& days) {
    QStringList known;
    for (const QString& day : days) {
        // Written anew, since days are compared as texts.
        if (const QDate date = QDate::fromString(day, Qt::ISODate); date.isValid()) {
            known += date.toString(Qt::ISODate);
        }
    }
    known.sort();
    known.removeDuplicates();
    return known.mid(std::max(qsizetype{0}, known.size() - kMostDays));
}

QStringList namelessSettings(const Settings& settings) {
    QStringList list;
    describe(Lister(list), settings);
    return list;
}

Settings SettingsFile::load() {
    Settings settings;
    const auto can = checkSettings(path());
    if (can) {
        describe(Reader(*open(file_)), settings);
    }
    note(can);
    settings.recentFiles = settings.recentFiles.mid(0, Settings::kRecentFiles);
    settings.learning.days = knownDays(settings.learning.days);
    known_ = valuesOf(settings);
    return settings;
}

QString SettingsFile::path() const {
    return file_.isEmpty() ? settingsPath() : file_;
}

void SettingsFile::note(const storage::FileResult<void>& done) {
    problem_ = done ? std::nullopt : std::optional(done.error());
    if (problem_) {
        qWarning("settings: nothing is read or kept because of %s", qPrintable(problem_->path));
    }
}

void SettingsFile::save(const Settings& settings) {
    const QVariantMap values = valuesOf(settings);
    const auto done = checkSettings(path()).and_then([this] { return checkLockOfSettings(path()); }).and_then([&] {
        return write(values, settings);
    });
    note(done);
    if (done) {
        known_ = values;
    }
}

storage::FileResult<void> SettingsFile::write(const QVariantMap& values, const Settings& settings) const {
    const auto file = open(file_);
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (known_.value(value.key()) == value.value()) {
            continue;
        }
        const QStringList others = file->value(value.key()).toStringList();
        if (value.key() == recentKey()) {
            file->setValue(value.key(), merged(settings.recentFiles, known_.value(recentKey()).toStringList(), others));
        } else if (value.key() == lessonsKey() || value.key() == puzzlesKey()) {
            file->setValue(value.key(), united(value.value().toStringList(), others));
        } else if (value.key() == daysKey()) {
            file->setValue(value.key(), knownDays(united(value.value().toStringList(), others)));
        } else {
            file->setValue(value.key(), value.value());
        }
    }
    file->sync();
    return file->status() == QSettings::AccessError ? storage::fileFailure(storage::FileFault::notWritten, path())
                                                    : storage::FileResult<void>();
}

}  // namespace gnostica::gui
