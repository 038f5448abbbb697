#include "app/language/name_order.h"

#include <QLocale>

namespace gnostica::language {

namespace {

/// Programs started without a language have the C locale, which has no order of names and ignores numbers.
QLocale readersLocale() {
    return QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
}

}  // namespace

NameOrder::NameOrder() : collator_(readersLocale()) {
    collator_.setNumericMode(true);
}

}  // namespace gnostica::language
