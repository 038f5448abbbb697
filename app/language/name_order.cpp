#include "app/language/name_order.h"

#include <QLocale>

namespace gnostica::wording {

namespace {

/// Programs started without a language are told nothing about order, and know no numbers.
QLocale readersLocale() {
    return QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
}

}  // namespace

NameOrder::NameOrder() : collator_(readersLocale()) {
    collator_.setNumericMode(true);
}

}  // namespace gnostica::wording
