// The shape of a whole document: keys, types, ranges, names of powers and mechanics.
#include "engine/documents/card_powers.h"
#include "engine/documents/detail/check_choice.h"
#include "engine/documents/detail/check_texts.h"
#include "engine/documents/detail/contradictions.h"
#include "engine/documents/detail/fixes.h"
#include "engine/documents/document.h"
#include "engine/documents/nearest.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/mechanics/registry.h"
#include "engine/model/neutral_text.h"

#include <algorithm>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// The keys of a document that are not options.
std::vector<std::string> otherKeys() {
    return {"$schema",   "expansions", "format", "id",    "kind",    "links",  "majors",
            "mechanics", "name",       "notes",  "suits", "summary", "version"};
}

/// `key` must be one of kSuitKeys.
Suit suitCalled(std::string_view key) {
    return static_cast<Suit>(std::ranges::find(kSuitKeys, key) - kSuitKeys.begin());
}

/// A document without its nulls, which only remove values of a parent.
json withoutNulls(const json& document) {
    if (!document.is_object()) {
        return document;
    }
    json rest = json::object();
    for (const auto& [key, value] : document.items()) {
        if (!value.is_null()) {
            rest[key] = withoutNulls(value);
        }
    }
    return rest;
}

/// Is the document complete, or only the differences from an unknown parent?
enum class Extent : std::uint8_t { whole, differences };

class Checker {
public:
    Checker(const json& document, const Registry& registry, Extent extent)
        : document_(document),
          registry_(registry),
          isWhole_(extent == Extent::whole) {}

    Diagnostics run() {
        checkObject(document_, "", {generalOptions(), keys(), isWhole_, withoutMeaning()}, problems_);
        checkHead();
        const json* suits = section("suits");
        if (suits != nullptr) {
            checkSuits(*suits);
        }
        if (const json* majors = section("majors")) {
            checkMajors(*majors);
        }
        if (const json* links = section("links")) {
            checkLinks(*links);
        }
        if (const json* mechanics = section("mechanics")) {
            checkMechanics(*mechanics);
        }
        if (problems_.empty() && isWhole_) {
            checkContradictions(document_, registry_, problems_);
        }
        return problems_.take();
    }

private:
    std::vector<std::string> keys() const {
        std::vector<std::string> keys = otherKeys();
        if (!isWhole_) {
            keys.emplace_back("extends");
        }
        return keys;
    }

    /// The settings whose mechanic is not in play.
    std::vector<std::string> withoutMeaning() const {
        std::vector<std::string> pointers;
        for (const Option& option : generalOptions()) {
            if (!applies(option, document_)) {
                pointers.push_back(option.pointer);
            }
        }
        return pointers;
    }

    /// A part of the document that must be an object; nullptr if it is missing or not an object.
    const json* section(const std::string& key) {
        const json* part = required(key);
        if (part != nullptr && !part->is_object()) {
            problems_.wrongType("/" + key, *part, isTexts(key) ? kTextsType : "object", insteadOf(key, *part));
            return nullptr;
        }
        return part;
    }

    static bool isTexts(const std::string& key) { return key == "name" || key == "summary" || key == "notes"; }

    /// Fixes that put an object in place of the value.
    std::vector<Fix> insteadOf(const std::string& key, const json& value) const {
        if (isTexts(key) && value.is_string() && !value.get_ref<const std::string&>().empty()) {
            return {fix::set(FixCode::replace, "/" + key, {{"en", value}})};
        }
        const json standard = standardOf(key);
        return {standard.is_null() || !isWhole_ ? fix::remove("/" + key)
                                                : fix::set(FixCode::setDefault, "/" + key, standard)};
    }

    const json* required(const std::string& key) {
        const json* value = valueAt(document_, "/" + key);
        if (value == nullptr && isWhole_) {
            problems_.missingKey("", key, {}, standardOf(key));
        }
        return value;
    }

    /// The default for a missing part that is not an option; null if there is none.
    json standardOf(const std::string& key) const {
        if (key == "format") {
            return kDocumentFormat;
        }
        if (key == "kind") {
            return "game";
        }
        if (key == "id") {
            return fix::idFrom(titleOf());
        }
        if (key == "name") {
            return {{"en", titleOf()}};
        }
        if (key == "suits") {
            json suits;
            for (const std::string_view suit : kSuitKeys) {
                suits[std::string(suit)] = standardSuit(std::string(suit));
            }
            return suits;
        }
        return key == "links" || key == "mechanics" ? json::object() : json();
    }

    /// A name for a document that has none.
    std::string titleOf() const {
        for (const char* pointer : {"/name/en", "/name", "/id"}) {
            const json* text = valueAt(document_, pointer);
            if (text != nullptr && text->is_string() && !text->get_ref<const std::string&>().empty()) {
                return pointer == std::string_view("/id") ? fix::titleFrom(text->get<std::string>())
                                                          : text->get<std::string>();
            }
        }
        return fix::titleFrom({});
    }

    /// The power with the name of the suit, with its default parameters; null if there is none.
    json standardSuit(const std::string& suit) const {
        const auto kind = registry_.powers().find(suit);
        if (kind == registry_.powers().end()) {
            return {};
        }
        json use = fix::standards(kind->second.parameters);
        use["power"] = suit;
        return use;
    }

    // ---- The description of a document

    void checkHead() {
        if (const json* format = required("format"); format != nullptr && *format != kDocumentFormat) {
            Diagnostic problem = wrongFormat("/format", *format, kDocumentFormat);
            problem.fixes = {fix::set(FixCode::setDefault, "/format", kDocumentFormat)};
            problems_.add(std::move(problem));
        }
        if (const json* kind = required("kind"); kind != nullptr && !isKind(*kind)) {
            problems_.wrongValue("/kind", *kind, kinds(), {fix::set(FixCode::setDefault, "/kind", "game")});
        }
        if (const json* id = required("id")) {
            const std::string wished = id->is_string() ? id->get<std::string>() : titleOf();
            checkId(*id, "/id", {fix::set(FixCode::replace, "/id", fix::idFrom(wished))});
        }
        if (const json* name = section("name")) {
            checkTexts(*name, "/name", kLongestName, titleOf(), problems_);
        }
        checkTextsIfAny("summary", kLongestSummary);
        checkTextsIfAny("notes", kLongestSummary);
        checkVersion();
        checkExpansions();
        if (const json* schema = valueAt(document_, "/$schema"); schema != nullptr && !schema->is_string()) {
            problems_.wrongType("/$schema", *schema, "string", {fix::remove("/$schema")});
        }
    }

    /// A whole document is a game: its expansions have been laid over it.
    std::vector<std::string> kinds() const {
        return isWhole_ ? std::vector<std::string>{"game"} : std::vector<std::string>{"game", "expansion"};
    }

    bool isKind(const json& kind) const {
        const auto kinds = this->kinds();
        return kind.is_string() && std::ranges::find(kinds, kind.get_ref<const std::string&>()) != kinds.end();
    }

    /// The author counts versions: the greater is the newer.
    void checkVersion() {
        if (const json* version = valueAt(document_, "/version")) {
            Option number;
            number.type = OptionType::integer;
            number.minimum = 1;
            number.maximum = kMaxVersion;
            checkValue(number, *version, "/version", problems_);
        }
    }

    void checkId(const json& id, const std::string& pointer, std::vector<Fix> fixes) {
        if (!id.is_string()) {
            problems_.wrongType(pointer, id, "string", std::move(fixes));
        } else if (!isRulesetId(id.get_ref<const std::string&>())) {
            Diagnostic problem = problemAt(DiagnosticCode::wrongValue, pointer, shown(id), kIdSigns);
            problem.fixes = std::move(fixes);
            problems_.add(std::move(problem));
        }
    }

    void checkTextsIfAny(const std::string& key, std::size_t longest) {
        const json* texts = document_.contains(key) ? section(key) : nullptr;
        if (texts != nullptr) {
            checkTexts(*texts, "/" + key, longest, {}, problems_);
        }
    }

    void checkExpansions() {
        const json* expansions = valueAt(document_, "/expansions");
        if (expansions == nullptr) {
            return;
        }
        if (!expansions->is_array()) {
            std::vector<Fix> fixes{fix::remove("/expansions")};
            if (expansions->is_string()) {
                fixes.insert(fixes.begin(), fix::set(FixCode::replace, "/expansions", json::array({*expansions})));
            }
            problems_.wrongType("/expansions", *expansions, "array", std::move(fixes));
            return;
        }
        for (std::size_t i = 0; i < expansions->size() && !problems_.full(); ++i) {
            const std::string pointer = childOf("/expansions", i);
            checkId((*expansions)[i], pointer, {fix::remove(pointer)});
        }
    }

    // ---- Powers

    template <std::size_t size>
    void checkKeys(const json& object, const std::string& pointer, const std::array<std::string_view, size>& keys,
                   bool complete) {
        for (const auto& [key, value] : object.items()) {
            if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
                problems_.unknownKey(pointer, key, wordsOf(keys));
            }
        }
        for (const std::string_view key : keys) {
            if (complete && !object.contains(key)) {
                const json standard = pointer == "/suits" ? standardSuit(std::string(key)) : json();
                problems_.missingKey(pointer, std::string(key), {}, standard);
            }
        }
    }

    /// The power that an object names in "power", or nullptr. `otherwise`: the fix if no power was meant.
    const std::string* powerNameIn(const json& use, const std::string& pointer, const Fix& otherwise) {
        const auto power = use.find("power");
        if (power == use.end()) {
            std::vector<Fix> fixes;
            for (const auto& member : use.items()) {
                if (!nearest(member.key(), {"power"}).empty()) {
                    fixes.push_back(fix::rename(childOf(pointer, member.key()), "power"));
                }
            }
            fixes.push_back(otherwise);
            problems_.missingKey(pointer, "power", {}, {}, std::move(fixes));
        } else if (!power->is_string()) {
            problems_.wrongType(childOf(pointer, "power"), *power, "string", {otherwise});
        } else {
            return &power->get_ref<const std::string&>();
        }
        return nullptr;
    }

    /// An unknown power or mechanic. Its name may belong to a missing plug-in, however close a known name is: a fix
    /// could turn the document into another game, so none is offered.
    Diagnostic unknown(DiagnosticCode code, const std::string& name, const std::string& pointer,
                       const std::vector<std::string>& known) const {
        const std::string meant = registry_.lacks(name) ? std::string() : misspelt(name, known);
        Diagnostic problem = problemAt(code, pointer, shown(name), joined(known), meant);
        problem.plugins = registry_.absentFor(name);
        return problem;
    }

    const PowerKind* kindOf(const std::string& name, const std::string& pointer, std::vector<std::string> known) {
        const auto kind = registry_.powers().find(name);
        if (kind != registry_.powers().end()) {
            return &kind->second;
        }
        if (!problems_.full()) {
            for (const std::string& power : keysOf(registry_.powers())) {
                if (std::find(known.begin(), known.end(), power) == known.end()) {
                    known.push_back(power);
                }
            }
            problems_.add(unknown(DiagnosticCode::unknownPower, name, pointer, known));
        }
        return nullptr;
    }

    void checkSuits(const json& suits) {
        checkKeys(suits, "/suits", kSuitKeys, isWhole_);
        for (const std::string_view key : kSuitKeys) {
            const std::string pointer = childOf("/suits", key);
            const json* suit = valueAt(document_, pointer);
            if (suit == nullptr || (!isWhole_ && suit->is_object() && !suit->contains("power"))) {
                continue;  // only the parent knows the owner of these parameters
            }
            const std::string name(key);
            const Fix own = fix::set(FixCode::setDefault, childOf(pointer, "power"), name);
            if (!suit->is_object()) {
                problems_.wrongType(
                    pointer, *suit, "object",
                    {isWhole_ ? fix::set(FixCode::setDefault, pointer, standardSuit(name)) : fix::remove(pointer)});
            } else if (const std::string* named = powerNameIn(*suit, pointer, own)) {
                const PowerKind* kind = kindOf(*named, childOf(pointer, "power"), {});
                if (kind != nullptr && !isOfSuit(*named, suitCalled(key), registry_)) {
                    otherSuit(*named, name);
                } else if (kind != nullptr) {
                    checkObject(*suit, pointer, {kind->parameters, {"power"}, isWhole_}, problems_);
                }
            }
        }
    }

    /// Links and mechanics rely on the power of a suit belonging to that suit, and on the minion that it names.
    void otherSuit(const std::string& power, const std::string& suit) {
        const std::string pointer = childOf("/suits", suit);
        Diagnostic problem = problemAt(DiagnosticCode::wrongValue, childOf(pointer, "power"), power,
                                       joined(powersOfSuit(suitCalled(suit), registry_)));
        if (isOfSuit(suit, suitCalled(suit), registry_)) {
            problem.fixes = {fix::set(FixCode::setDefault, pointer, standardSuit(suit))};
        }
        problems_.add(std::move(problem));
    }

    void checkMajors(const json& majors) {
        checkKeys(majors, "/majors", kMajorKeys, isWhole_);
        for (const std::string_view key : kMajorKeys) {
            const std::string pointer = childOf("/majors", key);
            if (const json* program = valueAt(document_, pointer)) {
                checkList(*program, pointer, static_cast<std::size_t>(kMaxSlots), true);
            }
        }
    }

    /// The powers of a card in order, or the alternatives of one choice.
    void checkList(const json& uses, const std::string& pointer, std::size_t most, bool mayBranch) {
        if (!uses.is_array()) {
            const bool isUse = uses.is_string() || (uses.is_object() && !uses.empty());
            problems_.wrongType(
                pointer, uses, "array",
                {isUse ? fix::set(FixCode::replace, pointer, json::array({uses})) : fix::remove(pointer)});
        } else if (uses.empty() || uses.size() > most) {
            problems_.wrongCount(
                pointer, uses.size(), 1, most,
                {uses.empty() ? fix::remove(pointer) : fix::removeElements(pointer, most, uses.size())});
        } else {
            for (std::size_t i = 0; i < uses.size(); ++i) {
                checkUse(uses[i], childOf(pointer, i), mayBranch);
            }
        }
    }

    void checkUse(const json& use, const std::string& pointer, bool mayBranch) {
        if (use.is_string()) {
            checkNamed(use.get_ref<const std::string&>(), pointer, pointer, json::object());
        } else if (!use.is_object()) {
            problems_.wrongType(pointer, use, "string, object", {fix::remove(pointer)});
        } else if (mayBranch && use.contains("any")) {
            checkObject(use, pointer, {{}, {"any"}, false}, problems_);
            checkList(use["any"], childOf(pointer, "any"), kMaxAlternatives, false);
        } else if (const std::string* name = powerNameIn(use, pointer, fix::remove(pointer))) {
            checkNamed(*name, childOf(pointer, "power"), pointer, use);
        }
    }

    /// `name` is a suit, whose parameters `use` may change, or a power.
    void checkNamed(const std::string& name, const std::string& namePointer, const std::string& pointer,
                    const json& use) {
        std::string power = name;
        if (std::find(kSuitKeys.begin(), kSuitKeys.end(), name) != kSuitKeys.end()) {
            const json* suit = valueAt(document_, childOf("/suits", name) + "/power");
            if (suit == nullptr || !suit->is_string() || !registry_.powers().contains(suit->get<std::string>()) ||
                !isOfSuit(suit->get<std::string>(), suitCalled(name), registry_)) {
                return;  // has been reported at the suit
            }
            power = suit->get<std::string>();
        }
        if (const PowerKind* kind = kindOf(power, namePointer, wordsOf(kSuitKeys))) {
            checkObject(use, pointer, {kind->parameters, {"power"}, false}, problems_);
        }
    }

    // ---- Links and mechanics

    void checkLinks(const json& links) {
        checkKeys(links, "/links", kMajorKeys, false);
        for (const auto& [key, kind] : links.items()) {
            const std::string pointer = childOf("/links", key);
            if (!kind.is_string()) {
                problems_.wrongType(pointer, kind, "string", {fix::remove(pointer)});
            } else if (std::ranges::find(kLinkKeys, kind.get_ref<const std::string&>()) == kLinkKeys.end()) {
                problems_.wrongValue(pointer, kind, wordsOf(kLinkKeys), {fix::remove(pointer)});
            }
        }
    }

    void checkMechanics(const json& mechanics) {
        for (const auto& [name, parameters] : mechanics.items()) {
            const std::string pointer = childOf("/mechanics", name);
            const auto kind = registry_.mechanics().find(name);
            if (kind != registry_.mechanics().end()) {
                checkObject(parameters, pointer, {kind->second.parameters, {}, isWhole_}, problems_);
            } else if (!problems_.full()) {
                problems_.add(unknown(DiagnosticCode::unknownMechanic, name, pointer, keysOf(registry_.mechanics())));
            }
        }
    }

    const json& document_;
    const Registry& registry_;
    bool isWhole_;
    Problems problems_;
};

/// Problems that prevent checks of the parts of a document.
Diagnostics checkFrame(const json& document) {
    Problems problems;
    if (!document.is_object()) {
        problems.wrongType("", document, "object", {fix::set(FixCode::replace, "", json::object())});
    } else if (!withinDepth(document, kMaxDocumentDepth)) {
        problems.add(problemAt(DiagnosticCode::tooDeep, "", "", std::to_string(kMaxDocumentDepth)));
    }
    return problems.take();
}

}  // namespace

Diagnostics checkDocument(const json& document, const Registry& registry) {
    Diagnostics problems = checkFrame(document);
    return problems.empty() ? Checker(document, registry, Extent::whole).run() : problems;
}

Diagnostics checkDifferences(const json& document, const Registry& registry) {
    Diagnostics problems = checkFrame(document);
    return problems.empty() ? Checker(withoutNulls(document), registry, Extent::differences).run() : problems;
}

}  // namespace gnostica::engine
