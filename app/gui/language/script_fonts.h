// Fonts that have the letters of a language.
#pragma once

#include <QLocale>
#include <QStringList>

#include <cstdint>

namespace gnostica::gui {

enum class FontShape : std::uint8_t { sans, serif };

/// Families with the script of a language, best first; empty for those that every font has. Chinese, Japanese and
/// Korean share characters, and each draws them its own way: without this, which one is seen would depend on the
/// machine.
QStringList scriptFamilies(const QLocale& locale, FontShape shape);

}  // namespace gnostica::gui
