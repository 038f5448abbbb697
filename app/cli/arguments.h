// Types of options on the command line. Errors are whole sentences in the current language.
#pragma once

#include <CLI/CLI.hpp>
#include <QString>

#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace gnostica::cli {

/// By default whole numbers from 0 to the largest of the type.
template <class Number>
struct Bounds {
    Number least = 0;
    Number most = std::numeric_limits<Number>::max();
};

/// Adds an option or argument for a number: decimal, with a point, in every locale. CLI11 itself would follow the
/// locale, read 010 as eight, and take the largest number for those beyond it. For int, std::uint64_t and double.
template <class Number>
CLI::Option* addNumber(CLI::App& command, const std::string& name, Number& value, const QString& help,
                       std::type_identity_t<Bounds<Number>> bounds = {});
/// The same for an option without a default, for std::uint64_t.
template <class Number>
CLI::Option* addNumber(CLI::App& command, const std::string& name, std::optional<Number>& value, const QString& help,
                       std::type_identity_t<Bounds<Number>> bounds = {});
/// The same for an option that may be repeated, for int.
template <class Number>
CLI::Option* addNumbers(CLI::App& command, const std::string& name, std::vector<Number>& values, const QString& help,
                        std::type_identity_t<Bounds<Number>> bounds = {});

/// Accepts any text except an empty one.
CLI::Validator notEmpty();
/// Accepts an existing folder.
CLI::Validator existingFolder();

/// Throws CLI::ArgumentMismatch if an option that needs a value has none: nothing after its "=", or a word with a dash
/// as its value ("-" and numbers are values). CLI11 would use the next word, and make a file of that name.
void requireValues(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace gnostica::cli
