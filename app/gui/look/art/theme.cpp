#include "app/gui/look/art/theme.h"

#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/theme_document.h"

#include <QFile>

namespace gnostica::gui {

namespace {

QColor between(const QColor& one, const QColor& other) {
    return {(one.red() + other.red()) / 2, (one.green() + other.green()) / 2, (one.blue() + other.blue()) / 2};
}

/// Moves a colour towards white or black until it is readable.
QColor readable(QColor colour, const QColor& on) {
    const QColor end = on.lightnessF() < 0.5 ? Qt::white : Qt::black;
    for (int i = 0; i < 4 && contrast(colour, on) < kReadable; ++i) {
        colour = between(colour, end);
    }
    return colour;
}

/// Themes of the program are part of it, and a test reads them all: an invalid one is a programming error.
Theme shipped(const QString& id) {
    const QString path = QStringLiteral(":/themes/%1.json").arg(id);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s is not part of the program", qPrintable(path));
    }
    auto theme = readTheme(file.readAll().toStdString(), path.toStdString());
    if (!theme) {
        qFatal("%s: %s", qPrintable(path), theme.error().front().pointer.c_str());
    }
    theme->deck = standardDeck();
    return *theme;
}

}  // namespace

const Theme& Theme::light() {
    static const Theme kTheme = shipped(QStringLiteral("light"));
    return kTheme;
}

const Theme& Theme::dark() {
    static const Theme kTheme = shipped(QStringLiteral("dark"));
    return kTheme;
}

const Theme& Theme::highContrast() {
    static const Theme kTheme = shipped(QStringLiteral("high-contrast"));
    return kTheme;
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
    std::size_t seed = qHashMulti(0, onDark, deck.get(), deck ? deck->reading : 0);
    for (const QColor& colour :
         {felt,   grain,    tile,      tileEdge, wasteland, shadow,   paper,     line,       pip,
          veil,   cardFace, cardShade, cardEdge, ink,       faintInk, coin,      legal,      selected,
          target, preview,  cursor,    window,   base,      text,     accent,    accentText, parchment,
          inset,  cut,      gilt,      head,     headLine,  headText, headMuted, headGain,   danger}) {
        seed = qHashMulti(seed, colour.rgba());
    }
    for (const SeatLook& seat : seats) {
        seed = qHashMulti(seed, seat.colour.rgba(), static_cast<int>(seat.pattern));
    }
    return seed;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::WindowText).lightnessF() > palette.color(QPalette::Window).lightnessF();
}

Theme themeFor(ThemeChoice choice, bool systemIsDark) {
    switch (choice) {
    case ThemeChoice::system: return systemIsDark ? Theme::dark() : Theme::light();
    case ThemeChoice::light: return Theme::light();
    case ThemeChoice::dark: return Theme::dark();
    case ThemeChoice::highContrast: return Theme::highContrast();
    }
    Q_UNREACHABLE();
}

QPalette widgetPalette(const Theme& theme) {
    const bool onDark = theme.onDark;
    // Muted text is still text and keeps most of the ink.
    const QColor muted = between(theme.text, between(theme.text, theme.window));
    const QColor link = readable(theme.accent, theme.base);
    QPalette palette(onDark ? theme.window.lighter(130) : between(theme.base, theme.window), theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.base);
    palette.setColor(QPalette::AlternateBase, onDark ? theme.base.lighter(118) : theme.base.darker(104));
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, onDark ? Qt::white : Qt::black);
    palette.setColor(QPalette::ToolTipBase, theme.parchment);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, link);
    palette.setColor(QPalette::LinkVisited, between(link, theme.text));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        // visible at a glance, but need not be readable
        palette.setColor(QPalette::Disabled, role, between(theme.text, theme.window));
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, muted);
    return palette;
}

}  // namespace gnostica::gui
