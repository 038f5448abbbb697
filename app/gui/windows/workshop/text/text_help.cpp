#include "app/gui/windows/workshop/text/text_help.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/document_names.h"
#include "app/wording/names.h"
#include "app/wording/option_value.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/documents/uses.h"
#include "engine/rules/general_options.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

using engine::Candidate;
using engine::CandidateKind;
using engine::Diagnostic;
using engine::JsonSketch;
using engine::Option;
using wording::toQt;

namespace {

constexpr int kShownLabels = 3;
constexpr auto kLongestSaid = static_cast<qsizetype>(engine::kLongestSummary);

/// Labels of keys that are not settings.
QString structureLabel(const std::string& key) {
    constexpr auto kLabels = std::to_array<std::pair<const char*, const char*>>(
        {{"format", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Version of the format")},
         {"id", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Short name, for files and for other rulesets")},
         {"kind", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "A game, or an expansion of games")},
         {"extends",
          QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Parent; the document contains only the differences from it")},
         {"expansions", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Expansions it includes")},
         {"name", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Name, by language")},
         {"summary", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Summary in one sentence, by language")},
         {"notes", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Notes of its author, by language")},
         {"version", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Its version, a number set by its author")},
         {"suits", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Powers of the suits")},
         {"majors", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Powers of the major arcana")},
         {"links", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Links between the powers of a card")},
         {"mechanics", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Mechanics that it uses")},
         {"power", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Name of a power")},
         {"any", QT_TRANSLATE_NOOP("gnostica::gui::TextHelp", "Powers of which one is chosen")}});
    const auto* const found = std::ranges::find_if(kLabels, [&](const auto& each) { return key == each.first; });
    return found == kLabels.end() ? QString() : TextHelp::tr(found->second);
}

QString rangeText(const Option& option) {
    //: what a number may be
    return option.type != engine::OptionType::integer
               ? QString()
               : language::fill(TextHelp::tr("From %1 to %2."),
                                {language::number(option.minimum), language::number(option.maximum)});
}

template <std::size_t size>
int placeIn(const std::array<std::string_view, size>& keys, const std::string& key) {
    const auto* const found = std::ranges::find(keys, key);
    return found == keys.end() ? -1 : static_cast<int>(found - keys.begin());
}

/// 0 for the best match; nullopt for no match.
std::optional<int> rankOf(const CompletionItem& item, const QString& prefix) {
    const QString word = toQt(item.candidate.word);
    if (word.startsWith(prefix, Qt::CaseInsensitive)) {
        return 0;
    }
    if (word.contains(prefix, Qt::CaseInsensitive)) {
        return 1;
    }
    return item.label.contains(prefix, Qt::CaseInsensitive) ? std::optional(2) : std::nullopt;
}

bool isAboutName(engine::DiagnosticCode code) {
    return code == engine::DiagnosticCode::unknownKey || code == engine::DiagnosticCode::unknownMechanic;
}

/// Converts a line and a column of characters to a byte offset.
std::size_t offsetOf(const std::string& text, const engine::TextPlace& place) {
    std::size_t at = 0;
    for (int line = 1; line < place.line && at < text.size(); ++line) {
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    }
    const auto isLetter = [&](std::size_t i) { return (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U; };
    for (int column = 1; column < place.column && at < text.size() && text[at] != '\n'; ++column) {
        for (++at; at < text.size() && !isLetter(at);) {
            ++at;
        }
    }
    return at;
}

}  // namespace

TextHelp::TextHelp(const Workbench& bench) : bench_(bench), completion_(bench.shelf.registry()) {}

// ---- Completion -----------------------------------------------------------------------------------------------------

std::vector<CompletionItem> TextHelp::items(const JsonSketch& sketch) const {
    const QString prefix = toQt(sketch.place.prefix);
    std::vector<std::pair<int, CompletionItem>> ranked;
    for (Candidate& candidate : completion_.candidates(sketch, bench_.check.found().whole, bench_.shelf.library())) {
        CompletionItem item{std::move(candidate), {}};
        item.label = label(item.candidate, sketch);
        if (const auto rank = rankOf(item, prefix)) {
            ranked.emplace_back(*rank, std::move(item));
        }
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& each) { return each.first; });
    std::vector<CompletionItem> items;
    items.reserve(ranked.size());
    for (auto& [rank, item] : ranked) {
        items.push_back(std::move(item));
    }
    return items;
}

std::optional<Option> TextHelp::optionAt(const std::string& pointer, const JsonSketch& sketch) const {
    const engine::Inspection& found = bench_.check.found();
    return completion_.optionAt(pointer, found.options, sketch.value, found.whole);
}

QString TextHelp::label(const Candidate& candidate, const JsonSketch& sketch) const {
    switch (candidate.kind) {
    case CandidateKind::key: return keyLabel(candidate.pointer, sketch);
    case CandidateKind::word: {
        const auto option = optionAt(candidate.pointer, sketch);
        return option ? words().choiceLabel(option->key, candidate.word) : QString();
    }
    case CandidateKind::literal: return literalLabel(candidate, sketch);
    case CandidateKind::power:
        return words().power(candidate.word).title({candidate.word, nlohmann::json::object()}).text();
    case CandidateKind::ruleset: {
        const auto* document = bench_.shelf.library().find(candidate.word);
        return document != nullptr ? wording::documentName(*document) : QString();
    }
    case CandidateKind::container: return {};
    }
    Q_UNREACHABLE();
}

QString TextHelp::keyLabel(const std::string& pointer, const JsonSketch& sketch) const {
    const std::vector<std::string> tokens = engine::tokensOf(pointer);
    if (tokens.empty()) {
        return {};
    }
    const std::string& key = tokens.back();
    const bool isSecond = tokens.size() == 2;
    if (isSecond && tokens[0] == "mechanics") {
        return words().mechanicTitle(key);
    }
    if (const int suit = placeIn(engine::kSuitKeys, key); isSecond && tokens[0] == "suits" && suit >= 0) {
        return wording::suitName(static_cast<engine::Suit>(suit));
    }
    if (const int card = placeIn(engine::kMajorKeys, key);
        isSecond && (tokens[0] == "majors" || tokens[0] == "links") && card >= 0) {
        return wording::cardName(engine::Card::major(card));
    }
    if (const auto option = optionAt(pointer, sketch); option && option->pointer == pointer) {
        return words().optionLabel(option->key);
    }
    const QString section = sectionLabel(pointer);
    return section.isEmpty() ? structureLabel(key) : section;
}

/// Describes a part of the document by its first settings.
QString TextHelp::sectionLabel(const std::string& pointer) const {
    QStringList labels;
    for (const Option& option : engine::generalOptions()) {
        if (option.pointer.starts_with(pointer + '/')) {
            labels << words().optionLabel(option.key);
        }
    }
    if (labels.size() > kShownLabels) {
        labels = labels.mid(0, kShownLabels) << QStringLiteral("…");
    }
    return language::enumeration(labels);
}

QString TextHelp::literalLabel(const Candidate& candidate, const JsonSketch& sketch) const {
    if (candidate.word == "null") {
        return tr("Removes the parent's value");
    }
    const auto option = optionAt(candidate.pointer, sketch);
    if (!option) {
        return {};
    }
    const auto inherited = bench_.check.found().inherited(*option);
    if (option->type == engine::OptionType::boolean) {
        return words().choiceLabel(option->key, candidate.word);
    }
    return inherited.is_number() && engine::jsonText(inherited) == candidate.word ? tr("The same as no value")
                                                                                  : QString();
}

// ---- Explanations ---------------------------------------------------------------------------------------------------

/// A name, summary or note: it needs no explanation, but can be shown in full. QScintilla measures right-to-left text
/// as if it had no width, so such lines are not wrapped and extend beyond the view.
QString TextHelp::saidByAuthor(const std::string& pointer) const {
    const auto& document = bench_.draft.document();
    const std::vector<std::string> tokens = engine::tokensOf(pointer);
    const bool isText = tokens.size() == 2 && (tokens[0] == "name" || tokens[0] == "summary" || tokens[0] == "notes");
    const nlohmann::json* said = document && isText ? engine::valueAt(document->value(), pointer) : nullptr;
    return said != nullptr && said->is_string() ? language::cleaned(toQt(said->get<std::string>()), kLongestSaid)
                                                : QString();
}

QString TextHelp::explanation(std::size_t offset) const {
    const JsonSketch sketch = engine::sketchOf(bench_.draft.text(), offset);
    if (sketch.place.kind == engine::PlaceKind::none || sketch.place.begin == sketch.place.end) {
        return {};
    }
    const std::string pointer = sketch.place.about();
    const auto option = optionAt(pointer, sketch);
    if (!option) {
        const QString said = sketch.place.kind == engine::PlaceKind::value ? saidByAuthor(pointer) : QString();
        return said.isEmpty() ? keyLabel(pointer, sketch) : said;
    }
    const engine::Inspection& found = bench_.check.found();
    QStringList lines{words().optionLabel(option->key), words().optionSentence(option->key), rangeText(*option)};
    const bool hasParent = found.parent.is_object();
    const QString inherited = wording::optionValue(option->key, found.inherited(*option), words());
    //: %1: a value of a setting
    lines << language::fill(hasParent ? tr("In the parent: %1.") : tr("Default: %1."), {inherited});
    if (!option->rule.text.empty()) {
        //: %1: the id of a rule, "END-1"
        lines << language::fill(tr("Rule %1."), {wording::ruleName(option->rule)});
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

// ---- Problems -------------------------------------------------------------------------------------------------------

std::optional<TextHelp::Range> TextHelp::rangeOf(const Diagnostic& problem) const {
    const std::string& text = bench_.draft.text();
    if (problem.source != bench_.draft.source() || text.empty()) {
        return std::nullopt;
    }
    const auto name = nameOf(problem);
    if (name && isAboutName(problem.code)) {
        return name;
    }
    if (problem.range.end > problem.range.begin) {
        const Range range{std::min(problem.range.begin, text.size()), std::min(problem.range.end, text.size())};
        const bool hasManyLines =
            std::string_view(text).substr(range.begin, range.end - range.begin).find('\n') != std::string_view::npos;
        return hasManyLines ? Range{name ? name->begin : range.begin, range.begin + 1} : range;
    }
    // Only a place: where reading stopped. At the end of the text, its last letter is marked.
    std::size_t at = offsetOf(text, problem.place);
    while (at > 0 && (at >= text.size() || engine::isJsonSpace(text[at]))) {
        --at;
    }
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        ++end;
    }
    return Range{at, end};
}

/// Range of the name of the problem's value, if any. Does not search the text, to be fast for a hundred problems.
std::optional<TextHelp::Range> TextHelp::nameOf(const Diagnostic& problem) const {
    const auto& document = bench_.draft.document();
    const bool isThere = document && bench_.check.isCurrent() && problem.range.end > problem.range.begin;
    if (!isThere) {
        return std::nullopt;
    }
    const std::string_view text = document->text();
    const std::string_view name = engine::nameBefore(text, problem.range.begin);
    if (name.empty()) {
        return std::nullopt;
    }
    const auto begin = static_cast<std::size_t>(name.data() - text.data());
    return Range{begin, begin + name.size()};
}

std::vector<const Diagnostic*> TextHelp::problemsNear(std::size_t offset) const {
    std::vector<const Diagnostic*> found = problemsAt(offset);
    if (!found.empty()) {
        return found;
    }
    const std::string& text = bench_.draft.text();
    const std::size_t line = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;  // npos + 1 is 0
    const std::size_t end = std::min(text.find('\n', offset), text.size());
    for (const Diagnostic& problem : bench_.check.problems()) {
        const auto range = rangeOf(problem);
        if (range && range->begin >= line && range->begin <= end) {
            found.push_back(&problem);
        }
    }
    return found;
}

std::vector<const Diagnostic*> TextHelp::problemsAt(std::size_t offset) const {
    std::vector<const Diagnostic*> found;
    for (const Diagnostic& problem : bench_.check.problems()) {
        const auto range = rangeOf(problem);
        if (range && range->begin <= offset && offset <= range->end) {
            found.push_back(&problem);
        }
    }
    return found;
}

}  // namespace gnostica::gui
