#include "engine/bots/judging.h"

#include "engine/bots/shipped_judging.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <utility>

namespace gnostica::engine::bots {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int kJudgingFormat = 1;

/// A member of a judgement that is a separate number.
struct Factor {
    const char* key;
    float Judgement::*value;
    double least;
    double most;
};
constexpr std::array kFactors{Factor{"certainty", &Judgement::certainty, 0.01, 10},
                              Factor{"others", &Judgement::others, 0, 1}, Factor{"threat", &Judgement::threat, 0, 1},
                              Factor{"neutral", &Judgement::neutral, -kMostWeight, kMostWeight}};

/// Reads a document of judging, member by member.
class JudgingReader {
public:
    Checked<Judging> read(const json& document) {
        const Reading whole(document, "", problems_);
        if (whole.hasExactly({"format", "kind", "two", "more"})) {
            checkKind(document);
            judging_.two = judgementAt(*whole.find("two"));
            judging_.more = judgementAt(*whole.find("more"));
        }
        return problems_.empty() ? Checked<Judging>(judging_) : tl::unexpected(problems_.take());
    }

private:
    void checkKind(const json& document) {
        if (document["kind"] != "judging") {
            problems_.wrongValue("/kind", document["kind"], {"judging"});
        }
        if (document["format"] != kJudgingFormat) {
            problems_.add(wrongFormat("/format", document["format"], kJudgingFormat));
        }
    }

    static Judgement judgementAt(const Reading& table) {
        Judgement judgement;
        if (!table.hasExactly({"certainty", "others", "threat", "neutral", "weights"})) {
            return judgement;
        }
        for (const Factor& factor : kFactors) {
            judgement.*factor.value = numberAt(table, factor.key, factor.least, factor.most);
        }
        const Reading weights = *table.find("weights");
        const std::vector<std::string> names = featureNames();
        if (weights.hasExactly(names)) {
            for (std::size_t i = 0; i < kFeatures; ++i) {
                judgement.weights.of[i] = numberAt(weights, names[i], -kMostWeight, kMostWeight);
            }
        }
        return judgement;
    }

    static float numberAt(const Reading& object, const std::string& key, double least, double most) {
        return static_cast<float>(object.find(key)->real(least, most).value_or(0));
    }

    Problems problems_;
    Judging judging_;
};

/// To a thousandth: readable, and exact when read back.
double rounded(float value) {
    return std::round(static_cast<double>(value) * 1000) / 1000;
}

ordered_json written(const Judgement& judgement) {
    ordered_json object;
    for (const Factor& factor : kFactors) {
        object[factor.key] = rounded(judgement.*factor.value);
    }
    ordered_json weights;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        weights[std::string(nameOf(static_cast<Feature>(i)))] = rounded(judgement.weights.of[i]);
    }
    object["weights"] = std::move(weights);
    return object;
}

}  // namespace

std::string toText(const Judging& judging) {
    ordered_json document;
    document["format"] = kJudgingFormat;
    document["kind"] = "judging";
    document["two"] = written(judging.two);
    document["more"] = written(judging.more);
    return orderedText(document, 4) + '\n';
}

Checked<Judging> judgingFrom(const std::string& text, const std::string& source) {
    const auto document = parseJson(text, source, {.bytes = kMostJudgingBytes});
    if (!document) {
        return tl::unexpected(Diagnostics{document.error()});
    }
    auto judging = JudgingReader().read(*document);
    if (!judging) {
        judging.error() = placedIn(std::move(judging.error()), text, source);
    }
    return judging;
}

/// The document is part of the program, and a test reads it.
const Judging& shippedJudging() {
    static const Judging shipped = judgingFrom(kShippedJudging, "shipped_judging.json").value();
    return shipped;
}

}  // namespace gnostica::engine::bots
