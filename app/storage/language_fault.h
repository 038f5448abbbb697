// The error for a language in which the programs cannot speak.
#pragma once

#include <QString>

namespace gnostica::language {
class Language;
}  // namespace gnostica::language

namespace gnostica::storage {

/// The available languages instead of the requested one, after the file of its translation if that is there but cannot
/// be read.
QString languageFault(const language::Language& language, const QString& wish);

}  // namespace gnostica::storage
