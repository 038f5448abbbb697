// The shipped lessons: each can be completed, and gives correct reasons for impossible steps.
#include "engine/lessons/guide.h"
#include "engine/lessons/lesson_check.h"
#include "engine/lessons/lesson_run.h"
#include "tests/unit/shipped.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace gnostica;
using namespace gnostica::engine;
using nlohmann::json;

namespace {

const tests::Shipped& shipped() {
    static const tests::Shipped all;
    return all;
}

json documentIn(const QString& path) {
    std::ifstream file(path.toStdString());
    std::ostringstream text;
    text << file.rdbuf();
    return json::parse(text.str(), nullptr, false);
}

Checked<Lesson> lessonIn(const QString& path) {
    RulesSource source(shipped().library, shipped().registry);
    return readLesson(documentIn(path), source);
}

}  // namespace

class TestShippedLessons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thereIsOneForEverything();
    void eachCanBeLearnt_data() { addRows(); }
    void eachCanBeLearnt();
    void eachIsAConversation_data() { addRows(); }
    void eachIsAConversation();
    void whatIsAcceptedLeadsOn_data() { addRows(); }
    void whatIsAcceptedLeadsOn();
    void theGuideNamesAGame();
    void thePagesOfTheGuideAreShort();
    void theGuideDoesNotExplainWhatItDoesNotKnow();

private:
    void addRows();

    QStringList lessons_;  ///< paths
    QString guide_;
};

void TestShippedLessons::initTestCase() {
    const QDir folder(shipped().folders.lessons());
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        if (name.endsWith(QStringLiteral(".schema.json"))) {
            continue;
        }
        if (isGuide(documentIn(path))) {
            guide_ = path;
        } else {
            lessons_ << path;
        }
    }
}

void TestShippedLessons::addRows() {
    QTest::addColumn<QString>("path");
    for (const QString& path : lessons_) {
        QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
    }
}

void TestShippedLessons::thereIsOneForEverything() {
    std::map<LessonGroup, int> counts;
    std::set<std::pair<LessonGroup, int>> places;
    for (const QString& path : lessons_) {
        const auto lesson = lessonIn(path);
        QVERIFY2(lesson.has_value(), qPrintable(path));
        QCOMPARE(QString::fromStdString(lesson->id), QFileInfo(path).baseName());
        ++counts[lesson->group];
        QVERIFY2(places.insert({lesson->group, lesson->order}).second, qPrintable(path));
    }
    using enum LessonGroup;
    const std::map<LessonGroup, int> least{{basics, 6}, {suits, 4}, {turn, 2},      {links, 2},
                                           {majors, 5}, {end, 2},   {expansions, 3}};
    for (const auto& [group, count] : least) {
        QVERIFY2(counts[group] >= count, kLessonGroupWords[static_cast<std::size_t>(group)].data());
    }
}

void TestShippedLessons::eachCanBeLearnt() {
    QFETCH(QString, path);
    const auto lesson = lessonIn(path);
    QVERIFY(lesson.has_value());
    for (const LessonFinding& finding : checkLesson(*lesson)) {
        QFAIL((finding.pointer + ' ' + finding.step + ' ' + finding.found).c_str());
    }
    LessonRun run(std::make_shared<const Lesson>(*lesson));
    while (!run.isFinished()) {
        if (run.awaitsStep()) {
            run.solve();
        }
        QVERIFY(run.goOn() && !run.wasPutRight());
    }
}

void TestShippedLessons::eachIsAConversation() {
    QFETCH(QString, path);
    const auto lesson = lessonIn(path);
    QVERIFY(lesson.has_value());
    std::size_t asked = 0;
    std::size_t tries = 0;
    const QRegularExpression rule(QStringLiteral("^[A-Z]{3}-[0-9]+$"));
    QVERIFY(!lesson->rules.empty());
    for (const std::string& id : lesson->rules) {
        QVERIFY2(rule.match(QString::fromStdString(id)).hasMatch(), id.c_str());
    }
    for (const LessonStage& stage : lesson->stages) {
        asked += stage.goals.empty() ? 0U : 1U;
        tries += stage.tries.size();
        for (const LessonTry& attempt : stage.tries) {
            // For a legal step that is not requested the engine has no explanation.
            QVERIFY2(!attempt.rule.empty() || attempt.says.contains("en"), attempt.step.c_str());
        }
    }
    QVERIFY(asked >= 1 && tries >= 1);
}

void TestShippedLessons::whatIsAcceptedLeadsOn() {
    QFETCH(QString, path);
    const auto lesson = lessonIn(path);
    QVERIFY(lesson.has_value());
    LessonRun run(std::make_shared<const Lesson>(*lesson));
    // A learner who tries everything, starting from the end of the list, and continues with any accepted step.
    while (!run.isFinished()) {
        while (run.awaitsStep()) {
            const std::size_t before = run.game().history().size();
            StepList steps;
            legalSteps(run.game().rules(), run.game().state(), steps);
            for (std::size_t i = steps.size(); i > 0 && run.game().history().size() == before; --i) {
                run.tryStep(Step(steps[i - 1]));
            }
            QVERIFY2(run.game().history().size() > before, std::to_string(run.stage()).c_str());
        }
        QVERIFY(run.goOn());
    }
}

/// Regression: moving a zodiac piece was explained as the use of a major.
void TestShippedLessons::theGuideDoesNotExplainWhatItDoesNotKnow() {
    const auto found = std::ranges::find_if(
        lessons_, [](const QString& path) { return QFileInfo(path).baseName() == QStringLiteral("star-wheel"); });
    QVERIFY(found != lessons_.end());
    const auto lesson = lessonIn(*found);
    QVERIFY(lesson.has_value());
    const LessonRun run(std::make_shared<const Lesson>(*lesson));
    const View view = run.game().viewFor(lesson->learner);
    StepList legal;
    view.legalSteps(run.game().rules(), legal);
    QVERIFY(!legal.empty());
    QVERIFY(!occasionOf(run.game().rules(), view));
}

void TestShippedLessons::theGuideNamesAGame() {
    QVERIFY(!guide_.isEmpty());
    RulesSource source(shipped().library, shipped().registry);
    const auto guide = readGuide(documentIn(guide_), source);
    QVERIFY(guide.has_value());
    QCOMPARE(QString::fromStdString(guide->id), QFileInfo(guide_).baseName());
}

/// One idea a page, which can be read in a moment.
void TestShippedLessons::thePagesOfTheGuideAreShort() {
    RulesSource source(shipped().library, shipped().registry);
    const auto guide = readGuide(documentIn(guide_), source);
    QVERIFY(guide.has_value());
    const auto words = [](const LessonText& text) {
        return QString::fromStdString(text.at("en")).split(u' ', Qt::SkipEmptyParts).size();
    };
    for (const GuideMoment& moment : guide->moments) {
        for (const GuidePage& page : moment.pages) {
            const std::string& text = page.text.at("en");
            QVERIFY2(!page.title.empty() && words(page.title) <= 5, text.c_str());
            QVERIFY2(words(page.text) <= 40, text.c_str());
            for (const LessonText* each : {&page.title, &page.attempt}) {
                QVERIFY2(each->empty() || each->size() == page.text.size(), text.c_str());  // in all languages
            }
            for (const auto& [language, translated] : page.text) {
                QVERIFY2(std::ranges::count(translated, '*') == std::ranges::count(text, '*'), translated.c_str());
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestShippedLessons)
#include "tst_shipped_lessons.moc"
