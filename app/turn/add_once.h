// Lists without repetitions.
#pragma once

#include <algorithm>
#include <vector>

namespace gnostica::turn {

template <class T>
void addOnce(std::vector<T>& list, const T& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) {
        list.push_back(value);
    }
}

template <class T>
void addAll(std::vector<T>& list, const std::vector<T>& more) {
    for (const T& value : more) {
        addOnce(list, value);
    }
}

}  // namespace gnostica::turn
