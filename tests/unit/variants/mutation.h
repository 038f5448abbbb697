// Documents broken in the ways that people break them.
#pragma once

#include "engine/documents/problems.h"
#include "engine/model/rng.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace gnostica::tests {

/// Breaks a valid document at one to three places.
class Mutation {
public:
    Mutation(nlohmann::json document, engine::Rng& rng) : document_(std::move(document)), rng_(rng) {}

    std::string make() {
        const std::uint32_t faults = 1 + rng_.below(3);
        for (std::uint32_t i = 0; i < faults; ++i) {
            breakOne();
        }
        return document_.dump(4);
    }

private:
    /// The value at a random place; containers are more likely than a uniform choice would make them.
    nlohmann::json& somewhere() {
        nlohmann::json* value = &document_;
        while (value->is_structured() && !value->empty() && (value == &document_ || rng_.below(4) != 0)) {
            const auto step = static_cast<std::ptrdiff_t>(rng_.below(static_cast<std::uint32_t>(value->size())));
            value = &*std::next(value->begin(), step);
        }
        return *value;
    }

    nlohmann::json rubbish() {
        switch (rng_.below(9)) {
        case 0: return -1;
        case 1: return 1'000'000;
        case 2: return 2.5;
        case 3: return rng_.below(2) == 0;
        case 4: return "rubbish";
        case 5: return nlohmann::json::array();
        case 6: return nlohmann::json::object();
        case 7: return "3";
        default: return nullptr;
        }
    }

    std::string misspelt(std::string word) {
        if (word.size() < 2 || rng_.below(4) == 0) {
            return "zzzzzzzzzzzz";
        }
        const std::size_t place = rng_.below(static_cast<std::uint32_t>(word.size() - 1));
        if (((word[place] | word[place + 1]) & 0x80) != 0) {
            return "zzzzzzzzzzzz";  // half a character would not be valid text
        }
        switch (rng_.below(3)) {
        case 0: std::swap(word[place], word[place + 1]); break;
        case 1: word.erase(place, 1); break;
        default: word.insert(place, 1, 'x'); break;
        }
        return word;
    }

    void breakOne() {
        nlohmann::json& value = somewhere();
        switch (rng_.below(5)) {
        case 0: value = rubbish(); break;
        case 1:
            if (value.is_string()) {
                value = misspelt(value.get<std::string>());
            } else if (value.is_array() && !value.empty()) {
                value.insert(value.end(), 1 + rng_.below(10), value.front());
            } else {
                value = rubbish();
            }
            break;
        case 2:
            if (value.is_object() && !value.empty()) {
                value.erase(std::next(value.begin(), rng_.below(static_cast<std::uint32_t>(value.size()))).key());
            } else if (value.is_array() && !value.empty()) {
                value.erase(rng_.below(static_cast<std::uint32_t>(value.size())));
            }
            break;
        case 3:
            if (value.is_object() && !value.empty()) {
                const auto old = std::next(value.begin(), rng_.below(static_cast<std::uint32_t>(value.size())));
                const std::string key = old.key();
                nlohmann::json moved = *old;
                value.erase(key);
                value[misspelt(key)] = std::move(moved);
            }
            break;
        default:
            if (value.is_object()) {
                value["rubbish"] = rubbish();
            } else if (value.is_array()) {
                value.push_back(rubbish());
            } else if (value.is_number_integer()) {
                value = value.get<int>() + static_cast<int>(rng_.below(40)) - 20;
            }
            break;
        }
    }

    nlohmann::json document_;
    engine::Rng& rng_;
};

}  // namespace gnostica::tests
