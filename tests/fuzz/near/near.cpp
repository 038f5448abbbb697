// Runs a fuzz target on every named file, on every file in a named folder, and then on changed copies of these. The
// changes are always the same, so that failures repeat. Standard error names the file that holds the current input.
#include "tests/fuzz/near/near.h"

#include "engine/model/rng.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <string>

namespace {

using gnostica::engine::Rng;
using gnostica::fuzz::Target;

constexpr int kChanged = 300;
constexpr std::size_t kLongest = 1 << 16;

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> inputsIn(std::span<char*> places) {
    std::vector<std::filesystem::path> files;
    for (const char* place : places) {
        if (std::filesystem::is_directory(place)) {
            for (const auto& entry : std::filesystem::recursive_directory_iterator(place)) {
                if (entry.is_regular_file()) {
                    files.push_back(entry.path());
                }
            }
        } else if (std::filesystem::exists(place)) {
            files.emplace_back(place);
        }
    }
    std::ranges::sort(files);
    std::vector<std::string> inputs{std::string()};
    std::ranges::transform(files, std::back_inserter(inputs), read);
    return inputs;
}

/// The words of a libFuzzer dictionary, without quotes and escapes.
std::vector<std::string> wordsIn(const char* path) {
    std::vector<std::string> words;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const auto first = line.find('"');
        const auto last = line.rfind('"');
        if (line.starts_with('#') || first == std::string::npos || last <= first) {
            continue;
        }
        std::string word = line.substr(first + 1, last - first - 1);
        for (auto at = word.find("\\\""); at != std::string::npos; at = word.find("\\\"", at + 1)) {
            word.erase(at, 1);
        }
        words.push_back(std::move(word));
    }
    return words;
}

/// Makes inputs by changing others.
class Changes {
public:
    Changes(const std::vector<std::string>& inputs, const std::vector<std::string>& words)
        : inputs_(inputs),
          words_(words) {}

    std::string next() {
        std::string text = anyOf(inputs_);
        for (std::size_t i = below(4); i < 4; ++i) {
            change(text);
        }
        text.resize(std::min(text.size(), kLongest));
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }
    const std::string& anyOf(const std::vector<std::string>& texts) { return texts[below(texts.size())]; }

    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t count = std::min(text.size() - at, below(40));
        switch (below(words_.empty() ? 4 : 5)) {
        case 0: text.erase(at, count); return;
        case 1: text.insert(at, text.substr(below(text.size() + 1), below(40))); return;
        case 2: {
            const std::string& other = anyOf(inputs_);
            text.replace(at, count, other, below(other.size() + 1), below(80));
            return;
        }
        case 3:
            if (at < text.size()) {
                text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
            }
            return;
        default: text.insert(at, anyOf(words_)); return;
        }
    }

    const std::vector<std::string>& inputs_;
    const std::vector<std::string>& words_;
    Rng rng_{1};
};

/// Saves the input while the target runs: after a crash the file holds its cause.
void run(const Target& target, const std::string& input, const std::filesystem::path& kept) {
    std::ofstream(kept, std::ios::binary) << input;
    target.run(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

}  // namespace

int main(int argc, char** argv) {
    const auto targets = gnostica::fuzz::allTargets();
    const auto target = std::ranges::find_if(
        targets, [&](const Target& each) { return argc > 2 && each.name == std::string_view(argv[1]); });
    if (target == targets.end()) {
        std::cerr << "A target, its dictionary, and files or folders are expected.\n";
        return 2;
    }
    const auto inputs = inputsIn(std::span(argv, static_cast<std::size_t>(argc)).subspan(3));
    const auto words = wordsIn(argv[2]);
    const std::filesystem::path kept = std::string(argv[1]) + ".input";
    std::cerr << "The input is in " << std::filesystem::absolute(kept) << '\n';
    for (const std::string& input : inputs) {
        run(*target, input, kept);
    }
    Changes changes(inputs, words);
    for (int i = 0; i < kChanged; ++i) {
        run(*target, changes.next(), kept);
    }
    std::filesystem::remove(kept);
    std::cout << inputs.size() << " inputs and " << kChanged << " changes of them\n";
    return 0;
}
