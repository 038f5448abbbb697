// What options of the command line accept. Refusals are whole sentences in the language that is spoken.
#pragma once

#include <CLI/CLI.hpp>
#include <QString>

#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace gnostica::cli {

/// Without any: whole numbers of at least 0, as far as the type goes.
template <class Number>
struct Bounds {
    Number least = 0;
    Number most = std::numeric_limits<Number>::max();
};

/// Adds an option or argument that takes a number: decimal, with a point, whatever the locale. CLI11 by itself would
/// follow the locale, read 010 as eight, and take the largest number for those beyond it.
/// For int, std::uint64_t and double.
template <class Number>
CLI::Option* addNumber(CLI::App& command, const std::string& name, Number& value, const QString& help,
                       std::type_identity_t<Bounds<Number>> bounds = {});
/// The same for one that has no default, for std::uint64_t.
template <class Number>
CLI::Option* addNumber(CLI::App& command, const std::string& name, std::optional<Number>& value, const QString& help,
                       std::type_identity_t<Bounds<Number>> bounds = {});
/// The same for one that may be given several times, for int.
template <class Number>
CLI::Option* addNumbers(CLI::App& command, const std::string& name, std::vector<Number>& values, const QString& help,
                        std::type_identity_t<Bounds<Number>> bounds = {});

/// Anything but an empty text.
CLI::Validator notEmpty();
/// A folder that is there.
CLI::Validator existingFolder();

/// Throws CLI::ArgumentMismatch where an option that wants a value has none: nothing behind its "=", or a word with a
/// dash in the place of the value ("-" and numbers are values). CLI11 would take the next word, and make a file of that
/// name.
void requireValues(const CLI::App& app, const std::vector<std::string>& words);

}  // namespace gnostica::cli
