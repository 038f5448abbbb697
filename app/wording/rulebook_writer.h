// Writes the rulebook. For rulebook() only.
#pragma once

#include "app/wording/programs.h"
#include "app/wording/rulebook.h"

#include <QCoreApplication>

#include <initializer_list>

namespace gnostica::wording {

/// Goes through the rules chapter by chapter. Rulings choose between whole sentences.
class RulebookWriter {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::RulebookWriter)
public:
    explicit RulebookWriter(const engine::Rules& rules);

    std::vector<RuleChapter> write();

private:
    void spaces();
    void setup();
    void bids();
    void turns();
    void minions();
    void orientation();
    void cups();
    void rods();
    void discs();
    void swords();
    void links();
    void majors();
    void drawing();
    void ending();
    void challenge(int target);

    void begin(const QString& title);
    /// A paragraph, or more of the one before if it has the same id.
    void say(const char* id, const QString& text, std::initializer_list<QString> values = {});
    static QString number(int value);
    /// The plain power of a suit, as the ruleset has it.
    const PowerUse& suit(engine::Suit suit) const;
    bool links(engine::LinkKind kind) const;
    /// A major's line in the rulebook: name and powers.
    void major(const char* id, int number);

    const engine::Rules& rules_;
    Programs programs_;
    std::vector<RuleChapter> chapters_;
};

}  // namespace gnostica::wording
