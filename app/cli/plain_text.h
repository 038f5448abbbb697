// Foreign text for a terminal: nothing in it may move the cursor, hide, or reorder the text around it.
#pragma once

#include <QString>

#include <streambuf>
#include <string>
#include <string_view>

namespace gnostica::cli {

/// The text as part of one line: control characters, line breaks and characters that reorder the text around them
/// become visible, as in "\u001b"; bytes that are not UTF-8 become U+FFFD. Isolates that are closed within the text and
/// marks of direction, which our own sentences contain, are unchanged.
std::string oneLine(std::string_view text);
QString oneLine(const QString& text);

/// Passes on its input with all such characters made visible, except for line feeds and tabs. All output of the command
/// line goes through one of these, whatever its source; line breaks in names are left to oneLine().
class PlainTextBuffer : public std::streambuf {
public:
    /// `to` must outlive the buffer.
    explicit PlainTextBuffer(std::streambuf& to) : to_(to) {}

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    std::streambuf& to_;
    std::string cut_;  ///< first bytes of an incomplete character
};

}  // namespace gnostica::cli
