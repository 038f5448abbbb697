#include "app/wording/fill.h"

namespace gnostica::wording {

QString fill(const QString& pattern, std::initializer_list<QString> values) {
    QString text;
    text.reserve(pattern.size() + 40);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar here = pattern[i];
        const int digit = i + 1 < pattern.size() ? pattern[i + 1].unicode() - u'0' : 0;
        if (here == u'%' && digit >= 1 && digit <= static_cast<int>(values.size())) {
            text += values.begin()[digit - 1];
            ++i;
        } else {
            text += here;
        }
    }
    return text;
}

}  // namespace gnostica::wording
