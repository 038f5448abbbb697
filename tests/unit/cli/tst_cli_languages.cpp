// The output of the command line in each language, through the filter that makes foreign text harmless, as golden
// files: version control shows the effect of a change. To regenerate: GNOSTICA_REGENERATE=1 ./dev test -R cli_languages
// && git diff tests/golden/command-line
#include "app/language/language.h"
#include "app/storage/data_folders.h"
#include "tests/unit/cli/answer.h"

#include <QtTest>

#include <cstdlib>

using namespace gnostica;
using namespace gnostica::tests;

namespace {

struct Call {
    std::vector<std::string> arguments;
    std::string input;
};

/// One file of each kind that the calls read, by file name.
const std::vector<std::pair<QString, QByteArray>>& files() {
    static const std::vector<std::pair<QString, QByteArray>> all{
        {QStringLiteral("house.json"),
         R"({"id": "house", "extends": "gnostica", "name": {"en": "House"}, "minions": {"towers": true}})"},
        {QStringLiteral("faults.json"),
         R"({"id": "faults", "extends": "gnostica", "name": {"en": "Faults"}, "hand": 3, "cards": 1,
             "end": {"target": "x"}, "turn": {"steps": 2}})"},
        {QStringLiteral("cut.json"), R"({"id": "cut", "extends": "gnostica",})"},
        {QStringLiteral("position.json"),
         R"({"seats": 2, "board": {"0,0": "swords-5", "1,0": "cups-5"}, "pieces": ["A2E@0,0", "B1U@1,0"],
             "hands": {"A": ["cups-6", "rods-2"]}})"}};
    return all;
}

/// Error messages, a rulebook's rulings and differences, a comparison of steps, a few turns of a game.
const std::vector<Call>& calls() {
    static const std::vector<Call> all{
        {{"match", "--foo"}, {}},
        {{"match", "--jobs", "many"}, {}},
        {{"play", "--seats", "person,ghost"}, {}},
        {{"validate", "house.json"}, {}},
        {{"validate", "faults.json"}, {}},
        {{"validate", "cut.json"}, {}},
        {{"set", "house.json", "/end/target", "\"x\""}, {}},
        {{"diff", "gnostica", "house.json"}, {}},
        {{"stepdiff", "gnostica", "house.json", "position.json"}, {}},
        {{"play", "--seats", "person,person", "--seed", "5", "--set", "start=seat"},
         "help\n? place 2,2\nplace 9,9 N\nplace -1,0 N\ndone\nquit\n"},
    };
    return all;
}

QDir goldenFolder() {
    return QDir(QStringLiteral(GNOSTICA_TEST_DATA "/golden/command-line"));
}

/// "pt_BR", as in the names of the translation files.
QString fileNameOf(const QString& code) {
    return QString(code).replace(u'-', u'_') + QStringLiteral(".txt");
}

/// The call as typed, followed by all its output.
QString told(const Call& call, const std::string& language) {
    std::vector<std::string> words{"--language", language};
    words.insert(words.end(), call.arguments.begin(), call.arguments.end());
    const Answer answer = run(words, call.input);
    QString text = QStringLiteral("$");
    for (const std::string& word : call.arguments) {
        text += u' ' + QString::fromStdString(word);
    }
    return text + u'\n' + QString::fromStdString(answer.out) + QString::fromStdString(answer.err);
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!QFileInfo(path).dir().mkpath(QStringLiteral(".")) || !file.open(QIODevice::WriteOnly) ||
        file.write(text) < text.size()) {
        qFatal("cannot be written: %s", qPrintable(path));
    }
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class TestCliLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QDir::setCurrent(before_); }
    void everyLanguageIsPrinted_data();
    void everyLanguageIsPrinted();

private:
    QString before_ = QDir::currentPath();
    QTemporaryDir folder_;
};

/// The calls use file names without folders.
void TestCliLanguages::initTestCase() {
    for (const auto& [name, text] : files()) {
        write(folder_.filePath(name), text);
    }
    QVERIFY(QDir::setCurrent(folder_.path()));
}

void TestCliLanguages::everyLanguageIsPrinted_data() {
    QTest::addColumn<QString>("code");
    for (const language::LanguageName& each : language::languagesIn(storage::dataFolders().translations())) {
        QTest::newRow(qPrintable(each.code)) << each.code;
    }
}

void TestCliLanguages::everyLanguageIsPrinted() {
    QFETCH(QString, code);
    QString now;
    for (const Call& call : calls()) {
        now += told(call, code.toStdString()) + u'\n';
    }
    QVERIFY2(!now.contains(QStringLiteral("\\u20")), qPrintable(now));  // escaped direction marks
    const QString path = goldenFolder().filePath(fileNameOf(code));
    if (std::getenv("GNOSTICA_REGENERATE") != nullptr) {
        write(path, now.toUtf8());
    }
    const QStringList is = now.split(u'\n');
    const QStringList was = textOf(path).split(u'\n');
    QVERIFY2(was.size() > 1, qPrintable(path + QStringLiteral(" is missing; how it is written is said in ") +
                                        QStringLiteral(__FILE__)));
    for (qsizetype i = 0; i < std::max(is.size(), was.size()); ++i) {
        QVERIFY2(is.value(i) == was.value(i),
                 qPrintable(
                     QStringLiteral("%1:%2 was “%3” and is “%4”").arg(path).arg(i + 1).arg(was.value(i), is.value(i))));
    }
}

QTEST_GUILESS_MAIN(TestCliLanguages)
#include "tst_cli_languages.moc"
