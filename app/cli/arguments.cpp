#include "app/cli/arguments.h"

#include "app/cli/tr.h"
#include "app/wording/fill.h"

#include <QFileInfo>

#include <algorithm>

namespace gnostica::cli {
namespace {

// lupdate loses the context of what stands in functions whose result has a qualified type.
QString notWhole(const std::string& text) {
    //: %1: what was typed
    return wording::fill(Tr::tr("“%1” is not a whole number of at least 0."), {QString::fromStdString(text)});
}

QString notBetween(const std::string& text, const QString& least, const QString& most) {
    //: %1: what was typed; %2, %3: numbers
    return wording::fill(Tr::tr("“%1” is not a number from %2 to %3."), {QString::fromStdString(text), least, most});
}

QString noName() {
    return Tr::tr("A name is missing here.");
}

QString noFolder(const std::string& text) {
    //: %1: what was typed
    return wording::fill(Tr::tr("There is no folder “%1”."), {QString::fromStdString(text)});
}

/// As it is typed.
QString plain(double number) {
    return QString::number(number, 'f', QLocale::FloatingPointShortest);
}

}  // namespace

CLI::Validator wholeNumber() {
    const auto fault = [](const std::string& text) {
        const bool isNumber = !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
        return isNumber ? std::string() : notWhole(text).toStdString();
    };
    return {fault, "", "whole number"};
}

CLI::Validator between(double least, double most) {
    const auto fault = [least, most](const std::string& text) {
        bool isNumber = false;
        const double number = QString::fromStdString(text).toDouble(&isNumber);
        const bool fits = isNumber && number >= least && number <= most;
        return fits ? std::string() : notBetween(text, plain(least), plain(most)).toStdString();
    };
    return {fault, (plain(least) + QStringLiteral("..") + plain(most)).toStdString(), "bounds"};
}

CLI::Validator notEmpty() {
    const auto fault = [](const std::string& text) { return text.empty() ? noName().toStdString() : std::string(); };
    return {fault, "", "not empty"};
}

CLI::Validator existingFolder() {
    const auto fault = [](const std::string& text) {
        return QFileInfo(QString::fromStdString(text)).isDir() ? std::string() : noFolder(text).toStdString();
    };
    return {fault, "", "folder"};
}

}  // namespace gnostica::cli
