// What options of the command line accept. Refusals are whole sentences in the language that is spoken.
#pragma once

#include <CLI/CLI.hpp>

namespace gnostica::cli {

/// A whole number of at least 0. (CLI11 by itself wraps a negative one around.)
CLI::Validator wholeNumber();
/// A number within these bounds.
CLI::Validator between(double least, double most);
/// Anything but an empty text.
CLI::Validator notEmpty();
/// A folder that is there.
CLI::Validator existingFolder();

}  // namespace gnostica::cli
