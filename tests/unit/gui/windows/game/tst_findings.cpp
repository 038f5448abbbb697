// "Findings about the endgame": the page has the values of the shipped report, and links to it.
#include "app/gui/windows/game/help/help_panel.h"
#include "app/gui/windows/game/help/help_text.h"
#include "app/storage/data_folders.h"

#include <QDesktopServices>
#include <QTabBar>
#include <QTextBrowser>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace gnostica;
using namespace gnostica::gui;
using nlohmann::json;

namespace {

QString folder() {
    return storage::dataFolders().endgame();
}

json report() {
    QFile file(folder() + QStringLiteral("/report.json"));
    return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString(), nullptr, false) : json();
}

enum Arm { printed, eight, ten, downfall, timer, exhausted, timerScore, card, pieces };

class Numbers {
public:
    explicit Numbers(const json& report) : report_(report) {}
    /// Rounded; shares in percent.
    int value(const char* metric, Arm arm) const { return rounded(of(metric), of(metric)["values"][arm]); }
    int difference(const char* metric, Arm arm) const {
        const json& all = of(metric)["differences"];
        const auto found = std::ranges::find_if(all, [arm](const json& each) { return each["to"] == int{arm}; });
        return std::abs(rounded(of(metric), *found));
    }

private:
    const json& of(const char* metric) const {
        return *std::ranges::find_if(report_["metrics"], [metric](const json& each) { return each["id"] == metric; });
    }
    static int rounded(const json& metric, const json& value) {
        const bool isShare = metric["unit"] == "share";
        return static_cast<int>(std::lround(value["mean"].get<double>() * (isShare ? 100 : 1)));
    }
    const json& report_;
};

}  // namespace

class TestFindings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNumbersAreThoseOfTheReport();
    void thePageLeadsToTheReport();
    void nothingIsPromisedThatIsNotThere();
    void open(const QUrl& url) { opened_ = url; }

private:
    QUrl opened_;
};

void TestFindings::theNumbersAreThoseOfTheReport() {
    const json found = report();
    QVERIFY(found.is_object());
    const Numbers numbers(found);
    QStringList text;
    const HelpWords words;
    for (const HelpEntry& entry : HelpText(words, folder()).entries(HelpPage::findings)) {
        text << entry.text;
    }
    const QString page = text.join(u' ');
    const auto percent = [](int number) { return QStringLiteral("%1 %").arg(number); };
    const auto plain = [](int number) { return QString::number(number); };
    const QStringList expected{
        plain(found["pairs"].get<int>()) + QStringLiteral(" deals"),
        plain(numbers.value("turns", printed)) + QStringLiteral(" turns"),
        plain(numbers.value("stagnation", printed)) + QStringLiteral(" of these turns"),
        percent(numbers.value("piling-on", printed)),
        plain(numbers.value("turns", card)) + QStringLiteral(" turns instead"),
        percent(numbers.value("skill", card)),
        percent(numbers.value("skill", printed)),
        plain(numbers.value("turns", exhausted)) + QStringLiteral(" turns, every"),
        plain(numbers.value("turns", timer)) + QStringLiteral(" turns: by far"),
        percent(numbers.value("first-seat", timer)),
        QStringLiteral("takes ") + plain(numbers.difference("turns", eight)),
        QStringLiteral("at least ") + plain(numbers.difference("turns", ten)),
        percent(numbers.value("announcements-held", downfall)),
        percent(numbers.value("announcements-held", printed)),
        plain(numbers.difference("turns", pieces)) + QStringLiteral(" turns: nobody"),
    };
    for (const QString& each : expected) {
        QVERIFY2(page.contains(each), qPrintable(each));
    }
}

void TestFindings::thePageLeadsToTheReport() {
    HelpPanel panel;
    panel.setFindings(folder());
    panel.showPage(HelpPage::findings);
    auto* text = panel.findChild<QTextBrowser*>();
    QVERIFY(text->toPlainText().contains(QChar::ObjectReplacementCharacter));  // the picture
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open");
    Q_EMIT text->anchorClicked(QUrl(QStringLiteral("file:///etc/passwd")));
    QVERIFY(opened_.isEmpty());
    const QUrl file = QUrl::fromLocalFile(folder() + QStringLiteral("/report.html"));
    QVERIFY(text->toHtml().contains(file.toString()));
    Q_EMIT text->anchorClicked(file);
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(opened_, file);
}

void TestFindings::nothingIsPromisedThatIsNotThere() {
    const QTemporaryDir other;
    const HelpWords words;
    for (const QString& where : {QString(), other.path()}) {
        const HelpEntries entries = HelpText(words, where).entries(HelpPage::findings);
        QVERIFY(!entries.empty());
        for (const HelpEntry& entry : entries) {
            QVERIFY2(entry.drawing.isEmpty() && entry.document.isEmpty(), qPrintable(entry.title));
            QVERIFY2(!entry.title.contains(u']'), qPrintable(entry.title));
        }
    }
    HelpPanel panel;
    panel.showPage(HelpPage::findings);
    QVERIFY(!panel.findChild<QTextBrowser*>()->toHtml().contains(QStringLiteral("href")));
}

QTEST_MAIN(TestFindings)
#include "tst_findings.moc"
