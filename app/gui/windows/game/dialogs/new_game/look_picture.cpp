#include "app/gui/windows/game/dialogs/new_game/look_picture.h"

#include "app/gui/look/art/svg.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

constexpr std::array<const char*, 6> kTiles{"solid", "stripes", "dots", "checks", "rings", "cross"};
constexpr std::array<const char*, 6> kPatternNames{
    //: pattern of a piece
    QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "plain"),  QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "striped"),
    QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "dotted"), QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "chequered"),
    QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "ringed"), QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "crossed")};
/// In the order of defaultSeatLooks().
constexpr std::array<const char*, 6> kColourNames{
    QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "Red"),   QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "Blue"),
    QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "Green"), QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "Pink"),
    QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "Brown"), QT_TRANSLATE_NOOP("gnostica::gui::SeatLooks", "Grey")};

constexpr double kTile = 10;

QPixmap lookPicture(const SeatLook& look, int side, qreal ratio) {
    QPixmap picture(QSizeF(side * ratio, side * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), side / 5.0, side / 5.0);
    painter.fillPath(shape, look.colour);
    if (look.pattern != Pattern::solid) {
        painter.setClipPath(shape);
        Pictures pictures;
        const QString tile = QStringLiteral(":/board/pattern-%1.svg")
                                 .arg(QString::fromUtf8(kTiles[static_cast<std::size_t>(look.pattern)]));
        for (double y = 0; y < side; y += kTile) {
            for (double x = 0; x < side; x += kTile) {
                pictures.paint(painter, {x, y, kTile, kTile}, tile, Qt::white);
            }
        }
        painter.setClipping(false);
    }
    painter.setPen(QPen(look.colour.darker(150), 1));
    painter.drawPath(shape);
    return picture;
}

}  // namespace

QString colourName(const QColor& colour) {
    const SeatLooks looks = defaultSeatLooks();
    const auto found = std::find_if(looks.begin(), looks.end(), [&](const SeatLook& l) { return l.colour == colour; });
    return found != looks.end()
               ? QCoreApplication::translate("gnostica::gui::SeatLooks",
                                             kColourNames[static_cast<std::size_t>(found - looks.begin())])
               : colour.name();
}

QString patternName(Pattern pattern) {
    return QCoreApplication::translate("gnostica::gui::SeatLooks", kPatternNames[static_cast<std::size_t>(pattern)]);
}

QIcon lookIcon(const SeatLook& look, int side, qreal ratio) {
    return QIcon(lookPicture(look, side, ratio));
}

}  // namespace gnostica::gui
