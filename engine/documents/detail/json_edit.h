// Changes JSON text in place, as its author would: what is added looks like what stands beside it. For
// EditableDocument.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// A value in a text, with the name that it bears there. Offsets in bytes, the end excluded.
struct JsonSpan {
    std::size_t nameBegin = 0;  ///< the same as nameEnd for elements and for the whole
    std::size_t nameEnd = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string name;  ///< empty for elements
};

/// The whole of a text.
JsonSpan wholeOf(std::string_view text);
/// The members or elements of the value that begins there; none for other values.
std::vector<JsonSpan> childrenOf(std::string_view text, std::size_t begin);
/// The value at a pointer, or nothing.
std::optional<JsonSpan> spanAt(std::string_view text, std::string_view pointer);

/// Changes a text that is valid JSON, and is again after each change. False if there is no such place; then nothing
/// has changed. What is asked for is what EditableDocument says.
class JsonEdit {
public:
    explicit JsonEdit(std::string text) : text_(std::move(text)) {}

    bool set(std::string_view pointer, const nlohmann::json& value);
    bool remove(std::string_view pointer);
    bool rename(std::string_view pointer, const std::string& name);
    const std::string& text() const { return text_; }

private:
    using Tokens = std::vector<std::string>;

    void update(const std::string& pointer, const nlohmann::json& before, const nlohmann::json& after);
    void updateMembers(const std::string& pointer, const nlohmann::json& before, const nlohmann::json& after);
    void updateElements(const std::string& pointer, const nlohmann::json& before, const nlohmann::json& after);
    bool insert(const JsonSpan& parent, const std::string& token, const nlohmann::json& value);
    void insertFirst(const JsonSpan& parent, const std::string& name, const nlohmann::json& value);
    void replace(const JsonSpan& span, const nlohmann::json& value);

    std::string nameAs(const std::string& token, const std::vector<JsonSpan>& siblings) const;
    std::string indentAt(std::size_t offset) const;
    std::string unit() const;
    bool hasLines() const { return text_.find('\n') != std::string::npos; }
    std::string newline() const { return text_.find("\r\n") != std::string::npos ? "\r\n" : "\n"; }
    std::string formatted(const nlohmann::json& value, const std::string& indent) const;

    std::string text_;
};

}  // namespace gnostica::engine
