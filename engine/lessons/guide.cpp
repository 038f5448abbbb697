#include "engine/lessons/guide.h"

#include "engine/documents/problems.h"
#include "engine/lessons/fields.h"
#include "engine/lessons/lesson.h"

#include <algorithm>
#include <set>

namespace gnostica::engine {

namespace {

using nlohmann::json;

/// The occasion of each event; most events have none.
struct OccasionOfEvent {
    using Answer = std::optional<Occasion>;

    Answer operator()(const event::BidsRevealed&) const { return Occasion::bids; }
    Answer operator()(const event::CardActivated&) const { return Occasion::activated; }
    Answer operator()(const event::CardPlayed&) const { return Occasion::played; }
    Answer operator()(const event::PieceAdded&) const { return Occasion::created; }
    Answer operator()(const event::PieceRemoved&) const { return Occasion::destroyed; }
    Answer operator()(const event::PieceConverted&) const { return Occasion::converted; }
    Answer operator()(const event::PieceChanged& change) const {
        if (change.after.size() != change.before.size()) {
            return change.after.size() > change.before.size() ? Occasion::grown : Occasion::shrunk;
        }
        return change.after.space() != change.before.space() ? Answer(Occasion::moved) : std::nullopt;
    }
    Answer operator()(const event::TerritoryFounded&) const { return Occasion::founded; }
    Answer operator()(const event::TerritoryReplaced&) const { return Occasion::replaced; }
    Answer operator()(const event::TerritoryDestroyed&) const { return Occasion::razed; }
    Answer operator()(const event::TerritoryMoved&) const { return Occasion::slid; }
    Answer operator()(const event::PileShuffled&) const { return Occasion::reshuffled; }
    Answer operator()(const event::LastTurnAnnounced&) const { return Occasion::announced; }
    Answer operator()(const event::ChallengeJudged&) const { return Occasion::judged; }
    Answer operator()(const event::SeatEliminated&) const { return Occasion::eliminated; }
    Answer operator()(const event::GameOver&) const { return Occasion::over; }
    template <class Other>
    Answer operator()(const Other&) const {
        return std::nullopt;
    }
};

/// The space of each event that has one.
struct PlaceOfEvent {
    using Answer = std::optional<Space>;

    Answer operator()(const event::PieceAdded& added) const { return added.piece.space(); }
    Answer operator()(const event::PieceRemoved& removed) const { return removed.piece.space(); }
    Answer operator()(const event::PieceConverted& converted) const { return converted.after.space(); }
    Answer operator()(const event::PieceChanged& changed) const { return changed.after.space(); }
    Answer operator()(const event::TerritoryFounded& founded) const { return founded.space; }
    Answer operator()(const event::TerritoryReplaced& replaced) const { return replaced.space; }
    Answer operator()(const event::TerritoryDestroyed& destroyed) const { return destroyed.space; }
    Answer operator()(const event::TerritoryMoved& moved) const { return moved.to; }
    Answer operator()(const event::CardActivated& activated) const { return activated.space; }
    template <class Other>
    Answer operator()(const Other&) const {
        return std::nullopt;
    }
};

/// True for an own step of a mechanic, which no guide can explain.
bool isOfMechanic(const Rules& rules, const Step& step) {
    const auto* special = std::get_if<step::Special>(&step);
    return special != nullptr && special->owner < rules.owners.size() && !rules.owners[special->owner].isPower;
}

Occasion occasionOf(StepWord word) {
    switch (word) {
    case StepWord::bid: return Occasion::bid;
    case StepWord::take: return Occasion::take;
    case StepWord::place: return Occasion::place;
    case StepWord::activate:
    case StepWord::play:
    case StepWord::refresh:
    case StepWord::orient: return Occasion::turn;
    case StepWord::cup: return Occasion::cup;
    case StepWord::rod: return Occasion::rod;
    case StepWord::disc: return Occasion::disc;
    case StepWord::sword: return Occasion::sword;
    case StepWord::done:
    case StepWord::challenge: return Occasion::ending;
    default: return Occasion::major;
    }
}

/// Reads the pages of a guide whose fields have been checked.
class PageReader {
public:
    explicit PageReader(Problems& problems) : problems_(problems) {}

    GuidePage page(const json& written, const std::string& pointer) {
        GuidePage page{written.value("title", LessonText()), written["text"].get<LessonText>(),
                       written.value("try", LessonText()), std::monostate()};
        checkEmphasis(page.text, childOf(pointer, "text"));
        checkEmphasis(page.attempt, childOf(pointer, "try"));
        if (written.contains("point")) {
            page.point = point(written["point"], childOf(pointer, "point"));
        }
        return page;
    }

private:
    /// Stars come in pairs.
    void checkEmphasis(const LessonText& text, const std::string& pointer) {
        for (const auto& [language, written] : text) {
            if (std::ranges::count(written, '*') % 2 != 0) {
                problems_.add(problemAt(DiagnosticCode::wrongValue, childOf(pointer, language), "*", "*…*"));
            }
        }
    }

    GuidePoint point(const json& written, const std::string& pointer) {
        const auto& word = written.get_ref<const std::string&>();
        if (const auto area = std::ranges::find(kGuideAreaWords, word); area != kGuideAreaWords.end()) {
            return static_cast<GuideArea>(area - kGuideAreaWords.begin());
        }
        if (const auto space = parseSpace(word)) {
            return *space;
        }
        if (const auto piece = parsePieceName(word)) {
            return *piece;
        }
        if (const auto card = parseCard(word)) {
            return *card;
        }
        std::vector<std::string> known(kGuideAreaWords.begin(), kGuideAreaWords.end());
        known.insert(known.end(), {"1,1", "A1N@1,1", "cups-ace"});
        problems_.wrongValue(pointer, written, known);
        return {};
    }

    Problems& problems_;
};

/// Each occasion has at most one moment.
void readMoments(const json& written, Guide& guide, Problems& problems) {
    PageReader reader(problems);
    for (std::size_t i = 0; i < written.size(); ++i) {
        const std::string pointer = childOf("/moments", i);
        const auto word = std::ranges::find(kOccasionWords, written[i]["at"].get_ref<const std::string&>());
        const auto at = static_cast<Occasion>(word - kOccasionWords.begin());
        if (guide.at(at) != nullptr) {
            problems.add(problemAt(DiagnosticCode::duplicate, childOf(pointer, "at"), std::string(*word)));
        }
        GuideMoment moment{at, {reader.page(written[i], pointer)}};
        const json more = written[i].value("more", json::array());
        for (std::size_t next = 0; next < more.size(); ++next) {
            moment.pages.push_back(reader.page(more[next], childOf(childOf(pointer, "more"), next)));
        }
        guide.moments.push_back(std::move(moment));
    }
}

}  // namespace

std::optional<Occasion> occasionOf(const Event& event) {
    return std::visit(OccasionOfEvent{}, event);
}

std::optional<Space> placeOf(const Event& event) {
    return std::visit(PlaceOfEvent{}, event);
}

std::optional<Occasion> occasionOf(const Rules& rules, const View& view) {
    StepList steps;
    view.legalSteps(rules, steps);
    std::set<Occasion> offered;
    for (const Step& step : steps) {
        if (wordOf(step) != StepWord::skip && !isOfMechanic(rules, step)) {
            offered.insert(occasionOf(wordOf(step)));
        }
    }
    if (offered.empty()) {
        return std::nullopt;
    }
    // TRN-1: a player who must place a piece has no other option. If several suits are on offer, the card is a major.
    const bool isOneSuit = offered.size() == 1;
    const Occasion first = *offered.begin();
    return first >= Occasion::cup && first <= Occasion::sword && !isOneSuit ? Occasion::major : first;
}

const GuideMoment* Guide::at(Occasion occasion) const {
    const auto found = std::ranges::find(moments, occasion, &GuideMoment::at);
    return found != moments.end() ? &*found : nullptr;
}

bool isGuide(const json& document) {
    return document.is_object() && document.value("kind", json()) == "guide";
}

Checked<Guide> readGuide(const json& document, RulesSource& rules) {
    Problems problems;
    checkFields(document, "", guideFields(), problems);
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    Guide guide;
    guide.id = document["id"].get<std::string>();
    guide.title = document["title"].get<LessonText>();
    guide.position = document["position"];
    readMoments(document["moments"], guide, problems);
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    if (auto found = rules.rulesFor(guide.position); !found) {
        for (Diagnostic& problem : found.error()) {
            moveBelow(problem, "/position");
            problems.add(std::move(problem));
        }
        return tl::unexpected(problems.take());
    }
    return guide;
}

}  // namespace gnostica::engine
