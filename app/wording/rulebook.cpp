#include "app/wording/rulebook.h"

#include "app/wording/fill.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"

namespace gnostica::wording {

using namespace engine;

QString RulebookWriter::number(int value) {
    return QString::number(value);
}

void RulebookWriter::begin(const QString& title) {
    chapters_.push_back({title, {}});
}

void RulebookWriter::say(const char* id, const QString& text, std::initializer_list<QString> values) {
    const QString paragraph = fill(text, values);
    auto& paragraphs = chapters_.back().paragraphs;
    const QString rule = QString::fromLatin1(id);
    if (!paragraphs.empty() && paragraphs.back().id == rule) {
        paragraphs.back().text += u' ' + paragraph;
    } else {
        paragraphs.push_back({rule, paragraph});
    }
}

std::vector<RuleChapter> RulebookWriter::write() {
    spaces();
    setup();
    if (hasMechanic(rules_, "bid") && rules_.first == FirstSeat::bid) {
        bids();
    }
    turns();
    minions();
    orientation();
    cups();
    rods();
    discs();
    swords();
    links();
    majors();
    drawing();
    ending();
    return std::move(chapters_);
}

std::vector<RuleChapter> rulebook(const Rules& rules) {
    return RulebookWriter(rules).write();
}

}  // namespace gnostica::wording
