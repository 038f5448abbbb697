#include "app/gui/windows/workshop/text/pasted_text.h"

#include "engine/documents/json_text.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Characters that do not occur in readable text.
bool isBinary(QChar c) {
    constexpr char16_t firstLetter = 0x20;
    return (c.unicode() < firstLetter && !c.isSpace()) || c == QChar::ReplacementCharacter;
}

}  // namespace

std::optional<PasteFault> faultOf(const QString& pasted, std::size_t size) {
    const auto most = static_cast<qsizetype>(engine::kMaxDocumentBytes);
    if (pasted.size() > most || static_cast<std::size_t>(pasted.toUtf8().size()) + size > engine::kMaxDocumentBytes) {
        return PasteFault::tooLong;
    }
    return std::ranges::any_of(pasted, isBinary) ? std::optional(PasteFault::noText) : std::nullopt;
}

}  // namespace gnostica::gui
