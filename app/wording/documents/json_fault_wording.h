// What is wrong with a text that is not JSON, in words.
#pragma once

#include <string>

namespace gnostica::wording {

/// The source text, in the context gnostica::wording::Diagnostics, for what engine/documents/json_fault.h says was
/// expected; %1 is what was found, %2 expectedSign(). Nullptr for all else.
const char* jsonFaultText(const std::string& expected, bool hasFound);

/// The bracket, where the fault is that another one stands there; all else stays as it is.
std::string expectedSign(const std::string& expected);

/// The source text, in the same context, for how such a fault is put right.
const char* jsonFixText(const std::string& fault);

}  // namespace gnostica::wording
