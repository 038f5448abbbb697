#include "engine/notation/detail/sentence.h"

#include "engine/documents/nearest.h"

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

std::string_view nameOf(Part part) {
    switch (part) {
    case Part::minion:
    case Part::piece:
    case Part::target:
    case Part::given:
    case Part::pieces: return "piece";
    case Part::space:
    case Part::to: return "space";
    case Part::facing:
    case Part::keptFacing: return "facing";
    case Part::number: return "number";
    case Part::card:
    case Part::cards:
    case Part::source: return "card";
    }
    return {};
}

/// Reads the tokens as one form.
class Reader {
public:
    Reader(const std::vector<Token>& tokens, KindId kind, const Form& form) : tokens_(tokens), form_(form) {
        sentence_.kind = kind;
    }

    Expected<Sentence> read() {
        for (const Part part : form_.parts()) {
            if (!readPart(part)) {
                return failure(std::move(problem_));
            }
            if (part == form_.parts().front() && !form_.verb.empty()) {
                ++next_;
            }
        }
        if (form_.mayLink && next_ < tokens_.size() && tokens_[next_].text == "+") {
            sentence_.linked = true;
            ++next_;
        }
        if (next_ < tokens_.size()) {
            return failure(problemAt(tokens_[next_], DiagnosticCode::syntax, "end"));
        }
        return sentence_;
    }

    /// How many words were understood.
    std::size_t progress() const { return next_; }

private:
    bool atEnd() const { return next_ >= tokens_.size() || tokens_[next_].text == "+"; }

    bool readPart(Part part) {
        const bool isFacing = part == Part::facing || part == Part::keptFacing;
        if (atEnd()) {
            const int column = tokens_.back().column + static_cast<int>(tokens_.back().text.size());
            problem_ = problemAt({{}, column}, DiagnosticCode::syntax, std::string(nameOf(part)));
            return isFacing;
        }
        const std::string_view word = tokens_[next_].text;
        switch (part) {
        case Part::minion:
        case Part::piece: return keep(parsePieceName(word), sentence_.piece);
        case Part::target:
        case Part::given: return keepTarget(parsePieceName(word));
        case Part::pieces: return keep(parsePieceNames(word), sentence_.targets);
        case Part::space: return keep(parseSpace(word), sentence_.space);
        case Part::to: return keep(parseSpace(word), sentence_.to);
        case Part::facing:
        case Part::keptFacing: return keep(parseFacing(word), sentence_.facing);
        case Part::number: return keepNumber(word);
        case Part::card: return keep(parseCard(word), sentence_.card);
        case Part::cards: return keep(parseCardSet(word), sentence_.cards);
        case Part::source: return readSource(word);
        }
        return false;
    }

    template <class T, class U>
    bool keep(const Expected<T>& word, U& into) {
        if (!word) {
            problem_ = word.error();
            problem_.place = {1, tokens_[next_].column};
            return false;
        }
        into = *word;
        ++next_;
        return true;
    }

    bool keepTarget(const Expected<PieceName>& word) {
        sentence_.targets.resize(1);
        return keep(word, sentence_.targets.front());
    }

    bool keepNumber(std::string_view word) {
        const auto number = parseNumber(word);
        if (!number || *number < 0) {
            problem_ = problemAt(tokens_[next_], DiagnosticCode::syntax, "number");
            return false;
        }
        sentence_.number = *number;
        ++next_;
        return true;
    }

    bool readSource(std::string_view word) {
        if (word == "-" || word == "top") {
            sentence_.source = word == "-" ? CardSource::none : CardSource::drawPile;
            ++next_;
            return true;
        }
        sentence_.source = CardSource::hand;
        if (!keep(parseCard(word), sentence_.card)) {
            return false;
        }
        if (next_ < tokens_.size() && tokens_[next_].text == "discard") {
            sentence_.source = CardSource::discardPile;
            ++next_;
        }
        return true;
    }

    const std::vector<Token>& tokens_;
    const Form& form_;
    std::size_t next_ = 1;
    Sentence sentence_;
    Diagnostic problem_;
};

tl::unexpected<Diagnostic> unknownWord(const Token& token, const std::vector<std::string>& known) {
    Diagnostic problem = problemAt(token, DiagnosticCode::unknownWord, {});
    problem.suggestion = nearest(token.text, known);
    return failure(std::move(problem));
}

/// The kinds whose forms begin with the same word and have the same verb, or the problem with these two.
Expected<std::vector<KindId>> kindsOf(const Rules& rules, const std::vector<Token>& tokens) {
    std::vector<KindId> found;
    std::vector<std::string> words;
    std::vector<std::string> verbs;
    for (const KindId kind : allKinds(rules)) {
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
    // Forms that share word and verb differ in what follows; the one that gets furthest is the one meant.
    std::size_t furthest = 0;
    Expected<Sentence> best = failure({});
    for (const KindId kind : *candidates) {
        Reader reader(tokens, kind, formOf(rules, kind));
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
