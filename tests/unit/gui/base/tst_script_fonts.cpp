// A language that cannot be drawn is reported in letters that can.
#include "app/gui/base/language/screen_language.h"
#include "app/gui/base/language/script_fonts.h"
#include "app/gui/program/main_window.h"
#include "tests/unit/gui/window_play.h"

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// A font without Hebrew, and without a substitute.
QFont latinOnly() {
    QFont font(QStringLiteral("DejaVu Serif"));
    font.setStyleStrategy(QFont::NoFontMerging);
    return font;
}

}  // namespace

class TestScriptFonts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void scriptsHaveFamilies();
    void whatIsMissingIsNamed();
    void theWindowSaysSo();

private:
    QFont font_ = QApplication::font();
};

void TestScriptFonts::cleanup() {
    QApplication::setFont(font_);
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestScriptFonts::scriptsHaveFamilies() {
    const auto families = [](const char* language, FontShape shape) {
        return scriptFamilies(QLocale(QString::fromLatin1(language)), shape).join(u',');
    };
    QCOMPARE(families("de", FontShape::sans), QString());
    QCOMPARE(families("he", FontShape::sans), QStringLiteral("Noto Sans Hebrew"));
    QCOMPARE(families("ar", FontShape::serif), QStringLiteral("Noto Naskh Arabic,Noto Sans Arabic"));
    QCOMPARE(families("zh_CN", FontShape::sans), QStringLiteral("Noto Sans CJK SC"));
    QCOMPARE(families("zh_TW", FontShape::sans), QStringLiteral("Noto Sans CJK TC"));
}

void TestScriptFonts::whatIsMissingIsNamed() {
    const auto missing = [](const char* language) {
        return missingLetters(QLocale(QString::fromLatin1(language)), latinOnly());
    };
    QCOMPARE(missing("de"), QString());
    QCOMPARE(missing("uk"), QString());
    QCOMPARE(missing("he"),
             QStringLiteral("No font on this computer has the letters of Hebrew (he). One that has them "
                            "is Noto Sans Hebrew; in Debian it comes with the package fonts-noto-core."));
    QVERIFY(missing("ja").contains(QStringLiteral("Noto Sans CJK JP")));
    QVERIFY(missing("ja").contains(QStringLiteral("fonts-noto-cjk.")));
    QVERIFY(missing("th").contains(QStringLiteral("is Noto Sans;")));  // a script without a known font
}

void TestScriptFonts::theWindowSaysSo() {
    QApplication::setFont(latinOnly());
    language::Language language(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
    ScreenLanguage screen(language);
    QVERIFY(screen.speak(QStringLiteral("eo")));
    Play play;
    QCOMPARE(play.messages()->text(), QString());
    QVERIFY(screen.speak(QStringLiteral("he")));  // when the language is chosen
    QTRY_VERIFY(play.messages()->text().contains(QStringLiteral("Hebrew (he)")));
    play.reopen();  // and at every start of the program
    QVERIFY(play.messages()->text().contains(QStringLiteral("Noto Sans Hebrew")));
    // It is shown once, and can be closed.
    playing::closeMessage(*play.messages());
    QCOMPARE(play.messages()->text(), QString());
}

QTEST_MAIN(TestScriptFonts)
#include "tst_script_fonts.moc"
