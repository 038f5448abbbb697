#include "app/cli/arguments.h"

#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "engine/model/neutral_text.h"

#include <QFileInfo>
#include <QLocale>

#include <cstdint>
#include <optional>

namespace gnostica::cli {
namespace {

// lupdate loses the context of texts in functions with a qualified result type.
QString notWhole(const std::string& text, const QString& least, const QString& most) {
    //: %1: what was typed; %2, %3: numbers
    return language::fill(Tr::tr("“%1” is not a whole number from %2 to %3."),
                          {QString::fromStdString(text), least, most});
}

QString notBetween(const std::string& text, const QString& least, const QString& most) {
    //: %1: what was typed; %2, %3: numbers
    return language::fill(Tr::tr("“%1” is not a number from %2 to %3."), {QString::fromStdString(text), least, most});
}

QString noName() {
    return Tr::tr("A name is missing here.");
}

QString noFolder(const std::string& text) {
    //: %1: what was typed
    return language::fill(Tr::tr("There is no folder “%1”."), {QString::fromStdString(text)});
}

/// Not in a template: lupdate of Qt 6.8 takes the template's parameter for a class.
QString numberWord() {
    //: in a pattern of what to type: a kind of value; in capitals, if the language has them
    return Tr::tr("NUMBER");
}

template <class Number>
constexpr bool kIsWhole = std::is_integral_v<Number>;

/// The number as a person types it.
template <class Number>
QString plain(Number number) {
    if constexpr (kIsWhole<Number>) {
        return QString::number(number);
    } else {
        return QString::number(number, 'f', QLocale::FloatingPointShortest);
    }
}

template <class Number>
std::optional<Number> numberIn(const std::string& text, const Bounds<Number>& bounds) {
    std::optional<Number> number;
    if constexpr (kIsWhole<Number>) {
        number = engine::wholeNumber<Number>(text);
    } else {
        number = engine::realNumber(text);
    }
    return number && *number >= bounds.least && *number <= bounds.most ? number : std::nullopt;
}

template <class Number>
CLI::Validator within(const Bounds<Number>& bounds) {
    const auto fault = [bounds](const std::string& text) {
        const auto refusal = kIsWhole<Number> ? notWhole : notBetween;
        return numberIn(text, bounds) ? std::string()
                                      : refusal(text, plain(bounds.least), plain(bounds.most)).toStdString();
    };
    const bool isOpen = bounds.most == Bounds<Number>().most;
    const QString range = isOpen ? QString() : plain(bounds.least) + QStringLiteral("..") + plain(bounds.most);
    return {fault, range.toStdString(), "bounds"};
}

bool wantsValue(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    return option != nullptr && option->get_items_expected_max() > 0;
}

/// True for a word that begins with a dash but is not a value: "-" (standard input or output) and numbers are values.
bool isOption(const std::string& word) {
    return word.starts_with('-') && word.find_first_of("0123456789.", 1) != 1 && word != "-";
}

/// The subcommand of this name; `command` itself if there is none.
const CLI::App& commandNamed(const CLI::App& command, const std::string& name) {
    const auto named = command.get_subcommands([&](const CLI::App* each) { return each->check_name(name); });
    return named.empty() ? command : *named.front();
}

template <class Number>
CLI::Option* dressed(CLI::Option* option, const Bounds<Number>& bounds) {
    return option->check(within(bounds))->type_name(numberWord().toStdString());
}

}  // namespace

template <class Number>
CLI::Option* addNumber(CLI::App& command, const std::string& name, Number& value, const QString& help,
                       std::type_identity_t<Bounds<Number>> bounds) {
    const auto take = [&value, bounds](const CLI::results_t& typed) {
        value = *numberIn(typed.back(), bounds);  // checked by the validator
        return true;
    };
    const auto shown = [&value] { return plain(value).toStdString(); };
    return dressed(command.add_option(name, take, help.toStdString(), false, shown), bounds);
}

template <class Number>
CLI::Option* addNumber(CLI::App& command, const std::string& name, std::optional<Number>& value, const QString& help,
                       std::type_identity_t<Bounds<Number>> bounds) {
    const auto take = [&value, bounds](const CLI::results_t& typed) {
        value = numberIn(typed.back(), bounds);
        return true;
    };
    return dressed(command.add_option(name, take, help.toStdString()), bounds);
}

template <class Number>
CLI::Option* addNumbers(CLI::App& command, const std::string& name, std::vector<Number>& values, const QString& help,
                        std::type_identity_t<Bounds<Number>> bounds) {
    const auto take = [&values, bounds](const CLI::results_t& typed) {
        values.clear();
        for (const std::string& text : typed) {
            values.push_back(*numberIn(text, bounds));
        }
        return true;
    };
    CLI::Option* option = command.add_option(name, take, help.toStdString());
    return dressed(option->expected(CLI::detail::expected_max_vector_size), bounds);
}

template CLI::Option* addNumber(CLI::App&, const std::string&, int&, const QString&, Bounds<int>);
template CLI::Option* addNumber(CLI::App&, const std::string&, std::uint64_t&, const QString&, Bounds<std::uint64_t>);
template CLI::Option* addNumber(CLI::App&, const std::string&, std::optional<std::uint64_t>&, const QString&,
                                Bounds<std::uint64_t>);
template CLI::Option* addNumber(CLI::App&, const std::string&, double&, const QString&, Bounds<double>);
template CLI::Option* addNumbers(CLI::App&, const std::string&, std::vector<int>&, const QString&, Bounds<int>);

CLI::Validator notEmpty() {
    const auto fault = [](const std::string& text) { return text.empty() ? noName().toStdString() : std::string(); };
    return {fault, "", "not empty"};
}

void requireValues(const CLI::App& app, const std::vector<std::string>& words) {
    const CLI::App* command = &app;
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        const std::string name = words[i].substr(0, words[i].find('='));
        if (!name.starts_with("--")) {
            command = &commandNamed(*command, words[i]);
        } else if (wantsValue(*command, name)) {
            const bool isBehind = name == words[i];
            i += isBehind ? 1 : 0;
            const bool isMissing =
                isBehind ? i < words.size() && isOption(words[i]) : words[i].size() == name.size() + 1;
            if (isMissing) {
                throw CLI::ArgumentMismatch::TypedAtLeast(name, 1, {});
            }
        }
    }
}

CLI::Validator existingFolder() {
    const auto fault = [](const std::string& text) {
        return QFileInfo(storage::pathFrom(text)).isDir() ? std::string() : noFolder(text).toStdString();
    };
    return {fault, "", "folder"};
}

}  // namespace gnostica::cli
