#include "engine/documents/json_text.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/json_fault.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// Reads characters for the parser, and shows its progress.
class TracedIterator {
public:
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const char*;
    using reference = const char&;

    TracedIterator(const char* at, const char** reached) : at_(at), reached_(reached) {}
    reference operator*() const { return *at_; }
    TracedIterator& operator++() {
        *reached_ = ++at_;
        return *this;
    }
    TracedIterator operator++(int) {
        const TracedIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const TracedIterator& a, const TracedIterator& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    const char** reached_;
};

/// Receives the parser's events and builds the document, up to the first fault.
class Builder : public nlohmann::json_sax<json> {
public:
    Builder(std::string_view text, const JsonBounds& bounds) : text_(text), bounds_(bounds), reached_(text.data()) {}

    Expected<json> run() {
        const char* end = text_.data() + text_.size();
        if (json::sax_parse(TracedIterator(text_.data(), &reached_), TracedIterator(end, &reached_), this)) {
            return std::move(root_);
        }
        return failure(std::move(problem_));
    }
    /// The reason why the text is not JSON, if that ended the parsing.
    const std::optional<JsonFault>& fault() const { return fault_; }

    bool null() override { return add(nullptr) != nullptr; }
    bool boolean(bool value) override { return add(value) != nullptr; }
    bool number_integer(number_integer_t value) override { return add(value) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return add(value) != nullptr; }
    bool number_float(number_float_t value, const string_t&) override { return add(value) != nullptr; }
    bool string(string_t& value) override { return add(std::move(value)) != nullptr; }
    bool binary(binary_t&) override { return false; }  // never occurs in a text
    bool start_object(std::size_t) override { return open(json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        if (name.size() > kMaxKeyBytes) {
            return refuse(DiagnosticCode::tooLong, kMaxKeyBytes, pointerTo(levels_.size() - 1));
        }
        auto& members = levels_.back().container->get_ref<json::object_t&>();
        const auto [member, isNew] = members.emplace(std::move(name), nullptr);
        levels_.back().member = member;
        if (isNew) {
            return true;
        }
        // The finished object would keep only one of them.
        problem_ = problemAt(DiagnosticCode::duplicate, pointerTo(levels_.size()), shown(member->first));
        problem_.place = LineIndex(text_).at(valueAfterKey());
        problem_.fixes = {fix::remove(problem_.pointer)};
        return false;
    }

    bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
        const std::size_t offset = std::min(position > 0 ? position - 1 : 0, text_.size());
        fault_ = jsonFaultAt(text_, offset);
        problem_ = problemOf(*fault_, text_);
        return false;
    }

private:
    /// An object or array that is still open.
    struct Level {
        json* container = nullptr;
        json::object_t::iterator member;  ///< for an object: the member whose key was read last
    };

    /// Adds a value and returns its place; nullptr if there are too many.
    json* add(json value) {
        if (++values_ > bounds_.values) {
            refuse(DiagnosticCode::tooManyValues, bounds_.values, pointerTo(levels_.size()));
            return nullptr;
        }
        json& place = levels_.empty() ? root_ : next();
        place = std::move(value);
        return &place;
    }

    json& next() {
        const Level& level = levels_.back();
        return level.container->is_array() ? level.container->emplace_back() : level.member->second;
    }

    bool open(json container) {
        if (levels_.size() >= static_cast<std::size_t>(bounds_.depth)) {
            refuse(DiagnosticCode::tooDeep, static_cast<std::size_t>(bounds_.depth), pointerTo(levels_.size()));
            problem_.fixes = {fix::remove(problem_.pointer)};
            return false;
        }
        json* added = add(std::move(container));
        if (added != nullptr) {
            levels_.push_back({added, {}});
        }
        return added != nullptr;
    }

    bool close() {
        levels_.pop_back();
        return true;
    }

    bool refuse(DiagnosticCode code, std::size_t bound, std::string pointer) {
        problem_ = problemAt(code, std::move(pointer), "", std::to_string(bound));
        const auto read = static_cast<std::size_t>(reached_ - text_.data());
        problem_.place = LineIndex(text_).at(std::max<std::size_t>(read, 1) - 1);
        return false;
    }

    /// The pointer of the value that is being read, within the first `levels` open containers.
    std::string pointerTo(std::size_t levels) const {
        std::string path;
        for (std::size_t i = 0; i < levels; ++i) {
            const json& container = *levels_[i].container;
            const std::size_t begun = i + 1 < levels_.size() ? 1 : 0;  // the last element is the inner container
            path = container.is_array() ? childOf(path, container.size() - begun)
                                        : childOf(path, levels_[i].member->first);
        }
        return path;
    }

    /// The offset of the value; the parser has just read the closing quote of its key.
    std::size_t valueAfterKey() const {
        auto at = static_cast<std::size_t>(reached_ - text_.data());
        while (at < text_.size() && (isJsonSpace(text_[at]) || text_[at] == ':')) {
            ++at;
        }
        return at;
    }

    std::string_view text_;
    JsonBounds bounds_;
    const char* reached_;
    std::size_t values_ = 0;
    json root_;
    std::vector<Level> levels_;
    Diagnostic problem_;
    std::optional<JsonFault> fault_;
};

Expected<json> parsed(std::string_view text, const JsonBounds& bounds) {
    if (text.size() > bounds.bytes) {
        return failure(problemAt(DiagnosticCode::tooLong, "", "", std::to_string(bounds.bytes)));
    }
    if (std::all_of(text.begin(), text.end(), isJsonSpace)) {
        Diagnostic problem = problemAt(DiagnosticCode::empty, "");
        problem.place = {1, 1};
        return failure(std::move(problem));
    }
    return Builder(text, bounds).run();
}

}  // namespace

Expected<json> parseJson(std::string_view text, std::string_view source, const JsonBounds& bounds) {
    auto document = parsed(text, bounds);
    if (!document) {
        document.error().source = source;
    }
    return document;
}

std::optional<TextChange> mendOfJson(std::string_view text) {
    Builder builder(text, kCollectionBounds);
    const auto document = builder.run();
    return !document && builder.fault() ? builder.fault()->mend : std::nullopt;
}

TextPlace placeOf(std::string_view text, std::string_view pointer) {
    return PlaceIndex(text).find(pointer);
}

TextRange rangeOf(std::string_view text, std::string_view pointer) {
    return PlaceIndex(text).range(pointer);
}

}  // namespace gnostica::engine
