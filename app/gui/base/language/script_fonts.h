// Fonts for the scripts of languages.
#pragma once

#include <QFont>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace gnostica::gui {

enum class FontShape : std::uint8_t { sans, serif };

/// Font families for the script of a language, best first; empty for scripts that every font has. Chinese, Japanese and
/// Korean share characters but draw them differently: without this, the machine would decide which form is shown.
QStringList scriptFamilies(const QLocale& locale, FontShape shape);

/// Message for a language whose letters neither this font nor its substitutes have: names a family that has them and
/// its package. English in every language, since it must be readable without these letters. Empty if no letters are
/// missing.
QString missingLetters(const QLocale& locale, const QFont& font);

}  // namespace gnostica::gui
