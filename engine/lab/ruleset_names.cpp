#include "engine/lab/ruleset_names.h"

namespace gnostica::engine::lab {

std::string namesOf(const Rules& rules) {
    std::string names = rules.id;
    for (const std::string& expansion : rules.expansions) {
        names += '+' + expansion;
    }
    return names;
}

}  // namespace gnostica::engine::lab
