// Fonts that have the letters of a language.
#pragma once

#include <QFont>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace gnostica::gui {

enum class FontShape : std::uint8_t { sans, serif };

/// Families with the script of a language, best first; empty for those that every font has. Chinese, Japanese and
/// Korean share characters, and each draws them its own way: without this, which one is seen would depend on the
/// machine.
QStringList scriptFamilies(const QLocale& locale, FontShape shape);

/// What to say where neither this font nor those that stand in for it have the letters of a language: which family has
/// them, and what brings it. It is English in every language, for it must be read without these letters. Empty if
/// nothing is missing.
QString missingLetters(const QLocale& locale, const QFont& font);

}  // namespace gnostica::gui
