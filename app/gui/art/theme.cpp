#include "app/gui/art/theme.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

namespace gnostica::gui {

namespace {

QColor between(const QColor& one, const QColor& other) {
    return {(one.red() + other.red()) / 2, (one.green() + other.green()) / 2, (one.blue() + other.blue()) / 2};
}

QPalette paletteOf(const QColor& window, const QColor& base, const QColor& text, const QColor& accent) {
    const bool onDark = text.lightnessF() > window.lightnessF();
    const QColor muted = onDark ? text.darker(165) : text.lighter(230);
    QPalette palette(onDark ? window.lighter(130) : window.darker(103), window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, onDark ? base.lighter(118) : base.darker(104));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, onDark ? Qt::white : Qt::black);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, onDark ? accent.lighter(150) : accent);
    palette.setColor(QPalette::LinkVisited, onDark ? accent.lighter(125) : accent.darker(125));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, between(text, window));  // seen at a glance; it need not be read
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, muted);
    return palette;
}

}  // namespace

SeatLooks defaultSeatLooks() {
    return {SeatLook{QColor(0xee, 0x2e, 0x52), Pattern::solid}, SeatLook{QColor(0x1a, 0x80, 0xf2), Pattern::stripes},
            SeatLook{QColor(0x34, 0x89, 0x64), Pattern::dots},  SeatLook{QColor(0xcc, 0x3a, 0xd0), Pattern::checks},
            SeatLook{QColor(0x9a, 0x69, 0x00), Pattern::rings}, SeatLook{QColor(0x76, 0x6e, 0x9d), Pattern::cross}};
}

Theme Theme::light() {
    Theme theme;
    theme.felt = QColor(0xec, 0xe5, 0xd6);
    theme.grain = QColor(0x7a, 0x64, 0x3c, 9);
    theme.tile = QColor(0xf5, 0xf0, 0xe4);
    theme.tileEdge = QColor(0xd3, 0xc6, 0xa9);
    theme.wasteland = QColor(0x6f, 0x60, 0x42);
    theme.shadow = QColor(0x3b, 0x2c, 0x10);
    theme.cardFace = QColor(0xff, 0xfd, 0xf6);
    theme.cardShade = QColor(0xf7, 0xf0, 0xdf);
    theme.cardEdge = QColor(0xb0, 0x9c, 0x72);
    theme.ink = QColor(0x2a, 0x27, 0x3d);
    theme.faintInk = QColor(0x8d, 0x7b, 0x55);
    theme.coin = QColor(0xb8, 0x86, 0x1e);
    theme.legal = QColor(0x00, 0x8f, 0x8a);
    theme.selected = QColor(0xe0, 0x6a, 0x00);
    theme.target = QColor(0x00, 0x66, 0xcc);
    theme.preview = QColor(0x7a, 0x3f, 0xc4);
    theme.cursor = QColor(0x1d, 0x1b, 0x2e);
    return theme;
}

Theme Theme::dark() {
    Theme theme;
    theme.onDark = true;
    theme.felt = QColor(0x1c, 0x26, 0x22);
    theme.grain = QColor(0xff, 0xff, 0xff, 4);
    theme.tile = QColor(0x20, 0x2b, 0x26);
    theme.tileEdge = QColor(0x3d, 0x4f, 0x47);
    theme.wasteland = QColor(0xa9, 0xbd, 0xb2);
    theme.shadow = QColor(0x00, 0x00, 0x00);
    theme.cardFace = QColor(0x23, 0x29, 0x31);
    theme.cardShade = QColor(0x1c, 0x21, 0x28);
    theme.cardEdge = QColor(0x6f, 0x68, 0x50);
    theme.ink = QColor(0xee, 0xe8, 0xd8);
    theme.faintInk = QColor(0x9a, 0x91, 0x78);
    theme.coin = QColor(0xe2, 0xb6, 0x4c);
    theme.legal = QColor(0x3a, 0xd6, 0xc8);
    theme.selected = QColor(0xff, 0xa6, 0x3d);
    theme.target = QColor(0x6a, 0xb8, 0xff);
    theme.preview = QColor(0xc0, 0x94, 0xff);
    theme.cursor = QColor(0xff, 0xff, 0xff);
    return theme;
}

SeatLook Theme::look(engine::Seat seat) const {
    if (!engine::isPlayer(seat)) {
        return {faintInk, Pattern::solid};
    }
    return seats[engine::index(seat)];
}

QColor Theme::suit(engine::Suit suit) {
    switch (suit) {
    case engine::Suit::cups: return {0x2f, 0x7f, 0xd1};
    case engine::Suit::rods: return {0xd6, 0x45, 0x3d};
    case engine::Suit::discs: return {0x2e, 0x9a, 0x57};
    case engine::Suit::swords: return {0xc0, 0x83, 0x0f};
    }
    Q_UNREACHABLE();
}

std::size_t Theme::fingerprint() const {
    std::size_t seed = qHashMulti(0, onDark, felt.rgba(), tile.rgba(), cardFace.rgba(), cardShade.rgba(),
                                  cardEdge.rgba(), ink.rgba(), faintInk.rgba(), coin.rgba());
    for (const SeatLook& seat : seats) {
        seed = qHashMulti(seed, seat.colour.rgba(), static_cast<int>(seat.pattern));
    }
    return seed;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::WindowText).lightnessF() > palette.color(QPalette::Window).lightnessF();
}

Theme themeFor(ThemeChoice choice, bool systemIsDark) {
    const bool onDark = choice == ThemeChoice::dark || (choice == ThemeChoice::system && systemIsDark);
    return onDark ? Theme::dark() : Theme::light();
}

QPalette widgetPalette(const Theme& theme) {
    if (theme.onDark) {
        return paletteOf({0x23, 0x27, 0x2c}, {0x1a, 0x1d, 0x21}, {0xea, 0xe7, 0xde}, {0x2b, 0x6f, 0xb8});
    }
    return paletteOf({0xf4, 0xf1, 0xea}, {0xff, 0xfe, 0xfb}, {0x24, 0x22, 0x2e}, {0x1f, 0x66, 0xb0});
}

void applyTheme(const Theme& theme) {
    const QString fusion = QStringLiteral("fusion");
    if (QApplication::style()->name() != fusion) {
        QApplication::setStyle(QStyleFactory::create(fusion));
    }
    QApplication::setPalette(widgetPalette(theme));
}

}  // namespace gnostica::gui
