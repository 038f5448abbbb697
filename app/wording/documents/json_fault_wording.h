// Texts about faults in JSON.
#pragma once

#include <string>

namespace gnostica::wording {

/// The source text, in the context gnostica::wording::Diagnostics, for an `expected` of engine/documents/json_fault.h;
/// %1 is the text found, %2 expectedSign(). Nullptr for other values.
const char* jsonFaultText(const std::string& expected, bool hasFound);

/// The bracket that was expected in place of another; any other value is returned unchanged.
std::string expectedSign(const std::string& expected);

/// The source text, in the same context, for the correction of such a fault.
const char* jsonFixText(const std::string& fault);

}  // namespace gnostica::wording
