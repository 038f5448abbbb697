// Small pictures of boards: gaps between tiles, frames in the colours of the players, and cards that can be recognised.
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/shared/board/board_glance.h"
#include "tests/support/positions.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cstdlib>
#include <set>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

const QColor kGround(0x12, 0xff, 0x34);  // like nothing that is drawn

/// Nine territories; the first is held by A, the second contested.
engine::State square() {
    tests::Setup setup(2);
    const char* const cards[] = {"tower", "sun", "moon", "cups-7", "rods-2", "discs-king", "fool", "star", "world"};
    for (int i = 0; i < 9; ++i) {
        setup.land(QStringLiteral("%1,%2").arg(i % 3).arg(i / 3).toStdString(), cards[i]);
    }
    return setup.pieces({"A1N@0,0", "A1N@1,0", "B1S@1,0"}).state();
}

struct Picture {
    explicit Picture(int side, const Theme& theme = Theme::light()) : image(side, side, QImage::Format_RGB32) {
        image.fill(kGround);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        GlancePainter(std::make_shared<CardArt>())
            .paintBoard(painter, image.rect(), glanceAt(*tests::baseRules(), square()), theme);
    }
    QRect tile(int column, int row) const {
        const int cell = image.width() / 3;
        return {column * cell, row * cell, cell, cell};
    }
    int pixelsLike(const QColor& colour, const QRect& part) const {
        int count = 0;
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                const QColor seen = image.pixelColor(x, y);
                count += std::abs(seen.red() - colour.red()) + std::abs(seen.green() - colour.green()) +
                                     std::abs(seen.blue() - colour.blue()) <
                                 40
                             ? 1
                             : 0;
            }
        }
        return count;
    }

    QImage image;
};

}  // namespace

class TestBoardGlance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesHaveGaps();
    void tilesHaveFramesOfTheirHolders();
    void tinyTilesKeepTheirCards();
    void tinyTilesKeepTheirPieces();
};

void TestBoardGlance::tilesHaveGaps() {
    const Picture picture(180);
    for (int y = 8; y < 52; ++y) {
        QVERIFY2(picture.pixelsLike(kGround, QRect(56, y, 8, 1)) > 0, qPrintable(QString::number(y)));
    }
}

void TestBoardGlance::tilesHaveFramesOfTheirHolders() {
    for (const int side : {180, 48}) {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            const Picture picture(side, theme);
            const QColor first = theme.look(engine::Seat::a).colour;
            const QColor second = theme.look(engine::Seat::b).colour;
            const QRect held = picture.tile(0, 0);
            const QRect edge(held.left(), held.top() + held.height() / 5, held.width() / 8 + 1, held.height() * 3 / 5);
            QVERIFY2(picture.pixelsLike(first, edge) >= edge.height() / 2, qPrintable(QString::number(side)));
            const QRect contested = picture.tile(1, 0);
            QVERIFY(picture.pixelsLike(first, contested) > 0 && picture.pixelsLike(second, contested) > 0);
            const QRect nobodys = picture.tile(2, 2);
            const QRect ofNobody(nobodys.left(), nobodys.top() + 4, nobodys.width() / 8, nobodys.height() - 8);
            QCOMPARE(picture.pixelsLike(second, ofNobody), 0);
        }
    }
}

/// Puzzles with a board of many rows were squares of plain colours.
void TestBoardGlance::tinyTilesKeepTheirCards() {
    const Picture picture(45);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const QRect middle = picture.tile(column, row).adjusted(4, 4, -4, -4);
            std::set<QRgb> colours;
            for (int y = middle.top(); y <= middle.bottom(); ++y) {
                for (int x = middle.left(); x <= middle.right(); ++x) {
                    colours.insert(picture.image.pixel(x, y));
                }
            }
            QVERIFY2(colours.size() > 12, qPrintable(QStringLiteral("%1, %2").arg(column).arg(row)));
        }
    }
}

void TestBoardGlance::tinyTilesKeepTheirPieces() {
    const Picture picture(45);
    const QRect middle = picture.tile(0, 0).adjusted(3, 3, -3, -3);
    QVERIFY(picture.pixelsLike(Theme::light().look(engine::Seat::a).colour, middle) <
            middle.width() * middle.height() / 2);  // a piece, not a block
}

QTEST_MAIN(TestBoardGlance)
#include "tst_board_glance.moc"
