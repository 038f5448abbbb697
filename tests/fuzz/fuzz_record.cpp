// A record from a stranger, or a damaged one: what is loaded can be written and loads again, without damage.
#include "engine/notation/record.h"
#include "tests/fuzz/fuzz_rules.h"

#include <cstdint>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

namespace {

std::string headerText() {
    return recordLine(headerFor(*shippedRules(), 3)) + '\n';
}

void tryRecord(const std::string& text) {
    std::istringstream in(text);
    const auto record = loadRecord(in, builtinRegistry());
    if (!record) {
        require(!record.error().empty());
        return;
    }
    require(record->wholeBytes <= text.size());
    require(record->damage.has_value() == (record->wholeBytes < text.size()));
    std::ostringstream out;
    writeRecord(out, record->header, record->game, record->times);
    std::istringstream again(out.str());
    const auto second = loadRecord(again, builtinRegistry());
    require(second && !second->damage && second->game.state() == record->game.state());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::string header = headerText();
    const std::string text(reinterpret_cast<const char*>(data), size);
    tryRecord(text);
    tryRecord(header + text);  // few inputs would find a whole header by themselves
    return 0;
}
