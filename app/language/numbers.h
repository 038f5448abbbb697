// Numbers in sentences, in the digits of the reader's language. (In notation they are always Latin.)
#pragma once

#include <QString>

namespace gnostica::language {

/// Uses QLocale(), which changes with the translators of the program.
QString number(int value);
QString number(double value, int decimals);
/// A share of one in percent: "62 %".
QString percentage(double share);

}  // namespace gnostica::language
