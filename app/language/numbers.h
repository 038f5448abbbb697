// Numbers in sentences, in the digits of the reader's language. (In notation they are always Latin.)
#pragma once

#include <QString>

namespace gnostica::wording {

/// By QLocale(), which goes with the translators of the program.
QString number(int value);
QString number(double value, int decimals);
/// "62 %": a share of one.
QString percentage(double share);

}  // namespace gnostica::wording
