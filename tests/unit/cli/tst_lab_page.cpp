// Reports as pages with pictures: one file, well-formed and complete, with names escaped.
#include "app/lab/words/metric_wording.h"
#include "engine/lab/metrics.h"
#include "tests/unit/cli/answer.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr const char* kHostile = "<script>alert('&')</script>";

/// An experiment that is played once for all tests of the class.
class Played {
public:
    explicit Played(const json& plan) {
        QFile file(path("plan.json"));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(plan.dump()));
        }
        file.close();
        code_ = run({"lab", "run", text("plan.json"), "--out", text("a.sqlite")}).code;
    }
    int code() const { return code_; }
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    std::string text(const char* name) const { return path(name).toStdString(); }
    QByteArray bytes(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir folder_;
    int code_ = 0;
};

json hostilePlan() {
    const json hostile{{"extends", "gnostica"}, {"label", kHostile}, {"end", {{"target", 4}}}};
    return {{"format", 1},  {"name", std::string(kHostile) + " & co"},
            {"seats", 2},   {"arms", {"gnostica", hostile, "short-game"}},
            {"pairs", 4},   {"players", {"random", "random"}},
            {"seed", 5},    {"courses", 4},
            {"longest", 80}};
}

/// Runs the real program, which has the application object that pictures need.
int program(const QStringList& arguments) {
    return QProcess::execute(QStringLiteral(GNOSTICA_CLI), arguments);
}

/// All text of a well-formed page except styles and pictures; empty if it is not well-formed.
QString textOf(const QByteArray& page) {
    QXmlStreamReader reader(page);
    QString text;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && (reader.name() == u"style" || reader.name() == u"svg")) {
            reader.skipCurrentElement();
        } else if (reader.isCharacters()) {
            text += reader.text().toString() + QLatin1Char('\n');
        }
    }
    return reader.hasError() ? QString() : text;
}

QString picturesOf(const QByteArray& page) {
    QXmlStreamReader reader(page);
    QString text;
    int inside = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        inside += reader.isStartElement() && (inside > 0 || reader.name() == u"svg") ? 1 : 0;
        inside -= reader.isEndElement() && inside > 0 ? 1 : 0;
        text += inside > 0 && reader.isCharacters() ? reader.text().toString() + QLatin1Char('\n') : QString();
    }
    return text;
}

}  // namespace

class TestLabPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thePageIsWholeAndStandsAlone();
    void theSameExperimentGivesTheSameBytes();
    void withoutPicturesItSaysSo();

private:
    Played played_{hostilePlan()};
};

void TestLabPage::initTestCase() {
    QCOMPARE(played_.code(), 0);
    QCOMPARE(program({QStringLiteral("lab"), QStringLiteral("report"), played_.path("a.sqlite"),
                      QStringLiteral("--html"), played_.path("a.html")}),
             0);
}

void TestLabPage::thePageIsWholeAndStandsAlone() {
    const QByteArray page = played_.bytes("a.html");
    const QString text = textOf(page);
    QVERIFY(!text.isEmpty());
    for (const char* forbidden : {"http:", "https:", "src=", "<script", "@import", "url("}) {
        QVERIFY2(!page.contains(forbidden), forbidden);
    }
    QVERIFY(page.contains("<html lang=\"en\" dir=\"ltr\">"));
    for (const char* arm : {"gnostica", kHostile, "short-game"}) {
        QVERIFY2(text.contains(QLatin1String(arm)), arm);
        QVERIFY2(picturesOf(page).contains(QLatin1String(arm)), arm);
    }
    const json report = json::parse(run({"lab", "report", played_.text("a.sqlite"), "--json"}).out);
    QVERIFY(report["metrics"].size() > 10);
    for (const json& metric : report["metrics"]) {
        const auto id = engine::lab::metricNamed(metric["id"].get<std::string>());
        QVERIFY(id.has_value());
        QCOMPARE(text.count(lab::MetricWording::name(*id) + QLatin1Char('\n')) >= 2, true);  // table and appendix
        QVERIFY2(text.contains(lab::MetricWording::sentence(*id)), metric["id"].get<std::string>().c_str());
    }
    for (const json& arm : report["arms"]) {
        QVERIFY(text.contains(QString::fromStdString(arm["sha256"].get<std::string>())));
    }
    QVERIFY(page.count("<figure>") > 10);
    QCOMPARE(page.count("<figure>"), page.count("<figcaption>"));
    QCOMPARE(page.count("<figure>"), page.count("role=\"img\""));
}

void TestLabPage::theSameExperimentGivesTheSameBytes() {
    const QStringList arguments{QStringLiteral("lab"), QStringLiteral("report"), played_.path("a.sqlite"),
                                QStringLiteral("--html"), played_.path("b.html")};
    QCOMPARE(program(arguments), 0);
    QVERIFY(played_.bytes("a.html") == played_.bytes("b.html"));
    QCOMPARE(program(arguments), 1);  // the file already exists
    QVERIFY(played_.bytes("a.html") == played_.bytes("b.html"));
}

void TestLabPage::withoutPicturesItSaysSo() {
    // This test has no application object for drawing.
    const Answer answer = run({"lab", "report", played_.text("a.sqlite"), "--html", played_.text("c.html")});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, "Pictures"), answer.err.c_str());
    QVERIFY(!QFileInfo::exists(played_.path("c.html")));
}

QTEST_GUILESS_MAIN(TestLabPage)
#include "tst_lab_page.moc"
