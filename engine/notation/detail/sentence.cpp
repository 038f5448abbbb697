#include "engine/notation/detail/sentence.h"

#include "engine/documents/nearest.h"
#include "engine/notation/detail/step_kinds.h"
#include "engine/rules/said_fields.h"

#include <algorithm>

namespace gnostica::engine {
namespace {

struct Token {
    std::string_view text;
    int column = 0;  ///< 1-based
};

std::vector<Token> split(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<Token> tokens;
    auto from = text.find_first_not_of(blanks);
    while (from != std::string_view::npos) {
        const auto to = std::min(text.find_first_of(blanks, from), text.size());
        tokens.push_back({text.substr(from, to - from), static_cast<int>(from) + 1});
        from = text.find_first_not_of(blanks, to);
    }
    return tokens;
}

Diagnostic problemAt(const Token& token, DiagnosticCode code, std::string expected) {
    Diagnostic problem;
    problem.code = code;
    problem.place = {1, token.column};
    problem.found = token.text;
    problem.expected = std::move(expected);
    return problem;
}

/// Reads the tokens as a step of one kind.
class Reader {
public:
    /// `kind`: a step with no fields filled in.
    Reader(const Rules& rules, const std::vector<Token>& tokens, const Step& kind) : rules_(rules), tokens_(tokens) {
        sentence_.step = kind;
    }

    Expected<Sentence> read() {
        bool verbDue = !formOf(rules_, sentence_.step).verb.empty();
        bool isRead = true;
        forEachSaid(rules_, sentence_.step, [&](auto field, auto& value) {
            isRead = isRead && readField(field, value);
            if (isRead && verbDue) {
                ++next_;
                verbDue = false;
            }
        });
        if (!isRead) {
            return failure(std::move(problem_));
        }
        if (next_ < tokens_.size()) {
            return failure(problemAt(tokens_[next_], DiagnosticCode::syntax, "end"));
        }
        return sentence_;
    }

    /// Number of words that were understood.
    std::size_t progress() const { return next_; }

private:
    template <Field kField, class T>
    bool readField(FieldTag<kField>, T& value) {
        using enum Field;
        if constexpr (kField == minion || kField == piece) {
            return keep(parsePieceName, "piece", sentence_.piece);
        } else if constexpr (std::is_same_v<T, PieceId>) {
            sentence_.targets.resize(1);
            return keep(parsePieceName, "piece", sentence_.targets.front());
        } else if constexpr (kField == bits) {
            return keep(parsePieceNames, "piece", sentence_.targets);
        } else if constexpr (std::is_same_v<T, Space>) {
            return keep(parseSpace, "space", value);
        } else if constexpr (kField == facing) {
            return keep(parseFacing, "facing", sentence_.facing) || isAtEnd();
        } else if constexpr (std::is_same_v<T, std::uint8_t>) {
            return keep(parseAmount, "number", value);
        } else if constexpr (kField == source) {
            value = readSource();
            return true;
        } else if constexpr (kField == card) {
            return readCard(value);
        } else if constexpr (kField == discards) {
            return keep(parseCardSet, "card", sentence_.discards);
        } else {
            static_assert(kField == linked);
            value = takes("+");
            return true;
        }
    }

    std::string_view word() const { return next_ < tokens_.size() ? tokens_[next_].text : std::string_view(); }
    bool isAtEnd() const { return word().empty() || word() == "+"; }

    bool takes(std::string_view expected) {
        const bool isThere = word() == expected;
        next_ += isThere ? 1 : 0;
        return isThere;
    }

    /// `thing`: the expected part.
    template <class Parse, class T>
    bool keep(Parse parse, const char* thing, T& into) {
        if (isAtEnd()) {
            const int column = tokens_.back().column + static_cast<int>(tokens_.back().text.size());
            problem_ = problemAt({{}, column}, DiagnosticCode::syntax, thing);
            return false;
        }
        const auto value = parse(word());
        if (!value) {
            problem_ = value.error();
            problem_.place = {1, tokens_[next_].column};
            return false;
        }
        into = *value;
        ++next_;
        return true;
    }

    /// Limits the amount to 255, which is more than any step has.
    static Expected<std::uint8_t> parseAmount(std::string_view text) {
        const auto number = parseNumber(text);
        if (!number || *number < 0) {
            return failure(problemAt({text, 0}, DiagnosticCode::syntax, "number"));
        }
        return static_cast<std::uint8_t>(std::min(*number, 255));
    }

    /// Reads the source of a card, which is written `CARD`, `CARD discard`, `top` or `-`.
    CardSource readSource() {
        if (takes("-")) {
            return CardSource::none;
        }
        if (takes("top")) {
            return CardSource::drawPile;
        }
        const bool isDiscarded = next_ + 1 < tokens_.size() && tokens_[next_ + 1].text == "discard";
        return isDiscarded ? CardSource::discardPile : CardSource::hand;
    }

    bool readCard(Card& card) {
        const auto source = fieldOr<Field::source>(sentence_.step, CardSource::hand);
        if (source == CardSource::none || source == CardSource::drawPile) {
            return true;
        }
        const bool isRead = keep(parseCard, "card", card);
        next_ += isRead && source == CardSource::discardPile ? 1 : 0;
        return isRead;
    }

    const Rules& rules_;
    const std::vector<Token>& tokens_;
    std::size_t next_ = 1;
    Sentence sentence_;
    Diagnostic problem_;
};

tl::unexpected<Diagnostic> unknownWord(const Token& token, const std::vector<std::string>& known) {
    Diagnostic problem = problemAt(token, DiagnosticCode::unknownWord, {});
    problem.suggestion = nearest(token.text, known);
    return failure(std::move(problem));
}

/// The kinds whose forms begin with this word and have this verb, or the problem with these two.
Expected<std::vector<Step>> kindsOf(const Rules& rules, const std::vector<Token>& tokens) {
    std::vector<Step> found;
    std::vector<std::string> words;
    std::vector<std::string> verbs;
    for (const Step& kind : emptySteps(rules)) {
        const Form& form = formOf(rules, kind);
        words.emplace_back(form.word);
        if (form.word == tokens[0].text) {
            verbs.emplace_back(form.verb);
            if (form.verb.empty() || (tokens.size() > 2 && form.verb == tokens[2].text)) {
                found.push_back(kind);
            }
        }
    }
    if (!found.empty()) {
        return found;
    }
    if (verbs.empty()) {
        return unknownWord(tokens[0], words);
    }
    const int end = tokens.back().column + static_cast<int>(tokens.back().text.size());
    return unknownWord(tokens.size() > 2 ? tokens[2] : Token{{}, end}, verbs);
}

}  // namespace

Expected<Sentence> parseSentence(const Rules& rules, std::string_view text) {
    const std::vector<Token> tokens = split(text.substr(0, kMaxLine));
    if (text.size() > kMaxLine) {
        return failure(problemAt({}, DiagnosticCode::tooLarge, std::to_string(kMaxLine)));
    }
    if (tokens.empty()) {
        return failure(problemAt({}, DiagnosticCode::syntax, "word"));
    }
    const auto candidates = kindsOf(rules, tokens);
    if (!candidates) {
        return tl::unexpected(candidates.error());
    }
    // Forms with the same word and verb differ in the rest; the form that gets furthest is the one meant.
    std::size_t furthest = 0;
    Expected<Sentence> best = failure({});
    for (const Step& kind : *candidates) {
        Reader reader(rules, tokens, kind);
        auto sentence = reader.read();
        if (sentence) {
            return sentence;
        }
        if (reader.progress() > furthest) {
            furthest = reader.progress();
            best = std::move(sentence);
        }
    }
    return best;
}

}  // namespace gnostica::engine
