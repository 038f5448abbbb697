#include "app/language/numbers.h"

#include "app/language/fill.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace gnostica::language {

namespace {

/// Uses the minus sign, not the hyphen.
QString withMinus(QString number) {
    constexpr QChar minus(0x2212);
    return number.replace(u'-', minus);
}

QLocale withoutGroups() {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

}  // namespace

QString number(int value) {
    return withMinus(withoutGroups().toString(value));
}

QString number(double value, int decimals) {
    return withMinus(withoutGroups().toString(value, 'f', decimals));
}

QString percentage(double share) {
    //: a percentage; %1 is a number from 0 to 100. The space is one that does not break.
    return fill(QCoreApplication::translate("gnostica::language::Numbers", "%1\u00a0%"),
                {number(static_cast<int>(std::lround(100 * share)))});
}

}  // namespace gnostica::language
