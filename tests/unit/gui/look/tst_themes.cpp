// Themes: documents that are checked, and colours that everybody can tell apart.
#include "app/charts/chart_look.h"
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/art/theme_document.h"
#include "app/gui/look/head/bar_button.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/facing_button.h"
#include "app/gui/look/widgets/message_line.h"
#include "app/gui/windows/game/top_bar/top_bar.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>
#include <QStyleOptionToolButton>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <nlohmann/json.hpp>

#include <functional>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

QByteArray documentOf(const char* id) {
    QFile file(QStringLiteral(":/themes/%1.json").arg(QString::fromLatin1(id)));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no such theme");
    }
    return file.readAll();
}

using Wrong = std::function<void(nlohmann::json&)>;

/// Contrast of the pixel that stands out best.
double bestContrast(const QImage& image, const QColor& ground) {
    double best = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            best = std::max(best, contrast(image.pixelColor(x, y), ground));
        }
    }
    return best;
}

QImage drawnPiece(const PieceLook& look, const Theme& theme) {
    constexpr int kSide = 96;
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.felt);
    QPainter painter(&image);
    PyramidArt().paint(painter, image.rect(), look, theme);
    return image;
}

}  // namespace

Q_DECLARE_METATYPE(Wrong)
Q_DECLARE_METATYPE(gnostica::gui::Theme)

class TestThemes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyThemeIsADocument_data() { themes(); }
    void everyThemeIsADocument();
    void aBrokenThemeSaysWhere_data();
    void aBrokenThemeSaysWhere();
    void textCanBeRead_data() { themes(); }
    void wordsDoNotTouchTheMarkOfAMenu();
    void textCanBeRead();
    void marksAreSeen_data() { themes(); }
    void marksAreSeen();
    void chartsAreSeen_data() { themes(); }
    void chartsAreSeen();
    void graphsAreSeen_data() { themes(); }
    void graphsAreSeen();
    void controlsAreOutlined_data() { themes(); }
    void controlsAreOutlined();
    void tablesHaveTheirGrid_data() { themes(); }
    void tablesHaveTheirGrid();
    void chosenItemsCanBeSeenToFold_data() { themes(); }
    void chosenItemsCanBeSeenToFold();
    void anIdleCompassIsSeen_data() { themes(); }
    void anIdleCompassIsSeen();
    void toolButtonsShowThatTheyHaveTheKeyboard_data() { themes(); }
    void toolButtonsShowThatTheyHaveTheKeyboard();
    void popupsAreParchment_data() { themes(); }
    void popupsAreParchment();
    void piecesStandOut_data() { themes(); }
    void piecesStandOut();
    void piecesDifferByMoreThanColour_data() { themes(); }
    void piecesDifferByMoreThanColour();
    void sidesHaveTheirOwnLight_data() { themes(); }
    void sidesHaveTheirOwnLight();
    void highContrastIsHigh();

private:
    static void themes();
};

void TestThemes::themes() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light();
    QTest::newRow("dark") << Theme::dark();
    QTest::newRow("high-contrast") << Theme::highContrast();
}

void TestThemes::everyThemeIsADocument() {
    QFETCH(const Theme, theme);
    QCOMPARE(theme.id, std::string(QTest::currentDataTag()));
    QVERIFY(theme.deck != nullptr);
    const auto read = readTheme(documentOf(QTest::currentDataTag()).toStdString(), "theme.json");
    QVERIFY(read);
    QCOMPARE(read->felt, theme.felt);
    QCOMPARE(read->onDark, theme.onDark);
}

void TestThemes::aBrokenThemeSaysWhere_data() {
    QTest::addColumn<Wrong>("spoil");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* place, const char* expected, const Wrong& spoil) {
        QTest::newRow(name) << spoil << QString::fromLatin1(place) << QString::fromLatin1(expected);
    };
    using nlohmann::json;
    row("a colour by name", "/marks/legal", "#rrggbb, #rrggbbaa",
        [](json& theme) { theme["marks"]["legal"] = "teal"; });
    row("a colour with too few digits", "/table/felt", "#rrggbb, #rrggbbaa",
        [](json& theme) { theme["table"]["felt"] = "#abc"; });
    row("a number for a colour", "/table/felt", "#rrggbb, #rrggbbaa", [](json& theme) { theme["table"]["felt"] = 7; });
    row("a colour that is missing", "/pieces", "pip", [](json& theme) { theme["pieces"].erase("pip"); });
    row("a part that is missing", "", "cards", [](json& theme) { theme.erase("cards"); });
    row("a part that is none", "/windows", "object", [](json& theme) { theme["windows"] = "none"; });
    row("a key that nobody knows", "/marks/leagl", "", [](json& theme) { theme["marks"]["leagl"] = "#000000"; });
    row("no yes or no", "/dark", "boolean", [](json& theme) { theme["dark"] = "very"; });
    row("a later format", "/format", "1", [](json& theme) { theme["format"] = 2; });
}

void TestThemes::aBrokenThemeSaysWhere() {
    QFETCH(const Wrong, spoil);
    QFETCH(const QString, place);
    QFETCH(const QString, expected);
    auto theme = nlohmann::json::parse(documentOf("dark").toStdString());
    spoil(theme);
    const auto read = readTheme(theme.dump(2), "mine.json");
    QVERIFY(!read);
    const engine::Diagnostic& problem = read.error().front();
    QCOMPARE(QString::fromStdString(problem.pointer), place);
    QCOMPARE(QString::fromStdString(problem.expected), expected);
    QCOMPARE(QString::fromStdString(problem.source), QStringLiteral("mine.json"));
    QCOMPARE(problem.code == engine::DiagnosticCode::laterVersion, place == QStringLiteral("/format"));
    QVERIFY(problem.place.line > 0);
    QVERIFY(!ErrorReporter::sentence(problem).isEmpty());
    QVERIFY(!readTheme("{", "mine.json"));
    QVERIFY(!readTheme("[]", "mine.json"));
}

/// WCAG 2.1, 1.4.3.
void TestThemes::wordsDoNotTouchTheMarkOfAMenu() {
    wearTheme(Theme::light());
    QMenu menu;
    QPushButton plain(QStringLiteral("Export all the results"));
    QPushButton opening(QStringLiteral("Export all the results"));
    opening.setMenu(&menu);
    const int mark = opening.style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, &opening);
    QVERIFY(opening.sizeHint().width() >= plain.sizeHint().width() + mark + 4);
}

void TestThemes::textCanBeRead() {
    QFETCH(const Theme, theme);
    QVERIFY(contrast(theme.text, theme.window) >= kReadable);
    QVERIFY(contrast(theme.text, theme.base) >= kReadable);
    QVERIFY(contrast(theme.accentText, theme.accent) >= kReadable);
    QVERIFY(contrast(theme.line, theme.paper) >= kReadable);
    for (const QColor& text : {theme.headText, theme.headMuted, theme.headGain}) {
        QVERIFY2(contrast(text, theme.head) >= kReadable, qPrintable(text.name()));
    }
    for (const QColor& ground : {theme.window, theme.base, theme.parchment, theme.inset}) {
        QVERIFY2(contrast(theme.danger, ground) >= kReadable, qPrintable(ground.name()));
    }
    for (const QColor& ground : {theme.felt, theme.tile, theme.cardFace, theme.cardShade, theme.base, theme.window}) {
        QVERIFY2(contrast(theme.ink, ground) >= kReadable, qPrintable(ground.name()));
    }
    const QPalette palette = widgetPalette(theme);
    for (const auto& [text, ground] :
         {std::pair(QPalette::WindowText, QPalette::Window), std::pair(QPalette::ButtonText, QPalette::Button),
          std::pair(QPalette::Text, QPalette::Base), std::pair(QPalette::Text, QPalette::AlternateBase),
          std::pair(QPalette::ToolTipText, QPalette::ToolTipBase), std::pair(QPalette::Link, QPalette::Base),
          std::pair(QPalette::LinkVisited, QPalette::Base), std::pair(QPalette::PlaceholderText, QPalette::Base),
          std::pair(QPalette::PlaceholderText, QPalette::Window),
          std::pair(QPalette::HighlightedText, QPalette::Highlight)}) {
        const double found = contrast(palette.color(text), palette.color(ground));
        QVERIFY2(found >= kReadable, qPrintable(QStringLiteral("%1 on %2: %3").arg(text).arg(ground).arg(found)));
    }
}

/// WCAG 2.1, 1.4.11.
void TestThemes::marksAreSeen() {
    QFETCH(const Theme, theme);
    for (const QColor& mark :
         {theme.legal, theme.selected, theme.target, theme.preview, theme.cursor, theme.wasteland}) {
        QVERIFY2(contrast(mark, theme.felt) >= kSeen, qPrintable(mark.name()));
        QVERIFY2(contrast(mark, TableCloth::shadeOf(theme)) >= kSeen, qPrintable(mark.name()));
        QVERIFY2(contrast(mark, theme.tile) >= kSeen, qPrintable(mark.name()));
    }
    QVERIFY(contrast(theme.cursor, theme.felt) >= 7);
}

// Regression: charts had the colours of light paper on a dark window as well.
void TestThemes::chartsAreSeen() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    const charts::ChartLook look = charts::windowLook();
    for (const QColor& ground : {theme.window, theme.base}) {
        QVERIFY(contrast(look.text, ground) >= kReadable);
        QVERIFY(contrast(laidOver(look.axis, ground), ground) >= kSeen);
        for (std::size_t place = 0; place < look.colours.size(); ++place) {
            const double found = contrast(look.colour(place), ground);
            QVERIFY2(
                found >= kSeen,
                qPrintable(QStringLiteral("%1 on %2: %3").arg(look.colour(place).name(), ground.name()).arg(found)));
            QCOMPARE(look.pen(place).color(), look.colour(place));
        }
    }
}

/// The lines of all players, and the line of the position on the board.
void TestThemes::graphsAreSeen() {
    QFETCH(const Theme, theme);
    for (const SeatLook& look : theme.seats) {
        QVERIFY2(contrast(look.colour, theme.window) >= kSeen, qPrintable(look.colour.name()));
    }
    QVERIFY(contrast(widgetPalette(theme).color(QPalette::Link), theme.window) >= kSeen);
}

/// WCAG 2.1, 1.4.11 as well: controls that can be pressed or filled in have a visible outline.
void TestThemes::controlsAreOutlined() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    QWidget window;
    const std::vector<QWidget*> controls{new QPushButton(&window),  new QToolButton(&window), new QLineEdit(&window),
                                         new QComboBox(&window),    new QSpinBox(&window),    new QCheckBox(&window),
                                         new QRadioButton(&window), new QProgressBar(&window)};
    for (QWidget* control : controls) {
        control->resize(80, 28);
        const QImage image = control->grab().toImage();
        double best = 1;
        for (int x = 0; x < 5; ++x) {  // from the left edge into the outline
            best = std::max(best, contrast(image.pixelColor(x, image.height() / 2), theme.window));
        }
        QVERIFY2(best >= kSeen,
                 qPrintable(
                     QStringLiteral("%1: %2").arg(QString::fromLatin1(control->metaObject()->className())).arg(best)));
    }
}

// Regression: grid lines of dark tables were as dark as the background.
void TestThemes::tablesHaveTheirGrid() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    const QTableWidget table(2, 2);
    QStyleOption option;
    option.initFrom(&table);
    const auto line = static_cast<QRgb>(table.style()->styleHint(QStyle::SH_Table_GridLineColor, &option, &table));
    const double found = contrast(QColor::fromRgb(line), theme.base);
    QVERIFY2(found >= (contrast(theme.text, theme.window) >= 15 && theme.onDark ? kSeen : 1.4),
             qPrintable(QString::number(found)));
}

// Regression: the arrow was dark green on dark green.
void TestThemes::chosenItemsCanBeSeenToFold() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    for (const bool isOpen : {true, false}) {
        QTreeWidget tree;
        auto* item = new QTreeWidgetItem(&tree);
        new QTreeWidgetItem(item);
        item->setExpanded(isOpen);
        tree.setHeaderHidden(true);
        tree.resize(200, 100);
        tree.setCurrentItem(item);
        const QRect words = tree.visualItemRect(item);
        const QRect place(0, words.top(), tree.indentation(), words.height());
        const QImage image = tree.viewport()->grab(place).toImage();
        const QColor ground = image.pixelColor(1, 1);
        QVERIFY(image.pixelColor(1, image.height() - 2) == ground);
        QVERIFY2(bestContrast(image, ground) >= kSeen, qPrintable(ground.name()));
    }
}

// Regression: with nothing selected, the compass was invisible on a dark window.
void TestThemes::anIdleCompassIsSeen() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
        QWidget window;
        window.resize(42, 42);
        FacingButton button(&window);
        button.resize(window.size());
        button.setLook({engine::seatAt(seat), 3, engine::Facing::north});
        button.setEnabled(false);
        const double found = bestContrast(window.grab().toImage(), theme.window);
        QVERIFY2(found >= kSeen, qPrintable(QStringLiteral("%1: %2").arg(seat).arg(found)));
    }
}

// Regression: on the bar and next to messages the focus was shown in an invisible shade.
void TestThemes::toolButtonsShowThatTheyHaveTheKeyboard() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    QToolButton plain;
    plain.setAutoRaise(true);
    QAction action;
    TopBar bar;
    bar.addButton(&action, QStringLiteral("log"));
    MessageLine error(MessageLine::Kind::error);
    MessageLine answer(MessageLine::Kind::answer);
    for (const QWidget* window : std::initializer_list<const QWidget*>{&plain, &bar, &error, &answer}) {
        const auto* button = window == &plain ? &plain
                             : window == &bar ? bar.findChild<BarButton*>()
                                              : window->findChild<QToolButton*>();
        QVERIFY(button->autoRaise());
        const QColor ground = button->palette().color(QPalette::Active, QPalette::Window);
        const auto drawn = [&](bool hasKeyboard) {
            QStyleOptionToolButton option;
            option.initFrom(button);
            option.rect = QRect(0, 0, 32, 28);
            option.state = QStyle::State_Enabled | QStyle::State_AutoRaise;
            option.state.setFlag(QStyle::State_HasFocus, hasKeyboard);
            option.subControls = QStyle::SC_ToolButton;
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(ground);
            QPainter painter(&image);
            button->style()->drawComplexControl(QStyle::CC_ToolButton, &option, &painter, button);
            return image;
        };
        const QImage quiet = drawn(false);
        const QImage focused = drawn(true);
        int seen = 0;
        for (int y = 0; y < quiet.height(); ++y) {
            for (int x = 0; x < quiet.width(); ++x) {
                seen += contrast(quiet.pixelColor(x, y), focused.pixelColor(x, y)) >= kSeen ? 1 : 0;
            }
        }
        QVERIFY2(
            seen >= 2 * (quiet.width() + quiet.height() - 16),
            qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(window->metaObject()->className())).arg(seen)));
    }
}

/// Menus and lists of boxes were white.
void TestThemes::popupsAreParchment() {
    QFETCH(const Theme, theme);
    wearTheme(theme);
    QMenu menu;
    menu.ensurePolished();
    QCOMPARE(menu.palette().color(QPalette::Base), theme.parchment);
    QComboBox box;
    QCOMPARE(box.view()->palette().color(QPalette::Base), theme.parchment);
    QCOMPARE(widgetPalette(theme).color(QPalette::ToolTipBase), theme.parchment);
    wearTheme(Theme::light());
}

/// A piece is its colour inside a dark line inside a light line: on any background one of the lines is visible, and the
/// colour stands out from both.
void TestThemes::piecesStandOut() {
    QFETCH(const Theme, theme);
    std::vector<QColor> grounds{theme.felt, theme.tile};
    for (const QColor& picture : {QColor(Qt::white), QColor(Qt::black), QColor(Qt::gray)}) {
        grounds.push_back(laidOver(theme.veil, picture));
    }
    for (const SeatLook& look : theme.seats) {
        QVERIFY2(contrast(look.colour, theme.paper) >= kSeen, qPrintable(look.colour.name()));
        QVERIFY2(contrast(look.colour, theme.base) >= kSeen, qPrintable(look.colour.name()));
        for (const QColor& ground : grounds) {
            const double best =
                std::max({contrast(look.colour, ground), contrast(theme.line, ground), contrast(theme.paper, ground)});
            QVERIFY2(best >= kSeen, qPrintable(ground.name()));
        }
    }
    QVERIFY(contrast(theme.pip, theme.line) >= 7);
}

/// Without colours they are distinguished by their patterns, upright or pointing.
void TestThemes::piecesDifferByMoreThanColour() {
    QFETCH(const Theme, theme);
    Theme grey = theme;
    for (SeatLook& look : grey.seats) {
        look.colour = Qt::darkGray;
    }
    for (const engine::Facing facing : {engine::Facing::upright, engine::Facing::east}) {
        std::vector<QImage> seen;
        for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
            const QImage image = drawnPiece({engine::seatAt(seat), 3, facing}, grey);
            QVERIFY(std::ranges::find(seen, image) == seen.end());
            seen.push_back(image);
        }
    }
}

/// Light falls from the upper left, whichever way the piece points.
void TestThemes::sidesHaveTheirOwnLight() {
    QFETCH(const Theme, theme);
    const QImage standing = drawnPiece({engine::Seat::a, 3, engine::Facing::upright}, theme);
    const QPoint middle = standing.rect().center();
    const int off = static_cast<int>(standing.width() * metrics::kSides[2] / metrics::kPieceBox / 4);
    const auto light = [&](const QPoint& way) { return standing.pixelColor(middle + way).lightnessF(); };
    QVERIFY(light({off / 3, -off}) > light({off, off / 3}));
    QVERIFY(light({-off, off / 3}) > light({off, off / 3}));
    QVERIFY(light({off, off / 3}) > light({-off / 2, off * 5 / 6}));
    QVERIFY(standing != drawnPiece({engine::Seat::a, 3, engine::Facing::north}, theme));
}

void TestThemes::highContrastIsHigh() {
    const Theme& theme = Theme::highContrast();
    QVERIFY(contrast(theme.text, theme.window) >= 15);
    for (const QColor& mark : {theme.legal, theme.selected, theme.target, theme.preview, theme.cursor}) {
        QVERIFY(contrast(mark, theme.felt) >= 7);
    }
    QCOMPARE(themeFor(ThemeChoice::highContrast, false).id, theme.id);
    QCOMPARE(themeFor(ThemeChoice::highContrast, true).id, theme.id);
}

QTEST_MAIN(TestThemes)
#include "tst_themes.moc"
