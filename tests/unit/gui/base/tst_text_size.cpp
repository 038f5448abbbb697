// The size of texts: from 90 to 200 per cent, in all windows at once, and never too small to read.
#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/screen_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/base/settings/follow_settings.h"
#include "app/gui/look/head/window_letters.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "tests/unit/gui/window_play.h"

#include <QComboBox>
#include <QFontInfo>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

class TestTextSize : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void choicesAreSteps();
    void nothingIsSmallerThanTenPixels();
    void allWindowsFollowAtOnce();
    void lettersGrowWithLargeWindows();
    void theLanguageKeepsTheSize();
    void actionsChangeIt();
    void itsKeysWorkInEveryWindow();
    void itSurvivesARestart();
    void valuesBeyondTheLimitsAreNotTaken();
    void theSettingsOfferAllSizes();

private:
    QFont font_ = QApplication::font();
};

void TestTextSize::cleanup() {
    QApplication::setFont(font_);
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestTextSize::choicesAreSteps() {
    QCOMPARE(textSizeBeside(100, 1), 110);
    QCOMPARE(textSizeBeside(100, -1), 90);
    QCOMPARE(textSizeBeside(90, -1), 90);
    QCOMPARE(textSizeBeside(200, 1), 200);
    QCOMPARE(nearestTextSize(130), 125);
    QCOMPARE(nearestTextSize(0), 90);
    QCOMPARE(nearestTextSize(1000), 200);
}

void TestTextSize::nothingIsSmallerThanTenPixels() {
    for (const double points : {4.0, 6.0, 7.5, 8.0, 9.0, 12.0}) {
        QFont font = font_;
        font.setPointSizeF(points);
        QVERIFY2(QFontInfo(resized(font, 0.9)).pixelSize() >= kLeastLetter, qPrintable(QString::number(points)));
        QVERIFY(resized(font, 0.9).pointSizeF() > 0);  // other sizes are derived from points
    }
    QFont pixels = font_;
    pixels.setPixelSize(11);
    QCOMPARE(resized(pixels, 0.5).pixelSize(), int{kLeastLetter});
    QCOMPARE(resized(pixels, 2).pixelSize(), 22);
}

void TestTextSize::allWindowsFollowAtOnce() {
    language::Language language(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
    ScreenLanguage screen(language);
    Play play;
    followSettings(
        play.settings, &play.settings, [&](const gui::Settings& now) { screen.setTextSize(now.textSize); },
        &gui::Settings::textSize);
    QWidget& workshop = play.window->windows().workshop().show();
    QCOMPARE(play.window->font().pointSizeF(), font_.pointSizeF());
    play.settings.change([](gui::Settings& wished) { wished.textSize = 150; });
    QCoreApplication::processEvents();
    for (const QWidget* window :
         {static_cast<const QWidget*>(play.window.get()), static_cast<const QWidget*>(&workshop)}) {
        QCOMPARE(window->font().pointSizeF(), font_.pointSizeF() * 1.5);
    }
    play.settings.change([](gui::Settings& wished) { wished.textSize = 90; });
    QCoreApplication::processEvents();
    for (const QWidget* widget : QApplication::allWidgets()) {
        QVERIFY2(QFontInfo(widget->font()).pixelSize() >= kLeastLetter, widget->metaObject()->className());
    }
    play.settings.change([](gui::Settings& wished) { wished.textSize = 100; });
    QCoreApplication::processEvents();
    QCOMPARE(workshop.font().pointSizeF(), font_.pointSizeF());
}

/// At 1920×1080 they were as small as on a laptop.
void TestTextSize::lettersGrowWithLargeWindows() {
    QCOMPARE(letterScale({1366, 768}), 1.0);
    QCOMPARE(letterScale({1920, 1080}), 1.25);
    QCOMPARE(letterScale({2560, 1440}), 1.6);
    QCOMPARE(letterScale({1024, 1440}), 1.0);
    QWidget window;
    QWidget sheet(&window);
    QLabel sentence(&sheet);
    QLabel figures(&sheet);
    keepFont(&figures, [](const QFont& base) { return resized(base, 2); });
    growWithWindow(&sheet);
    window.resize(1366, 768);
    window.show();
    gnostica::tests::settle();
    const double usual = font_.pointSizeF();
    QCOMPARE(sentence.font().pointSizeF(), usual);
    window.resize(1920, 1080);
    sheet.resize(300, 900);
    gnostica::tests::settle();
    QCOMPARE(sentence.font().pointSizeF(), usual * 1.25);
    QCOMPARE(figures.font().pointSizeF(), usual * 2.5);
    QCOMPARE(window.font().pointSizeF(), usual);
    window.resize(1366, 768);
    sheet.resize(200, 700);
    gnostica::tests::settle();
    QCOMPARE(sentence.font().pointSizeF(), usual);
    QCOMPARE(figures.font().pointSizeF(), usual * 2);
}

// A language has fonts of its own.
void TestTextSize::theLanguageKeepsTheSize() {
    language::Language language(QStringLiteral(GNOSTICA_TEST_LANGUAGES));
    ScreenLanguage screen(language);
    screen.setTextSize(200);
    QVERIFY(screen.speak(QStringLiteral("he")));
    QCOMPARE(QApplication::font().pointSizeF(), font_.pointSizeF() * 2);
    QVERIFY(QApplication::font().families().contains(QStringLiteral("Noto Sans Hebrew")));
    screen.setTextSize(100);
    QCOMPARE(QApplication::font().pointSizeF(), font_.pointSizeF());
    QVERIFY(screen.speak(QStringLiteral("eo")));
}

void TestTextSize::actionsChangeIt() {
    Play play;
    const auto press = [&](Act act) { play.window->actions().at(act)->trigger(); };
    const auto isOpen = [&](Act act) { return play.window->actions().at(act)->isEnabled(); };
    QVERIFY(!isOpen(Act::usualText));
    for (const int size : {110, 125, 150, 175, 200}) {
        press(Act::largerText);
        QCOMPARE(play.settings.now().textSize, size);
    }
    QVERIFY(!isOpen(Act::largerText) && isOpen(Act::smallerText) && isOpen(Act::usualText));
    press(Act::usualText);
    QCOMPARE(play.settings.now().textSize, 100);
    press(Act::smallerText);
    QCOMPARE(play.settings.now().textSize, 90);
    QVERIFY(isOpen(Act::largerText) && !isOpen(Act::smallerText));
}

void TestTextSize::itsKeysWorkInEveryWindow() {
    Play play;
    play.key(Qt::Key_Plus, Qt::AltModifier);
    QCOMPARE(play.settings.now().textSize, 110);
    play.key(Qt::Key_0, Qt::AltModifier);
    QCOMPARE(play.settings.now().textSize, 100);
    QWidget& workshop = play.window->windows().workshop().show();
    gnostica::tests::activate(workshop);
    QTest::keyClick(&workshop, Qt::Key_Minus, Qt::AltModifier);
    QCOMPARE(play.settings.now().textSize, 90);
}

void TestTextSize::itSurvivesARestart() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    {
        SettingsStore store{SettingsFile(path)};
        store.change([](gui::Settings& wished) {
            wished.textSize = 175;
            wished.volume = 80;
        });
    }
    const gui::Settings read = SettingsFile(path).load();
    QCOMPARE(read.textSize, 175);
    QCOMPARE(read.volume, 80);
}

void TestTextSize::valuesBeyondTheLimitsAreNotTaken() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    for (const auto& [written, size, volume] : {std::tuple(5000, 200, 100), std::tuple(-3, 90, 0)}) {
        {
            QSettings file(path, QSettings::IniFormat);
            file.setValue(QStringLiteral("appearance/textSize"), written);
            file.setValue(QStringLiteral("table/volume"), written);
        }
        QCOMPARE(SettingsFile(path).load().textSize, size);
        QCOMPARE(SettingsFile(path).load().volume, volume);
    }
}

void TestTextSize::theSettingsOfferAllSizes() {
    gui::Settings settings;
    settings.textSize = 125;
    SettingsDialog dialog(settings, {}, DeckShelf(storage::DataFolders()));
    auto* sizes = dialog.findChild<QComboBox*>(QStringLiteral("textSize"));
    QCOMPARE(sizes->count(), static_cast<int>(kTextSizes.size()));
    QVERIFY(sizes->currentText().contains(QStringLiteral("125")));
    sizes->setCurrentIndex(sizes->count() - 1);
    QCOMPARE(dialog.appliedTo(settings).textSize, 200);
}

QTEST_MAIN(TestTextSize)
#include "tst_text_size.moc"
