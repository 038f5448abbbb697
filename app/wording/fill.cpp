#include "app/wording/fill.h"

#include "app/wording/bidi.h"
#include "app/wording/pattern.h"

namespace gnostica::wording {

QString fill(const QString& pattern, std::initializer_list<Phrase> values) {
    return directed(filled(pattern, {values.begin(), values.size()}, Capitals::atStart).text);
}

QString fill(const QString& pattern, const Phrases& values) {
    return directed(filled(pattern, values, Capitals::atStart).text);
}

}  // namespace gnostica::wording
