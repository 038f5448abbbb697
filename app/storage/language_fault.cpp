#include "app/storage/language_fault.h"

#include "app/language/language.h"
#include "app/language/lists.h"
#include "app/storage/file_fault.h"

namespace gnostica::storage {

QString languageFault(const language::Language& language, const QString& wish) {
    const QString unknown = language.unknown(wish);
    const QString damaged = language.damagedFor(wish);
    return damaged.isEmpty() ? unknown : language::sentences({fileFaultText(FileFault::notRead, damaged), unknown});
}

}  // namespace gnostica::storage
