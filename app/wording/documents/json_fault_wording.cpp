#include "app/wording/documents/json_fault_wording.h"

#include "engine/documents/json_fault.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace gnostica::wording {

namespace {

struct JsonFaultSentence {
    std::string_view fault;
    const char* text;
    const char* bare;  ///< used if the text found cannot be shown; nullptr: the same as `text`
};

namespace faults = engine::json_fault;

//: %1: the bracket that was found: "]"; %2: the one that was expected, a brace or a square bracket
constexpr const char* kOtherBracket =
    QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The closing bracket “%2” is expected here, not “%1”.");

// clang-format off
constexpr JsonFaultSentence kJsonFaultSentences[] = {
    {faults::kEncoding, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This text is in UTF-16 or UTF-32. Save it as UTF-8."), nullptr},
    {faults::kUtf8, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8."), nullptr},
    {faults::kComment, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Comments are not allowed here. Remove this one."), nullptr},
    {faults::kFence, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This marks code in Markdown and is not part of the document. Remove it."), nullptr},
    {faults::kComma, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Nothing follows this comma. Remove it."), nullptr},
    {faults::kQuotes, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "These are not straight double quotes. Write \"…\"."), nullptr},
    {faults::kEnd, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "The text ends too early. A bracket or a quotation mark is not closed."), nullptr},
    {faults::kControl, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A text in quotes cannot contain a line break or a tab. Write \\n or \\t."), nullptr},
    {faults::kEscape, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "This character cannot follow a backslash. Write \\\\ for a backslash."), nullptr},
    //: %1: what was found
    {faults::kNumber, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "“%1” is not a number that can be read. Write for example 8 or 0.5."),
                      QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A number is expected here.")},
    //: %1: what was found
    {faults::kKey, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A key in double quotes is expected here, not “%1”."),
                   QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A key in double quotes is expected here.")},
    //: %1: what was found
    {faults::kColon, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A colon is expected here, not “%1”."),
                     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A colon is expected here.")},
    //: %1: what was found
    {faults::kValue, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A value is expected here, not “%1”. Text must be in double quotes."),
                     QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A value is expected here. Text must be in double quotes.")},
    //: %1: what was found
    {faults::kSeparator, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A comma or a closing bracket is expected here, not “%1”."),
                         QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "A comma or a closing bracket is expected here.")},
    {faults::kBrace, kOtherBracket, nullptr},
    {faults::kSquare, kOtherBracket, nullptr},
    //: %1: what was found
    {faults::kNothing, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is text after the end of the document: “%1”. Remove it."),
                       QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "There is text after the end of the document. Remove it.")},
};
// clang-format on

struct JsonFixSentence {
    std::string_view fault;
    const char* text;
};

/// The corrections of the faults that can be corrected.
// clang-format off
constexpr JsonFixSentence kJsonFixSentences[] = {
    {faults::kEncoding, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Convert the text to UTF-8.")},
    {faults::kUtf8, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Convert the text from Latin-1 to UTF-8.")},
    {faults::kComment, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Remove the comment.")},
    {faults::kFence, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Remove the Markdown mark.")},
    {faults::kComma, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Remove the comma.")},
    {engine::json_mend::kBracket, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Remove the bracket.")},
    {faults::kQuotes, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Write straight double quotes.")},
    {faults::kEnd, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Close the open bracket or quotation mark.")},
    {faults::kControl, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Write the character with a backslash.")},
    {faults::kEscape, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Write the backslash twice.")},
    {faults::kKey, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Put the key in double quotes.")},
    {faults::kValue, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Write true, false or null.")},
    {faults::kSeparator, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Add the missing comma or bracket.")},
    {faults::kNothing, QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Remove the text around the document.")},
};
// clang-format on

}  // namespace

const char* jsonFaultText(const std::string& expected, bool hasFound) {
    const auto* sentence =
        std::ranges::find(kJsonFaultSentences, std::string_view(expected), &JsonFaultSentence::fault);
    if (sentence == std::end(kJsonFaultSentences)) {
        return nullptr;
    }
    return hasFound || sentence->bare == nullptr ? sentence->text : sentence->bare;
}

std::string expectedSign(const std::string& expected) {
    return expected == faults::kBrace ? "}" : expected == faults::kSquare ? "]" : expected;
}

const char* jsonFixText(const std::string& fault) {
    const auto* sentence = std::ranges::find(kJsonFixSentences, std::string_view(fault), &JsonFixSentence::fault);
    return sentence == std::end(kJsonFixSentences)
               ? QT_TRANSLATE_NOOP("gnostica::wording::Diagnostics", "Correct the text.")
               : sentence->text;
}

}  // namespace gnostica::wording
