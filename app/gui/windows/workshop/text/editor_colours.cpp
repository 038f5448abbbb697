#include "app/gui/windows/workshop/text/editor_colours.h"

#include "app/gui/look/art/contrast.h"

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

constexpr double kForText = 7;
constexpr double kForMarks = 3;

QColor blended(const QColor& base, const QColor& accent, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(std::lround(a * (1 - share) + b * share)); };
    return {part(base.red(), accent.red()), part(base.green(), accent.green()), part(base.blue(), accent.blue())};
}

/// Blends the colour with black or white until it contrasts with the paper.
QColor legible(const QColor& colour, const QColor& paper, double wanted) {
    const QColor far = contrast(paper, Qt::black) > contrast(paper, Qt::white) ? QColor(Qt::black) : QColor(Qt::white);
    constexpr int steps = 20;
    for (int i = 0; i < steps; ++i) {
        const QColor mixed = blended(colour, far, static_cast<double>(i) / steps);
        if (contrast(mixed, paper) >= wanted) {
            return mixed;
        }
    }
    return far;
}

}  // namespace

EditorColours::EditorColours(const Theme& theme) {
    const QPalette palette = widgetPalette(theme);
    paper = palette.color(QPalette::Base);
    line = blended(paper, theme.target, 0.08);
    // Letters are on the paper and on the cursor line: use the one with less contrast.
    const bool lineIsLighter = contrast(line, Qt::black) > contrast(paper, Qt::black);
    const QColor under = lineIsLighter == theme.onDark ? line : paper;
    const auto letters = [&under](const QColor& colour) { return legible(colour, under, kForText); };
    const auto mark = [&under](const QColor& colour) { return legible(colour, under, kForMarks); };
    ink = letters(palette.color(QPalette::Text));
    margin = palette.color(QPalette::Window);
    marginInk = legible(palette.color(QPalette::PlaceholderText), margin, kForText);
    selection = palette.color(QPalette::Highlight);
    selectionInk = palette.color(QPalette::HighlightedText);
    name = letters(theme.target);
    string = letters(theme.legal);
    number = letters(theme.selected);
    word = letters(theme.preview);
    const QColor red(0xd6, 0x45, 0x3d);
    broken = letters(red);
    error = mark(red);
    warning = mark(theme.selected);
    found = mark(theme.coin);
    shown = mark(theme.target);
}

}  // namespace gnostica::gui
