// Foreign text on its way to a terminal: nothing in it may move the cursor, hide, or turn what stands beside it around.
#pragma once

#include <QString>

#include <streambuf>
#include <string>
#include <string_view>

namespace gnostica::cli {

/// The text as a part of one line: control characters, line breaks and what turns the letters beside it around become
/// visible, as in "\u001b"; what is no UTF-8 becomes U+FFFD. Isolates that are closed within the text and
/// marks of direction, which our own sentences have, stay as they are.
std::string oneLine(std::string_view text);
QString oneLine(const QString& text);

/// Passes on what is written into it with all such characters made visible, except for line feeds and tabs. Everything
/// that the command line says goes through one of these, whoever wrote it; a line break within a name is for oneLine().
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
    std::string cut_;  ///< the first bytes of a character whose others are still to come
};

}  // namespace gnostica::cli
