#include "engine/documents/detail/provenance.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace gnostica::engine {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 7> kOwnKeys{"id", "kind", "name", "summary", "notes", "format", "version"};

class Blame {
public:
    explicit Blame(const Provenance& provenance) : from_(provenance), texts_(provenance.origins.size()) {}

    void place(Diagnostic& problem) {
        const auto pointers = candidates(problem);
        const auto last = std::ranges::max_element(pointers, {}, [&](const auto& each) { return lastWord(each); });
        const std::size_t rank = lastWord(*last);
        if (rank > from_.origins.size()) {
            blameOptions(problem, pointers);
        } else if (rank > 0) {
            blameDocument(problem, *last, rank - 1);
        }
    }

private:
    /// The pointers involved, the own pointer of the problem first.
    std::vector<std::string> candidates(const Diagnostic& problem) const {
        // A key is missing because nobody set it, or because somebody removed it.
        if (problem.code == DiagnosticCode::missingKey) {
            const std::string key = childOf(problem.pointer, problem.expected);
            return {lastWord(key) > 0 ? key : problem.pointer};
        }
        std::vector<std::string> pointers{problem.pointer};
        pointers.insert(pointers.end(), problem.involved.begin(), problem.involved.end());
        return pointers;
    }

    const SetOption* optionAt(std::string_view pointer) const {
        const auto found = std::ranges::find_if(
            from_.options, [&](const SetOption& option) { return isWithin(pointer, option.pointer); });
        return found == from_.options.end() ? nullptr : &*found;
    }

    /// The position, from 1, of the origin that last set the value; options come after all origins; 0: none.
    std::size_t lastWord(const std::string& pointer) const {
        if (optionAt(pointer) != nullptr) {
            return from_.origins.size() + 1;
        }
        for (std::size_t rank = from_.origins.size(); rank > 0; --rank) {
            const Origin& origin = from_.origins[rank - 1];
            if (origin.contribution(pointer) != nullptr) {
                return rank;
            }
            if (coversUp(origin, pointer)) {
                return 0;
            }
        }
        return 0;
    }

    /// Does the origin have a list or a plain value where others have an object that leads to the pointer?
    static bool coversUp(const Origin& origin, std::string_view pointer) {
        for (std::size_t end = pointer.rfind('/'); end != std::string_view::npos && end > 0;
             end = pointer.rfind('/', end - 1)) {
            const json* holder = origin.contribution(pointer.substr(0, end));
            if (holder != nullptr && !holder->is_object()) {
                return true;
            }
        }
        return false;
    }

    /// The pointer below "/options", if an option has set the value.
    std::optional<std::string> asOption(std::string_view pointer) const {
        const SetOption* option = optionAt(pointer);
        return option == nullptr ? std::nullopt
                                 : std::optional(childOf("/options", option->key) +
                                                 std::string(pointer.substr(option->pointer.size())));
    }

    void blameOptions(Diagnostic& problem, const std::vector<std::string>& pointers) const {
        std::vector<std::string> set;
        for (const std::string& pointer : pointers) {
            const auto option = asOption(pointer);
            if (option && std::ranges::find(set, *option) == set.end()) {
                set.push_back(*option);
            }
        }
        if (problem.code == DiagnosticCode::conflict) {
            const auto own = asOption(problem.pointer);
            const auto other = asOption(problem.expected);
            problem.expected = own ? other.value_or(problem.expected) : problem.pointer;
            problem.found = problem.pointer = own ? *own : *other;
        } else {
            problem.pointer = set.size() == 1 ? set.front() : "/options";
        }
        for (std::string& pointer : problem.involved) {
            pointer = asOption(pointer).value_or(pointer);
        }
        std::erase_if(problem.fixes, [&](Fix& fix) {
            return !std::ranges::all_of(fix.edits, [&](Edit& edit) {
                const auto option = asOption(edit.pointer);
                edit.pointer = option.value_or(edit.pointer);
                return option.has_value();
            });
        });
    }

    void blameDocument(Diagnostic& problem, const std::string& pointer, std::size_t place) {
        const Origin& origin = from_.origins[place];
        if (problem.code != DiagnosticCode::missingKey && pointer != problem.pointer) {
            std::ranges::replace(problem.involved, pointer, problem.pointer);
            if (problem.code == DiagnosticCode::conflict) {
                problem.expected = problem.pointer;
                problem.found = pointer;
            }
            problem.pointer = pointer;
        }
        // A key that is wrong with any value must not be replaced by that of the parent.
        const bool mustGo = problem.code == DiagnosticCode::unknownKey || problem.code == DiagnosticCode::conflict;
        for (Fix& fix : problem.fixes) {
            for (Edit& edit : fix.edits) {
                const bool isOwn = origin.contribution(edit.pointer) != nullptr;
                const bool wouldComeBack = mustGo && isAlsoAbove(edit.pointer, place);
                if (edit.kind == EditKind::remove && (!isOwn || wouldComeBack)) {
                    edit = {EditKind::set, edit.pointer, "null"};  // belongs to the parent
                }
            }
        }
        std::erase_if(problem.fixes, [&](const Fix& fix) { return renamesToTaken(fix, origin); });
        offerTheParents(problem, place);
        if (!origin.text.empty()) {
            problem.source = origin.source;
            if (!texts_[place]) {
                texts_[place] = std::make_unique<PlaceIndex>(origin.text);
            }
            problem.range = texts_[place]->range(pointer);
            problem.place = problem.range.from;
        }
    }

    /// Would the rename replace one of the document's own members? Replacing one of the parent's is allowed.
    static bool renamesToTaken(const Fix& fix, const Origin& origin) {
        return std::ranges::any_of(fix.edits, [&](const Edit& edit) {
            const std::string holder = edit.pointer.substr(0, edit.pointer.rfind('/'));
            return edit.kind == EditKind::rename && origin.contribution(childOf(holder, edit.text)) != nullptr;
        });
    }

    /// Does an earlier document also have this member?
    bool isAlsoAbove(const std::string& pointer, std::size_t place) const {
        const json* holder = from_.origins[place].contribution(pointer.substr(0, pointer.rfind('/')));
        const auto hasIt = [&](const Origin& each) {
            const json* value = each.contribution(pointer);
            return value != nullptr && !value->is_null();
        };
        return holder != nullptr && holder->is_object() &&
               std::any_of(from_.origins.begin(), from_.origins.begin() + static_cast<std::ptrdiff_t>(place), hasIt);
    }

    /// Offers the value that applies if the document leaves it out, before the default.
    void offerTheParents(Diagnostic& problem, std::size_t place) const {
        const auto standard = std::ranges::find(problem.fixes, FixCode::setDefault, &Fix::code);
        if (standard == problem.fixes.end() || standard->edits.size() != 1) {
            return;
        }
        const std::string pointer = standard->edits.front().pointer;
        const json* own = from_.origins[place].contribution(pointer);
        const json* holder = from_.origins[place].contribution(pointer.substr(0, pointer.rfind('/')));
        if (own == nullptr || holder == nullptr || !holder->is_object()) {
            return;
        }
        const json* above = nullptr;
        for (std::size_t i = 0; i < place; ++i) {
            const json* value = from_.origins[i].contribution(pointer);
            above = value != nullptr ? value : above;
        }
        if (above != nullptr && !above->is_null() && *above != *own) {
            problem.fixes.insert(standard, fix::remove(pointer));
        }
    }

    const Provenance& from_;
    std::vector<std::unique_ptr<PlaceIndex>> texts_;  ///< of the origins, made on demand
};

}  // namespace

bool isOwnKey(std::string_view key) {
    return std::ranges::find(kOwnKeys, key) != kOwnKeys.end();
}

const json* Origin::contribution(std::string_view pointer) const {
    const std::string_view key = pointer.substr(0, pointer.find('/', 1));
    const bool leftOut = (isLaid && (key.empty() || isOwnKey(key.substr(1)))) ||
                         (isRenamed && (key == "/name" || key == "/summary" || key == "/notes"));
    return leftOut ? nullptr : valueAt(*document, pointer);
}

Diagnostics Provenance::placed(Diagnostics problems) const {
    Blame blame(*this);
    for (Diagnostic& problem : problems) {
        blame.place(problem);
    }
    sortByPlace(problems);
    return problems;
}

}  // namespace gnostica::engine
