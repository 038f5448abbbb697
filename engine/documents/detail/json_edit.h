// Edits JSON text in place, in the style of its author: an addition looks like its neighbours. For EditableDocument.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::engine {

/// A value in a text, with its name there. Offsets in bytes, ends excluded.
struct JsonSpan {
    std::size_t nameBegin = 0;  ///< equals nameEnd for elements and for the root value
    std::size_t nameEnd = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string name;  ///< empty for elements
};

/// The root value of a text.
JsonSpan wholeOf(std::string_view text);
/// The members or elements of the value that begins at `begin`; empty for other values.
std::vector<JsonSpan> childrenOf(std::string_view text, std::size_t begin);
/// The value at a pointer; nullopt if there is none.
std::optional<JsonSpan> spanAt(std::string_view text, std::string_view pointer);

/// Edits a text that is valid JSON and remains so after each edit. An edit returns false and changes nothing if the
/// place does not exist. The edits have the same meaning as those of EditableDocument.
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
