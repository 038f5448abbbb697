#include "app/language/fill.h"

#include "app/language/bidi.h"
#include "app/language/pattern.h"

namespace gnostica::language {

QString fill(const QString& pattern, std::initializer_list<Phrase> values) {
    return directed(filled(pattern, {values.begin(), values.size()}, Capitals::atStart).text);
}

QString fill(const QString& pattern, const Phrases& values) {
    return directed(filled(pattern, values, Capitals::atStart).text);
}

QString unbroken(const QString& pattern) {
    constexpr QChar noBreakSpace(0x00A0);
    return QString(pattern).replace(u' ', noBreakSpace);
}

}  // namespace gnostica::language
