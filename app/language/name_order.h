// The order of names in lists.
#pragma once

#include <QCollator>
#include <QString>

namespace gnostica::language {

/// The order of the reader's language, with numbers by value: "Mine (2)" before "Mine (10)". A comparison for sorting;
/// make a new one when the language changes.
class NameOrder {
public:
    NameOrder();

    bool operator()(const QString& a, const QString& b) const { return collator_.compare(a, b) < 0; }

private:
    QCollator collator_;
};

}  // namespace gnostica::language
